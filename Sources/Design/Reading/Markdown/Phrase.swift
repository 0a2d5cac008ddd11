import Syntax

/// A paragraph, cell or heading as text and as pieces.
struct Phrase {
  /// The words without markup.
  let text: InlineText
  /// What the words are, in order.
  let pieces: [Piece]
  /// Where the node begins in the file.
  let start: Position
  /// Whether any piece is a colour that can be read.
  let hasColor: Bool
  /// For each opening parenthesis the piece that closes it, for all others nothing.
  private let partners: [Int: Int]

  /// The text of a node, taken to pieces once.
  init(_ markdown: Markdown, of index: Int) {
    self.init(text: InlineText(markdown, of: index), start: markdown.nodes[index].position)
  }

  /// Text at hand, taken to pieces once.
  init(text: InlineText, start: Position) {
    self.text = text
    self.start = start
    var scanner = PieceScanner(text: text)
    pieces = scanner.pieces()
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    var hasColor = false
    for index in pieces.indices {
      switch pieces[index].kind {
      case .open: open.append(index)
      case .close: if let start = open.popLast() { partners[start] = index }
      case .color: hasColor = true
      default: break
      }
    }
    self.partners = partners
    self.hasColor = hasColor
  }

  /// All of its pieces.
  var whole: Range<Int> { 0..<pieces.count }

  /// The piece that closes the parenthesis at `open`; the last one where none does.
  func closing(_ open: Int) -> Int { partners[open] ?? pieces.count }

  /// The words from one piece up to another.
  func words(_ range: Range<Int>) -> String {
    let range = range.clamped(to: whole)
    guard let first = range.first, let last = range.last else { return "" }
    return text.words(quoted(pieces[first].range.lowerBound..<pieces[last].range.upperBound))
  }

  /// A stretch with the quotation marks that touch it and whose partners it holds: pieces know nothing of them.
  func quoted(_ range: Range<Int>) -> Range<Int> {
    let bytes = text.bytes
    var start = range.lowerBound
    var end = range.upperBound
    for (opening, closing) in Self.quotes {
      let inner = bytes[start..<end]
      let isSame = opening == closing
      let closings = Self.count(closing, in: inner)
      let openings = isSame ? closings : Self.count(opening, in: inner)
      let isOpenBefore =
        start >= opening.count && bytes[(start - opening.count)..<start].elementsEqual(opening)
      let isClosedBehind = bytes[end...].starts(with: closing)
      if isOpenBefore, isSame ? closings % 2 == 1 || isClosedBehind : closings > openings || isClosedBehind {
        start -= opening.count
        if isSame ? closings % 2 == 0 : closings == openings { end += closing.count }
      } else if isClosedBehind, isSame ? closings % 2 == 1 : openings > closings {
        end += closing.count
      }
    }
    return start..<end
  }

  private static let quotes: [(opening: [UInt8], closing: [UInt8])] = [
    (Array("\"".utf8), Array("\"".utf8)), (Array("“".utf8), Array("”".utf8)),
  ]

  private static func count(_ mark: [UInt8], in bytes: ArraySlice<UInt8>) -> Int {
    bytes.indices.count { bytes[$0] == mark[0] && bytes[$0...].starts(with: mark) }
  }

  /// The place of a piece in the file.
  func position(of piece: Int) -> Position {
    pieces.indices.contains(piece) ? pieces[piece].position : start
  }

  /// How many scalars a piece covers.
  func length(of piece: Int) -> Int {
    text.bytes[pieces[piece].range].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }

  /// Whether any piece of a range is a colour, a gradient or refers to a colour.
  func holdsColor(_ range: Range<Int>) -> Bool {
    pieces[range.clamped(to: whole)].contains(where: \.standsForColor)
  }

  /// Whether any word of a range begins with a stem.
  func says(_ stem: String, in range: Range<Int>) -> Bool {
    pieces[range.clamped(to: whole)].contains { $0.word?.hasPrefix(stem) ?? false }
  }
}
