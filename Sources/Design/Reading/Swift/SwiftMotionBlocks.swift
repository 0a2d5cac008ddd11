import Syntax

/// Movements in the loose statements of a block, each named by the comment above it:
/// `// Bubble send — slides up` over `withAnimation(.spring(…)) { … }`.
struct SwiftMotionBlocks {
  let flavor: Flavor
  private(set) var evaluator: SwiftEvaluator
  private(set) var tokens: [(name: String, motion: SwiftEvaluator.MotionValue, origin: Origin)] = []
  /// Number properties used by any movement, named or not.
  private(set) var usedNumbers: Set<Int> = []

  init(_ evaluator: SwiftEvaluator, flavor: Flavor) {
    self.evaluator = evaluator
    self.flavor = flavor
  }

  private static let beginnings: WordSet = [
    "easeIn", "easeOut", "easeInOut", "linear", "timingCurve", "spring", "interactiveSpring",
    "interpolatingSpring",
    "snappy", "smooth", "bouncy",
  ]

  /// Reads every call of an animation outside of declarations of animations.
  mutating func read(_ usage: SwiftUsage) {
    let source = usage.source
    for index in 0..<source.count where source.stands(".", at: index) {
      guard source.stands("(", at: index + 2), source.isName(index + 1, in: Self.beginnings),
        let bracket = usage.bracket(index), source.stands("(", at: bracket)
      else { continue }
      evaluator.begin(scope: Int(usage.scopes[index]))
      evaluator.usedProperties.removeAll()
      let first = source.touchesPrevious(index) && source.isName(index - 1) ? index - 1 : index
      let term = evaluator.term(usage.number, at: first, limit: end(of: index, bracket, source))
      guard let motion = evaluator.motion(term) else { continue }
      usedNumbers.formUnion(evaluator.usedProperties)
      guard usage.members[index] < 0, usage.scopes[index] == 0, let title = title(of: index, bracket, usage)
      else {
        continue
      }
      tokens.append(
        (
          title, motion,
          Origin(flavor: flavor, path: source.text.path, position: source.position(index))
        ))
    }
  }

  private func end(of first: Int, _ bracket: Int, _ source: SwiftSource) -> Int {
    let limit = min(source.partner(bracket), source.count)
    var place = first
    while place < limit, !source.stands(",", at: place) { place = max(place, source.partner(place)) + 1 }
    return min(place, limit)
  }

  /// The comment on the line above the statement.
  private func title(of index: Int, _ bracket: Int, _ usage: SwiftUsage) -> String? {
    let source = usage.source
    var outermost = bracket
    var levels = 0
    while levels < 40, let outer = usage.bracket(outermost) {
      outermost = outer
      levels += 1
    }
    var start = outermost
    while start > 0, outermost - start < 200, !source.startsLine(start) { start -= 1 }
    guard let comment = source.comments(before: start).last(where: \.startsLine) else { return nil }
    let line = source.position(start).line
    guard source.text.position(at: Int(comment.start)).line == line - 1 else { return nil }
    return SwiftSections.title(SwiftSections.plain(source.text.string(comment.range)))
  }
}
