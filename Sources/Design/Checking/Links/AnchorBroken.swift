import Syntax

/// A fragment that no heading and no id has.
struct AnchorBroken: Rule {
  let id = "anchor-broken"
  let severity = Severity.error
  let summary = "a link names an anchor that its page does not have"
  let explanation = """
    Headings have the anchors that GitHub gives them: lower case, spaces become dashes, all but letters, digits, dashes \
    and underscores is dropped, and a repeated one is numbered. An id or a name of raw HTML is an anchor too.
    """
  let wrong = """
    # Tern

    See [type](#type-scale).

    ## Typography
    """
  let right = """
    # Tern

    See [type](#typography).

    ## Typography
    """

  /// - Parameter has: whether the page has an anchor.
  func check(_ link: Evidence.Link, fragment: String, has: (String) -> Bool) -> Finding? {
    guard !fragment.isEmpty, fragment.lowercased() != "top" else { return nil }
    if let decoded = PercentEncoding.decoded(fragment), has(decoded) { return nil }
    let lower = fragment.lowercased()
    let help =
      has(lower)
      ? "write '#\(lower)'" : "the anchors are those of GitHub: 'Type scale' is '#type-scale'"
    return finding(
      at: link.origin, "'\(link.destination)': no heading or id has the anchor '\(fragment)'", help: help)
  }
}
