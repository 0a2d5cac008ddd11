import Design
import Syntax

/// What a document says one does and what one does not: lists below two headings or bold words, the columns of a table,
/// or one list whose items begin with it.
struct UsageGuidance {
  /// A statement: the place of its item or cell in the tree.
  typealias Statement = Int

  private(set) var dos: [Statement] = []
  private(set) var donts: [Statement] = []
  /// The line of the first statement; nil where there is nothing to show.
  private(set) var firstLine: Int?

  /// Reads one document; the tree is walked once.
  init(_ markdown: Markdown) {
    /// What the heading above speaks of, and what the words of their own after it, `**Do:**`.
    var heading: Side?
    var label: Side?
    var index = 1
    while index < markdown.nodes.count {
      let node = markdown.nodes[index]
      switch node.kind {
      case .heading:
        heading = Side(markdown.plainText(of: index))
        label = nil
        index = node.end
      case .paragraph:
        if node.end < markdown.nodes.count, case .list = markdown.nodes[node.end].kind {
          label = Side(markdown.plainText(of: index))
        }
        index = node.end
      case .list:
        if let side = label ?? heading { add(items: markdown.children(of: index), of: markdown, side) }
        label = nil
        index = node.end
      case .table:
        add(table: index, of: markdown)
        index = node.end
      case .blockQuote: index += 1
      default: index = max(node.end, index + 1)
      }
    }
    if !isEmpty { firstLine = (dos + donts).min().map { markdown.nodes[$0].position.line } }
  }

  /// Whether there is anything to show side by side.
  var isEmpty: Bool { dos.isEmpty || donts.isEmpty }

  private mutating func add(items: Markdown.Children, of markdown: Markdown, _ side: Side) {
    for item in items {
      switch side {
      case .does: dos.append(item)
      case .doesNot: donts.append(item)
      case .both:
        let first = Words.split(markdown.plainText(of: item)).prefix(2)
        if Side.isRefusal(Array(first)) { donts.append(item) } else { dos.append(item) }
      }
    }
  }

  private mutating func add(table: Int, of markdown: Markdown) {
    var sides: [Side?] = []
    for row in markdown.children(of: table) {
      let cells = Array(markdown.children(of: row))
      if case .tableRow(isHeader: true) = markdown.nodes[row].kind {
        sides = cells.map { Side(markdown.plainText(of: $0)) }
        guard sides.contains(.does), sides.contains(.doesNot) else { return }
        continue
      }
      for (cell, side) in zip(cells, sides) where !markdown.plainText(of: cell).isEmpty {
        if side == .does { dos.append(cell) } else if side == .doesNot { donts.append(cell) }
      }
    }
  }

  /// What a heading announces.
  private enum Side: Equatable {
    case does, doesNot, both

    /// Of a heading that is about nothing else: `Do`, `7. Do's and Don'ts`, `Avoid`.
    init?(_ heading: String) {
      guard Self.isPossible(heading) else { return nil }
      let words = Words.split(heading).filter { !$0.allSatisfy(\.isNumber) }
      guard !words.isEmpty, words.count <= 7 else { return nil }
      guard words.allSatisfy(Self.known.contains) else { return nil }
      let says = words.enumerated().contains { place, word in
        ["do", "dos"].contains(word) && !(place + 1 < words.count && ["not", "t"].contains(words[place + 1]))
      }
      let refuses = Self.isRefusal(words) || words.contains { Self.refusals.contains($0) }
      switch (says, refuses) {
      case (true, true): self = .both
      case (true, false): self = .does
      case (false, true): self = .doesNot
      case (false, false): return nil
      }
    }

    /// Whether a text can hold any of the words that make a side: few headings do.
    private static func isPossible(_ heading: String) -> Bool {
      var heading = heading
      return heading.withUTF8 { bytes in
        bytes.indices.dropLast().contains { index in
          switch (bytes[index] | 0x20, bytes[index + 1] | 0x20) {
          // Of do and don't, avoid, never.
          case (UInt8(ascii: "d"), UInt8(ascii: "o")), (UInt8(ascii: "a"), UInt8(ascii: "v")),
            (UInt8(ascii: "e"), UInt8(ascii: "v")):
            true
          default: false
          }
        }
      }
    }

    private static let refusals: Set<String> = ["don", "dont", "donts", "avoid", "never"]
    /// An apostrophe ends a word: `Don't` is `don` and `t`, `Do's` is `do` and `s`.
    private static let known = refusals.union([
      "do", "dos", "s", "t", "ts", "not", "and", "or", "this", "these", "instead",
    ])

    /// Whether words begin as a refusal does.
    static func isRefusal(_ words: [String]) -> Bool {
      guard let first = words.first else { return false }
      return refusals.contains(first) || first == "do" && words.count > 1 && words[1] == "not"
    }
  }
}

extension UsageGuidance {
  /// What the block of the components page shows, document by document.
  static func views(in book: SystemBook, on page: String) -> [TemplateValue] {
    book.files.compactMap { source in
      guard let markdown = source.markdown else { return nil }
      guard let guidance = book.guidance[source.path], let line = guidance.firstLine else { return nil }
      let html = MarkdownHTML(links: BookLinks.links(of: source.path, in: book, on: page, lines: false))
      func list(_ statements: [Statement]) -> TemplateValue {
        .list(statements.prefix(40).map { .html(html.fragment(markdown.part(of: $0))) })
      }
      return [
        "dos": list(guidance.dos), "donts": list(guidance.donts),
        "href": .text(book.source(source.path, line: line, from: page)),
        "from": .text(SiteLink.lastPart(of: source.path) + ":\(line)"),
      ]
    }
  }
}

extension Markdown {
  /// What lies below a node as a document of its own.
  fileprivate func part(of index: Int) -> Markdown {
    let node = nodes[index]
    let below = nodes[(index + 1)..<max(node.end, index + 1)]
    // A cell has words where an item has paragraphs.
    let isInline = node.kind == .tableCell
    let shift = index + 1 - (isInline ? 2 : 1)
    func copy(_ node: Node, kind: Kind? = nil, end: Int) -> Node {
      Node(
        kind: kind ?? node.kind, text: kind == nil ? node.text : "", position: node.position,
        lastLine: node.lastLine, end: end)
    }
    let end = below.count + (isInline ? 2 : 1)
    var part = [copy(node, kind: .document, end: end)]
    if isInline { part.append(copy(node, kind: .paragraph, end: end)) }
    part += below.map { node in
      // A footnote stands at the end of the document, not here.
      if case .footnoteReference = node.kind { return copy(node, kind: .text, end: node.end - shift) }
      return copy(node, end: node.end - shift)
    }
    return Markdown(nodes: part, findings: [])
  }
}
