import Design
import Syntax

/// Colours that a text writes out: `#7360F2`, `rgba(0, 0, 0, 0.5)`.
enum ColorMention {
  /// Where colours stand in UTF-8, in order and apart.
  ///
  /// A hex colour counts with six or eight digits; with three or four only when it is the whole text (`isWhole`), as
  /// `#123` in prose is the number of an issue.
  static func all(in bytes: [UInt8], isWhole: Bool = false) -> [(range: Range<Int>, color: ColorValue)] {
    var result: [(range: Range<Int>, color: ColorValue)] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      var end = index + 1
      if byte == UInt8(ascii: "#") {
        while end < bytes.count, bytes[end].isHexDigit { end += 1 }
        let digits = end - index - 1
        let isShort = isWhole && index == 0 && end == bytes.count && (digits == 3 || digits == 4)
        if digits == 6 || digits == 8 || isShort, !isWord(before: index, bytes), !isWord(at: end, bytes),
          let color = ColorValue(css: bytes[index..<end])
        {
          result.append((index..<end, color))
        }
      } else if byte.isASCIILetter {
        while end < bytes.count, bytes[end].isASCIILetter || bytes[end] == UInt8(ascii: "-") { end += 1 }
        if end < bytes.count, bytes[end] == UInt8(ascii: "("), !isWord(before: index, bytes),
          functions.contains(String(decoding: bytes[index..<end], as: UTF8.self).lowercased()),
          let found = CSSColor.prefix(of: bytes[index..<min(bytes.count, index + longest)])
        {
          result.append((index..<found.end, ColorValue(found.color)))
          end = found.end
        }
      }
      index = max(end, index + 1)
    }
    return result
  }

  /// Whether a text holds what every colour that is written out does: a hash before a digit, or a parenthesis behind a
  /// letter with which a function ends.
  static func isPossible(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for index in bytes.indices {
        if bytes[index] == UInt8(ascii: "#") {
          if index + 1 < bytes.count, bytes[index + 1].isHexDigit { return true }
        } else if bytes[index] == UInt8(ascii: "("), index > 0, endsFunction(bytes[index - 1] | 0x20) {
          return true
        }
      }
      return false
    }
  }

  /// Whether the name of a colour function ends with a letter.
  static func endsFunction(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "r"): true
    default: false
    }
  }

  static let functions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color",
  ]
  /// Bytes that a colour function may take.
  private static let longest = 120

  private static func isWord(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") || byte >= 0x80
  }
  private static func isWord(at index: Int, _ bytes: [UInt8]) -> Bool {
    index < bytes.count && isWord(bytes[index]) && bytes[index] < 0x80
  }
  private static func isWord(before index: Int, _ bytes: [UInt8]) -> Bool {
    guard index > 0 else { return false }
    let byte = bytes[index - 1]
    return byte < 0x80 && (isWord(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "&"))
  }
}
