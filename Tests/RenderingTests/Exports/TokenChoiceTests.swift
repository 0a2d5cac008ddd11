import Design
import Rendering
import Testing

@Suite("Token choice") struct TokenChoiceTests {
  private let front = "---\nname: Tern\ncolors:\n  primary: \"#112233\"\n---\n# Tern\n\n## Colors\n\n"

  @Test func `the highest flavor that states a token gives its value`() {
    let exported = Exported(
      "css",
      [
        (.neutral, front + "- **Primary** (`#445566`): buttons\n- **Kelp** (`#5C7A29`): badges\n"),
        (.swiftui, "```swift\nextension Color {\n  static let kelp = Color(hex: 0x000000)\n}\n```\n"),
      ])
    #expect(exported.lines("--") == ["--primary: #112233;", "--kelp: #5c7a29;"])
    #expect(exported.notes == [])
  }

  @Test func `one flavor can be picked`() {
    let files: [(Flavor, String)] = [(.neutral, front + "- **Primary** (`#445566`): buttons\n")]
    let neutral = Exported("css", files, options: ExportOptions(flavor: .neutral))
    #expect(neutral.lines("--") == ["--primary: #445566;"])
    let none = Exported("css", files, options: ExportOptions(flavor: .compose))
    #expect(none.lines("--") == [])
  }

  @Test func `names of prose that differ in capitals are one token where their values agree`() {
    let text = "# Tern\n\n## Colors\n\n- **Text Primary** (`#111111`): body\n\n## Dark colors\n\n"
    let same = Exported(
      "css", [(.neutral, text + "### More colors\n\n- **Text primary** (`#222222`): body\n")])
    #expect(same.lines("--").contains("--text-primary: #111111;"))
    #expect(same.notes == [])
    let other = Exported(
      "css", [(.neutral, "# Tern\n\n## Colors\n\n- **Ink** (`#111111`): a\n- **ink** (`#222222`): b\n")])
    #expect(other.lines("--") == ["--ink: #111111;", "--ink-2: #222222;"])
    #expect(other.notes == ["'ink' is exported as 'ink-2': 'Ink' has 'ink'"])
  }

  @Test func `what a format has no words for is counted`() {
    let text = "# Tern\n\n## Radius\n\n- Circle (50%)\n- Card (12pt)\n"
    let exported = Exported("dtcg", [(.neutral, text)])
    #expect(exported.notes == ["1 radius of 'tern' left out: the format has no words for it"])
  }
}
