/// The names of font weights: those of DTCG 2025.10, section 8.4, which hold CSS's and OpenType's.
enum FontWeights {
  /// The number of a weight by its name or as text, from 1 to 1000.
  static func weight(_ text: String) -> Double? {
    if let number = CSSDimension.number(text) { return (1...1000).contains(number) ? number : nil }
    return names[NameWords.key(of: text)]
  }

  private static let names: [String: Double] = [
    "thin": 100, "hairline": 100, "extralight": 200, "ultralight": 200, "light": 300, "normal": 400,
    "regular": 400,
    "book": 400, "medium": 500, "semibold": 600, "demibold": 600, "bold": 700, "extrabold": 800,
    "ultrabold": 800,
    "black": 900, "heavy": 900, "extrablack": 950, "ultrablack": 950,
  ]
}

extension CSSDimension {
  /// A line height as a multiple of a size; nil where the two units do not meet.
  func lineHeight(ofSize size: Double?, _ sizeUnit: String?) -> Double? {
    switch unit {
    case "em": return value
    case "%": return value / 100
    default:
      guard let size, size > 0, let sizeUnit else { return nil }
      return converted(to: sizeUnit).map { $0 / size }
    }
  }

  /// A letter spacing in the unit of a size; nil where the two units do not meet.
  func letterSpacing(ofSize size: Double?, _ sizeUnit: String?) -> Double? {
    switch unit {
    case "em": return size.map { value * $0 }
    case "%": return size.map { value / 100 * $0 }
    default: return sizeUnit.flatMap(converted)
    }
  }
}
