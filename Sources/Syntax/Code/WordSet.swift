/// Words looked up by the bytes they have in a source: no string is made of what is only compared.
public struct WordSet: Sendable {
  private var bytes: [UInt8] = []
  /// A word's bytes, and its place among the words as they were given.
  private var words: [(range: Range<Int>, place: Int)] = []
  /// Where in `words` those begin whose first byte has the same six low bits.
  private var buckets: [Int] = []

  /// Words in any order; an empty one is never found.
  public init(_ words: [String]) {
    let sorted = words.enumerated().compactMap { place, word in
      word.utf8.first.map { (bucket: Self.bucket(of: $0), place: place, word: word) }
    }.sorted { ($0.bucket, $0.place) < ($1.bucket, $1.place) }
    for entry in sorted {
      while buckets.count <= entry.bucket { buckets.append(self.words.count) }
      let start = bytes.count
      bytes.append(contentsOf: entry.word.utf8)
      self.words.append((start..<bytes.count, entry.place))
    }
    while buckets.count <= Self.bucketCount { buckets.append(self.words.count) }
  }

  private static let bucketCount = 64

  private static func bucket(of byte: UInt8) -> Int { Int(byte) % bucketCount }

  /// The place, among the words as they were given, of the one that stands in a range of a source.
  public func place(of range: Range<Int>, in source: [UInt8]) -> Int? {
    guard let first = range.first else { return nil }
    let bucket = Self.bucket(of: source[first])
    for index in buckets[bucket]..<buckets[bucket + 1] {
      let word = words[index].range
      if word.count == range.count, stands(word, at: range.lowerBound, in: source) {
        return words[index].place
      }
    }
    return nil
  }

  private func stands(_ word: Range<Int>, at start: Int, in source: [UInt8]) -> Bool {
    for offset in 0..<word.count where bytes[word.lowerBound + offset] != source[start + offset] {
      return false
    }
    return true
  }

  /// Whether one of the words is exactly what stands in a range of a source.
  public func contains(_ range: Range<Int>, in source: [UInt8]) -> Bool {
    place(of: range, in: source) != nil
  }

  /// Whether a text is one of the words.
  public func contains(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return contains(bytes.indices, in: bytes)
  }
}

extension WordSet: ExpressibleByArrayLiteral {
  /// The words as they are.
  public init(arrayLiteral words: String...) { self.init(words) }
}
