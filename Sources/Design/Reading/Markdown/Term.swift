/// A word that some reader of prose asks for by itself. A text's words are looked up once, when it is taken to pieces;
/// from then on they are compared as what they are found to be, not letter by letter.
enum Term: String, CaseIterable {
  /// No word stands here.
  case absent = ""
  /// A word that no reader asks for by itself.
  case other = " "

  // Between colours.
  case on, over, atop, against, `in`, at, and, or, opacity, alpha, opaque, white, black, contrast, wcag
  case atSign = "@"
  case ampersand = "&"

  // Units.
  case pt, pts, point, points, px, rem, em, dp, sp, vw, vh
  case s, sec, secs, second, seconds, ms, msec, millisecond, milliseconds
  case deg, turn, grad, f, w, x
  case percent = "%"
  case degree = "°"
  case times = "×"

  // Claims.
  case aa, aaa
  case aaLarge = "aa-large"
  case aaaLarge = "aaa-large"
  case text, label, labels, body, titles, headings, bold, heavy

  // Movements and platforms.
  case of, fraction, ratio, inset, ios
}

/// What a word is good for, in whatever text it stands.
struct WordTraits: OptionSet {
  let rawValue: UInt16

  /// A unit of length: `pt`.
  static let length = WordTraits(rawValue: 1 << 0)
  /// A unit of time: `ms`.
  static let time = WordTraits(rawValue: 1 << 1)
  /// A verb that says of a contrast that it is enough: `passes`.
  static let passes = WordTraits(rawValue: 1 << 2)
  /// A verb that says the opposite: `fails`.
  static let fails = WordTraits(rawValue: 1 << 3)
  /// A level of WCAG by name, `aa`, or by its bound, `4.5:1`.
  static let level = WordTraits(rawValue: 1 << 4)
  /// Turns a verdict round: `not`.
  static let negation = WordTraits(rawValue: 1 << 5)
  /// Makes a clause advice when it stands before the verdict: "keep … so that it passes".
  static let advice = WordTraits(rawValue: 1 << 6)
  /// Makes a clause, wherever it stands, one that no numbers can hold against the text: conditions, and backgrounds
  /// that are no one colour.
  static let leavesOpen = WordTraits(rawValue: 1 << 7)
  /// A hue, which is no name of a colour outside of code.
  static let hue = WordTraits(rawValue: 1 << 8)
  /// Says what a colour of a claim is used for, and does not name it.
  static let role = WordTraits(rawValue: 1 << 9)
  /// Stands before a colour, so that `#101` behind it is no number of an issue.
  static let leadsToColor = WordTraits(rawValue: 1 << 10)
  /// Joins two things of equal rank.
  static let separator = WordTraits(rawValue: 1 << 11)
  /// Belongs to the description of a movement.
  static let motion = WordTraits(rawValue: 1 << 12)
  /// Begins what spells out a spring or a curve.
  static let spellsOut = WordTraits(rawValue: 1 << 13)
  /// The letters of the shortest word that does.
  static let shortestToSpellOut = 8
  /// A platform by name: `ios`.
  static let platform = WordTraits(rawValue: 1 << 14)

  /// A verb that says either of a contrast.
  static let verdict: WordTraits = [.passes, .fails]
}
