import Design
import Syntax
import Testing

/// What a rule must not say: false alarms that real documents gave, one of each kind.
@Suite("Quiet rules") struct QuietTests {
  private func rules(_ text: String) -> Set<String> {
    let system = DesignSystem.read(
      id: "tern", folder: "tern", files: [(.neutral, SourceText(path: "DESIGN.md", text: text))])
    return Set(Rules.all.flatMap { $0.check(system) }.map(\.rule))
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
      - **Alert** (`#C4314B`): errors (both modes)
      - **Text (Light)** (`#1A1F24`): words
      """
    #expect(!rules(text).contains("dark-missing"))
    #expect(rules(text.replacing("both modes", with: "and such")).contains("dark-missing"))
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
