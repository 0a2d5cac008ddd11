import Syntax

/// Colours written out where a token might stand.
struct SwiftLiteralReader {
  let flavor: Flavor
  private(set) var evaluator: SwiftEvaluator
  private(set) var literals: [Evidence.ColorLiteral] = []
  private(set) var findings: [Finding] = []

  init(_ evaluator: SwiftEvaluator, flavor: Flavor) {
    self.evaluator = evaluator
    self.flavor = flavor
  }

  /// Reads the calls of one source, but for those in declarations of tokens.
  mutating func read(_ usage: SwiftUsage, covered: [Range<Int>]) {
    let source = usage.source
    var declarations = covered.sorted { $0.lowerBound < $1.lowerBound }[...]
    var index = 0
    while index < source.count {
      while let first = declarations.first, first.upperBound <= index { declarations.removeFirst() }
      if let first = declarations.first, first.contains(index) {
        index = first.upperBound
        continue
      }
      // Most tokens are not even asked for more.
      let isCall = source.stands("(", at: index + 1) && source.stands(Self.colors, at: index)
      index = (isCall ? read(at: index, usage) : nil) ?? index + 1
    }
  }

  private static let colors: WordSet = ["Color", "UIColor", "NSColor", "#colorLiteral"]

  /// The token behind a colour's call that begins here; nil where it is none that can be read.
  private mutating func read(at index: Int, _ usage: SwiftUsage) -> Int? {
    let source = usage.source
    let close = source.partner(index + 1)
    guard close < source.count else { return nil }
    evaluator.begin(scope: Int(usage.scopes[index]))
    let value = evaluator.color(evaluator.term(usage.number, at: index, limit: close + 1))
    for problem in evaluator.problems where problem.rule != "token-unread" {
      findings.append(
        Finding(
          rule: problem.rule, severity: problem.rule == "color-invalid" ? .error : .warning,
          path: source.text.path,
          position: evaluator.program.position(of: problem.place), message: problem.message,
          help: problem.help))
    }
    guard case .value(let color)? = value, !evaluator.dependsOnAppearance else { return nil }
    let start = source.position(index)
    let end = source.text.position(at: Int(source.tokens[close].end))
    literals.append(
      Evidence.ColorLiteral(
        value: color, origin: Origin(flavor: flavor, path: source.text.path, position: start),
        length: end.line == start.line ? end.column - start.column : 0, isCode: true,
        isListed: isListed(index, usage)))
    return close + 1
  }

  /// Whether a call stands in an array, in `.init(color:location:)` of one, or among a gradient's arguments.
  private func isListed(_ index: Int, _ usage: SwiftUsage) -> Bool {
    guard let bracket = usage.bracket(index) else { return false }
    if usage.source.stands("[", at: bracket) { return true }
    let callee = usage.callee(bracket).flatMap(usage.source.name) ?? ""
    if callee == "init" || callee == "Stop" {
      return usage.bracket(bracket).map { usage.source.stands("[", at: $0) } ?? false
    }
    return callee.hasSuffix("Gradient")
  }
}
