import Design
import Syntax

/// Walks one document and writes it: blocks here, raw HTML and tables in files of their own.
struct MarkdownRenderer {
  /// Elements inside each other; what lies deeper is written without its tags. Browsers stop at 512.
  static let deepest = 100

  /// An element that is open.
  enum Open {
    /// Of the markdown tree: open until the walk is past `end`.
    case node(end: Int, closing: String)
    /// Of raw HTML: open until its end tag, or the end of the node around it.
    case raw(String)
  }

  let markdown: Markdown
  let path: String
  let links: MarkupLinks
  var writer: MarkupWriter
  var open: [Open] = []
  /// Where the innermost element of the tree ends: before that nothing is to be closed.
  private var nearestEnd = Int.max
  /// How many links are open: they do not nest.
  var linkDepth = 0
  /// A `<details>` was opened and needs its `<summary>` before anything else.
  var awaitsSummary = false
  var table = MarkdownTable()

  private var usedIDs: Set<String> = []
  private let headingIDs: [Int: String]
  private var outline: MarkdownOutline
  private var footnotes: MarkdownFootnotes
  private var headings: [MarkdownHTML.Heading] = []

  init(
    markdown: Markdown, path: String, links: MarkupLinks, anchors: [Evidence.Anchor], topLevel: Int,
    frontMatter: SourceText? = nil
  ) {
    self.markdown = markdown
    self.path = path
    self.links = links
    let headings = anchors.filter { $0.heading != nil && $0.origin.path == path && !$0.id.isEmpty }
    headingIDs = Dictionary(headings.map { ($0.origin.line, $0.id) }) { first, _ in first }
    usedIDs = Set(headingIDs.values)
    outline = MarkdownOutline(topLevel: topLevel)
    footnotes = MarkdownFootnotes(markdown)
    writer = MarkupWriter(
      links: links, anchors: LineMap.anchors(links.lines, in: markdown, frontMatter: frontMatter))
    if let frontMatter {
      CodeMarkup(frontMatter, language: .yaml, tokens: links.tokens).write(to: &writer)
    }
  }

  mutating func document() -> MarkdownHTML.Document {
    let nodes = markdown.nodes
    var index = 0
    while index < nodes.count {
      close(before: index)
      index = write(nodes[index], at: index)
    }
    close(before: Int.max)
    writer.remainingAnchors()
    return MarkdownHTML.Document(html: HTML(vouchedFor: writer.bytes), headings: headings)
  }

  // MARK: Open elements

  private mutating func close(before index: Int) {
    guard index >= nearestEnd else { return }
    while let last = open.lastIndex(where: { if case .node = $0 { true } else { false } }),
      case .node(let end, let closing) = open[last], end <= index
    {
      while open.count > last + 1 { closeRaw() }
      writer.markup(closing)
      open.removeLast()
      if closing == "</a>" { linkDepth -= 1 }
    }
    if index == Int.max { while !open.isEmpty { closeRaw() } }
    let nearest = open.last { if case .node = $0 { true } else { false } }
    nearestEnd = if case .node(let end, _)? = nearest { end } else { Int.max }
  }

  /// Notes that an element is open until the walk is past a node.
  mutating func push(end: Int, closing: String) {
    open.append(.node(end: end, closing: closing))
    nearestEnd = end
  }

  /// Opens an element for a node; past the deepest level its words stand without it.
  private mutating func element(_ node: Markdown.Node, _ opening: String, _ closing: String) {
    guard open.count < Self.deepest else { return push(end: node.end, closing: "") }
    writer.markup(opening)
    push(end: node.end, closing: closing)
  }

  /// Whether an id is free, which it then no longer is. HTML allows no white space in it.
  mutating func take(id: String) -> Bool {
    guard !id.isEmpty, !id.utf8.contains(where: { $0 <= 0x20 }) else { return false }
    return usedIDs.insert(id).inserted
  }

  // MARK: Nodes

  /// Writes what a node begins with; gives the index of the node to go on with.
  private mutating func write(_ node: Markdown.Node, at index: Int) -> Int {
    resolveSummary(before: node.kind)
    switch node.kind {
    case .document: element(node, "", "")
    case .paragraph: paragraph(node, at: index)
    case .heading(let level): heading(node, level: level, at: index)
    case .blockQuote: element(node, "<blockquote>\n", "</blockquote>\n")
    case .list(let start): list(node, start: start)
    case .item(let done): item(node, done: done)
    case .thematicBreak: writer.markup("<hr>\n")
    case .codeBlock(let info): codeBlock(node, info: info, at: index)
    case .htmlBlock: htmlBlock(node.text)
    case .footnoteDefinition(let label): footnote(node, label: label)
    case .table, .tableRow, .tableCell: writeTable(node, at: index)
    case .text:
      writer.anchor(line: node.position.line)
      writer.mentions(node.text)
    case .code: code(node)
    case .softBreak: writer.markup("\n")
    case .lineBreak: writer.markup("<br>\n")
    case .htmlInline: htmlInline(node.text)
    case .emphasis: element(node, "<em>", "</em>")
    case .strong: element(node, "<strong>", "</strong>")
    case .strikethrough: element(node, "<del>", "</del>")
    case .link(let destination, let title): link(node, destination: destination, title: title)
    case .image(let destination, let title):
      image(destination, alternative: markdown.plainText(of: index), title: title)
      return node.end
    case .footnoteReference(let label): reference(label)
    }
    return index + 1
  }

  private mutating func paragraph(_ node: Markdown.Node, at index: Int) {
    if tightParagraphs.contains(index) {
      element(node, "", "\n")
    } else {
      element(node, "<p>", "</p>\n")
    }
  }

  private mutating func heading(_ node: Markdown.Node, level: Int, at index: Int) {
    let text = markdown.plainText(of: index)
    let place = outline.place(of: level)
    let id = headingIDs[node.position.line]
    guard node.end > index + 1 else { return }
    headings.append(MarkdownHTML.Heading(level: place, id: id, text: text))
    guard let id, open.count < Self.deepest else {
      return element(node, "<h\(place)>", "</h\(place)>\n")
    }
    writer.markup("<h")
    writer.markup(String(place))
    writer.attribute("id", id)
    writer.markup(">")
    push(
      end: node.end,
      closing: String(joining: " ", HeadingLink.markup(id: id, text: text), "</h", String(place), ">\n"))
  }

  private mutating func list(_ node: Markdown.Node, start: Int?) {
    switch start {
    case nil: element(node, "<ul>\n", "</ul>\n")
    case 1: element(node, "<ol>\n", "</ol>\n")
    case let start?: element(node, "<ol start=\"\(start)\">\n", "</ol>\n")
    }
  }

  private mutating func item(_ node: Markdown.Node, done: Bool?) {
    switch done {
    case nil: element(node, "<li>", "</li>\n")
    case true?:
      element(
        node, #"<li class="task"><input type="checkbox" disabled checked aria-label="Done"> "#, "</li>\n")
    case false?:
      element(node, #"<li class="task"><input type="checkbox" disabled aria-label="Open"> "#, "</li>\n")
    }
  }

  private mutating func codeBlock(_ node: Markdown.Node, info: String, at index: Int) {
    let markup =
      links.code[index]
      ?? CodeMarkup(
        SourceText(path: path, bytes: Array(node.text.utf8), firstLine: max(node.position.line, 1)),
        language: CodeLanguage(info: info), tokens: links.tokens)
    markup.write(to: &writer)
  }

  private mutating func code(_ node: Markdown.Node) {
    writer.anchor(line: node.position.line)
    writer.markup("<code>")
    if linkDepth == 0, let token = writer.token(node.text) {
      writer.link(token, node.text)
    } else {
      writer.mentions(node.text, isWhole: true)
    }
    writer.markup("</code>")
  }

  private mutating func link(_ node: Markdown.Node, destination: String, title: String) {
    guard linkDepth == 0, open.count < Self.deepest,
      let address = links.address(destination).flatMap(SafeURL.address)
    else { return element(node, "", "") }
    writer.anchor(line: node.position.line)
    linkDepth += 1
    writer.markup("<a")
    writer.attribute("href", address)
    if !title.isEmpty { writer.attribute("title", title) }
    element(node, ">", "</a>")
  }

  /// An image that was copied; one elsewhere is a link, as a page asks nothing of other sites.
  mutating func image(_ destination: String, alternative: String, title: String) {
    if let address = SafeURL.address(destination), SafeURL.isExternal(address) {
      let words = alternative.isEmpty ? address : alternative
      guard linkDepth == 0 else { return writer.text(words) }
      writer.markup(#"<a class="external-image""#)
      writer.attribute("href", address)
      writer.markup(">")
      writer.text(words)
      return writer.markup("</a>")
    }
    guard let image = links.image(destination), let source = SafeURL.address(image.address), !source.isEmpty
    else {
      writer.markup(#"<span class="missing-image">"#)
      writer.text(alternative.isEmpty ? destination : alternative)
      return writer.markup("</span>")
    }
    writer.markup("<img")
    writer.attribute("src", source)
    writer.attribute("alt", alternative)
    if !title.isEmpty { writer.attribute("title", title) }
    if let width = image.width, let height = image.height, width > 0, height > 0 {
      writer.markup(" width=\"\(width)\" height=\"\(height)\"")
    }
    writer.markup(" loading=\"lazy\">")
  }

  // MARK: Footnotes

  private mutating func reference(_ label: String) {
    guard let (number, use) = footnotes.reference(label) else { return writer.text("[^\(label)]") }
    let id = MarkdownFootnotes.referenceID(number, use: use)
    guard linkDepth == 0 else { return writer.markup("<sup>\(number)</sup>") }
    writer.markup(
      "<sup class=\"footnote\"><a id=\"\(id)\" href=\"#fn:\(number)\" aria-label=\"Footnote \(number)\">\(number)</a></sup>"
    )
  }

  private mutating func footnote(_ node: Markdown.Node, label: String) {
    guard let number = footnotes.number(label) else { return element(node, "", "") }
    if footnotes.begin() {
      writer.markup("<section class=\"footnotes\" aria-label=\"Footnotes\">\n<ol>\n")
      push(end: markdown.nodes.count, closing: "</ol>\n</section>\n")
    }
    let back = (1...max(footnotes.uses(label), 1)).map { use in
      let suffix = use == 1 ? "" : " \(use)"
      return
        "<a href=\"#\(MarkdownFootnotes.referenceID(number, use: use))\" aria-label=\"Back to the text\(suffix)\">↩</a>"
    }
    element(node, "<li id=\"fn:\(number)\" value=\"\(number)\">", "\(back.joined(separator: " "))</li>\n")
  }

  // MARK: Tight lists

  /// The paragraphs that stand directly in an item of a list without blank lines.
  private lazy var tightParagraphs: Set<Int> = MarkdownLists.tightParagraphs(markdown)
}
