import Syntax

/// A component of a front matter whose text is too near to its background.
struct ContrastRatio: Rule {
  let id = "contrast-ratio"
  let severity = Severity.warning
  let summary = "text and background of a component have less contrast than 4.5:1"
  let explanation = """
    A component with both `backgroundColor` and `textColor` needs 4.5:1 by WCAG 2.2, 1.4.3. Translucent text is \
    composited over its background; a translucent background over the front matter's `background`, `canvas` or \
    `surface`, or over white. What is called on-dark or inverse lies on the darkest of the colours so named; where none \
    is dark, it is left alone.
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
      let darkCanvas = darkCanvas(of: tokens)
      return tokens.components.compactMap { component -> Finding? in
        func color(_ name: String) -> ColorValue? { component.properties.first { $0.name == name }?.color }
        guard let background = color("backgroundColor"), background.alpha > 0, let text = color("textColor")
        else { return nil }
        let isOnDark = background.alpha < 1 && liesOnDark(component.name)
        guard let canvas = isOnDark ? darkCanvas : canvas else { return nil }
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

  private func liesOnDark(_ name: String) -> Bool {
    let words = NameWords.of(name).map { $0.lowercased() }
    return words.contains("dark") || words.contains("inverse") || words.contains("night")
  }

  private func darkCanvas(of tokens: FrontMatterTokens) -> ColorValue? {
    let grounds = tokens.colors.compactMap { color -> ColorValue? in
      let words = NameWords.of(color.name).map { $0.lowercased() }
      guard let light = color.light, light.alpha >= 1, words.first != "on",
        words.contains(where: ["background", "canvas", "surface"].contains)
      else { return nil }
      return light
    }
    // Luminance 0.18 is where black and white text are equally legible.
    return grounds.filter { Contrast.luminance(of: $0) < 0.18 }.min {
      Contrast.luminance(of: $0) < Contrast.luminance(of: $1)
    }
  }

  private func canvas(of tokens: FrontMatterTokens) -> ColorValue? {
    for name in ["background", "canvas", "surface"] {
      if let color = tokens.colors.first(where: { $0.name == name })?.light, color.alpha >= 1 { return color }
    }
    return ColorValue(.srgb, 1, 1, 1)
  }
}
