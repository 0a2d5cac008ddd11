/// How words say that text is set: "Karla 16pt weight 700".
struct TextSetting {
  /// The size; of several numbers the largest, since what else stands there is tracking and leading.
  let points: Double
  /// From weight 700.
  let isBold: Bool

  /// The setting from a piece on; nil where no size is stated. Remarks in parentheses are left out.
  init?(_ phrase: Phrase, from start: Int) {
    var points: Double?
    var isBold = false
    var index = start
    while index < phrase.pieces.count {
      if phrase.pieces[index].kind == .open {
        index = phrase.closing(index) + 1
        continue
      }
      if let (quantity, next) = phrase.quantity(at: index) {
        if let unit = quantity.lengthUnit, ["pt", "sp", "dp", "px"].contains(unit) {
          points = max(points ?? 0, quantity.value)
        } else if quantity.unit == .absent, quantity.upper == nil, Self.boldWeights.contains(quantity.value) {
          isBold = true
        }
        index = next
        continue
      }
      if let word = phrase.word(at: index), Self.boldWords.contains(word) { isBold = true }
      index += 1
    }
    guard let points else { return nil }
    self.points = points
    self.isBold = isBold
  }

  /// Large text of WCAG 2.2, 1.4.3, in points.
  var isLarge: Bool { points >= 18 || (points >= 14 && isBold) }

  private static let boldWeights: Set<Double> = [700, 800, 900]
  private static let boldWords: Set<String> = [
    "bold", "heavy", "black", "extrabold", "extra-bold", "ultrabold", "w700", "w800", "w900",
  ]
}
