import Syntax

/// A link to a path that only one machine, or one server, has.
struct LinkAbsolute: LinkRule {
  let id = "link-absolute"
  let severity = Severity.warning
  let summary = "a link points at a path outside the content"
  let explanation = """
    A path that begins with a slash, a drive or file:, or climbs out of the content folder, is not part of the site, \
    and a site under a base path has no such root.
    """
  let wrong = """
    # Tern

    See [the brand book](/brand/book.pdf).
    """
  let right = """
    # Tern

    See [the brand book](https://brand.example/book.pdf).
    """

  func fault(of link: Evidence.Link, to target: LinkTarget) -> (message: String, help: String?)? {
    guard target == .outside else { return nil }
    return (
      "'\(link.destination)' points outside the content",
      "write a path relative to this file, or a whole address"
    )
  }
}
