import Design
import Testing

@Suite struct `Words of names` {
  @Test(arguments: [
    "inkDark", "Surfaces (Dark — 2nd)", "HTMLText", "a1B2", "--x--", "Größe XL", "e\u{301}tat Ink", "½Ink",
  ])
  func `text outside of ASCII is parted as text inside of it`(_ text: String) {
    // A letter of its own at the end has the whole text looked up scalar by scalar.
    #expect(Words.split(text + " é") == Words.split(text) + ["é"])
  }

  @Test func `words end at marks and at capitals`() {
    #expect(Words.split("inkDark — Über-Blau2X") == ["ink", "dark", "über", "blau2x"])
  }
}
