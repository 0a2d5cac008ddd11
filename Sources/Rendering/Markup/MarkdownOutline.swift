/// Headings by how deep they stand under each other, so that no level is left out however an author counts.
struct MarkdownOutline {
  let topLevel: Int
  /// The author's levels of the headings above the current one.
  private var above: [Int] = []

  init(topLevel: Int) { self.topLevel = topLevel }

  /// The level for the next heading, from 1 to 6.
  mutating func place(of level: Int) -> Int {
    while let last = above.last, last >= level { above.removeLast() }
    above.append(level)
    return min(topLevel + above.count - 1, 6)
  }
}

/// The link of a heading to itself, without words: its name is for those who do not see the mark.
enum HeadingLink {
  static func markup(id: String, text: String) -> String {
    var writer = MarkupWriter(capacity: 64 + 2 * (id.utf8.count + text.utf8.count))
    writer.markup("<a class=\"heading-link\"")
    writer.attribute("href", SafeURL.address("#" + id) ?? "")
    writer.markup(" aria-label=\"Link to ")
    writer.text(text)
    writer.markup("\"")
    writer.markup("></a>")
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
