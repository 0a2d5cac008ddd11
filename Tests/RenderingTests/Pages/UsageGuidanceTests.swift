import Design
import Syntax
import Testing

@testable import Rendering

@Suite("Usage guidance") struct UsageGuidanceTests {
  /// What one does and does not, as plain words.
  private static func read(_ text: String) -> [[String]] {
    let markdown = MarkdownParser.parse(SourceText(path: "a/DESIGN.md", text: text))
    let guidance = UsageGuidance(markdown)
    return [guidance.dos, guidance.donts].map { $0.map(markdown.plainText(of:)) }
  }

  @Test(arguments: [
    "## 7. Do's and Don'ts\n\n### Do\n- one\n- two\n\n### Don't\n- three\n",
    "## Do\n\n- one\n- two\n\n## Avoid:\n\n- three\n",
    "**Do:**\n\n- one\n- two\n\n**Do not:**\n\n- three\n",
    "| Do | Don’t |\n|---|---|\n| one | three |\n| two | |\n",
  ])
  func `is read in each of its shapes`(text: String) {
    #expect(Self.read(text) == [["one", "two"], ["three"]])
  }

  @Test func `is one list whose items begin with it`() {
    let text = "## Do's and Don'ts\n\n- Do use one blue\n- Don't mix radii\n- Never use two\n- Keep it\n"
    #expect(Self.read(text) == [["Do use one blue", "Keep it"], ["Don't mix radii", "Never use two"]])
  }

  @Test(arguments: [
    "## What we do\n\n- one\n", "## Colors\n\n- one\n\nDo this first:\n\n- two\n",
    "| Do | Why |\n|---|---|\n| a | b |\n",
    "## Do Not Disturb\n\n- a mode\n",
  ])
  func `is no other list`(text: String) {
    #expect(Self.read(text) == [[], []])
  }

  @Test func `is shown with its swatches, and a link to where it is said`() throws {
    let text =
      "# Tern\n\n## Colors\n\n- **Sea** (`#2456C8`): links\n\n## Do\n\n- Use Sea `#2456C8` & <i>nothing</i> else\n\n## Don't\n\n- Shout\n"
    let system = DesignSystem.read(
      id: "tern", folder: "tern", files: [(.neutral, SourceText(path: "tern/DESIGN.md", text: text))])
    let view = try #require(
      UsageGuidance.views(in: SampleSystem.book(system), on: "tern/components.html").first)
    guard case .list(let dos)? = view["dos"], case .html(let html)? = dos.first else {
      Issue.record("no markup")
      return
    }
    let words = html.string
    #expect(words.hasPrefix("<p>Use Sea ") && words.contains("#2456C8") && words.contains("swatch"))
    #expect(!words.contains("<i>"))
    #expect(view["from"]?.words == "DESIGN.md:9")
  }
}
