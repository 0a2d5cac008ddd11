import Syntax

/// The words of one paragraph, cell or heading without markup, and the way back to the file.
///
/// A line break of the source is a line feed; what HTML and images say is left out.
struct InlineText {
  /// A stretch that comes from one node.
  struct Run {
    /// Where it begins in `bytes`.
    let start: Int
    /// Where it begins in the file.
    let position: Position
    /// Which strong span it stands in, nil outside of one.
    let strong: Int?
    /// Whether it is a code span.
    let isCode: Bool
  }

  /// The text in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// In order; a text without runs is empty.
  private(set) var runs: [Run] = []

  /// The text of a node and all below it.
  init(_ markdown: Markdown, of index: Int) {
    let nodes = markdown.nodes
    let end = nodes[index].end
    var strong: (node: Int, end: Int)?
    var current = index + 1
    while current < end {
      let node = nodes[current]
      if let open = strong, current >= open.end { strong = nil }
      switch node.kind {
      case .strong where strong == nil: strong = (current, node.end)
      case .image:
        current = node.end
        continue
      // Cells of a row stand apart.
      case .tableCell where !runs.isEmpty: append("|", at: node.position, strong: nil)
      case .text, .code:
        runs.append(
          Run(start: bytes.count, position: node.position, strong: strong?.node, isCode: node.kind == .code))
        bytes.append(contentsOf: node.text.utf8)
      case .softBreak, .lineBreak:
        append("\n", at: node.position, strong: strong?.node)
      case .htmlInline where node.text.lowercased().hasPrefix("<br"):
        append("\n", at: node.position, strong: strong?.node)
      default: break
      }
      current += 1
    }
  }

  private mutating func append(_ mark: String, at position: Position, strong: Int?) {
    runs.append(Run(start: bytes.count, position: position, strong: strong, isCode: false))
    bytes.append(contentsOf: mark.utf8)
  }

  /// Whether there are no words.
  var isEmpty: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x0A } }

  /// The words of a byte range, white space run together and taken from both ends.
  func words(_ range: Range<Int>) -> String {
    var result: [UInt8] = []
    var isSpacePending = false
    for byte in bytes[range.clamped(to: 0..<bytes.count)] {
      if byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D {
        isSpacePending = !result.isEmpty
      } else {
        if isSpacePending { result.append(0x20) }
        isSpacePending = false
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// All of its words.
  var words: String { words(0..<bytes.count) }
}
