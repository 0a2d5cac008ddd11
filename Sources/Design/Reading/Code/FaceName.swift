/// The name of one face of a family, as JavaScript asks for it: `Manrope-ExtraBold`, `Inter_700Bold_Italic`.
struct FaceName {
  /// The family, less the weight.
  let family: String
  /// From 100 to 900; nil where the name states none.
  let weight: Double?
  /// Whether the name says italic or oblique.
  let isItalic: Bool

  init(_ name: String) {
    // Google's packages for Expo write the number first and the slant behind another mark.
    let parts = name.split(separator: "_")
    let digits = parts.count > 1 ? parts[1].prefix { $0 >= "0" && $0 <= "9" } : ""
    if let number = Double(digits), number >= 1, number <= 1000 {
      family = String(parts[0])
      weight = number
      isItalic = parts.last?.hasSuffix("Italic") ?? false
    } else {
      (family, weight, isItalic) = SwiftTextStyles.face(name)
    }
  }
}
