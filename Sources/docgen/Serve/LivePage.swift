import Rendering

/// A built page as `serve` shows it: with the live script, its style, and what the checks say of its system.
enum LivePage {
  /// Where the script is served.
  static let scriptPath = "_docgen/live.js"
  /// Where the script's style is served.
  static let stylePath = "_docgen/live.css"
  /// Where the script learns how the last build went.
  static let statePath = "_docgen/state.json"

  /// The findings of the system that a page belongs to.
  struct Note: Hashable {
    /// `2 errors, 1 warning`.
    var text: String
    /// From the root of the site.
    var href: String
  }

  /// The page with the script before the end of its body, and the version both carry.
  ///
  /// The version is that of the page before anything was put in, so that the script can hold it against the header.
  static func live(_ page: [UInt8], note: Note?) -> (bytes: [UInt8], tag: String) {
    let tag = "\"" + ContentHash(page + Array((note?.text ?? "").utf8)).text + "\""
    var attributes = " data-tag=\"\(HTMLEscaping.escaped(tag))\""
    if let note {
      attributes +=
        " data-findings=\"\(HTMLEscaping.escaped(note.text))\" data-href=\"\(HTMLEscaping.escaped(note.href))\""
    }
    let insertion =
      "<link rel=\"stylesheet\" href=\"/\(stylePath)\"><script src=\"/\(scriptPath)\"\(attributes) defer></script>"
    guard let end = lastBodyEnd(page) else { return (page + Array(insertion.utf8), tag) }
    return (Array(page[..<end]) + Array(insertion.utf8) + page[end...], tag)
  }

  private static func lastBodyEnd(_ page: [UInt8]) -> Int? {
    let end = Array("</body>".utf8)
    var index = page.count - end.count
    while index >= 0 {
      if page[index...].starts(with: end) { return index }
      index -= 1
    }
    return nil
  }
}
