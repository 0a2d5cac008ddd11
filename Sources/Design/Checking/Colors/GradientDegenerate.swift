import Syntax

/// A gradient that shows one flat colour.
struct GradientDegenerate: Rule {
  let id = "gradient-degenerate"
  let severity = Severity.warning
  let summary = "a gradient has fewer than two different colours, or stops out of order"
  let explanation = """
    A gradient whose stops are all one colour is a flat fill with a costly name, and stops that run backwards are \
    drawn as a hard edge. Both are nearly always a copied line that was not finished.
    """
  let wrong = """
    # Tern

    ## Colors

    - **Dusk Gradient**: `linear-gradient(180deg, #4B3F72, #4B3F72)`
    """
  let right = """
    # Tern

    ## Colors

    - **Dusk Gradient**: `linear-gradient(180deg, #4B3F72, #E8A87C)`
    """

  func check(_ system: DesignSystem) -> [Finding] {
    system.tokens.gradients.compactMap { gradient in
      let colors = Set(gradient.stops.compactMap(\.color))
      if gradient.stops.contains(where: { $0.color == nil }) { return nil }
      if colors.count < 2 {
        return finding(
          at: gradient.origin, "'\(gradient.name)' has only one colour in all its stops",
          help: "give it a second colour, or make it a colour token")
      }
      for (left, right) in zip(gradient.stops, gradient.stops.dropFirst()) where right.at < left.at {
        return finding(
          at: gradient.origin,
          "a stop of '\(gradient.name)' at \(DecimalText.percent(right.at)) follows one at "
            + DecimalText.percent(left.at),
          help: "put the stops in order")
      }
      return nil
    }
  }
}
