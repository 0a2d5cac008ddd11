import Syntax

/// A statement about contrast that the numbers do not bear out.
struct ContrastClaim: Rule {
  let id = "contrast-claim"
  let severity = Severity.error
  let summary = "the document says that a contrast passes, or fails, and the numbers say otherwise"
  let explanation = """
    A clause that sets one colour on another and says passes, fails, meets or exceeds with a level or a ratio is held \
    against the contrast of WCAG 2.2. The ratio is compared unrounded: 4.483 does not reach 4.5. Large text needs 3:1 \
    for AA and 4.5:1 for AAA.
    """
  let wrong = """
    # Tern

    ## Accessibility

    White on `#7360F2` passes WCAG AA.
    """
  let right = """
    # Tern

    ## Accessibility

    White on `#7360F2` passes WCAG AA for large text.
    """

  func check(_ system: DesignSystem) -> [Finding] {
    system.tokens.claims.compactMap { claim in
      if claim.holds { return nil }
      let says = claim.passes ? "reaches" : "fails"
      let comparison = claim.passes ? "below" : "not below"
      let bound = DecimalText.rounded(claim.level.bound)
      return finding(
        at: claim.origin,
        "\(claim.foreground.contractText) on \(claim.background.contractText) has contrast "
          + "\(Contrast.text(claim.ratio)):1, \(comparison) the \(bound):1 of \(claim.level.rawValue) "
          + "that the text says it \(says)",
        help: claim.passes ? "state the ratio as it is, or change a colour" : "state that it passes")
    }
  }
}
