/// What shows, before a text is taken to pieces, that a reader may find something in it. Most prose has none of it.
enum Telltale {
  /// Whether a text may hold a colour, a reference, a level or a bound of contrast, a platform's name, or what spells
  /// out a spring or a curve; wrong only where it says so for nothing.
  static func stands(in text: InlineText) -> Bool {
    text.bytes.withUnsafeBufferPointer { bytes in
      // The last eight letters, whatever stood between them.
      var letters: UInt64 = 0
      for index in bytes.indices {
        switch bytes[index] {
        case 0x41...0x5A, 0x61...0x7A:
          letters = letters &<< 8 | UInt64(bytes[index] | 0x20)
          if endsWord(letters) { return true }
        // `#FF9900`, `{colors.primary}`, `white @ 8%`.
        case UInt8(ascii: "#"), UInt8(ascii: "{"), UInt8(ascii: "@"): return true
        // `rgb(`.
        case UInt8(ascii: "("):
          if index > 0, bytes[index - 1] >= 0x61, bytes[index - 1] <= 0x7A { return true }
        // `4.5:1`.
        case UInt8(ascii: ":"):
          if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "1") { return true }
        default: break
        }
      }
      return false
    }
  }

  /// Whether the last letters are those of a word that tells something; of a longer word its last ones.
  private static func endsWord(_ letters: UInt64) -> Bool {
    switch UInt8(truncatingIfNeeded: letters) {
    case UInt8(ascii: "a"): letters & 0xFFFF == aa
    case UInt8(ascii: "e"): letters == response || letters == timingCurve
    case UInt8(ascii: "r"): letters == cubicBezier
    case UInt8(ascii: "s"): letters & 0xFF_FFFF == ios || letters == stiffness
    default: false
    }
  }

  private static let aa = last("aa")
  private static let ios = last("ios")
  private static let response = last("response")
  private static let stiffness = last("stiffness")
  private static let cubicBezier = last("cubicbezier")
  private static let timingCurve = last("timingcurve")

  private static func last(_ letters: StaticString) -> UInt64 {
    letters.withUTF8Buffer { $0.reduce(0) { $0 &<< 8 | UInt64($1) } }
  }
}
