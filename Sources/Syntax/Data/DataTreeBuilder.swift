/// Puts a data tree together in reading order, for both parsers.
struct DataTreeBuilder {
  /// The nodes so far; those that are still open end at 0.
  private(set) var nodes: [DataTree.Node] = []
  /// The maps and lists that are open, a map with the lines of its keys.
  private var open: [(index: Int, keys: [String: Int])] = []
  private var key: (text: String, position: Position)?

  /// How many maps and lists are open.
  var depth: Int { open.count }
  /// Whether the innermost open value is a map.
  var isInMap: Bool { open.last.map { nodes[$0.index].kind == .map } ?? false }
  /// Whether a key stands that has no value yet.
  var hasKey: Bool { key != nil }

  /// A key of the innermost map, for the value that comes next.
  mutating func add(key text: String, at position: Position) throws(DataError) {
    if let line = open[open.count - 1].keys.updateValue(position.line, forKey: text) {
      throw DataError(position: position, message: "the key '\(text)' stands on line \(line) already")
    }
    key = (text, position)
  }

  /// A value that is whole.
  mutating func add(
    _ kind: DataTree.Kind, text: String = "", isQuoted: Bool = false, at position: Position
  ) {
    append(kind, text, isQuoted, position)
    nodes[nodes.count - 1].end = nodes.count
  }

  /// A map or list whose values come next.
  mutating func begin(_ kind: DataTree.Kind, at position: Position) {
    open.append((nodes.count, [:]))
    append(kind, "", false, position)
  }

  /// Ends the innermost map or list.
  mutating func end() {
    guard let last = open.popLast() else { return }
    nodes[last.index].end = nodes.count
  }

  /// Whether a value has ended, so that it can be repeated.
  func isWhole(_ index: Int) -> Bool { nodes[index].end > 0 }

  /// Repeats a whole value under the key that stands.
  mutating func copy(_ index: Int, at position: Position) {
    let source = nodes[index]
    let shift = nodes.count - index
    append(source.kind, source.text, source.isQuoted, position)
    nodes[nodes.count - 1].end = source.end + shift
    for child in index + 1..<source.end {
      var node = nodes[child]
      node.end += shift
      nodes.append(node)
    }
  }

  private mutating func append(
    _ kind: DataTree.Kind, _ text: String, _ isQuoted: Bool, _ position: Position
  ) {
    nodes.append(
      DataTree.Node(
        kind: kind, text: text, isQuoted: isQuoted, key: key?.text, keyPosition: key?.position ?? position,
        position: position, end: 0))
    key = nil
  }
}
