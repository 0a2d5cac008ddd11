/// What a bare number of code measures, by the words of its name and of what holds it.
enum MeasureKind {
  case spacing, radius

  /// Nil for sizes of things, which are no tokens of a scale.
  init?(name: String, container: String) {
    for words in [Words.split(name), Words.split(container)] {
      if words.contains(where: {
        ["radius", "radii", "corner", "corners", "rounded", "rounding", "shape", "shapes"].contains($0)
      }) {
        self = .radius
        return
      }
      if words.contains(where: { Self.spaces.contains($0) }) {
        self = .spacing
        return
      }
    }
    return nil
  }

  private static let spaces: Set<String> = [
    "spacing", "spacings", "space", "spaces", "padding", "paddings", "gap", "gaps", "gutter", "gutters",
    "margin",
    "margins", "inset", "insets",
  ]
}
