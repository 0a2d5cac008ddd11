import Syntax
import TestSupport
import Testing

@Suite struct MarkdownParserTests {
  private func dumped(_ text: String) -> String {
    dump(MarkdownParser.parse(SourceText(path: "DESIGN.md", text: text)))
  }

  @Test func `a footnote has its label and its place`() {
    #expect(
      dumped("a[^B]\n\n[^b]: note") == """
        document 1:1-3
          paragraph 1:1
            text 1:1 "a"
            footnoteReference b 1:2
          footnoteDefinition b 3:1
            paragraph 3:7
              text 3:7 "note"
        """)
  }
}
