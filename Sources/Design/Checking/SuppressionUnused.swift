import Syntax

/// A suppression comment that quiets nothing.
struct SuppressionUnused: Rule {
  let id = "suppression-unused"
  let severity = Severity.warning
  let summary = "a docgen:off comment quiets nothing"
  let explanation = """
    The fault it was written for is gone, or the comment is not on its own line directly above it. Left in place it \
    would hide the next one.
    """
  let wrong = """
    # Tern

    <!-- docgen:off link-broken -->
    No link stands here.
    """
  let right = """
    # Tern

    No link stands here.
    """

  func finding(_ path: String, _ position: Position, off rule: String) -> Finding {
    Finding(
      rule: id, severity: severity, path: path, position: position,
      message: "docgen:off '\(rule)' quiets nothing", help: "remove the comment")
  }

  func finding(_ path: String, _ position: Position, on rule: String) -> Finding {
    Finding(
      rule: id, severity: severity, path: path, position: position,
      message: "docgen:on '\(rule)' ends nothing that is off", help: "remove the comment")
  }
}
