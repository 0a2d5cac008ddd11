/// The letters of a word and what else it is of.
struct Spelling {
  /// In lower case.
  let key: Vocabulary.Key
  /// Nothing but letters of ASCII, and nothing but ASCII.
  let isLetters: Bool
  let isPlain: Bool
  let isLower: Bool

  init(_ bytes: [UInt8], in word: Range<Int>) {
    var key = Vocabulary.Key()
    var (isLetters, isPlain, isLower) = (true, true, true)
    bytes.withUnsafeBufferPointer { bytes in
      for byte in bytes[word] {
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
    self.key = key
    self.isLetters = isLetters
    self.isPlain = isPlain
    self.isLower = isLower
  }
}
