/// A markdown document as a flat tree in reading order.
///
/// A node's descendants are the nodes after it up to its `end`: no recursion is needed to walk the tree or
/// to free it, however deep a document nests.
public struct Markdown: Sendable {
  /// What a node is.
  public enum Kind: Hashable, Sendable {
    case document, blockQuote, paragraph, thematicBreak, htmlBlock
    case list(start: Int?)
    /// `done` is nil for an item without a task box.
    case item(done: Bool?)
    /// Fenced or indented code; `text` holds it, `line` is its first line of content.
    case codeBlock(info: String)
    case heading(level: Int)
    case footnoteDefinition(label: String)
    case table(columns: [Alignment])
    case tableRow(isHeader: Bool)
    case tableCell
    case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, strikethrough
    case link(destination: String, title: String)
    case image(destination: String, title: String)
    case footnoteReference(label: String)
  }

  /// How a table column is set.
  public enum Alignment: Hashable, Sendable { case none, left, center, right }

  /// One node of the tree.
  public struct Node: Sendable {
    /// What it is.
    public internal(set) var kind: Kind
    /// The literal of a leaf (text, code, code block, HTML); empty for all others.
    public let text: String
    /// Where it begins in the file.
    public internal(set) var position: Position
    /// The last line it covers.
    public internal(set) var lastLine: Int
    /// The index just past its last descendant.
    public internal(set) var end: Int

    /// A node with all that is known of it.
    public init(kind: Kind, text: String, position: Position, lastLine: Int, end: Int) {
      self.kind = kind
      self.text = text
      self.position = position
      self.lastLine = lastLine
      self.end = end
    }
  }

  /// All nodes in reading order; the first is the document.
  public let nodes: [Node]
  /// What was wrong with the document's form (a row with too many cells, a document past a bound).
  public let findings: [Finding]

  /// A tree made by `MarkdownParser`, or by hand in a test.
  public init(nodes: [Node], findings: [Finding]) {
    self.nodes = nodes
    self.findings = findings
  }

  /// The indices of a node's children, in order.
  public func children(of index: Int) -> Children {
    Children(nodes: nodes, following: index + 1, end: nodes[index].end)
  }

  /// The text of a node and all below it, without markup; line breaks become spaces, HTML gives nothing.
  public func plainText(of index: Int) -> String {
    var result = ""
    for node in nodes[index..<nodes[index].end] {
      switch node.kind {
      case .text, .code, .codeBlock: result += node.text
      case .softBreak, .lineBreak: result += " "
      default: break
      }
    }
    return result
  }

  /// The same as bytes behind others: for whoever looks at many texts and keeps none.
  public func appendPlainText(of index: Int, to bytes: inout [UInt8]) {
    for place in index..<nodes[index].end {
      switch nodes[place].kind {
      case .text, .code, .codeBlock: bytes += nodes[place].text.utf8
      case .softBreak, .lineBreak: bytes.append(UInt8(ascii: " "))
      default: break
      }
    }
  }

  /// Child indices of one node.
  public struct Children: Sequence, IteratorProtocol {
    let nodes: [Node]
    var following: Int
    let end: Int

    /// The next child's index.
    public mutating func next() -> Int? {
      guard following < end else { return nil }
      defer { following = nodes[following].end }
      return following
    }
  }
}
