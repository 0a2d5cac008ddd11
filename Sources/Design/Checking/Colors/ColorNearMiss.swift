import Syntax

/// A colour that is nearly a token.
struct ColorNearMiss: Rule {
  let id = "color-near-miss"
  let severity = Severity.warning
  let summary = "a colour in code is so near a token that nobody can see the difference"
  let explanation = """
    A literal within ΔE2000 2 of a token, but not equal to it, is nearly always a slip of a digit. Looked at are \
    literals in code that are no declaration; running prose and lists of colours, such as the stops of a gradient, are \
    left alone. A translucent colour is compared with \
    tokens of the same alpha.
    """
  let wrong = """
    # Tern

    ## Colors

    - **Ink** (`#293B57`): text

    ```swift
    let title = Text("Tern").foregroundStyle(Color(red: 0.165, green: 0.231, blue: 0.341))
    ```
    """
  let right = """
    # Tern

    ## Colors

    - **Ink** (`#293B57`): text

    ```swift
    extension Color {
      static let ternInk = Color(red: 0.161, green: 0.231, blue: 0.341)
    }
    let title = Text("Tern").foregroundStyle(Color.ternInk)
    ```
    """
  /// ΔE2000; below it two flat fields side by side look alike.
  private let bound = 2.0

  func check(_ system: DesignSystem) -> [Finding] {
    let literals = system.evidence.literals.filter { $0.isCode && !$0.isListed }
    if literals.isEmpty { return [] }
    var tokens: [(name: String, text: String, value: ColorValue)] = []
    var texts: Set<String> = []
    for token in system.tokens.colors where token.alias == nil {
      for value in [token.light, token.dark].compactMap({ $0 }) {
        let text = value.contractText
        if texts.insert(text).inserted { tokens.append((token.name, text, value)) }
      }
    }
    // What the document asks for in so many figures is meant, however near a token it lies.
    for literal in system.evidence.literals where !literal.isCode && literal.origin.flavor == .neutral {
      texts.insert(literal.value.contractText)
    }
    var nearest: [String: (name: String, text: String, distance: Double)?] = [:]
    return literals.compactMap { literal in
      let text = literal.value.contractText
      if texts.contains(text) { return nil }
      if nearest[text] == nil {
        var best: (name: String, text: String, distance: Double)?
        for token in tokens where token.value.alphaByte == literal.value.alphaByte {
          let distance = ColorDifference.deltaE2000(literal.value, token.value)
          if distance < min(bound, best?.distance ?? bound) { best = (token.name, token.text, distance) }
        }
        nearest[text] = .some(best)
      }
      guard let best = nearest[text] ?? nil else { return nil }
      return finding(
        at: literal.origin, length: literal.length,
        "\(text) is ΔE \(DecimalText.rounded(best.distance, decimals: 2)) from '\(best.name)' (\(best.text))",
        help: "use '\(best.name)', or a colour that can be told from it")
    }
  }
}
