import Syntax

/// A paragraph, cell or heading as text and as pieces.
///
/// It never changes, and is a class for nothing but this: readers hand it on many times, and one reference costs less
/// than six.
final class Phrase: Sendable {
  /// The words without markup.
  let text: InlineText
  /// What the words are, in order.
  let pieces: [Piece]
  /// Where the node begins in the file.
  let start: Position
  /// What all of its words are good for, together.
  let traits: WordTraits
  /// A bit for each kind there is a piece of.
  private let kinds: UInt32
  private let colors: [ColorValue]
  private let gradients: [GradientLiteral]
  /// The numbers among its words.
  let quantities: [Quantity]

  /// The text of a node, taken to pieces once.
  convenience init(_ markdown: Markdown, of index: Int) {
    self.init(text: InlineText(markdown, of: index), start: markdown.nodes[index].position)
  }

  /// Text at hand, taken to pieces once.
  init(text: InlineText, start: Position) {
    self.text = text
    self.start = start
    let scanner = PieceScanner(text: text)
    colors = scanner.colors
    gradients = scanner.gradients
    quantities = scanner.quantities
    traits = scanner.traits
    kinds = scanner.kinds
    pieces = scanner.pieces
  }

  /// All of its pieces.
  var whole: Range<Int> { 0..<pieces.count }

  /// Whether any piece is of a kind.
  func has(_ kind: Piece.Kind) -> Bool { kinds & kind.bit != 0 }

  /// Whether any piece is a colour that can be read.
  var hasColor: Bool { has(.color) }

  /// Whether any piece is a colour or could refer to one.
  var mayHoldColor: Bool {
    kinds
      & (Piece.Kind.color.bit | Piece.Kind.brokenColor.bit | Piece.Kind.gradient.bit
        | Piece.Kind.reference.bit)
      != 0
  }

  /// The piece that closes the parenthesis at `open`; the end where none does.
  func closing(_ open: Int) -> Int {
    pieces[open].kind == .open ? pieces[open].detail ?? pieces.count : pieces.count
  }

  // MARK: - Words

  /// The words from one piece up to another.
  func words(_ range: Range<Int>) -> String {
    let range = range.clamped(to: whole)
    guard let first = range.first, let last = range.last else { return "" }
    return text.words(quoted(pieces[first].range.lowerBound..<pieces[last].range.upperBound))
  }

  /// The word that a piece is, in lower case; nil for what is no word.
  func word(at index: Int) -> String? {
    guard pieces[index].kind == .word else { return nil }
    let word = String(decoding: text.bytes[pieces[index].range], as: UTF8.self)
    return pieces[index].isLower ? word : word.lowercased()
  }

  /// The words among the pieces of a range, in lower case.
  func words(among range: Range<Int>) -> [String] { range.compactMap { word(at: $0) } }

  /// Whether a piece is a word that begins with a stem.
  func begins(_ index: Int, with stem: StaticString) -> Bool {
    let piece = pieces[index]
    guard piece.kind == .word, piece.range.count >= stem.utf8CodeUnitCount else { return false }
    return stem.withUTF8Buffer { stem in
      var place = piece.range.lowerBound
      for byte in stem {
        // A stem is of small letters and dashes: what differs from one in this bit only is the same letter.
        guard text.bytes[place] | 0x20 == byte else { return false }
        place += 1
      }
      return true
    }
  }

  /// Whether any word of a range begins with a stem.
  func says(_ stem: StaticString, in range: Range<Int>) -> Bool {
    range.clamped(to: whole).contains { begins($0, with: stem) }
  }

  /// A stretch with the quotation marks that touch it and whose partners it holds: pieces know nothing of them.
  func quoted(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    for (opening, closing) in Self.quotes {
      let isOpenBefore = start >= opening.count && stands(opening, at: start - opening.count)
      let isClosedBehind = stands(closing, at: end)
      guard isOpenBefore || isClosedBehind else { continue }
      let isSame = opening == closing
      let closings = count(closing, in: start..<end)
      let openings = isSame ? closings : count(opening, in: start..<end)
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

  private func stands(_ mark: [UInt8], at place: Int) -> Bool {
    place + mark.count <= text.bytes.count && mark.indices.allSatisfy { text.bytes[place + $0] == mark[$0] }
  }

  private func count(_ mark: [UInt8], in range: Range<Int>) -> Int {
    range.count { $0 + mark.count <= range.upperBound && stands(mark, at: $0) }
  }

  // MARK: - Places

  /// The place of a piece in the file.
  func position(of piece: Int) -> Position {
    pieces.indices.contains(piece) ? pieces[piece].position : start
  }

  /// How many scalars a piece covers.
  func length(of piece: Int) -> Int {
    text.bytes[pieces[piece].range].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }

  // MARK: - Colours

  /// The colour that a piece is.
  func color(at index: Int) -> ColorValue? {
    guard pieces[index].kind == .color, let detail = pieces[index].detail else { return nil }
    return colors[detail]
  }

  /// The gradient that a piece is.
  func gradient(at index: Int) -> GradientLiteral? {
    guard pieces[index].kind == .gradient, let detail = pieces[index].detail else { return nil }
    return gradients[detail]
  }

  /// What a piece in curly braces refers to, the braces off.
  func reference(at index: Int) -> String? {
    guard pieces[index].kind == .reference else { return nil }
    return String(decoding: text.bytes[pieces[index].range].dropFirst().dropLast(), as: UTF8.self)
  }

  /// Whether a piece is a colour or refers to one.
  func standsForColor(_ index: Int) -> Bool {
    let piece = pieces[index]
    guard piece.kind == .reference else { return piece.isColor }
    return text.bytes[piece.range].dropFirst().starts(with: "color".utf8)
  }

  /// Whether any piece of a range is a colour, a gradient or refers to a colour.
  func holdsColor(_ range: Range<Int>) -> Bool {
    mayHoldColor && range.clamped(to: whole).contains(where: standsForColor)
  }
}
