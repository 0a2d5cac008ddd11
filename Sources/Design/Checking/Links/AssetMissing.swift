import Syntax

/// An image or a file that is not there.
struct AssetMissing: LinkRule {
  let id = "asset-missing"
  let severity = Severity.error
  let summary = "an image or a linked file is not there"
  let explanation = """
    Images and linked files are copied beside the page, so they must be in the content. Paths are relative to the \
    document and percent-decoded exactly once: %20 is a space, + is a plus.
    """
  let wrong = """
    # Tern

    ![The mark](img/mark.png)
    """
  let right = """
    # Tern

    The mark is drawn in code.
    """

  func fault(of link: Evidence.Link, to target: LinkTarget) -> (message: String, help: String?)? {
    switch target {
    case .missingFile(let path): ("'\(path)' is not in the content", "add the file, or mend the path")
    case .empty where link.isImage: ("an image without a file", "name a file")
    default: nil
    }
  }
}
