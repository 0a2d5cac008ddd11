/// The text of an export as it grows. What a line is made of goes straight into it: a text of its own for each line
/// costs several times as much.
struct ExportText {
  private var buffer = ByteBuffer()

  /// What is written.
  var bytes: [UInt8] { buffer.bytes }

  /// Whether nothing is written yet.
  var isEmpty: Bool { buffer.isEmpty }

  /// Pieces of text, one behind the other.
  mutating func add(
    _ one: String, _ two: String = "", _ three: String = "", _ four: String = "",
    _ five: String = "",
    _ six: String = "", _ seven: String = ""
  ) {
    append(one)
    append(two)
    append(three)
    append(four)
    append(five)
    append(six)
    append(seven)
  }

  private mutating func append(_ text: String) {
    if !text.isEmpty { buffer.append(text) }
  }

  static func += (text: inout ExportText, more: String) { text.append(more) }

  static func += (text: inout ExportText, more: ExportText) {
    text.buffer.append(more.buffer[0...])
  }
}

/// Bytes of colours in base 16.
enum HexDigits {
  /// The lowest digits of a number, with a `#` before them or without.
  static func text(of value: UInt32, count: Int, isUpper: Bool, hasMark: Bool = false) -> String {
    let letters: UInt8 = isUpper ? 0x37 : 0x57
    let start = hasMark ? 1 : 0
    return String(unsafeUninitializedCapacity: start + count) { text in
      if hasMark { text[0] = UInt8(ascii: "#") }
      for place in 0..<count {
        let digit = UInt8(truncatingIfNeeded: value >> UInt32(4 * (count - 1 - place))) & 15
        text[start + place] = digit < 10 ? 0x30 + digit : letters + digit
      }
      return start + count
    }
  }
}

extension String {
  /// Whether every byte is a sign of ASCII that can be seen, or a space, and none is one of these: such text stays as it
  /// is where only those have a meaning.
  func isPlain(without signs: StaticString) -> Bool {
    // A bit for each of the signs.
    var low: UInt64 = 0
    var high: UInt64 = 0
    signs.withUTF8Buffer { signs in
      for sign in signs {
        if sign < 64 { low |= 1 << UInt64(sign) } else { high |= 1 << UInt64(sign & 63) }
      }
    }
    var text = self
    return text.withUTF8 { text in
      text.allSatisfy { byte in
        byte >= 0x20 && byte < 0x7F && (byte < 64 ? low : high) & (1 << UInt64(byte & 63)) == 0
      }
    }
  }

  /// The text with a space for each control and each separator of lines or paragraphs, which have no place in a line.
  /// - Parameter mark: writes what stands before a byte; it is given the byte and the one before it.
  func withoutControls(_ mark: (UInt8, UInt8, inout [UInt8]) -> Void) -> String {
    let text = Array(utf8)
    var result: [UInt8] = []
    result.reserveCapacity(text.count + text.count / 8)
    var last: UInt8 = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      var length = 1
      if byte < 0x20 || byte == 0x7F {
        result.append(0x20)
      } else if byte == 0xC2, index + 1 < text.count, text[index + 1] < 0xA0 {
        // U+0080 to U+009F.
        result.append(0x20)
        length = 2
      } else if byte == 0xE2, index + 2 < text.count, text[index + 1] == 0x80,
        text[index + 2] & 0xFE == 0xA8
      {
        // U+2028 and U+2029.
        result.append(0x20)
        length = 3
      } else {
        mark(byte, last, &result)
        result.append(byte)
      }
      last = byte
      index += length
    }
    return String(decoding: result, as: UTF8.self)
  }
}
