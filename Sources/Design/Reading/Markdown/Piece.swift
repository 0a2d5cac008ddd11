import Syntax

/// One step of running text as a reader of tokens sees it: a colour, a mark between colours, or a word.
///
/// Plain data: what a colour, a reference or a number is in full, its `Phrase` knows.
struct Piece {
  /// What it is.
  enum Kind: UInt8 {
    case word, color
    /// What sets out to be a colour and is none: `#12345`, `rgb(1, 2)`.
    case brokenColor
    case gradient
    /// `{colors.primary}`.
    case reference
    case arrow, slash, comma, semicolon, colon, dot, plus, at, equals, period, lineBreak
    /// A dash between words, or from one colour to another.
    case dash
    case open, close

    /// Its place in a set of kinds.
    var bit: UInt32 { 1 << UInt32(rawValue) }
  }

  /// What it is.
  let kind: Kind
  /// Which word it is, of those that are asked for; absent for what is no word.
  var term = Term.absent
  /// What its word is good for; nothing for what is no word.
  var traits: WordTraits = []
  /// Whether its word is of nothing but letters of ASCII.
  var isLetters = false
  /// Whether its word is written in lower case, and of ASCII.
  var isLower = false
  /// Whether it stands in a code span.
  let isCode: Bool
  /// Whether white space stands before it.
  let followsSpace: Bool
  // A text has many pieces, and none of their numbers needs more than 32 bits.
  private let start: Int32
  private let end: Int32
  private let line: Int32
  private let column: Int32
  private let strongSpan: Int32
  private var detailPlace: Int32

  init(
    kind: Kind, range: Range<Int>, position: Position, strong: Int?, isCode: Bool, followsSpace: Bool,
    detail: Int?
  ) {
    self.kind = kind
    self.isCode = isCode
    self.followsSpace = followsSpace
    start = Int32(truncatingIfNeeded: range.lowerBound)
    end = Int32(truncatingIfNeeded: range.upperBound)
    line = Int32(truncatingIfNeeded: position.line)
    column = Int32(truncatingIfNeeded: position.column)
    strongSpan = Int32(truncatingIfNeeded: strong ?? -1)
    detailPlace = Int32(truncatingIfNeeded: detail ?? -1)
  }

  /// Its bytes in the `InlineText`.
  var range: Range<Int> { Int(start)..<Int(end) }
  /// Where it begins in the file.
  var position: Position { Position(line: Int(line), column: Int(column)) }
  /// Which strong span it stands in, nil outside of one.
  var strong: Int? { strongSpan < 0 ? nil : Int(strongSpan) }
  /// Of a parenthesis that opens the piece that closes it, of a colour, a gradient and a number its place among those
  /// of the phrase; nil where there is none.
  var detail: Int? {
    get { detailPlace < 0 ? nil : Int(detailPlace) }
    set { detailPlace = Int32(truncatingIfNeeded: newValue ?? -1) }
  }

  /// Whether it is a colour, readable or not, or a gradient.
  var isColor: Bool {
    switch kind {
    case .color, .brokenColor, .gradient: true
    default: false
    }
  }

  /// Whether it stands between two things of equal rank.
  var isSeparator: Bool {
    switch kind {
    case .slash, .comma, .semicolon, .dot, .plus, .lineBreak: true
    case .word: traits.contains(.separator)
    default: false
    }
  }
}
