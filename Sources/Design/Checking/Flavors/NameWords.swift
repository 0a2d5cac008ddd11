/// The words of a token's name: `ViberColors.textPrimary` is Viber, Colors, text, Primary.
enum NameWords {
  /// Words end at case changes and at everything that is no letter and no digit. Bytes outside ASCII are letters.
  static func of(_ name: String) -> [Substring] {
    var words: [Substring] = []
    let bytes = name.utf8
    var start: String.Index?
    var previous: UInt8 = 0
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      let next = bytes.index(after: index)
      if !isWord(byte) {
        if let begin = start { words.append(name[begin..<index]) }
        start = nil
      } else if let begin = start {
        // `textPrimary` breaks before P; `HTMLText` before the T that a lower-case letter follows.
        let endsAcronym = isUpper(byte) && isUpper(previous) && next < bytes.endIndex && isLower(bytes[next])
        if (isUpper(byte) && !isUpper(previous)) || endsAcronym {
          words.append(name[begin..<index])
          start = index
        }
      } else {
        start = index
      }
      previous = byte
      index = next
    }
    if let begin = start { words.append(name[begin...]) }
    return words
  }

  /// Words in lower case, joined: the form in which names of different flavors are compared.
  static func key(_ words: some Sequence<Substring>) -> String {
    words.map { $0.lowercased() }.joined()
  }

  private static func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
  private static func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isWord(_ byte: UInt8) -> Bool {
    isUpper(byte) || isLower(byte) || (0x30...0x39).contains(byte) || byte >= 0x80
  }
}
