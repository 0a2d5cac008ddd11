import Syntax

/// A hex colour in a source, in the form its author gave it.
struct HexSpelling {
  private let text: SourceText
  private let range: Range<Int>

  /// The hex of a comment; nil when no `#` and digits stand there.
  init?(_ comment: Evidence.ColorComment, in texts: SourceTexts) {
    guard let text = texts[comment.origin.path] else { return nil }
    var start = text.offset(of: comment.origin.position)
    if comment.isConversion {
      guard let value = Self.fallback(after: start, in: text.bytes) else { return nil }
      start = value
    }
    guard start < text.bytes.count, text.bytes[start] == UInt8(ascii: "#") else { return nil }
    var end = start + 1
    while end < text.bytes.count, Self.isDigit(text.bytes[end]) { end += 1 }
    guard [3, 4, 6, 8].contains(end - start - 1), ColorValue(css: text.bytes[start..<end]) == comment.stated
    else { return nil }
    self.text = text
    range = start..<end
  }

  /// The change that makes it another colour: the same case, the same presence of alpha, short where that is exact.
  func edit(to color: ColorValue) -> Edit {
    let original = text.string(range)
    let digits = original.utf8.count - 1
    var bytes = [color.red, color.green, color.blue]
    if digits == 4 || digits == 8 { bytes.append(color.alphaByte) }
    let isShort = digits < 6 && bytes.allSatisfy { $0 >> 4 == $0 & 0xF }
    let isLower = original.contains(where: \.isLowercase) && !original.contains(where: \.isUppercase)
    var replacement = "#"
    for byte in bytes {
      let high = String(byte >> 4, radix: 16, uppercase: !isLower)
      replacement += isShort ? high : high + String(byte & 0xF, radix: 16, uppercase: !isLower)
    }
    return Edit(
      position: text.position(at: range.lowerBound), original: original, replacement: replacement)
  }

  /// The first value of a key `"hex"` behind a place: the fallback of a DTCG colour, whose place is its token's.
  private static func fallback(after start: Int, in bytes: [UInt8]) -> Int? {
    let key = Array("\"hex\"".utf8)
    // A colour is some lines long.
    let limit = min(bytes.count, start + 4096)
    var index = start
    while index + key.count < limit {
      guard bytes[index] == key[0], bytes[index..<index + key.count].elementsEqual(key) else {
        index += 1
        continue
      }
      index += key.count
      while index < limit, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: ":") { index += 1 }
      return index < limit && bytes[index] == UInt8(ascii: "\"") ? index + 1 : nil
    }
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }
}
