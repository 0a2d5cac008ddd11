import Syntax

/// A link that works only where case does not matter.
struct LinkCase: LinkRule {
  let id = "link-case"
  let severity = Severity.error
  let summary = "a link differs from the file's name in case only"
  let explanation = """
    A Mac finds colors.md for Colors.md; the server that publishes the site does not.
    """
  let wrong = """
    # Tern

    See [the whole](design.md).
    """
  let right = """
    # Tern

    See [the whole](DESIGN.md).
    """

  func fault(of link: Evidence.Link, to target: LinkTarget) -> (message: String, help: String?)? {
    guard case .otherCase(let spelling, _) = target else { return nil }
    return (
      "'\(link.destination)' differs in case from '\(spelling)'",
      "write '\(ContentPath.name(of: spelling))' as the file is named"
    )
  }

  func correction(of link: Evidence.Link, to target: LinkTarget) -> String? {
    guard case .otherCase(let spelling, isOnly: true) = target else { return nil }
    return LinkSpelling.corrected(link.destination, as: spelling)
  }
}
