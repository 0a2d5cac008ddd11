import Syntax

/// The words of a token's name: `ViberColors.textPrimary` is Viber, Colors, text, Primary.
enum NameWords {
  /// Words end at case changes and at everything that is no letter and no digit. Bytes outside ASCII are letters.
  static func of(_ name: String) -> [Substring] {
    var bytes = name
    return bytes.withUTF8 { bytes in
      var words: [Substring] = []
      forEach(in: bytes) { range in
        let start = name.utf8.index(name.startIndex, offsetBy: range.lowerBound)
        words.append(name[start..<name.utf8.index(start, offsetBy: range.count)])
      }
      return words
    }
  }

  /// The same in lower case.
  static func lowered(of name: String) -> [String] {
    var bytes = name
    return bytes.withUTF8 { bytes in
      var words: [String] = []
      forEach(in: bytes) { range in
        let word = bytes[range]
        words.append(
          word.allSatisfy { $0 < 0x80 }
            ? String(lowercasingASCII: word) : String(decoding: word, as: UTF8.self).lowercased())
      }
      return words
    }
  }

  /// The same word by word, by their places.
  static func forEach(in bytes: UnsafeBufferPointer<UInt8>, _ take: (Range<Int>) -> Void) {
    var start: Int?
    var previous: UInt8 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      if !isWord(byte) {
        if let begin = start { take(begin..<index) }
        start = nil
      } else if let begin = start {
        // `textPrimary` breaks before P; `HTMLText` before the T that a lower-case letter follows.
        let endsAcronym =
          isUpper(byte) && isUpper(previous) && index + 1 < bytes.count && isLower(bytes[index + 1])
        if (isUpper(byte) && !isUpper(previous)) || endsAcronym {
          take(begin..<index)
          start = index
        }
      } else {
        start = index
      }
      previous = byte
    }
    if let begin = start { take(begin..<bytes.count) }
  }

  /// Words in lower case, joined: the form in which names of different flavors are compared.
  static func key(_ words: some Sequence<Substring>) -> String {
    var key = ""
    for word in words { key += word.lowercased() }
    return key
  }

  /// The key of all words of a name. Where all letters are ASCII, words need not be told apart to be joined again.
  static func key(of name: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(name.utf8.count)
    for byte in name.utf8 where isWord(byte) {
      if byte >= 0x80 { return key(of(name)) }
      bytes.append(isUpper(byte) ? byte | 0x20 : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
  private static func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isWord(_ byte: UInt8) -> Bool {
    isUpper(byte) || isLower(byte) || (0x30...0x39).contains(byte) || byte >= 0x80
  }
}
