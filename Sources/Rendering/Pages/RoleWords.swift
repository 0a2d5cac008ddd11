/// Words as bits of one number: names are asked for the same few of them again and again.
struct RoleWords: OptionSet, Sendable {
  let rawValue: UInt64

  /// The words that have a bit: up to 64, further ones are never found.
  struct Vocabulary: Sendable {
    private(set) var bits: [String: RoleWords] = [:]

    /// The bits of words, each of which has one from now on.
    mutating func add(_ words: [String]) -> RoleWords {
      var result = RoleWords()
      for word in words {
        let bit = bits[word] ?? RoleWords(rawValue: 1 << UInt64(bits.count))
        bits[word] = bit
        result.formUnion(bit)
      }
      return result
    }

    /// The bits of those words that have one.
    func known(_ words: [String]) -> RoleWords {
      words.reduce(into: RoleWords()) { result, word in
        if let bit = bits[word] { result.formUnion(bit) }
      }
    }
  }
}
