import Design

/// The colour that a literal of code is, whole: `"#7360F2"`, `0x7360F2`, `0xFF7360F2`, `#7360F2`.
enum CodeColor {
  /// Nil for a literal that is no colour. Eight digits of a number are read as Android has them, alpha first.
  static func value(of literal: ArraySlice<UInt8>) -> ColorValue? {
    if let first = literal.first, first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      let inner = literal.dropFirst().dropLast()
      return inner.first == UInt8(ascii: "#") ? hex(inner) : nil
    }
    if literal.first == UInt8(ascii: "#") { return hex(literal) }
    guard literal.count >= 8, literal.first == UInt8(ascii: "0"),
      literal.dropFirst().first.map({ $0 | 0x20 }) == 0x78
    else { return nil }
    let digits = literal.dropFirst(2).filter { $0 != UInt8(ascii: "_") }
    guard let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else { return nil }
    switch digits.count {
    case 6: return color(value, alpha: 255)
    case 8: return color(value, alpha: UInt8(truncatingIfNeeded: value >> 24))
    default: return nil
    }
  }

  private static func hex(_ text: ArraySlice<UInt8>) -> ColorValue? {
    let mention = ColorMention.all(in: Array(text), isWhole: true)
    return mention.first?.range == 0..<text.count ? mention.first?.color : nil
  }

  private static func color(_ value: UInt32, alpha: UInt8) -> ColorValue {
    ColorValue(
      red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
      blue: UInt8(truncatingIfNeeded: value), alpha: alpha)
  }
}
