import Syntax

/// Two colours that a document sets on each other and that are too near.
struct ContrastLow: Rule {
  let id = "contrast-low"
  let severity = Severity.warning
  let summary = "text and background that the document puts together have too little contrast"
  let explanation = """
    A pair that the document itself states, such as "text on surface", needs 4.5:1 for text by WCAG 2.2, 1.4.3, and \
    3:1 where the document sets the text at 18 points or more, or at 14 or more and bold. A translucent foreground is composited over its background first. Pairs about which the document makes a claim \
    belong to `contrast-claim`, and component pairs of a front matter to `contrast-ratio`.
    """
  let wrong = """
    # Tern

    ## Components

    ### Button
    - Background: `#9FB8C8`
    - Text: `#FFFFFF`
    """
  let right = """
    # Tern

    ## Components

    ### Button
    - Background: `#1F5F7A`
    - Text: `#FFFFFF`
    """
  func check(_ system: DesignSystem) -> [Finding] {
    system.evidence.pairs.compactMap { pair in
      guard pair.background.alpha >= 1 else { return nil }
      let ratio = Contrast.ratio(pair.foreground, on: pair.background)
      // WCAG 2.2, 1.4.3.
      let bound = pair.isLarge ? 3.0 : 4.5
      if ratio >= bound { return nil }
      return finding(
        at: pair.origin,
        "\(pair.foreground.contractText) on \(pair.background.contractText) has contrast "
          + "\(Contrast.text(ratio)):1, below \(pair.isLarge ? "3:1 for large text" : "4.5:1 for text")",
        help: "darken one or lighten the other")
    }
  }
}
