import Syntax

/// APIs that need a newer iOS, and whether an availability check stands around them.
struct SwiftRequirementReader {
  /// Tokens that run from some iOS on only.
  private struct Guarded {
    var tokens: Range<Int>
    var ios: Double
  }

  let flavor: Flavor
  private(set) var requirements: [Requirement] = []

  init(flavor: Flavor) { self.flavor = flavor }

  /// Reads one source.
  mutating func read(_ usage: SwiftUsage) {
    let source = usage.source
    let guarded = guardedTokens(usage)
    var active = guarded[...]
    for index in 0..<source.count {
      while let first = active.first, first.tokens.upperBound <= index { active.removeFirst() }
      guard let (api, ios) = requirement(at: index, usage) else { continue }
      let isGuarded = active.prefix(20).contains { $0.tokens.contains(index) && $0.ios >= Double(ios) ?? 0 }
      requirements.append(
        Requirement(
          api: api, ios: ios,
          origin: Origin(flavor: flavor, path: source.text.path, position: source.position(index)),
          isGuarded: isGuarded))
    }
  }

  /// Words before the name of what they declare.
  private static let declaring: WordSet = ["struct", "class", "enum", "extension", "func"]

  private func requirement(at index: Int, _ usage: SwiftUsage) -> (api: String, ios: String)? {
    let source = usage.source
    let word = source.tokens[index].range
    switch source.tokens[index].kind {
    case .attribute:
      let name = word.dropFirst()
      return source.value(of: name, in: SwiftAPIAvailability.attributes).map {
        (source.text.string(name), $0)
      }
    case .identifier:
      if source.stands(":", at: index + 1) { return argument(at: index, usage) }
      if source.stands(".", at: index - 1) {
        return source.value(of: word, in: SwiftAPIAvailability.members).map { (source.text.string(word), $0) }
      }
      guard let ios = source.value(of: word, in: SwiftAPIAvailability.types),
        source.stands("(", at: index + 1) || source.stands("{", at: index + 1),
        !source.stands(Self.declaring, at: index - 1)
      else { return nil }
      return (source.text.string(word), ios)
    default: return nil
    }
  }

  /// The function with a label that came later than itself.
  private func argument(at label: Int, _ usage: SwiftUsage) -> (api: String, ios: String)? {
    let source = usage.source
    let word = source.tokens[label].range
    guard let (known, ios) = source.value(of: word, in: SwiftAPIAvailability.arguments),
      let callee = usage.bracket(label).flatMap(usage.callee), source.isName(callee, in: known)
    else { return nil }
    return ("\(source.name(callee) ?? "")(\(source.text.string(word)):)", ios)
  }

  /// Bodies behind `if #available`, the rest behind `guard #available`, declarations behind `@available`.
  private func guardedTokens(_ usage: SwiftUsage) -> [Guarded] {
    let source = usage.source
    var result: [Guarded] = []
    for index in 0..<source.count
    where source.stands("#available", at: index) || source.stands("@available", at: index) {
      guard source.stands("(", at: index + 1), source.stands("iOS", at: index + 2),
        let ios = Double(source.word(index + 3))
      else { continue }
      var brace = source.partner(index + 1) + 1
      let limit = min(source.count, brace + 80)
      let isGuard = source.stands("guard", at: index - 1)
      while brace < limit, !source.stands("{", at: brace) { brace = max(brace, source.partner(brace)) + 1 }
      guard brace < limit else { continue }
      let close = min(source.partner(brace) + 1, source.count)
      if isGuard {
        let end = usage.bracket(index).map { source.partner($0) } ?? source.count
        if close < end { result.append(Guarded(tokens: close..<min(end, source.count), ios: ios)) }
      } else {
        result.append(Guarded(tokens: index..<close, ios: ios))
      }
    }
    return result
  }
}
