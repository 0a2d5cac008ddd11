import Syntax

/// Raw HTML by the short list: `a img br kbd sub sup details summary` with `id name href src alt title`.
extension MarkdownRenderer {
  /// Elements that run within a line. An open one is closed with the block around it.
  private static let phrasing: Set<String> = ["a", "kbd", "sub", "sup"]
  /// Elements that are dropped like all others, but whose words stand apart from those around them.
  private static let breaking: Set<String> = [
    "address", "article", "aside", "blockquote", "caption", "center", "dd", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li",
    "main",
    "nav", "ol", "p", "pre", "section", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
  ]
  /// Elements inside each other that a document may open; further ones are dropped, their words kept.
  private static let deepestRaw = 16

  /// A block of raw HTML. Its words stand in paragraphs; only `<details>` can stay open past its end.
  mutating func htmlBlock(_ text: String) {
    for piece in RawHTML.pieces(of: text) {
      switch piece {
      case .text(let words):
        if words.utf8.allSatisfy(\.isASCIISpace) {
          if innermostRaw == "p" { writer.markup(" ") }
        } else {
          beginParagraph()
          writer.mentions(words)
        }
      case .start("details", let attributes, _): beginDetails(attributes)
      case .start("summary", let attributes, _): beginSummary(attributes)
      case .start(let name, let attributes, _):
        if Self.phrasing.contains(name) || name == "img" || name == "br" {
          beginParagraph()
          begin(name, attributes)
        } else {
          if Self.breaking.contains(name) { endParagraph() }
          anchors(of: attributes)
        }
      case .end("details"):
        endParagraph()
        end("details")
      case .end(let name):
        if Self.phrasing.contains(name) || name == "summary" { end(name) }
        if Self.breaking.contains(name) { endParagraph() }
      }
    }
    endParagraph()
    end("summary")
  }

  /// One tag within a line.
  mutating func htmlInline(_ text: String) {
    for piece in RawHTML.pieces(of: text) {
      switch piece {
      case .text(let words): writer.text(words)
      case .start(let name, let attributes, _): begin(name, attributes)
      case .end(let name): if Self.phrasing.contains(name) { end(name) }
      }
    }
  }

  /// A `<details>` without a summary of its own gets one, as HTML wants it first.
  mutating func resolveSummary(before kind: Markdown.Kind) {
    if awaitsSummary, kind != .htmlBlock { writeSummary() }
  }

  private mutating func writeSummary() {
    guard awaitsSummary else { return }
    awaitsSummary = false
    writer.markup("<summary>Details</summary>\n")
  }

  // MARK: Open elements

  private var innermostRaw: String? {
    if case .raw(let name)? = open.last { name } else { nil }
  }

  private var rawDepth: Int {
    open.reversed().prefix { if case .raw = $0 { true } else { false } }.count
  }

  /// Closes the innermost element of raw HTML.
  mutating func closeRaw() {
    guard case .raw(let name)? = open.popLast() else { return }
    if name == "details" { writeSummary() }
    writer.markup(name == "p" || name == "details" || name == "summary" ? "</\(name)>\n" : "</\(name)>")
    if name == "a" { linkDepth -= 1 }
  }

  /// Closes an element and what is open in it; without effect when it is not open inside of the current node.
  private mutating func end(_ name: String) {
    let isOpen = open.reversed().prefix { if case .raw = $0 { true } else { false } }.contains {
      if case .raw(name) = $0 { true } else { false }
    }
    guard isOpen else { return }
    while innermostRaw != nil {
      let isLast = innermostRaw == name
      closeRaw()
      if isLast { return }
    }
  }

  private mutating func beginParagraph() {
    writeSummary()
    guard innermostRaw == nil || innermostRaw == "details" else { return }
    writer.markup("<p>")
    open.append(.raw("p"))
  }

  private mutating func endParagraph() {
    while let name = innermostRaw, name != "details", name != "summary" { closeRaw() }
  }

  private mutating func beginDetails(_ attributes: [String: String]) {
    endParagraph()
    end("summary")
    writeSummary()
    guard rawDepth < Self.deepestRaw else { return anchors(of: attributes) }
    writer.markup("<details")
    let further = identify(attributes)
    writer.markup(">")
    open.append(.raw("details"))
    awaitsSummary = true
    if let further { anchor(further) }
  }

  private mutating func beginSummary(_ attributes: [String: String]) {
    endParagraph()
    guard awaitsSummary else { return anchors(of: attributes) }
    awaitsSummary = false
    writer.markup("<summary")
    let further = identify(attributes)
    writer.markup(">")
    open.append(.raw("summary"))
    if let further { anchor(further) }
  }

  // MARK: Elements within a line

  private mutating func begin(_ name: String, _ attributes: [String: String]) {
    switch name {
    case "br": writer.markup("<br>")
    case "img":
      anchors(of: attributes)
      image(
        attributes["src"] ?? "", alternative: attributes["alt"] ?? "", title: attributes["title"] ?? "")
    case "a":
      let address = attributes["href"].flatMap(links.address).flatMap(SafeURL.address)
      guard let address, linkDepth == 0, rawDepth < Self.deepestRaw else { return anchors(of: attributes) }
      element(name, attributes, address: address)
      linkDepth += 1
    case "kbd", "sub", "sup":
      guard rawDepth < Self.deepestRaw else { return anchors(of: attributes) }
      element(name, attributes, address: nil)
    default: anchors(of: attributes)
    }
  }

  private mutating func element(_ name: String, _ attributes: [String: String], address: String?) {
    writer.markup("<\(name)")
    let further = identify(attributes)
    if let address { writer.attribute("href", address) }
    if let title = attributes["title"], !title.isEmpty { writer.attribute("title", title) }
    writer.markup(">")
    open.append(.raw(name))
    if let further { anchor(further) }
  }

  // MARK: Anchors

  /// Writes the id attribute; gives a second id when `name` says another.
  private mutating func identify(_ attributes: [String: String]) -> String? {
    let ids = [attributes["id"], attributes["name"]].compactMap { $0 }.filter { take(id: $0) }
    if let first = ids.first { writer.attribute("id", first) }
    return ids.count > 1 ? ids[1] : nil
  }

  /// The ids of an element that is not written.
  private mutating func anchors(of attributes: [String: String]) {
    for id in [attributes["id"], attributes["name"]].compactMap({ $0 }) where take(id: id) {
      writeSummary()
      anchor(id)
    }
  }

  private mutating func anchor(_ id: String) {
    writer.markup("<span")
    writer.attribute("id", id)
    writer.markup("></span>")
  }
}
