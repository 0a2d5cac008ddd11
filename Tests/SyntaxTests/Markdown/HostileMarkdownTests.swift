import Syntax
import Testing

/// No input crashes the parser, takes more than linear time, or is dropped without a word.
@Suite struct HostileMarkdownTests {
  /// A text with a name, since a report should not hold the text.
  struct Input: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String

    init(_ name: String, _ text: String) {
      testDescription = name
      self.text = text
    }

    init(_ piece: String, times: Int) {
      self.init(piece.debugDescription, String(repeating: piece, count: times))
    }
  }

  private static let pastBounds = [
    Input("![[]()", times: 50_000), Input("![[]()\n", times: 50_000), Input("|", times: 50_000),
    Input("a row of pipes", "a|b\n-|-\n" + String(repeating: "|", count: 50_000)), Input("- ", times: 10_000),
    Input(">", times: 10_000), Input("> 1. ", times: 10_000), Input("x", times: 1_000_001),
    Input("a <? ", times: 1_001), Input("a <!A\n", times: 1_001),
    Input(
      "rows shorter than their header",
      String(repeating: "a|", count: 500) + "\n" + String(repeating: "-|", count: 500) + "\n"
        + String(repeating: "b\n", count: 250)),
    Input(
      "nested by indentation",
      (0..<300).map { String(repeating: "  ", count: $0) + "- a\n" }.joined()),
  ]

  @Test(arguments: pastBounds)
  func `past a bound a document is plain text and a finding says so`(input: Input) {
    let markdown = MarkdownParser.parse(SourceText(path: "DESIGN.md", text: input.text))
    #expect(markdown.nodes.map(\.kind) == [.document, .codeBlock(info: "")])
    #expect(markdown.nodes.last?.text.utf8.count == input.text.utf8.count)
    #expect(markdown.findings.map(\.rule) == ["token-unread"])
  }

  private static let belowBounds = [
    Input("[", times: 5_000), Input("[a](", times: 5_000), Input("[a][b", times: 5_000),
    Input("*a_ ", times: 5_000), Input("`a``b", times: 5_000), Input("<!--", times: 5_000),
    Input("<!-- a -->\n", times: 5_000), Input("<a ", times: 5_000), Input("&", times: 5_000),
    Input("\\", times: 5_000),
    Input("[a]: <", times: 5_000), Input("a|b\n-|-\n", times: 5_000), Input("# ", times: 5_000),
    Input("[a]: x 'y\n", times: 10_000), Input("```\n", times: 20_001),
    Input("```s", times: 1), Input("a\n~~~", times: 1), Input("> ```", times: 1),
    Input("destinations that do not end", "[a]: x\n\n" + String(repeating: "[a](", count: 5_000)),
    Input("titles that do not end", "[a]: x\n\n" + String(repeating: "[a](x '", count: 5_000)),
    Input("titles in parentheses", "[a]: x\n\n" + String(repeating: "[a](x (", count: 5_000)),
    Input("a table of many rows", "|a|b|\n|-|-|\n" + String(repeating: "c|d\n", count: 60_000)),
    Input(
      "lazy lines", String(repeating: "- ", count: 100) + "a\n" + String(repeating: "b\n", count: 10_000)),
  ]

  @Test(arguments: belowBounds)
  func `below the bounds every position lies in the document`(input: Input) {
    let source = SourceText(path: "DESIGN.md", text: input.text)
    let markdown = MarkdownParser.parse(source)
    let lines = 1...source.lineStarts.count
    let strange = markdown.nodes.filter { node in
      !lines.contains(node.position.line) || node.position.column < 1 || node.end > markdown.nodes.count
    }
    #expect(strange.isEmpty)
  }

  @Test func `NUL bytes and bytes that are no text are read`() {
    let bytes: [UInt8] = Array("a\0**b**\u{0} ".utf8) + [0xFF, 0xC3, 0x28] + Array(" *c* | `\0`".utf8)
    let markdown = MarkdownParser.parse(SourceText(path: "DESIGN.md", bytes: bytes))
    #expect(markdown.nodes.contains { $0.kind == .strong })
    #expect(markdown.nodes.contains { $0.kind == .emphasis })
  }

  @Test func `an empty document is a document`() {
    for text in ["", "---\n---"] {
      #expect(
        MarkdownParser.parse(SourceText(path: "DESIGN.md", text: text)).nodes.map(\.kind) == [.document])
    }
  }
}
