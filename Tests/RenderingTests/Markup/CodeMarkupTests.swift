import Syntax
import Testing

@testable import Rendering

@Suite("Code for several pages") struct CodeMarkupTests {
  @Test func `is on each page what it would be there alone`() {
    let code = SourceText(path: "a", bytes: Array("let a = ink\n/* b\n c */ f(ink)\n".utf8), firstLine: 7)
    let tokens = ["ink": MarkupLinks.Token(address: "colors.html#ink")]
    let shared = CodeMarkup(code, language: .swift, tokens: tokens)
    for (root, lines) in [("", [] as Set<Int>), ("../", [7, 9]), ("../../", [8])] {
      let alone = MarkupLinks(
        tokens: ["ink": MarkupLinks.Token(address: root + "colors.html#ink")], lines: lines)
      let links = MarkupLinks(tokens: tokens, tokenRoot: root, lines: lines)
      #expect(CodeHTML(links: links).block(shared) == CodeHTML(links: alone).block(code, language: .swift))
    }
  }
}
