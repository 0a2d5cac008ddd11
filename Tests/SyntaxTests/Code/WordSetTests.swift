import Syntax
import Testing

@Suite("Word set") struct WordSetTests {
  @Test func `finds whole words and nothing else`() {
    let words: WordSet = ["let", "var", "lets", "é", "l", "—dash", ""]
    for (text, isThere) in [
      ("let", true), ("lets", true), ("l", true), ("le", false), ("letter", false), ("Let", false),
      ("var", true), ("vat", false), ("é", true), ("e", false), ("—dash", true), ("", false),
    ] {
      #expect(words.contains(text) == isThere, "\(text)")
      let source = Array("x\(text)x".utf8)
      #expect(words.contains(1..<source.count - 1, in: source) == isThere, "\(text)")
    }
  }

  @Test func `gives the place a word was given at`() {
    let names = ["zeta", "alpha", "Alpha", "beta"]
    let words = WordSet(names)
    let source = Array("Alpha".utf8)
    #expect(words.place(of: source.indices, in: source) == 2)
    #expect(WordSet([]).place(of: source.indices, in: source) == nil)
  }
}
