import Syntax

/// A heading whose anchor needs a number.
struct HeadingDuplicateAnchor: Rule {
  let id = "heading-duplicate-anchor"
  let severity = Severity.info
  let summary = "two headings of a document share a text, so an anchor has a number"
  let explanation = """
    The second heading of a text gets -1 behind its anchor. Links to it break when a heading above is added or removed.
    """
  let wrong = """
    # Tern

    ## Buttons

    ## Buttons
    """
  let right = """
    # Tern

    ## Buttons

    ## Buttons in bars
    """

  func check(_ system: DesignSystem) -> [Finding] {
    system.evidence.anchors.compactMap { anchor in
      guard anchor.isNumbered, let heading = anchor.heading else { return nil }
      return finding(
        at: anchor.origin, "the heading '\(heading)' has the anchor '#\(anchor.id)' because its own is taken",
        help: "give the heading words of its own")
    }
  }
}
