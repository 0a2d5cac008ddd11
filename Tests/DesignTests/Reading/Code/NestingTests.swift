import Design
import Syntax
import Testing

@Suite struct NestingTests {
  private func unread(_ language: String, _ code: String) -> [String] {
    let text = "# A\n\n```\(language)\n\(code)\n```\n"
    let system = DesignSystem.read(
      id: "a", folder: "a", files: [(.neutral, SourceText(path: "DESIGN.md", text: text))])
    return system.readingFindings.filter { $0.message.contains("nested more than") }
      .map { "\($0.position.line):\($0.position.column) \($0.rule)" }
  }

  private func nested(_ opening: String, _ closing: String, _ count: Int) -> String {
    String(repeating: opening, count: count) + String(repeating: closing, count: count)
  }

  @Test(arguments: ["swift", "kotlin", "ts"])
  func `code that is nested too deep is said`(language: String) {
    for (opening, closing) in [("(", ")"), ("[", "]"), ("{", "}")] {
      #expect(unread(language, nested(opening, closing, 40)) == [])
      #expect(unread(language, nested(opening, closing, 10_000)) == ["4:41 token-unread"])
      #expect(unread(language, String(repeating: opening, count: 10_000)) == ["4:41 token-unread"])
    }
  }
}
