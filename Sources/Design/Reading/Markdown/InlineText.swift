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
    bytes.reserveCapacity(nodes[(index + 1)..<end].reduce(0) { $0 + max($1.text.utf8.count, 1) })
    runs.reserveCapacity(end - index - 1)
    var strong: (node: Int, end: Int)?
    var current = index + 1
    while current < end {
      let position = nodes[current].position
      if let open = strong, current >= open.end { strong = nil }
      switch nodes[current].kind {
      case .strong where strong == nil: strong = (current, nodes[current].end)
      case .image:
        current = nodes[current].end
        continue
      // Cells of a row stand apart.
      case .tableCell where !runs.isEmpty: append("|", at: position, strong: nil)
      case .text: append(nodes[current].text, at: position, strong: strong?.node)
      case .code: append(nodes[current].text, at: position, strong: strong?.node, isCode: true)
      case .softBreak, .lineBreak: append("\n", at: position, strong: strong?.node)
      case .htmlInline where nodes[current].text.lowercased().hasPrefix("<br"):
        append("\n", at: position, strong: strong?.node)
      default: break
      }
      current += 1
    }
  }

  private mutating func append(_ words: String, at position: Position, strong: Int?, isCode: Bool = false) {
    runs.append(Run(start: bytes.count, position: position, strong: strong, isCode: isCode))
    bytes.append(contentsOf: words.utf8)
  }

  /// Whether there are no words.
  var isEmpty: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x0A } }

  /// The words of a byte range, white space run together and taken from both ends.
  func words(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<bytes.count)
    if isTidy(range) { return String(decoding: bytes[range], as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var isSpacePending = false
    for byte in bytes[range] {
      if Self.isSpace(byte) {
        isSpacePending = !result.isEmpty
      } else {
        if isSpacePending { result.append(0x20) }
        isSpacePending = false
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether all white space of a range is single spaces between words.
  private func isTidy(_ range: Range<Int>) -> Bool {
    var wasSpace = true
    for byte in bytes[range] {
      if byte > 0x20 {
        wasSpace = false
      } else if Self.isSpace(byte) {
        if wasSpace || byte != 0x20 { return false }
        wasSpace = true
      } else {
        wasSpace = false
      }
    }
    return !wasSpace || range.isEmpty
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  /// All of its words.
  var words: String { words(0..<bytes.count) }
}
