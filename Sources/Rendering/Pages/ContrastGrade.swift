import Design

/// A contrast ratio in figures, in a word, and in the class that colours the word.
struct ContrastGrade {
  /// `4.48`, cut and never rounded up.
  let ratio: String
  /// The highest level of WCAG 2.2 (1.4.3, 1.4.6) that it reaches.
  let level: String
  /// `part` for large text only, `low` for less, else empty.
  let grade: String

  init(_ ratio: Double) {
    self.ratio = Figures.fixed(Contrast.cut(ratio, decimals: 2), decimals: 2)
    (level, grade) =
      switch Contrast.cut(ratio, decimals: 4) {
      case 7...: ("AAA", "")
      case 4.5...: ("AA", "")
      case 3...: ("AA large", "part")
      default: ("below AA", "low")
      }
  }
}
