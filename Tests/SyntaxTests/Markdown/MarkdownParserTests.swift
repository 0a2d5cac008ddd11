import Syntax
import TestSupport
import Testing

@Suite struct MarkdownParserTests {
  private func dumped(_ text: String) -> String {
    dump(MarkdownParser.parse(SourceText(path: "DESIGN.md", text: text)))
  }

  @Test func `inline nodes stand where the source has them, in scalars`() {
    #expect(
      dumped("é **bold** `code` [link](x.md \"t\") ![im](a.png) *z*") == """
        document 1:1
          paragraph 1:1
            text 1:1 "é "
            strong 1:3
              text 1:5 "bold"
            text 1:11 " "
            code 1:13 "code"
            text 1:18 " "
            link 'x.md' 't' 1:19
              text 1:20 "link"
            text 1:35 " "
            image 'a.png' 1:36
              text 1:38 "im"
            text 1:48 " "
            emphasis 1:49
              text 1:50 "z"
        """)
  }

  @Test func `escapes and entities shift nothing behind them`() {
    #expect(
      dumped("\\* &amp; &nope; &#35; **k**") == """
        document 1:1
          paragraph 1:1
            text 1:1 "* & &nope; # "
            strong 1:23
              text 1:25 "k"
        """)
  }

  @Test(arguments: 0..<20) func `an escape or an entity shifts nothing, wherever it stands`(place: Int) throws
  {
    let words = String(repeating: "x", count: place)
    for mark in ["\\*", "&amp;", "&nope;", "\\x"] {
      let nodes = MarkdownParser.parse(SourceText(path: "x", text: words + mark + "yyyyyyyyyyyy **k**")).nodes
      let strong = try #require(nodes.first { $0.kind == .strong })
      #expect(strong.position.column == place + mark.utf8.count + 14, "\(mark)")
    }
  }

  @Test func `a tree may take more memory than its text leads to expect`() {
    let nodes = MarkdownParser.parse(SourceText(path: "x", text: String(repeating: "*a*\n", count: 9000)))
      .nodes
    #expect(nodes.count == 2 + 9000 * 3 - 1)
  }

  @Test func `addresses without brackets have places`() {
    #expect(
      dumped("a https://a.b/c <m@n.co> o@p.co **k**") == """
        document 1:1
          paragraph 1:1
            text 1:1 "a "
            link 'https://a.b/c' 1:3
              text 1:3 "https://a.b/c"
            text 1:16 " "
            link 'mailto:m@n.co' 1:17
              text 1:18 "m@n.co"
            text 1:25 " "
            link 'mailto:o@p.co' 1:26
              text 1:26 "o@p.co"
            text 1:32 " "
            strong 1:33
              text 1:35 "k"
        """)
  }

  @Test func `a paragraph below definitions begins where its text does`() {
    #expect(
      dumped("[a]: /x\n[b]: <y z>\n  'title'\nafter [a] and\n*x* [c][b]") == """
        document 1:1-5
          paragraph 4:1-5
            text 4:1 "after "
            link '/x' 4:7
              text 4:8 "a"
            text 4:10 " and"
            softBreak 4:14-5
            emphasis 5:1
              text 5:2 "x"
            text 5:4 " "
            link 'y z' 'title' 5:5
              text 5:6 "c"
        """)
  }

  @Test func `lines after hard breaks and code over two lines are right`() {
    #expect(
      dumped("``a\nb`` x\\\n**k**  \n<i\nid=q>*l*") == """
        document 1:1-5
          paragraph 1:1-5
            code 1:3-2 "a b"
            text 2:4 " x"
            lineBreak 2:6-3
            strong 3:1
              text 3:3 "k"
            lineBreak 3:6-4
            htmlInline 4:1-5 "<i\\nid=q>"
            emphasis 5:6
              text 5:7 "l"
        """)
  }

  @Test func `lists, quotes and lazy lines`() {
    #expect(
      dumped("> a\n> - **b**\n>   *c*\nlazy *d*\n\n-\t[x] e\n\n1. [x] f\n2) g") == """
        document 1:1-9
          blockQuote 1:1-4
            paragraph 1:3
              text 1:3 "a"
            list 2:3-4
              item 2:3-4
                paragraph 2:5-4
                  strong 2:5
                    text 2:7 "b"
                  softBreak 2:10-3
                  emphasis 3:5
                    text 3:6 "c"
                  softBreak 3:8-4
                  text 4:1 "lazy "
                  emphasis 4:6
                    text 4:7 "d"
          list 6:1
            item done 6:1
              paragraph 6:7
                text 6:7 "e"
          list from 1 8:1
            item done 8:1
              paragraph 8:8
                text 8:8 "f"
          list from 2 9:1
            item 9:1
              paragraph 9:4
                text 9:4 "g"
        """)
  }

  @Test func `a table below a line of text has its own lines`() {
    #expect(
      dumped("lead **one**\nand two\n| A | B |\n|:--|--:|\n| `a\\|b` **y** | z |\n") == """
        document 1:1-5
          paragraph 1:1-2
            text 1:1 "lead "
            strong 1:6
              text 1:8 "one"
            softBreak 1:13-2
            text 2:1 "and two"
          table of 2 3:1-5
            header 3:1
              tableCell 3:3
                text 3:3 "A"
              tableCell 3:7
                text 3:7 "B"
            row 5:1
              tableCell 5:3
                code 5:4 "a|b"
                text 5:9 " "
                strong 5:10
                  text 5:12 "y"
              tableCell 5:18
                text 5:18 "z"
        """)
  }

  @Test func `a table without rows, in a quote, in a list`() {
    #expect(
      dumped("> x\n> |A|\n> |-|\n\n- b\n  |C|\n  |-|\n  |*d*|") == """
        document 1:1-8
          blockQuote 1:1-3
            paragraph 1:3
              text 1:3 "x"
            table of 1 2:3-3
              header 2:3
                tableCell 2:4
                  text 2:4 "A"
          list 5:1-8
            item 5:1-8
              paragraph 5:3
                text 5:3 "b"
              table of 1 6:3-8
                header 6:3
                  tableCell 6:4
                    text 6:4 "C"
                row 8:3
                  tableCell 8:4
                    emphasis 8:4
                      text 8:5 "d"
        """)
  }

  @Test func `a table that begins its list item`() {
    #expect(
      dumped("- |A|\n  |-|\n  |b|") == """
        document 1:1-3
          list 1:1-3
            item 1:1-3
              table of 1 1:3-3
                header 1:3
                  tableCell 1:4
                    text 1:4 "A"
                row 3:3
                  tableCell 3:4
                    text 3:4 "b"
        """)
  }

  @Test func `code stands on its first line of content, and its column is where that begins`() {
    #expect(
      dumped(
        "```swift title=\"x\"\nlet a\n```\n\n    indented\n    more\n\n- b\n  ~~~\n  c\n  ~~~\n\n> ```\n> d")
          == """
          document 1:1-14
            codeBlock 'swift title="x"' 2:1-3 "let a\\n"
            codeBlock 5:5-6 "indented\\nmore\\n"
            list 8:1-11
              item 8:1-11
                paragraph 8:3
                  text 8:3 "b"
                codeBlock 10:3-11 "c\\n"
            blockQuote 13:1-14
              codeBlock 14:3 "d\\n"
          """)
  }

  @Test func `headings of both kinds`() {
    #expect(
      dumped("\u{FEFF}## Head *x* ##\r\n\r\nSetext\r\ntwo\r\n===\r\n") == """
        document 1:1-5
          heading 2 1:1
            text 1:4 "Head "
            emphasis 1:9
              text 1:10 "x"
          heading 1 3:1-5
            text 3:1 "Setext"
            softBreak 3:7-4
            text 4:1 "two"
        """)
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

  @Test func `an undefined label stays text`() {
    #expect(
      dumped("[a][nope] [b]") == """
        document 1:1
          paragraph 1:1
            text 1:1 "[a][nope] [b]"
        """)
  }

  @Test(.enabled(if: Shared.exists, "../shared is not there"))
  func `every text of real documents stands where the source says it`() throws {
    for (index, (path, bytes)) in try Shared.markdown().enumerated() where index % 8 == 0 {
      let text = SourceText(path: path, bytes: bytes)
      let strange = MarkdownParser.parse(text).nodes.filter { node in
        guard node.kind == .text || node.kind == .code, let first = node.text.utf8.first else { return false }
        let offset = text.offset(of: node.position)
        guard offset < text.bytes.count else { return true }
        return text.bytes[offset] != first && !"\\&".utf8.contains(text.bytes[offset])
      }
      #expect(strange.isEmpty, "\(path): \(strange.prefix(3))")
    }
  }
}
