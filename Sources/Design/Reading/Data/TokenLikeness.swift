import Syntax

/// Whether a value of front matter looks like tokens, by Google's rule `token-like-ignored`.
enum TokenLikeness {
  private static let typeProperties: Set<String> = [
    "fontFamily", "fontSize", "fontWeight", "lineHeight", "letterSpacing",
  ]

  /// A map that holds, at any depth but not inside lists, a hex colour, a number with a unit, or a type property.
  static func holdsTokens(_ section: DataValue) -> Bool {
    guard section.kind == .map else { return false }
    var waiting = section.entries
    while let value = waiting.popLast() {
      if typeProperties.contains(value.key) { return true }
      switch value.kind {
      case .map: waiting += value.entries
      case .string: if isHex(value.text) || CSSDimension(value.text) != nil { return true }
      default: break
      }
    }
    return false
  }

  private static func isHex(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: "#") && ColorValue(css: text) != nil
  }
}
