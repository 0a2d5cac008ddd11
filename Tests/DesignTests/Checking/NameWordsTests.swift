import Testing

@testable import Design

@Suite("Words of names") struct NameWordsTests {
  @Test func `end at capitals, digits stay, and a run of capitals is one word`() {
    #expect(NameWords.of("ViberColors.textPrimary") == ["Viber", "Colors", "text", "Primary"])
    #expect(NameWords.of("HTMLText-2 Übergang") == ["HTML", "Text", "2", "Übergang"])
    #expect(NameWords.of("--") == [])
  }

  @Test(arguments: ["", "--", "ViberColors.textPrimary", "HTML 2xl", "Größe XL", "ΑΣ.ΟΔΟΣ", "surface/Über-2"])
  func `the key of a name is that of its words`(name: String) {
    #expect(NameWords.key(of: name) == NameWords.key(NameWords.of(name)))
    #expect(NameWords.lowered(of: name) == NameWords.of(name).map { $0.lowercased() })
  }
}
