import Testing

@testable import Syntax

@Suite("Bare addresses") struct BareAddressTests {
  private func tree(_ text: String, findsAddresses: Bool) -> [String] {
    MarkdownParser.parse(SourceText(path: "x", text: text), findsAddresses: findsAddresses).nodes.map {
      "\($0)"
    }
  }

  @Test(arguments: [
    "See https://a.b/c", "www.a.org", "A (www.a.org)", "Ask me@a.org", "mailto:me@a.org", "xmpp:me@a.org",
    "me&#64;a.org", "me&commat;a.org", "me\\@a.org", "http&colon;//a.b", "http:&sol;/a.b", "http\\://a.b",
  ])
  func `may stand where one does, and where an escape or an entity makes one`(text: String) {
    #expect(BareAddress.mayStand(in: Array(text.utf8)))
  }

  @Test(arguments: [
    "", "w", "Ratio 4:3: wide", "@State var x", "`@State`", "(@State)", "Q & A", "a: b/c", "show", "a &",
    "a:", "@",
  ])
  func `do not stand in common prose and code`(text: String) {
    #expect(!BareAddress.mayStand(in: Array(text.utf8)))
  }

  @Test func `where none may stand, cmark finds none`() {
    let parts = [
      "w", "ww", "www", ".", ":", "/", "//", "http", "ftp://", "a@b.c", "@", " @", "(", ")", "`", "**", "*",
      "~~",
      "[", "](x)", "&", "&#64;", "&amp;", "\\", "\n", "\n\n", "| a | b |\n|---|---|\n", " ", "- ", "é", "<",
    ]
    var differing: [String] = []
    var without = 0
    var seed: UInt64 = 1
    for _ in 0..<4000 {
      var text = ""
      for _ in 0..<6 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += parts[Int(seed >> 33) % parts.count]
      }
      if BareAddress.mayStand(in: Array(text.utf8)) { continue }
      without += 1
      if tree(text, findsAddresses: true) != tree(text, findsAddresses: false) { differing.append(text) }
    }
    #expect(differing == [])
    #expect(without > 500)
  }
}
