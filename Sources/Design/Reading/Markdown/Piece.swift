import Syntax

/// One step of running text as a reader of tokens sees it: a colour, a mark between colours, or a word.
struct Piece {
  /// What it is.
  enum Kind: Hashable {
    /// Lower case.
    case word(String)
    case color(ColorValue)
    /// What sets out to be a colour and is none: `#12345`, `rgb(1, 2)`.
    case brokenColor
    case gradient(GradientLiteral)
    /// `{colors.primary}`, without the braces.
    case reference(String)
    case arrow, slash, comma, semicolon, colon, dot, plus, at, equals, period, lineBreak
    /// A dash between words, or from one colour to another.
    case dash
    case open, close
  }

  /// What it is.
  let kind: Kind
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

  /// The word in lower case, or nil.
  var word: String? {
    if case .word(let word) = kind { return word }
    return nil
  }

  /// Whether it is a colour, readable or not, or a gradient.
  var isColor: Bool {
    switch kind {
    case .color, .brokenColor, .gradient: true
    default: false
    }
  }

  /// Whether it is a colour or refers to one.
  var standsForColor: Bool {
    if case .reference(let path) = kind { return path.hasPrefix("color") }
    return isColor
  }

  /// Whether it stands between two things of equal rank.
  var isSeparator: Bool {
    switch kind {
    case .slash, .comma, .semicolon, .dot, .plus, .lineBreak: true
    case .word(let word): word == "and" || word == "or" || word == "&"
    default: false
    }
  }
}
