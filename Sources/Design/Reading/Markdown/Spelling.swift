/// The letters of a word and what else it is of.
struct Spelling {
  /// In lower case.
  var key = Vocabulary.Key()
  /// Nothing but letters of ASCII, and nothing but ASCII.
  var isLetters = true
  var isPlain = true
  var isLower = true

  mutating func append(_ byte: UInt8) {
    if byte >= 0x61, byte <= 0x7A {
      key.append(byte)
    } else if byte >= 0x41, byte <= 0x5A {
      isLower = false
      key.append(byte | 0x20)
    } else {
      isLetters = false
      if byte >= 0x80 { isPlain = false }
      key.append(byte)
    }
  }
}
