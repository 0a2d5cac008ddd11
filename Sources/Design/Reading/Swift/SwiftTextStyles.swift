/// Apple's text styles and weights by their Swift names.
enum SwiftTextStyles {
  /// Size in points and weight at the default setting (Large); Human Interface Guidelines, "Typography".
  static let styles: [String: (size: Double, weight: Double)] = [
    "extraLargeTitle": (36, 700), "extraLargeTitle2": (28, 700), "largeTitle": (34, 400), "title": (28, 400),
    "title2": (22, 400), "title3": (20, 400), "headline": (17, 600), "subheadline": (15, 400),
    "body": (17, 400),
    "callout": (16, 400), "footnote": (13, 400), "caption": (12, 400), "caption2": (11, 400),
  ]

  /// SwiftUI's name of a style: UIKit numbers the first of a kind.
  static func name(_ written: String) -> String {
    written == "title1" ? "title" : written == "caption1" ? "caption" : written
  }

  /// Weights as CSS counts them.
  static let weights: [String: Double] = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
    "heavy": 800, "black": 900,
  ]

  /// A face's PostScript name as family, weight and slant: `Manrope-ExtraBold` is Manrope, 800.
  static func face(_ name: String) -> (family: String, weight: Double?, isItalic: Bool) {
    guard let dash = name.lastIndex(of: "-"), dash > name.startIndex else { return (name, nil, false) }
    var style = name[name.index(after: dash)...].lowercased()
    var isItalic = false
    for slant in ["italic", "oblique", "ital", "it"] where style.hasSuffix(slant) {
      style.removeLast(slant.count)
      isItalic = true
      break
    }
    let family = String(name[..<dash])
    if style.isEmpty { return (family, 400, isItalic) }
    if let weight = faceWeights[style] { return (family, weight, isItalic) }
    // A width before the weight belongs to the family: `Roboto-CondensedBold`.
    for (word, weight) in faceWeights
    where style.hasSuffix(word) && widths.contains(String(style.dropLast(word.count))) {
      let width = name[name.index(after: dash)...].prefix(style.count - word.count)
      return (family + " " + width, weight, isItalic)
    }
    return style == "variable" || style.hasPrefix("variablefont")
      ? (family, nil, isItalic) : (name, nil, false)
  }

  private static let widths: Set<String> = [
    "condensed", "cond", "semicondensed", "extracondensed", "expanded", "wide", "narrow",
  ]

  /// The words of OpenType's weight classes and their usual kin.
  private static let faceWeights: [String: Double] = [
    "thin": 100, "hairline": 100, "extralight": 200, "ultralight": 200, "light": 300, "regular": 400,
    "normal": 400,
    "book": 400, "roman": 400, "text": 400, "medium": 500, "semibold": 600, "demibold": 600, "demi": 600,
    "bold": 700,
    "extrabold": 800, "ultrabold": 800, "heavy": 800, "black": 900, "extrablack": 950, "ultrablack": 950,
  ]
}
