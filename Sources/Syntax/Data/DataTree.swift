/// A YAML or JSON document as a flat tree in reading order, each value and key with its place.
///
/// A value's descendants are the nodes after it up to its `end`, so that no depth of nesting costs stack.
public struct DataTree: Sendable {
  /// What a value is. YAML scalars are typed by the core schema: `#abc` unquoted is a comment, so null.
  public enum Kind: Hashable, Sendable {
    case map, list, string, null
    case number(Double)
    case bool(Bool)
  }

  /// One value, with the key it stands under in a map.
  public struct Node: Sendable {
    /// What it is.
    public let kind: Kind
    /// The scalar's text: unescaped for a string, as written for the others, empty for maps and lists.
    public let text: String
    /// Whether a scalar was written in quotes.
    public let isQuoted: Bool
    /// The key, for a value of a map.
    public let key: String?
    /// Where the key begins; the value's own place when it has none.
    public let keyPosition: Position
    /// Where the value begins.
    public let position: Position
    /// The index just past the last descendant.
    public internal(set) var end: Int

    /// A node with all that is known of it.
    public init(
      kind: Kind, text: String, isQuoted: Bool, key: String?, keyPosition: Position, position: Position,
      end: Int
    ) {
      self.kind = kind
      self.text = text
      self.isQuoted = isQuoted
      self.key = key
      self.keyPosition = keyPosition
      self.position = position
      self.end = end
    }
  }

  /// All values in reading order; the first is the root.
  public let nodes: [Node]

  /// A tree made by a parser.
  public init(nodes: [Node]) { self.nodes = nodes }

  /// The whole document's value; nil for an empty document.
  public var root: DataValue? { nodes.isEmpty ? nil : DataValue(tree: self, index: 0) }
}

/// One value of a data tree.
public struct DataValue: Sendable {
  /// The tree it stands in.
  public let tree: DataTree
  /// Its place in the tree's nodes.
  public let index: Int

  /// What is known of it.
  public var node: DataTree.Node { tree.nodes[index] }
  /// What it is.
  public var kind: DataTree.Kind { node.kind }
  /// The key it stands under; empty in a list and at the root.
  public var key: String { node.key ?? "" }
  /// The text of a string, and nothing else's.
  public var string: String? { kind == .string ? node.text : nil }
  /// The number of a number, and nothing else's.
  public var number: Double? {
    if case .number(let value) = kind { value } else { nil }
  }

  /// The truth of a boolean, and nothing else's.
  public var bool: Bool? {
    if case .bool(let value) = kind { value } else { nil }
  }
  /// A scalar as written (a string unescaped); empty for a map and a list.
  public var text: String { node.text }
  /// Where the value begins.
  public var position: Position { node.position }
  /// Where its key begins; the value's own place when it has none.
  public var keyPosition: Position { node.keyPosition }

  /// The values of a map or list, in order; none for a scalar.
  public var children: [DataValue] {
    var result: [DataValue] = []
    var next = index + 1
    while next < node.end {
      result.append(DataValue(tree: tree, index: next))
      next = tree.nodes[next].end
    }
    return result
  }

  /// The first value under a key of a map.
  public subscript(key: String) -> DataValue? {
    guard kind == .map else { return nil }
    var next = index + 1
    while next < node.end {
      if tree.nodes[next].key == key { return DataValue(tree: tree, index: next) }
      next = tree.nodes[next].end
    }
    return nil
  }
}
