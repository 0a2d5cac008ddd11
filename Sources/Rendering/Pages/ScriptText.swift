/// Text in scripts.
enum ScriptText {
  /// A JavaScript string; what could end a script or a line is written as an escape.
  static func literal(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 2)
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The same at the end of other text.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(0x22)
    var text = text
    text.withUTF8 { text in
      var start = 0
      var index = 0
      while index < text.count {
        let byte = text[index]
        guard isSpecial(byte) else {
          index += 1
          continue
        }
        var length = 1
        var separator: UInt8?
        // U+2028 and U+2029 end a line of JavaScript: E2 80 A8 and E2 80 A9.
        if byte == 0xE2 {
          guard index + 2 < text.count, text[index + 1] == 0x80, text[index + 2] & 0xFE == 0xA8 else {
            index += 1
            continue
          }
          length = 3
          separator = text[index + 2]
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
        if let separator {
          bytes += (separator == 0xA8 ? "\\u2028" : "\\u2029").utf8
        } else {
          bytes += (byte < 0x10 ? "\\u000" : "\\u00").utf8
          bytes += String(byte, radix: 16).utf8
        }
        index += length
        start = index
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    }
    bytes.append(0x22)
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x1F, 0x22, 0x26, 0x3C, 0x3E, 0x5C, 0x7F, 0xE2: true
    default: false
    }
  }
}

/// Rows of texts as JavaScript, `["a","b"],["c","d"]`.
struct ScriptRows {
  private var bytes: [UInt8] = []

  /// One row more.
  mutating func add(_ texts: String...) {
    bytes.append(bytes.isEmpty ? UInt8(ascii: "[") : UInt8(ascii: ","))
    bytes += Self.list(texts)
  }

  /// The rows as a list.
  var list: [UInt8] { (bytes.isEmpty ? [UInt8(ascii: "[")] : bytes) + [UInt8(ascii: "]")] }

  /// A list of texts.
  static func list(_ texts: some Sequence<String>) -> [UInt8] {
    var bytes: [UInt8] = [UInt8(ascii: "[")]
    for text in texts {
      if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
      ScriptText.append(text, to: &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
    return bytes
  }
}
