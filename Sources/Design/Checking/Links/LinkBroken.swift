import Syntax

/// A link to a page, a folder or a label that is not there.
struct LinkBroken: LinkRule {
  let id = "link-broken"
  let severity = Severity.error
  let summary = "a link leads nowhere"
  let explanation = """
    The page or folder a link names is not in the content, the folder has no page (a DESIGN.md, README.md or \
    index.md), or the label of a reference link has no definition, so that the brackets are shown as text. Paths are \
    relative to the document and decoded once.
    """
  let wrong = """
    # Tern

    See [motion](motion.md).
    """
  let right = """
    # Tern

    See [motion](#motion).

    ## Motion
    """

  func fault(of link: Evidence.Link, to target: LinkTarget) -> (message: String, help: String?)? {
    switch target {
    case .empty where !link.isImage: ("a link without a destination", "name a file, an anchor or an address")
    case .undefined(let label):
      ("the label '\(label)' has no definition", "add a line '[\(label)]: path' to the document")
    case .missingPage(let path):
      ("'\(path)' is not in the content", "check the path, which is relative to this file")
    case .folderWithoutPage(let path):
      (
        path.isEmpty ? "the content root has no page" : "the folder '\(path)' has no page",
        "link to a file in it, or add an index.md"
      )
    default: nil
    }
  }
}
