import Syntax

/// How deep the brackets of code may stand in each other: the readers go down by calling themselves.
enum Nesting {
  /// What every reader of code reaches.
  static let deepest = 40

  /// What is said where code is deeper, since what stands there may hold tokens that nobody reads.
  static func finding(path: String, position: Position) -> Finding {
    Finding(
      rule: "token-unread", severity: .warning, path: path, position: position,
      message: "brackets nested more than \(deepest) deep, where code is not read further",
      help: "declare the inner parts on their own")
  }
}
