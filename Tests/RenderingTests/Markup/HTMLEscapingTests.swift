import Testing

@testable import Rendering

@Suite("HTML escaping") struct HTMLEscapingTests {
  @Test(arguments: [
    ("plain é 漢 🎨", "plain é 漢 🎨"),
    ("<a href=\"x\">'&'</a>", "&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;"),
    ("a\u{0}b\u{1B}c\u{7F}\t\n", "a\u{FFFD}b\u{FFFD}c\u{FFFD}\t\n"),
    ("\u{85}é\u{A0}", "\u{FFFD}é\u{A0}"),
    ("", ""),
  ])
  func `replaces what a page may not hold`(text: String, wanted: String) {
    #expect(HTMLEscaping.escaped(text) == wanted)
  }

  @Test(
    arguments: [
      (0xFDCF, false), (0xFDD0, true), (0xFDEF, true), (0xFDF0, false), (0xFFFD, false), (0xFFFE, true),
      (0xFFFF, true),
      (0x1FFFE, true), (0x10FFFF, true), (0x1F3A8, false), (0x2FFFD, false),
    ] as [(UInt32, Bool)])
  func `replaces noncharacters`(value: UInt32, isReplaced: Bool) throws {
    let text = String(try #require(Unicode.Scalar(value)))
    #expect(HTMLEscaping.escaped(text) == (isReplaced ? "\u{FFFD}" : text))
  }

  @Test func `is the same wherever a byte stands`() {
    for scalar in (0..<0x180).compactMap(Unicode.Scalar.init) {
      let alone = HTMLEscaping.escaped(String(scalar))
      for place in 0..<20 {
        let before = String(repeating: "a", count: place)
        let after = String(repeating: "~", count: 19 - place)
        #expect(HTMLEscaping.escaped(before + String(scalar) + after) == before + alone + after)
      }
    }
  }
}
