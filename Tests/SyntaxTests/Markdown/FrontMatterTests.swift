import Syntax
import Testing

@Suite struct FrontMatterTests {
  private func yaml(_ text: String) -> SourceText? {
    FrontMatter.yaml(of: SourceText(path: "DESIGN.md", text: text))
  }

  @Test func `it is what stands between two fences at the very start`() throws {
    let text = try #require(yaml("---\nname: Tern\n---\n# Tern"))
    #expect(text.string(0..<text.bytes.count) == "name: Tern\n")
    #expect(text.firstLine == 2)
  }

  @Test func `a byte order mark, CRLF and white space behind the fences are fine`() throws {
    let text = try #require(yaml("\u{FEFF}---\t\r\na: 1\r\n--- \r\n"))
    #expect(text.string(0..<text.bytes.count) == "a: 1\r\n")
  }

  @Test(arguments: [
    "", "---", "---\na: 1", "----\na: 1\n----", "\n---\na: 1\n---", " ---\na: 1\n---", "--- x\n---",
  ])
  func `anything else is none`(text: String) {
    #expect(yaml(text) == nil)
  }

  @Test func `it may be empty`() throws {
    #expect(try #require(yaml("---\n---\n")).bytes == [])
  }

  @Test func `lines below it stay where they are`() {
    let text = SourceText(path: "DESIGN.md", text: "---\na: 1\n---\n\n# Tern\n\n[a](b)")
    let markdown = MarkdownParser.parse(text)
    #expect(markdown.nodes.map(\.position.line) == [4, 5, 5, 7, 7, 7])
  }
}
