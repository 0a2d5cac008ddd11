import Syntax

/// Where a piece of prose stands: its file, its headings, and what the whole document has.
struct ProsePlace {
  var flavor: Flavor
  var path: String
  var section = ProseSection()
  /// Whether any heading of the document announces colours: then plain items elsewhere are mentions.
  var documentHasPalette = false

  /// An origin of this source.
  func origin(_ position: Position) -> Origin {
    Origin(flavor: flavor, path: path, position: position)
  }

  /// A finding of form in this source.
  func unread(_ message: String, at position: Position, length: Int = 0, help: String? = nil) -> Finding {
    Finding(
      rule: "token-unread", severity: .warning, path: path, position: position, length: length,
      message: message, help: help)
  }

  /// What is said of a colour that could not be read.
  func invalidColor(_ text: String, at position: Position, length: Int) -> Finding {
    Finding(
      rule: "color-invalid", severity: .error, path: path, position: position, length: length,
      message: "'\(text)' is not a colour", help: "write 3, 4, 6 or 8 hex digits after the #, or a CSS colour"
    )
  }
}
