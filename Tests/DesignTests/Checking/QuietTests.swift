import Design
import Syntax
import Testing

/// What a rule must not say: false alarms that real documents gave, one of each kind.
@Suite("Quiet rules") struct QuietTests {
  /// Of a document, and of Swift beside it.
  private func rules(_ text: String, swift: String = "") -> Set<String> {
    let system = DesignSystem.read(
      id: "tern", folder: "tern",
      files: [
        (.neutral, SourceText(path: "DESIGN.md", text: text)),
        (.swift, SourceText(path: "Theme.swift", text: swift)),
      ])
    return Set(Rules.all.flatMap { $0.check(system) }.map(\.rule))
  }

  private func readingRules(_ text: String) -> [String] {
    DesignSystem.read(
      id: "tern", folder: "tern", files: [(.neutral, SourceText(path: "DESIGN.md", text: text))]
    ).readingFindings.map(\.rule)
  }

  private func colors(_ text: String) -> [ColorToken] {
    DesignSystem.read(
      id: "tern", folder: "tern", files: [(.neutral, SourceText(path: "DESIGN.md", text: text))]
    ).tokens.colors
  }

  @Test(arguments: [
    "NOT pure #000000", "never plain black (#000)", "not #FFFFFF", "on #FFFFFF", "was #102030",
  ])
  func `a comment that speaks of another colour is no claim about this one`(comment: String) {
    let swift = """
      # Tern

      ```swift
      extension Color {
        static let ternInk = Color(red: 0.161, green: 0.231, blue: 0.341)  // \(comment)
      }
      ```

      ```kotlin
      object TernColors { val Ink = Color(0xFF293B57) // \(comment)
      }
      ```

      ```ts
      export const colors = { ink: '#293B57' } // \(comment)
      ```
      """
    #expect(!rules(swift).contains("color-comment-mismatch"))
  }

  @Test func `an API with a fallback in words is available`() {
    let text = """
      # Tern

      Minimum: iOS 15.

      - `sensoryFeedback` requires iOS 17 — fall back to `UIImpactFeedbackGenerator`.

      ```swift
      struct Ping: View {
        var body: some View { Text("Ping").sensoryFeedback(.success, trigger: 1) }
      }
      ```
      """
    #expect(!rules(text).contains("availability"))
    #expect(rules(text.replacing("fall back to", with: "see")).contains("availability"))
  }

  @Test func `a colour for both modes lacks no dark value`() {
    let text = """
      # Tern

      ## Colors

      - **Canvas** (`#FFFFFF` light / `#101418` dark): behind everything
      - **Divider** (`#E2E5E9`): hairlines (both modes)
      - **Text (Light)** (`#1A1F24`): words
      """
    #expect(!rules(text).contains("dark-missing"))
    #expect(rules(text.replacing("both modes", with: "and such")).contains("dark-missing"))
  }

  @Test func `two values that no eye tells apart are one colour with two spellings`() {
    let text = """
      # Tern

      ## Colors

      - **Surface**: `#F7F7F8` / `#F7F7F7`
      - **Canvas**: `#FFFFFF`
      """
    let swift =
      "extension Color { static let ternSurface = Color(red: 247 / 255, green: 247 / 255, blue: 247 / 255) }"
    #expect(rules(text, swift: swift).isDisjoint(with: ["dark-missing", "flavor-drift"]))
    // Other values are a light and a dark one, and code has one of the two or drifts.
    #expect(rules(text.replacing("`#F7F7F7`", with: "`#202224`")).contains("dark-missing"))
    #expect(rules(text, swift: swift.replacing("247", with: "240")).contains("flavor-drift"))
  }

  @Test func `a table that repeats the list beside it collides with nothing`() {
    let text = """
      # Tern

      ## Colors

      - **Notification Red** (`#F5325B`): badges

      | Role | Light | Dark |
      |------|-------|------|
      | Notification red | `#F5325B` | `#F5325B` |
      """
    #expect(!rules(text).contains("name-collision"))
    #expect(
      rules(text.replacing("| `#F5325B` | `#F5325B`", with: "| `#F5325C` | `#F5325C`")).contains(
        "name-collision"))
    #expect(rules(text + "\n- **Notification red** (`#F5325B`): badges\n").contains("name-collision"))
  }

  @Test func `the name beside a weight's number is a weight too`() {
    let text = """
      # Tern

      ## Typography

      | Style | Family | Size | Weight |
      |-------|--------|------|--------|
      | Card Title | Karla | 17pt | 600 (Medium) |
      """
    let swift = """
      extension Font {
        static let ternCardTitle = Font.custom("Karla-Medium", size: 17)
      }
      """
    #expect(!rules(text, swift: swift).contains("type-drift"))
    #expect(rules(text.replacing(" (Medium)", with: ""), swift: swift).contains("type-drift"))
    #expect(rules(text, swift: swift.replacing("Medium", with: "Bold")).contains("type-drift"))
  }

  @Test func `a weight's name is the number that the document's list of weights gives it`() {
    let text = """
      # Tern

      ## Typography

      - **Weights**: Regular (400), Demi (500), Extra Bold (800)

      | Style | Family | Size | Weight |
      |-------|--------|------|--------|
      | Card Title | Karla | 17pt | 500 |
      """
    let swift = """
      extension Font {
        static let ternCardTitle = Font.custom("Karla-Demi", size: 17)
      }
      """
    #expect(!rules(text, swift: swift).contains("type-drift"))
    #expect(rules(text.replacing("Demi (500)", with: "Demi (600)"), swift: swift).contains("type-drift"))
    #expect(rules(text.replacing("Weights", with: "Lengths"), swift: swift).contains("type-drift"))
  }

  @Test func `a colour that the document asks for in figures is no near miss`() {
    let text = """
      # Tern

      ## Colors

      - **Surface** (`#1C1C1E`): cards

      ## Components

      - The holder's name is set in `#1A1A1A`

      ```swift
      struct Holder: View {
        var body: some View { Text("Tern").foregroundStyle(Color(red: 0.102, green: 0.102, blue: 0.102)) }
      }
      ```
      """
    #expect(!rules(text).contains("color-near-miss"))
    #expect(rules(text.replacing("`#1A1A1A`", with: "ink")).contains("color-near-miss"))
  }

  @Test func `a row that leaves all of type to dashes is no style with a wrong size`() {
    let text = """
      # Tern

      ## Typography

      | Role | Family | Size | Weight |
      |------|--------|------|--------|
      | Body | Karla | 17pt | 400 |
      | Sticker | — | sticker | — |
      """
    #expect(readingRules(text) == ["token-unread"])
    #expect(readingRules(text.replacing("sticker | —", with: "sticker | 400")) == ["token-invalid"])
  }

  @Test func `three values without a word are not light and dark`() {
    let text = """
      # Tern

      ## Colors

      - **Label (light)** (`#000000` / `#3C3C43` / `#8E8E93`): text
      """
    #expect(readingRules(text) == ["token-unread"])
    #expect(colors(text).map(\.dark) == [nil])
  }

  @Test func `a brand colour among a few pairs lacks no dark value, a canvas does`() {
    let text = """
      # Tern

      ## Colors

      - Text: `#101418` light / `#F2F4F6` dark
      - Sea: `#1F6F78`
      - Kelp: `#5C7A29`
      """
    #expect(!rules(text).contains("dark-missing"))
    #expect(rules(text.replacing("Sea: `#1F6F78`", with: "Canvas: `#FFFFFF`")).contains("dark-missing"))
  }

  @Test func `a palette may be repeated in other case with the same values`() {
    let text = """
      # Tern

      ## Colors

      - **Deep Sea** (`#1F6F78` light / `#7FD0D9` dark): links

      ## Color Reference

      - Deep sea: `#7FD0D9`
      """
    #expect(!rules(text).contains("name-collision"))
    #expect(rules(text.replacing("sea: `#7FD0D9`", with: "sea: `#7FD0D8`")).contains("name-collision"))
  }

  @Test func `code of a system that is dark first gives the dark value`() {
    let text = """
      # Tern

      ## Colors (Dark)

      - **Night Canvas** (`#0B0F1C`): behind everything
      - **Surface** (`#141A2B`): cards

      ## Colors (Light)

      - **Canvas** (`#FFFFFF`): behind everything
      - **Surface** (`#F4F6FB`): cards
      """
    let code = """
      ```kotlin
      object TernColors {
        val Canvas = Color(0xFF0B0F1C)
        val Surface = Color(0xFF141A2B)
        val Kelp = Color(0xFF5C7A29)
      }
      ```
      """
    func found(_ code: String) -> [Int] {
      let system = DesignSystem.read(
        id: "tern", folder: "tern",
        files: [
          (.neutral, SourceText(path: "DESIGN.md", text: text)),
          (.compose, SourceText(path: "DESIGN-android.md", text: code)),
        ])
      return Rules.all.flatMap { $0.check(system) }.filter { $0.rule == "flavor-drift" }.map(\.position.line)
        .sorted()
    }
    #expect(found(code) == [])
    #expect(found(code.replacing("0B0F1C", with: "0B0F1D").replacing("141A2B", with: "141A2C")) == [3, 4])
  }

  @Test(arguments: [
    ("- Text: `#FFFFFF`, Karla 14pt weight 700", false), ("- Text: `#FFFFFF`, Karla 14pt weight 600", true),
    ("- Text: `#FFFFFF`, Karla 18pt", false), ("- Text: `#FFFFFF`, Karla 17pt (not bold)", true),
    ("- Text: `#FFFFFF`\n- Font: Karla 16pt Bold, 0.2pt tracking", false), ("- Text: `#FFFFFF`", true),
  ])
  func `large text needs three to one`(item: String, isLow: Bool) {
    let text = "# Tern\n\n## Components\n\n### Button\n- Background: `#E4582F`\n" + item
    #expect(rules(text).contains("contrast-low") == isLow)
  }

  @Test func `a padding around a label is no size`() {
    let text = "# Tern\n\n## Touch Targets\n\n- Tabs: whole label and 12pt padding tappable"
    #expect(!rules(text).contains("touch-target"))
    #expect(rules(text.replacing("padding", with: "high,")).contains("touch-target"))
  }

  @Test func `a stop of a gradient was chosen beside its neighbours`() {
    let text = """
      # Tern

      ## Colors

      - **Ink** (`#293B57`): text

      ```swift
      let fade = LinearGradient(colors: [Color(hex: "#2A3B57"), Color(hex: "#6A7B97")])
      ```
      """
    #expect(!rules(text).contains("color-near-miss"))
  }

  @Test func `a face that the design names by its weight has that weight`() {
    let text = """
      # Tern

      ## Typography

      | Role | Font | Size | Weight |
      |------|------|------|--------|
      | Splash | Karla Heavy | 48pt | 900 |

      ```swift
      extension Font {
        static let ternSplash = Font.custom("Karla-Heavy", size: 48)
      }
      ```
      """
    #expect(!rules(text).contains("type-drift"))
  }

  @Test func `a circle of one is a circle`() {
    let text = "---\nname: Tern\ncolors:\n  link: \"{colors.link}\"\n---\n"
    let system = DesignSystem.read(
      id: "tern", folder: "tern", files: [(.neutral, SourceText(path: "DESIGN.md", text: text))])
    #expect(system.readingFindings.map(\.rule) == ["alias-cycle"])
  }

  @Test func `a declaration that cannot be read is a declaration`() {
    let text = """
      # Tern

      ```swift
      extension Color {
        static let ternTide: Color = tide(at: .noon)
      }
      let title = Text("Tern").foregroundStyle(Color.ternTide)
      ```
      """
    #expect(!rules(text).contains("token-undefined"))
  }

  @Test func `what stands on a dark ground is measured on it`() {
    let text = """
      ---
      name: Tern
      colors: { primary: "#FFFFFF", canvas: "#FFFFFF", canvas-night: "#101418" }
      components:
        chip-on-dark: { backgroundColor: "#FFFFFF14", textColor: "#FFFFFF" }
      ---
      """
    #expect(!rules(text).contains("contrast-ratio"))
    #expect(rules(text.replacing("chip-on-dark", with: "chip")).contains("contrast-ratio"))
  }

  @Test func `nothing is measured on a clear background`() {
    let text = """
      ---
      name: Tern
      colors: { primary: "#FFFFFF" }
      components:
        ghost: { backgroundColor: transparent, textColor: "#FFFFFF" }
      ---
      """
    #expect(!rules(text).contains("contrast-ratio"))
  }
}
