import Syntax
import Testing

@testable import Design

@Suite struct `Prose in pieces` {
  private func phrase(_ text: String) throws -> Phrase {
    let markdown = MarkdownParser.parse(SourceText(path: "x", text: text))
    let paragraph = try #require(markdown.nodes.firstIndex { $0.kind == .paragraph })
    return Phrase(markdown, of: paragraph)
  }

  @Test func `every known word is found, in whatever case it is written`() throws {
    for term in Term.allCases where term != .absent && term != .other {
      #expect(Vocabulary.shared[Vocabulary.Key(term.rawValue)].term == term)
    }
    let pieces = try phrase("Passes AA, iOS, OPACITY, don’t, and nothing").pieces.filter { $0.kind == .word }
    #expect(pieces.map(\.term) == [.other, .aa, .ios, .opacity, .other, .and, .other])
    #expect(pieces.map { $0.traits.contains(.negation) } == [false, false, false, false, true, false, false])
    #expect(pieces[0].traits.contains(.passes))
  }

  @Test func `a word that is too long for the table is none of its words`() throws {
    // The last sixteen bytes of it are those of a known word and NULs that stand before it.
    let long = String(repeating: "\0", count: 17) + "on"
    #expect(Vocabulary.shared[Vocabulary.Key(long)].term == .other)
    #expect(Vocabulary.shared[Vocabulary.Key("\0on")].term == .other)
  }

  @Test func `words come in lower case, of whatever script`() throws {
    let phrase = try phrase("Größe ÉTÉ Ink `topBar`")
    #expect(phrase.words(among: phrase.whole) == ["größe", "été", "ink", "topbar"])
    #expect(phrase.pieces.map(\.isLetters) == [false, false, true, true])
    #expect(phrase.pieces.map(\.isLower) == [false, false, false, false])
  }

  @Test func `stems are found in any case, and not past the end of a word`() throws {
    let phrase = try phrase("Gradients, a grad ient")
    #expect(phrase.says("gradient", in: phrase.whole))
    #expect(!phrase.says("gradient", in: 1..<phrase.pieces.count))
  }

  @Test func `numbers are read once, with the unit that follows`() throws {
    let phrase = try phrase("14–18pt, ≥4.5:1, 24 Points, 0.5×, 90° and 1h")
    let found = phrase.whole.compactMap { phrase.quantity(at: $0)?.quantity }
    #expect(found.map(\.value) == [14, 24, 0.5, 90, 1])
    #expect(found.map(\.upper) == [18, nil, nil, nil, nil])
    #expect(found.map(\.unit) == [.pt, .points, .times, .degree, .other])
    #expect(phrase.whole.compactMap { phrase.bound(at: $0) } == [4.5])
  }

  @Test(arguments: ["#abc", "#ABC9", "#12ab9F", "#0055ff80"])
  func `hex digits are the colour that CSS reads in them`(_ hex: String) throws {
    let phrase = try phrase("Ink \(hex), then")
    #expect(phrase.color(at: 1) == ColorValue(css: hex))
  }

  @Test func `marks in a word do not hide what spells out a movement`() throws {
    #expect(try phrase("Ease with `cubic-bezier(…)`").traits.contains(.spellsOut))
    #expect(try phrase("A Response: 0.3").traits.contains(.spellsOut))
    #expect(try !phrase("re-sponsive, unresponsive and timing").traits.contains(.spellsOut))
  }

  @Test func `parentheses know their partners`() throws {
    let phrase = try phrase("a (b (c) d) (e")
    let opens = phrase.whole.filter { phrase.pieces[$0].kind == .open }
    #expect(opens.map { phrase.closing($0) } == [7, 5, phrase.pieces.count])
  }

  @Test func `tidy words are those that white space is taken out of`() throws {
    let tidy = try phrase("Ink, of the page").text
    let untidy = try phrase("Ink,\nof  the\npage").text
    #expect(tidy.words == "Ink, of the page")
    #expect(untidy.words == tidy.words)
    #expect(tidy.words(4..<12) == "of the")
    #expect(tidy.words(2..<2) == "")
  }
}
