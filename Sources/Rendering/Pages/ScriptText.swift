/// Text in scripts.
enum ScriptText {
  /// A JavaScript string; what could end a script or a line is written as an escape.
  static func literal(_ text: String) -> String {
    var script = ByteBuffer(capacity: text.utf8.count + 2)
    append(text, to: &script)
    return String(decoding: script[0...], as: UTF8.self)
  }

  /// The same at the end of other text.
  static func append(_ text: String, to script: inout ByteBuffer) {
    script.append(0x22)
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
        script.append(UnsafeBufferPointer(rebasing: text[start..<index]))
        if let separator {
          script.append(separator == 0xA8 ? "\\u2028" : "\\u2029")
        } else {
          script.append(byte < 0x10 ? "\\u000" : "\\u00")
          script.append(String(byte, radix: 16))
        }
        index += length
        start = index
      }
      script.append(UnsafeBufferPointer(rebasing: text[start...]))
    }
    script.append(0x22)
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
  private var buffer = ByteBuffer()

  /// One row more.
  mutating func add(_ texts: String...) {
    if !buffer.isEmpty { buffer.append(UInt8(ascii: ",")) }
    Self.append(texts, to: &buffer)
  }

  /// Appends the rows as a list.
  func write(to script: inout ByteBuffer) {
    script.append(UInt8(ascii: "["))
    script.append(buffer[0...])
    script.append(UInt8(ascii: "]"))
  }

  /// Appends a list of texts.
  static func append(_ texts: some Sequence<String>, to script: inout ByteBuffer) {
    script.append(UInt8(ascii: "["))
    var isFirst = true
    for text in texts {
      if !isFirst { script.append(UInt8(ascii: ",")) }
      isFirst = false
      ScriptText.append(text, to: &script)
    }
    script.append(UInt8(ascii: "]"))
  }
}
