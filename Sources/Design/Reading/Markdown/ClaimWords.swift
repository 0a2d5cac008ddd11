/// The words contrast claims are made of.
enum ClaimWords {
  /// What a verb says of a contrast; nil for any other word.
  static func verdict(_ word: String) -> Bool? {
    switch word {
    case "pass", "passes", "passed", "passing", "meet", "meets", "exceed", "exceeds", "clears": true
    case "fail", "fails", "failed", "failing": false
    default: nil
    }
  }

  /// Whether a word is such a verb.
  static func isVerdict(_ word: String) -> Bool {
    // Most words are none, and are told by their first letter.
    switch word.utf8.first {
    case UInt8(ascii: "p"), UInt8(ascii: "m"), UInt8(ascii: "e"), UInt8(ascii: "c"), UInt8(ascii: "f"):
      verdict(word) != nil
    default: false
    }
  }

  /// Words that turn a verdict round.
  static let negations: Set<String> = [
    "not", "never", "cannot", "doesn't", "don't", "doesn’t", "don’t", "can't", "no", "won't",
  ]

  /// Words that make a clause advice when they stand before its verdict: "keep … so that it passes".
  static let advice: Set<String> = [
    "verify", "validate", "keep", "keeps", "ensure", "check", "recheck", "re-verify", "should", "must", "may",
    "might",
    "avoid", "aim", "make", "test", "so", "want", "needs",
  ]

  /// Words that leave a verdict open wherever they stand.
  static let conditions: Set<String> = ["if", "until", "unless"]

  /// Words for hues, which are no names of colours outside of code.
  static let hues: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "gray", "grey",
    "gold", "amber", "violet", "navy", "cream",
  ]

  /// Words for backgrounds that are no one colour.
  static let changing: Set<String> = [
    "gradient", "gradients", "image", "images", "imagery", "photo", "photos", "photography", "video",
    "wallpaper",
    "anywhere", "everywhere", "every", "any", "each",
  ]

  /// Whether a word, wherever it stands, makes a clause one that no numbers can hold against the text.
  static func leavesAlone(_ word: String) -> Bool {
    conditions.contains(word) || changing.contains(word) || word.hasSuffix("-gradient")
  }

  /// The bound of `4.5:1`, `3:1`, `7:1`; nil for any other word.
  static func bound(_ word: String) -> Double? {
    guard word.utf8.suffix(2).elementsEqual(":1".utf8), let quantity = Quantity(String(word.dropLast(2))),
      quantity.unit.isEmpty
    else { return nil }
    return [3, 4.5, 7].contains(quantity.value) ? quantity.value : nil
  }
}
