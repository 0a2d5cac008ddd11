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
    var tokens: [(name: String, value: ColorValue)] = []
    var known: Set<ShownColor> = []
    for token in system.tokens.colors where token.alias == nil {
      for value in [token.light, token.dark].compactMap({ $0 }) where known.insert(value.shown).inserted {
        tokens.append((token.name, value))
      }
    }
    // What the document asks for in so many figures is meant, however near a token it lies.
    for literal in system.evidence.literals where !literal.isCode && literal.origin.flavor == .neutral {
      known.insert(literal.value.shown)
    }
    lazy var places = tokens.map { $0.value.converted(to: .lab).components }
    var nearest: [ShownColor: (token: Int, distance: Double)?] = [:]
    return literals.compactMap { literal in
      let color = literal.value.shown
      if known.contains(color) { return nil }
      if nearest[color] == nil {
        let place = literal.value.converted(to: .lab).components
        var best: (token: Int, distance: Double)?
        for (token, other) in places.enumerated()
        where !(abs(place.x - other.x) > bound * Self.lightness)
          && tokens[token].value.alphaByte == literal.value.alphaByte
        {
          let distance = ColorDifference.deltaE2000(place, other)
          if distance < min(bound, best?.distance ?? bound) { best = (token, distance) }
        }
        nearest[color] = .some(best)
      }
      guard let best = nearest[color] ?? nil else { return nil }
      let (name, value) = tokens[best.token]
      return finding(
        at: literal.origin, length: literal.length,
        "\(literal.value.contractText) is ΔE \(DecimalText.rounded(best.distance, decimals: 2)) from '\(name)' "
          + "(\(value.contractText))",
        help: "use '\(name)', or a colour that can be told from it")
    }
  }

  /// So many steps of Lab lightness are at least one of ΔE2000 (its S_L is below 1.75).
  private static let lightness = 1.8
}
