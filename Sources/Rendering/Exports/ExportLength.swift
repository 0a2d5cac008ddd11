/// Lengths as an app's code has them.
enum ExportLength {
  /// Points, pixels, dp and sp are one unit to a screen, and a rem is the browsers' 16 of it; nil for what depends on
  /// something else, and for no length at all.
  static func points(_ value: Double?, _ unit: String?) -> Double? {
    guard let value, value.isFinite, value.magnitude < 1e9 else { return nil }
    return switch unit {
    case nil, "pt", "px", "dp", "sp": value
    case "rem", "em": value * 16
    default: nil
    }
  }
}
