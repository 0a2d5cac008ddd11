import Design
import Syntax
import Testing

@testable import Rendering

@Suite("Palette") struct PaletteTests {
  @Test func `no value of a document is lost when a name comes twice`() {
    let text = """
      # Tern

      ## Colors

      ### Dark surfaces

      - **Bubble** (`#1C1C1F`): other people

      ### Reference

      - **Bubble** (light `#F1F1F3` / dark `#1C1C1F`): other people
      """
    let system = DesignSystem.read(
      id: "notes/tern", folder: "tern",
      files: [(.neutral, SourceText(path: "notes/tern/DESIGN.md", text: text))])
    let entries = Palette(system.tokens.colors, of: "Tern").entries
    let shown = entries.flatMap { entry in
      [system.tokens.colors[entry.first].light, system.tokens.colors[entry.first].dark].compactMap {
        $0?.contractText
      }
    }
    #expect(Set(shown) == ["#F1F1F3", "#1C1C1F"])
  }
}
