public import Syntax

/// A tree as text, a node a line: depth, kind, place, literal.
public func dump(_ markdown: Markdown) -> String {
  var lines: [String] = []
  var ends: [Int] = []
  for (index, node) in markdown.nodes.enumerated() {
    while let end = ends.last, index >= end { ends.removeLast() }
    let literal = node.text.isEmpty ? "" : " " + node.text.debugDescription
    let place = "\(node.position.line):\(node.position.column)"
    let last = node.lastLine == node.position.line ? "" : "-\(node.lastLine)"
    lines.append(String(repeating: "  ", count: ends.count) + "\(name(node.kind)) \(place)\(last)\(literal)")
    ends.append(node.end)
  }
  return lines.joined(separator: "\n")
}

private func name(_ kind: Markdown.Kind) -> String {
  switch kind {
  case .list(let start): start.map { "list from \($0)" } ?? "list"
  case .item(let done): done.map { $0 ? "item done" : "item to do" } ?? "item"
  case .codeBlock(let info): info.isEmpty ? "codeBlock" : "codeBlock '\(info)'"
  case .heading(let level): "heading \(level)"
  case .footnoteDefinition(let label): "footnoteDefinition \(label)"
  case .footnoteReference(let label): "footnoteReference \(label)"
  case .table(let columns): "table of \(columns.count)"
  case .tableRow(let isHeader): isHeader ? "header" : "row"
  case .link(let destination, let title): "link '\(destination)'" + (title.isEmpty ? "" : " '\(title)'")
  case .image(let destination, let title): "image '\(destination)'" + (title.isEmpty ? "" : " '\(title)'")
  default: "\(kind)"
  }
}
