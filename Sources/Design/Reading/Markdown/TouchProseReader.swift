import Syntax

/// What a document states of hit areas, below a heading of touch targets.
struct TouchProseReader {
  let place: ProsePlace

  private static let hits: Set<String> = [
    "hit", "target", "targets", "effective", "tap", "tappable", "actionable", "touch",
  ]
  private static let drawings: Set<String> = [
    "glyph", "glyphs", "icon", "icons", "backing", "circle", "dot", "image",
  ]

  /// What a number before them measures is no size.
  private static let distances: Set<String> = [
    "padding", "pad", "inset", "insets", "margin", "margins", "gap", "gaps", "spacing", "apart", "slop",
    "radius",
  ]

  /// Reads one item: `Close: 24pt glyph, 44pt hit`.
  func read(_ phrase: Phrase, into statements: inout Statements) {
    guard place.section.subject == .touch, let head = ItemHead(phrase) else { return }
    var hit: Double?
    var others: [Double] = []
    var index = head.value
    while index < phrase.pieces.count {
      guard let (quantity, next) = phrase.quantity(at: index), quantity.lengthUnit == "pt" else {
        index += 1
        continue
      }
      let behind = phrase.words(among: next..<min(next + 3, phrase.pieces.count))
      if let first = behind.first, Self.distances.contains(first) {
        index = next
        continue
      }
      if behind.contains(where: Self.hits.contains) {
        hit = quantity.value
      } else if !behind.contains(where: Self.drawings.contains) {
        others.append(quantity.value)
      }
      index = next
    }
    guard let size = hit ?? (others.count == 1 ? others[0] : nil) else { return }
    statements.evidence.touchTargets.append(
      Evidence.TouchTarget(name: head.name(in: phrase), size: size, origin: place.origin(head.position)))
  }
}
