import Syntax

/// A component of a front matter whose text is too near to its background.
struct ContrastRatio: Rule {
  let id = "contrast-ratio"
  let severity = Severity.warning
  let summary = "text and background of a component have less contrast than 4.5:1"
  let explanation = """
    A component with both `backgroundColor` and `textColor` needs 4.5:1 by WCAG 2.2, 1.4.3. Translucent text is \
    composited over its background; a translucent background over the front matter's `background` or `surface`, or over \
    white.
    """
  let wrong = """
    ---
    name: Tern
    components:
      button: { backgroundColor: "#9FB8C8", textColor: "#FFFFFF" }
    ---
    """
  let right = """
    ---
    name: Tern
    components:
      button: { backgroundColor: "#1F5F7A", textColor: "#FFFFFF" }
    ---
    """
  /// WCAG 2.2, 1.4.3, text.
  private let bound = 4.5

  func check(_ system: DesignSystem) -> [Finding] {
    FrontMatterTokens.all(of: system).flatMap { tokens -> [Finding] in
      let canvas = canvas(of: tokens)
      return tokens.components.compactMap { component -> Finding? in
        func color(_ name: String) -> ColorValue? { component.properties.first { $0.name == name }?.color }
        guard let background = color("backgroundColor"), background.alpha > 0, let text = color("textColor")
        else { return nil }
        let ratio = Contrast.ratio(text, on: background.composited(over: canvas))
        if ratio >= bound { return nil }
        let behind = background.alpha < 1 ? " over \(canvas.contractText)" : ""
        return finding(
          at: component.origin,
          "'\(component.name)' sets \(text.contractText) on \(background.contractText)\(behind) with contrast "
            + "\(Contrast.text(ratio)):1, below 4.5:1",
          help: "darken one or lighten the other")
      }
    }
  }

  private func canvas(of tokens: FrontMatterTokens) -> ColorValue {
    for name in ["background", "surface"] {
      if let color = tokens.colors.first(where: { $0.name == name })?.light, color.alpha >= 1 { return color }
    }
    return ColorValue(.srgb, 1, 1, 1)
  }
}
