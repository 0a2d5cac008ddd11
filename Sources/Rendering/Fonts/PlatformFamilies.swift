/// Families that belong to a platform.
enum PlatformFamilies {
  /// Whether a name stands for the face of the reader's own system. Apple's faces are among them: their licence does
  /// not allow a web page to carry them.
  static func isSystem(_ family: String) -> Bool { system.contains(FamilyKey(family)) }

  private static let system: Set<FamilyKey> = Set(
    [
      "system", "system-ui", "-apple-system", "BlinkMacSystemFont", "ui-sans-serif", "ui-serif",
      "ui-monospace",
      "ui-rounded", "sans-serif", "serif", "monospace", "SF Pro", "SF Pro Text", "SF Pro Display",
      "SF Pro Rounded",
      "San Francisco", "SF Compact", "SF Compact Text", "SF Compact Rounded", "SF Mono", "New York",
      "SF UI Text",
      "SF UI Display", "SF",
    ].map(FamilyKey.init))

  /// Free families with the same widths, letter for letter.
  static func metricTwins(of family: String) -> [String] { twins[FamilyKey(family)] ?? [] }

  private static let twins: [FamilyKey: [String]] = [
    FamilyKey("Arial"): ["Liberation Sans", "Arimo"],
    FamilyKey("Helvetica"): ["Liberation Sans", "Arimo"],
    FamilyKey("Helvetica Neue"): ["Liberation Sans", "Arimo"],
    FamilyKey("Arial Narrow"): ["Liberation Sans Narrow"],
    FamilyKey("Times"): ["Liberation Serif", "Tinos"],
    FamilyKey("Times New Roman"): ["Liberation Serif", "Tinos"],
    FamilyKey("Courier"): ["Liberation Mono", "Cousine"],
    FamilyKey("Courier New"): ["Liberation Mono", "Cousine"],
    FamilyKey("Calibri"): ["Carlito"],
    FamilyKey("Cambria"): ["Caladea"],
  ]
}
