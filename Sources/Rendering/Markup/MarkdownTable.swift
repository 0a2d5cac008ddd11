import Syntax

/// Where the walk is in a table; tables do not nest.
struct MarkdownTable {
  var columns: [Markdown.Alignment] = []
  /// The words of the header's cells: each cell repeats its own, for screens on which rows are stacked.
  var labels: [String] = []
  var column = 0
  var isHeader = false
  var hasBody = false
}

extension MarkdownRenderer {
  /// Writes the beginning of a table, a row or a cell.
  mutating func writeTable(_ node: Markdown.Node, at index: Int) {
    switch node.kind {
    case .table(let columns):
      let header = index + 1 < node.end ? markdown.nodes[index + 1].end : node.end
      table = MarkdownTable(columns: columns, hasBody: header < node.end)
      push(
        node, "<div class=\"table\"><table>\n",
        table.hasBody ? "</tbody>\n</table></div>\n" : "</table></div>\n")
    case .tableRow(let isHeader):
      table.isHeader = isHeader
      table.column = 0
      if isHeader {
        table.labels = markdown.children(of: index).map { markdown.plainText(of: $0) }
        push(node, "<thead>\n<tr>", table.hasBody ? "</tr>\n</thead>\n<tbody>\n" : "</tr>\n</thead>\n")
      } else {
        push(node, "<tr>", "</tr>\n")
      }
    default: cell(node)
    }
  }

  private mutating func cell(_ node: Markdown.Node) {
    let column = table.column
    table.column += 1
    let label = column < table.labels.count ? table.labels[column] : ""
    // A header without words is no header.
    let isHeader = table.isHeader && !label.isEmpty
    writer.markup(isHeader ? "<th scope=\"col\"" : "<td")
    switch column < table.columns.count ? table.columns[column] : .none {
    case .none, .left: break
    case .center: writer.markup(" class=\"center\"")
    case .right: writer.markup(" class=\"right\"")
    }
    if !table.isHeader, !label.isEmpty { writer.attribute("data-label", label) }
    push(node, ">", isHeader ? "</th>" : "</td>")
    writer.anchor(line: node.position.line)
  }

  private mutating func push(_ node: Markdown.Node, _ opening: String, _ closing: String) {
    writer.markup(opening)
    push(end: node.end, closing: closing)
  }
}
