public import Syntax

/// Why a template cannot be used: where, what stands there, and what was expected.
public struct TemplateError: Error, Hashable, Sendable {
  /// The template's path as people see it.
  public let path: String
  /// Where the offending tag begins.
  public let position: Position
  /// What was found.
  public let found: String
  /// What was expected instead.
  public let expected: String

  /// An error at a place.
  public init(path: String, position: Position, found: String, expected: String) {
    self.path = path
    self.position = position
    self.found = found
    self.expected = expected
  }

  /// The same for a report.
  public var finding: Finding {
    Finding(
      rule: "template-syntax", severity: .error, path: path, position: position,
      message: "found \(found), expected \(expected)")
  }
}
