public import Syntax

/// A tree as text, a value a line: depth, key and its place, value and its place.
public func dump(_ tree: DataTree) -> String {
  var lines: [String] = []
  var ends: [Int] = []
  for (index, node) in tree.nodes.enumerated() {
    while let end = ends.last, index >= end { ends.removeLast() }
    let indent = String(repeating: "  ", count: ends.count)
    let key = node.key.map { "\($0) \(node.keyPosition.line):\(node.keyPosition.column) = " } ?? ""
    lines.append("\(indent)\(key)\(value(node)) \(node.position.line):\(node.position.column)")
    ends.append(node.end)
  }
  return lines.joined(separator: "\n")
}

private func value(_ node: DataTree.Node) -> String {
  switch node.kind {
  case .map: "map"
  case .list: "list"
  case .null: "null"
  case .string: node.text.debugDescription
  case .number(let number): "\(number)"
  case .bool(let bool): "\(bool)"
  }
}
