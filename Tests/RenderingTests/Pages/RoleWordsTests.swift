import Testing

@testable import Rendering

@Suite("Words of roles") struct RoleWordsTests {
  @Test func `have each a bit of their own, as long as there are bits`() {
    var vocabulary = RoleWords.Vocabulary()
    let first = vocabulary.add(["a", "b"])
    #expect(vocabulary.add(["b", "a"]) == first)
    #expect(vocabulary.known(["x", "a"]).isSubset(of: first) && !vocabulary.known(["b"]).isEmpty)
    #expect(vocabulary.known(["a"]).isDisjoint(with: vocabulary.known(["b"])))
    _ = vocabulary.add((0..<100).map { "word \($0)" })
    #expect(!vocabulary.known(["word 61"]).isEmpty && vocabulary.known(["word 62"]).isEmpty)
  }
}
