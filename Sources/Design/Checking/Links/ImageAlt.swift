import Syntax

/// An image without words.
struct ImageAlt: Rule {
  let id = "image-alt"
  let severity = Severity.warning
  let summary = "an image has no alternative text"
  let explanation = """
    Whoever does not see the image reads its alternative text (WCAG 2.2, 1.1.1). An image that only decorates says so \
    with alt="" in HTML.
    """
  let wrong = """
    # Tern

    ![](https://tern.example/mark.png)
    """
  let right = """
    # Tern

    ![The mark, a bird in flight](https://tern.example/mark.png)
    """

  func check(_ system: DesignSystem) -> [Finding] {
    system.evidence.links.compactMap { link in
      guard link.isImage, !link.isDecorative, link.text.allSatisfy(\.isWhitespace) else { return nil }
      return finding(
        at: link.origin, "the image '\(link.destination)' has no alternative text",
        help: "say between the brackets what it shows")
    }
  }
}
