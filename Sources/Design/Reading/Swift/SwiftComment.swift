import Syntax

/// What a comment beside a value says: hex colours, and words.
struct SwiftComment {
  /// A hex colour in a comment.
  struct Hex {
    var value: ColorValue
    /// Whether it is written with its opacity.
    var hasAlpha: Bool
    /// The offset of its mark in the source.
    var offset: Int
  }

  let hexes: [Hex]
  /// The comment without its marks and hex colours; nil when nothing is left.
  var note: String? { Self.tidy(String(decoding: words, as: UTF8.self)) }
  private let words: [UInt8]
  /// Whether its hex colours are parts of something else: a gradient, a pair, what a colour lies on.
  let isCompound: Bool

  init(_ token: CodeToken, in text: SourceText) {
    let bytes = text.bytes
    var hexes: [Hex] = []
    var words: [UInt8] = []
    var between: [UInt8] = []
    var isCompound = false
    let (start, end) = Self.inner(token, bytes)
    var index = start
    while index < end {
      if bytes[index] == UInt8(ascii: "#"), let length = Self.hexLength(bytes, index + 1, end),
        let value = ColorValue(css: bytes[index..<(index + 1 + length)])
      {
        if RemarkedHex.isRemark(after: words) {
          words += bytes[index..<(index + 1 + length)]
        } else {
          if !hexes.isEmpty, Self.joins(between) { isCompound = true }
          hexes.append(Hex(value: value, hasAlpha: length == 4 || length == 8, offset: index))
          between.removeAll()
        }
        index += 1 + length
      } else {
        words.append(bytes[index])
        between.append(bytes[index])
        index += 1
      }
    }
    self.hexes = hexes
    self.isCompound = isCompound
    self.words = words
  }

  /// The offsets between a comment's marks.
  private static func inner(_ token: CodeToken, _ bytes: [UInt8]) -> (Int, Int) {
    var start = min(Int(token.start) + 2, Int(token.end))
    var end = Int(token.end)
    let isBlock = bytes[Int(token.start) + 1 < bytes.count ? Int(token.start) + 1 : 0] == UInt8(ascii: "*")
    if isBlock, end - start >= 2, bytes[end - 2] == UInt8(ascii: "*"), bytes[end - 1] == UInt8(ascii: "/") {
      end -= 2
    }
    while start < end, bytes[start] == UInt8(ascii: "/") || bytes[start] == UInt8(ascii: "<") { start += 1 }
    return (start, max(start, end))
  }

  private static func hexLength(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int? {
    var length = 0
    while start + length < end, isWord(bytes[start + length]) {
      guard isHexDigit(bytes[start + length]) else { return nil }
      length += 1
    }
    return length == 3 || length == 4 || length == 6 || length == 8 ? length : nil
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (byte >= 0x30 && byte <= 0x39) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte == 0x5F
  }

  private static func joins(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return ["→", "->", "/", ",", "+", "…"].contains(where: text.holds)
  }

  private static func tidy(_ text: String) -> String? {
    var text = Substring(text).unicodeScalars
    func trim() {
      while let first = text.first, isMark(first) || first == "~" || first.properties.isWhitespace {
        text.removeFirst()
      }
      while let last = text.last, isMark(last) || last.properties.isWhitespace { text.removeLast() }
    }
    trim()
    if text.first == "(", text.last == ")",
      !text.dropFirst().dropLast().contains(where: { $0 == "(" || $0 == ")" })
    {
      text = text.dropFirst().dropLast()
      trim()
    }
    guard text.contains(where: { $0.properties.isAlphabetic || $0.properties.numericType != nil }) else {
      return nil
    }
    return Substring(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "—", "–", "-", "·", ":", ",", ";", "→", "=", "/", "|": true
    default: false
    }
  }
}
