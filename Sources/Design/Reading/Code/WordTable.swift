import Syntax

/// Values by words that are looked up by their bytes in a source, as those of a `WordSet`.
struct WordTable<Value: Sendable>: Sendable, ExpressibleByDictionaryLiteral {
  private let words: WordSet
  private let values: [Value]

  init(dictionaryLiteral elements: (String, Value)...) {
    words = WordSet(elements.map(\.0))
    values = elements.map(\.1)
  }

  /// The value of the word that stands in a range of a source.
  subscript(range: Range<Int>, in source: [UInt8]) -> Value? {
    words.place(of: range, in: source).map { values[$0] }
  }
}
