/// The name of one face of a family, as code asks for it: `Manrope-ExtraBold`, `Inter_700Bold`.
struct FaceName {
  /// The family, less the weight.
  let family: String
  /// From 100 to 900; nil where the name states none.
  let weight: Double?
  /// Whether the name says italic or oblique.
  let isItalic: Bool

  init(_ name: String) {
    guard let mark = name.lastIndex(where: { $0 == "-" || $0 == "_" }), mark != name.startIndex else {
      family = name
      weight = nil
      isItalic = false
      return
    }
    var style = String(name[name.index(after: mark)...])
    let lower = style.lowercased()
    isItalic = lower.hasSuffix("italic") || lower.hasSuffix("oblique")
    if isItalic { style = String(style.dropLast(lower.hasSuffix("italic") ? 6 : 7)) }
    // Google's packages write the number first: 700Bold.
    let digits = style.prefix { $0 >= "0" && $0 <= "9" }
    let word = style.dropFirst(digits.count).lowercased().filter { $0 != "-" && $0 != " " }
    if let number = Double(digits), number >= 1, number <= 1000 {
      weight = number
    } else if let known = Self.weights[word] {
      weight = known
    } else if style.isEmpty, isItalic {
      weight = 400
    } else {
      weight = nil
    }
    family = weight == nil ? name : String(name[..<mark])
  }

  /// Beyond the names of CSS, those that foundries use.
  private static let weights = WeightWords.numbers.merging(["demi": 600, "extrablack": 950, "ultrablack": 950]) { first, _ in first }
}
