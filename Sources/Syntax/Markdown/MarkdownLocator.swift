/// A node as cmark gives it: lines and byte columns that are often wrong, 0 where there are none.
struct MarkdownDraft {
  var kind: Markdown.Kind
  var text: String
  /// The index just past its last descendant.
  var end: Int
  var line: Int
  var column: Int
  var lastLine: Int
  var isFenced = false
}

/// Gives every node its true place by following the tree through the source.
///
/// cmark's places are wrong below reference definitions, in and above tables, after hard breaks, in links made of bare
/// addresses, and in bytes. The tree itself is right, so the source is read beside it: a cursor passes the markup of
/// each node and the text of each leaf, and what it passes is where the node stands.
struct MarkdownLocator {
  private let text: SourceText
  private var drafts: [MarkdownDraft]
  private var nodes: [Markdown.Node] = []
  private var findings: [Finding] = []
  /// The labels of footnote definitions by their lower case.
  private var labels: [String: String] = [:]
  /// The ends of the block quotes that are open.
  private var quotes: [Int] = []

  init(text: SourceText, drafts: [MarkdownDraft]) {
    self.text = text
    self.drafts = drafts
  }

  /// The tree with its places.
  mutating func markdown() -> Markdown {
    labels = nameFootnotes()
    nodes.reserveCapacity(drafts.count)
    var index = 0
    while index < drafts.count {
      while let end = quotes.last, index >= end { quotes.removeLast() }
      let draft = drafts[index]
      switch draft.kind {
      case .paragraph, .heading:
        leaf(index)
        index = draft.end
      case .table:
        table(index)
        index = draft.end
      case .codeBlock:
        codeBlock(index)
        index += 1
      default:
        if draft.kind == .blockQuote { quotes.append(draft.end) }
        append(index, at: offset(draft.line, draft.column))
        index += 1
      }
    }
    return Markdown(nodes: nodes, findings: findings)
  }

  /// Gives footnote definitions their labels and true places; a reference finds its label in any case.
  private mutating func nameFootnotes() -> [String: String] {
    var labels: [String: String] = [:]
    for index in drafts.indices where drafts[index].kind == .footnoteDefinition(label: "") {
      let line = text.range(ofLine: drafts[index].line)
      let marker = line.lowerBound..<offset(drafts[index].line, drafts[index].column)
      guard let end = text.bytes[marker].lastIndex(of: UInt8(ascii: "]")),
        let start = text.bytes[marker].lastIndex(of: UInt8(ascii: "[")), start + 2 <= end
      else { continue }
      let label = text.string(start + 2..<end)
      labels[label.lowercased()] = label
      drafts[index].kind = .footnoteDefinition(label: label)
      drafts[index].column = start - line.lowerBound + 1
    }
    return labels
  }

  /// The byte offset of a line of the file and a byte column of cmark's.
  private func offset(_ line: Int, _ column: Int) -> Int {
    let range = text.range(ofLine: line)
    return min(range.lowerBound + max(column - 1, 0), range.upperBound)
  }

  private mutating func append(_ index: Int, at offset: Int, lastLine: Int? = nil) {
    let draft = drafts[index]
    let position = text.position(at: offset)
    nodes.append(
      Markdown.Node(
        kind: draft.kind, text: draft.text, position: position,
        lastLine: max(lastLine ?? draft.lastLine, position.line), end: draft.end))
  }

  /// A paragraph or a heading with all it holds.
  private mutating func leaf(_ index: Int) {
    let draft = drafts[index]
    var lastLine = draft.lastLine
    var start = offset(draft.line, draft.column)
    if draft.line == 0 {
      // A paragraph whose last line became the header of a table: only the table knows where it began.
      (start, lastLine) = placeAboveTable(index)
    }
    var cursor = InlineCursor(
      text: text, at: start, limit: text.range(ofLine: max(lastLine, draft.line)).upperBound,
      quotes: quotes.count)
    if draft.line == 0 { cursor.skipPrefix() }
    cursor.skipDefinitions()
    append(index, at: cursor.offset, lastLine: lastLine)
    if case .heading = draft.kind { cursor.skipHashes() }
    inlines(of: index, cursor)
  }

  private func placeAboveTable(_ index: Int) -> (start: Int, lastLine: Int) {
    let table = drafts[index].end
    guard table < drafts.count, case .table = drafts[table].kind else {
      let line = nodes.last?.lastLine ?? text.firstLine
      return (text.range(ofLine: line).lowerBound, line)
    }
    return (offset(drafts[table].line, drafts[table].column), headerLine(of: table) - 1)
  }

  /// The line of a table's header, which cmark gives wrongly where a paragraph stands above it.
  private func headerLine(of table: Int) -> Int {
    guard table + 1 < drafts[table].end else { return drafts[table].line }
    let body = drafts[table + 1].end
    return body < drafts[table].end ? drafts[body].line - 2 : drafts[table].lastLine - 1
  }

  private mutating func table(_ index: Int) {
    let draft = drafts[index]
    guard case .table(let columns) = draft.kind else { return }
    let header = max(headerLine(of: index), draft.line)
    var cursor = InlineCursor(
      text: text, at: text.range(ofLine: header).lowerBound, limit: text.range(ofLine: header).upperBound,
      quotes: quotes.count)
    cursor.skipPrefix()
    // The mark of a list may stand before the first line of a table that begins its item.
    let start = header == draft.line ? offset(draft.line, draft.column) : cursor.offset
    append(index, at: start)
    var row = index + 1
    var line = header
    while row < draft.end {
      tableRow(row, line: line, from: line == header ? start : nil, columns: columns.count)
      line = line == header ? header + 2 : line + 1
      row = drafts[row].end
    }
  }

  private mutating func tableRow(_ index: Int, line: Int, from start: Int?, columns: Int) {
    let range = text.range(ofLine: line)
    var cursor = InlineCursor(
      text: text, at: start ?? range.lowerBound, limit: range.upperBound, quotes: quotes.count)
    cursor.skipPrefix()
    let row = TableLine(text: text, range: cursor.offset..<range.upperBound)
    append(index, at: cursor.offset, lastLine: line)
    if drafts[index].kind == .tableRow(isHeader: false), let finding = row.finding(text, columns: columns) {
      findings.append(finding)
    }
    var cell = index + 1
    var column = 0
    while cell < drafts[index].end {
      let span = column < row.cells.count ? row.cells[column] : range.upperBound..<range.upperBound
      append(cell, at: span.lowerBound, lastLine: line)
      inlines(
        of: cell, InlineCursor(text: text, at: span.lowerBound, limit: span.upperBound, isCell: true))
      cell = drafts[cell].end
      column += 1
    }
  }

  /// `line` is the first line of content and the column is where its text begins.
  private mutating func codeBlock(_ index: Int) {
    let draft = drafts[index]
    // A fence that the text ends with has no line of content.
    let line = min(draft.line + (draft.isFenced ? 1 : 0), text.firstLine + text.lineStarts.count - 1)
    let fence = text.position(at: offset(draft.line, draft.column))
    // The first line that says something tells how much of each line belongs to the blocks around it.
    var indent = fence.column - 1
    var content = line
    for piece in draft.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let range = text.range(ofLine: content)
      content += 1
      let trimmed = piece.last == 0x0D ? piece.dropLast() : piece
      guard !trimmed.isEmpty else { continue }
      if range.count >= trimmed.count, text.bytes[range].suffix(trimmed.count).elementsEqual(trimmed) {
        indent = text.position(at: range.upperBound - trimmed.count).column - 1
      }
      break
    }
    nodes.append(
      Markdown.Node(
        kind: draft.kind, text: draft.text, position: Position(line: line, column: indent + 1),
        lastLine: max(draft.lastLine, line), end: draft.end))
  }

  /// All that stands inside a leaf block, each at the place the cursor passes.
  private mutating func inlines(of block: Int, _ start: InlineCursor) {
    var cursor = start
    var open: [(node: Int, opening: InlineCursor.Opening)] = []
    var index = block + 1
    while index <= drafts[block].end {
      while let last = open.last, index >= drafts[last.node].end {
        cursor.leave(drafts[last.node].kind, last.opening)
        reach(last.node, cursor)
        open.removeLast()
      }
      guard index < drafts[block].end else { return }
      let draft = drafts[index]
      let (place, opening) = cursor.enter(
        draft, cmark: draft.line == 0 ? nil : offset(draft.line, draft.column))
      if draft.kind == .footnoteReference(label: ""), cursor.offset - place > 3 {
        let label = text.string(place + 2..<cursor.offset - 1)
        drafts[index].kind = .footnoteReference(label: labels[label.lowercased()] ?? label)
      }
      append(index, at: place, lastLine: 0)
      if isContainer(draft.kind) { open.append((index, opening)) } else { reach(index, cursor) }
      index += 1
    }
  }

  private func isContainer(_ kind: Markdown.Kind) -> Bool {
    switch kind {
    case .emphasis, .strong, .strikethrough, .link, .image: true
    default: false
    }
  }

  /// A node's last line is where the cursor left it.
  private mutating func reach(_ index: Int, _ cursor: InlineCursor) {
    let node = nodes[index]
    let line = text.position(at: cursor.offset).line
    guard line > node.lastLine else { return }
    nodes[index] = Markdown.Node(
      kind: node.kind, text: node.text, position: node.position, lastLine: line, end: node.end)
  }
}
