/// The tree as cmark gives it: positions are lines and byte columns that are often wrong, 0 where there are none.
struct MarkdownDraft {
  var nodes: [Markdown.Node] = []
  /// The code blocks that stand between fences.
  var fences: Set<Int> = []
}

/// Gives every node its true place by following the tree through the source.
///
/// cmark's places are wrong below reference definitions, in and above tables, after hard breaks, in links made of bare
/// addresses, and in bytes. The tree itself is right, so the source is read beside it: a cursor passes the markup of
/// each node and the text of each leaf, and what it passes is where the node stands.
struct MarkdownLocator {
  private let text: SourceText
  /// The true place of all before the node that the walk has come to, cmark's of all behind.
  private var nodes: [Markdown.Node]
  private let fences: Set<Int>
  private var findings: [Finding] = []
  /// The labels of footnote definitions by their lower case.
  private var labels: [String: String] = [:]
  /// The ends of the block quotes that are open.
  private var quotes: [Int] = []
  private var places: PlaceCursor

  init(text: SourceText, draft: MarkdownDraft) {
    self.text = text
    nodes = draft.nodes
    fences = draft.fences
    places = PlaceCursor(text)
  }

  /// The tree with its places.
  mutating func markdown() -> Markdown {
    labels = nameFootnotes()
    var index = 0
    while index < nodes.count {
      while let end = quotes.last, index >= end { quotes.removeLast() }
      switch nodes[index].kind {
      case .paragraph, .heading:
        leaf(index)
        index = nodes[index].end
      case .table(let columns):
        table(index, columns: columns.count)
        index = nodes[index].end
      case .codeBlock:
        codeBlock(index)
        index += 1
      default:
        if case .blockQuote = nodes[index].kind { quotes.append(nodes[index].end) }
        place(index, at: offset(of: index))
        index += 1
      }
    }
    return Markdown(nodes: nodes, findings: findings)
  }

  /// Gives footnote definitions their labels and true places; a reference finds its label in any case.
  private mutating func nameFootnotes() -> [String: String] {
    var labels: [String: String] = [:]
    for index in nodes.indices {
      guard case .footnoteDefinition = nodes[index].kind else { continue }
      let line = text.range(ofLine: nodes[index].position.line)
      let marker = line.lowerBound..<offset(of: index)
      guard let end = text.bytes[marker].lastIndex(of: UInt8(ascii: "]")),
        let start = text.bytes[marker].lastIndex(of: UInt8(ascii: "[")), start + 2 <= end
      else { continue }
      let label = text.string(start + 2..<end)
      labels[label.lowercased()] = label
      nodes[index].kind = .footnoteDefinition(label: label)
      nodes[index].position = Position(
        line: nodes[index].position.line, column: start - line.lowerBound + 1)
    }
    return labels
  }

  /// The byte offset of the place that cmark gives for a node.
  private func offset(of index: Int) -> Int {
    let place = nodes[index].position
    let range = text.range(ofLine: place.line)
    return min(range.lowerBound + max(place.column - 1, 0), range.upperBound)
  }

  /// Gives a node its true place; its last line is cmark's unless another is given.
  private mutating func place(_ index: Int, at offset: Int, lastLine: Int? = nil) {
    let position = places.position(at: offset)
    nodes[index].position = position
    nodes[index].lastLine = max(lastLine ?? nodes[index].lastLine, position.line)
  }

  /// A paragraph or a heading with all it holds.
  private mutating func leaf(_ index: Int) {
    let line = nodes[index].position.line
    var lastLine = nodes[index].lastLine
    var start = offset(of: index)
    if line == 0 {
      // A paragraph whose last line became the header of a table: only the table knows where it began.
      (start, lastLine) = placeAboveTable(index)
    }
    var cursor = InlineCursor(
      text.bytes, at: start, limit: text.range(ofLine: max(lastLine, line)).upperBound, quotes: quotes.count)
    if line == 0 { cursor.skipPrefix() }
    cursor.skipDefinitions()
    place(index, at: cursor.offset, lastLine: lastLine)
    if case .heading = nodes[index].kind { cursor.skipHashes() }
    inlines(of: index, cursor)
  }

  private func placeAboveTable(_ index: Int) -> (start: Int, lastLine: Int) {
    let table = nodes[index].end
    guard table < nodes.count, case .table = nodes[table].kind else {
      let line = index > 0 ? nodes[index - 1].lastLine : text.firstLine
      return (text.range(ofLine: line).lowerBound, line)
    }
    return (offset(of: table), headerLine(of: table) - 1)
  }

  /// The line of a table's header, which cmark gives wrongly where a paragraph stands above it.
  private func headerLine(of table: Int) -> Int {
    guard table + 1 < nodes[table].end else { return nodes[table].position.line }
    let body = nodes[table + 1].end
    return body < nodes[table].end ? nodes[body].position.line - 2 : nodes[table].lastLine - 1
  }

  private mutating func table(_ index: Int, columns: Int) {
    let line = nodes[index].position.line
    let header = max(headerLine(of: index), line)
    let range = text.range(ofLine: header)
    var cursor = InlineCursor(
      text.bytes, at: range.lowerBound, limit: range.upperBound, quotes: quotes.count)
    cursor.skipPrefix()
    // The mark of a list may stand before the first line of a table that begins its item.
    let start = header == line ? offset(of: index) : cursor.offset
    place(index, at: start)
    var row = index + 1
    var rowLine = header
    while row < nodes[index].end {
      tableRow(row, line: rowLine, from: rowLine == header ? start : nil, columns: columns)
      rowLine = rowLine == header ? header + 2 : rowLine + 1
      row = nodes[row].end
    }
  }

  private mutating func tableRow(_ index: Int, line: Int, from start: Int?, columns: Int) {
    let range = text.range(ofLine: line)
    var cursor = InlineCursor(
      text.bytes, at: start ?? range.lowerBound, limit: range.upperBound, quotes: quotes.count)
    cursor.skipPrefix()
    let row = TableLine(text: text, range: cursor.offset..<range.upperBound)
    place(index, at: cursor.offset, lastLine: line)
    if case .tableRow(isHeader: false) = nodes[index].kind, let finding = row.finding(text, columns: columns)
    {
      findings.append(finding)
    }
    var cell = index + 1
    var column = 0
    while cell < nodes[index].end {
      let span = column < row.cells.count ? row.cells[column] : range.upperBound..<range.upperBound
      place(cell, at: span.lowerBound, lastLine: line)
      inlines(
        of: cell, InlineCursor(text.bytes, at: span.lowerBound, limit: span.upperBound, isCell: true))
      cell = nodes[cell].end
      column += 1
    }
  }

  /// `line` is the first line of content and the column is where its text begins.
  private mutating func codeBlock(_ index: Int) {
    // A fence that the text ends with has no line of content.
    let line = min(
      nodes[index].position.line + (fences.contains(index) ? 1 : 0),
      text.firstLine + text.lineStarts.count - 1)
    let fence = places.position(at: offset(of: index))
    // The first line that says something tells how much of each line belongs to the blocks around it.
    var indent = fence.column - 1
    var content = line
    var rest = nodes[index].text.utf8[...]
    while !rest.isEmpty {
      let piece = rest.prefix { $0 != 0x0A }
      rest = rest[piece.endIndex...].dropFirst()
      let range = text.range(ofLine: content)
      content += 1
      let trimmed = piece.last == 0x0D ? piece.dropLast() : piece
      let length = trimmed.count
      guard length > 0 else { continue }
      if range.count >= length, text.bytes[range].suffix(length).elementsEqual(trimmed) {
        indent = places.position(at: range.upperBound - length).column - 1
      }
      break
    }
    nodes[index].position = Position(line: line, column: indent + 1)
    nodes[index].lastLine = max(nodes[index].lastLine, line)
  }

  /// All that stands inside a leaf block, each at the place the cursor passes.
  private mutating func inlines(of block: Int, _ start: InlineCursor) {
    var cursor = start
    var open: [(node: Int, opening: InlineCursor.Opening)] = []
    let end = nodes[block].end
    for index in block + 1..<end {
      while let last = open.last, index >= nodes[last.node].end { leave(&open, &cursor) }
      if nodes[index].position.line > 0, !cursor.canEnter(nodes[index]) { cursor.move(to: offset(of: index)) }
      let (start, opening) = cursor.enter(nodes[index])
      place(index, at: start, lastLine: 0)
      switch nodes[index].kind {
      case .emphasis, .strong, .strikethrough, .link, .image: open.append((index, opening))
      case .footnoteReference:
        if cursor.offset - start > 3 {
          let label = text.string(start + 2..<cursor.offset - 1)
          nodes[index].kind = .footnoteReference(label: labels[label.lowercased()] ?? label)
        }
        reach(index, cursor)
      default: reach(index, cursor)
      }
    }
    while !open.isEmpty { leave(&open, &cursor) }
  }

  /// Passes what closes the container opened last.
  private mutating func leave(
    _ open: inout [(node: Int, opening: InlineCursor.Opening)], _ cursor: inout InlineCursor
  ) {
    guard let last = open.popLast() else { return }
    cursor.leave(nodes[last.node].kind, last.opening)
    reach(last.node, cursor)
  }

  /// A node's last line is where the cursor left it.
  private mutating func reach(_ index: Int, _ cursor: InlineCursor) {
    nodes[index].lastLine = max(nodes[index].lastLine, places.line(at: cursor.offset))
  }
}
