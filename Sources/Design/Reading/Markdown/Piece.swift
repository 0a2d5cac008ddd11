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
  var term: Term
  /// What its word is good for; nothing for what is no word.
  var traits: WordTraits
  /// Whether its word is of nothing but letters of ASCII.
  var isLetters: Bool
  /// Whether its word is written in lower case, and of ASCII.
  var isLower: Bool
  /// Its bytes in the `InlineText`.
  let range: Range<Int>
  /// Where it begins in the file.
  let position: Position
  /// Which strong span it stands in, nil outside of one.
  let strong: Int?
  /// Whether it stands in a code span.
  let isCode: Bool
  /// Whether white space stands before it.
  let followsSpace: Bool
  /// Of a parenthesis that opens the piece that closes it, of a colour, a gradient and a number its place among those
  /// of the phrase; nil where there is none.
  var detail: Int?

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
