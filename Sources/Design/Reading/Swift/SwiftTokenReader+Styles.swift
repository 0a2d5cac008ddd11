import Syntax

/// Fonts, gradients and movements as statements.
extension SwiftTokenReader {
  mutating func readFont(_ declaration: SwiftDeclaration, _ value: SwiftSyntaxTree.Place, isMember: Bool) {
    let name = program.tokenName(declaration)
    let cases = isMember ? cases(of: declaration, value) : []
    if let first = cases.first {
      evaluator.assume { $0.selfCase = first }
      _ = evaluator.font(SwiftEvaluator.Term(place: value, environment: 0))
      if evaluator.dependsOnSelf {
        for entry in cases.prefix(Self.mostCases) {
          evaluator.begin(scope: declaration.scope)
          evaluator.assume { $0.selfCase = entry }
          guard let font = evaluator.font(SwiftEvaluator.Term(place: value, environment: 0)) else { continue }
          var style = style(font, name + "." + entry.name, declaration)
          if let taken = evaluator.branchTaken {
            style.origin = origin(taken.source, taken.branch.token)
            style.note = comment(taken.source, after: program.tree[taken.branch.result].last)?.note
          } else {
            style.origin = origin(entry.source, entry.token)
          }
          statements.tokens.typography.append(style)
        }
        cover(declaration)
        return
      }
      evaluator.begin(scope: declaration.scope)
    }
    guard let font = evaluator.font(SwiftEvaluator.Term(place: value, environment: 0)) else {
      if isMember { return }
      cover(declaration)
      return find(
        "token-unread", .warning, origin(declaration),
        "'\(name)' looks like a font, but '\(evaluator.words(value))' is not understood")
    }
    cover(declaration)
    statements.tokens.typography.append(style(font, name, declaration))
  }

  func style(
    _ font: SwiftEvaluator.FontValue, _ name: String, _ declaration: SwiftDeclaration
  ) -> TypeStyle {
    var style = TypeStyle(name: name, origin: origin(declaration))
    style.group = group(declaration)
    style.family = font.family
    style.weight = font.weight
    style.size = font.size
    style.unit = font.size == nil ? nil : "pt"
    style.design = font.design
    style.italic = font.isItalic
    style.relativeTo = font.relativeTo
    style.scales = font.scales
    style.alias = font.alias
    style.note = note(declaration)
    return style
  }

  mutating func readGradient(_ declaration: SwiftDeclaration, _ value: SwiftSyntaxTree.Place, isMember: Bool)
  {
    let name = program.tokenName(declaration)
    let term = SwiftEvaluator.Term(place: value, environment: 0)
    guard let gradient = evaluator.gradient(term) else {
      if isMember { return }
      cover(declaration)
      takeProblems()
      return find(
        "token-unread", .warning, origin(declaration),
        "'\(name)' looks like a gradient, but '\(evaluator.words(value))' is not understood")
    }
    cover(declaration)
    takeProblems()
    statements.gradients.append(
      GradientStatement(
        name: name, group: group(declaration), kind: gradient.kind, angle: gradient.angle,
        stops: gradient.stops,
        note: note(declaration), origin: origin(declaration)))
  }

  mutating func readMotion(_ declaration: SwiftDeclaration, _ value: SwiftSyntaxTree.Place, isMember: Bool) {
    let name = program.tokenName(declaration)
    evaluator.usedProperties.removeAll()
    guard let motion = evaluator.motion(SwiftEvaluator.Term(place: value, environment: 0)) else {
      if isMember { return }
      return find(
        "token-unread", .warning, origin(declaration),
        "'\(name)' looks like an animation, but '\(evaluator.words(value))' is not understood")
    }
    movingNumbers.formUnion(evaluator.usedProperties)
    var token = token(motion, name, origin(declaration))
    token.group = group(declaration)
    token.note = note(declaration)
    statements.tokens.motion.append(token)
  }

  func token(_ motion: SwiftEvaluator.MotionValue, _ name: String, _ origin: Origin) -> MotionToken {
    var token = MotionToken(name: name, kind: motion.kind, origin: origin)
    token.response = motion.response
    token.dampingFraction = motion.dampingFraction
    token.duration = motion.duration
    token.delay = motion.delay
    token.curve = motion.curve
    token.repeats = motion.repeats
    return token
  }

  /// Numbers that a movement uses, or whose name or type says duration or delay.
  mutating func readNumbers() {
    for (place, declaration) in program.declarations.enumerated() {
      let isMember = !declaration.isStatic && !program.scopes[declaration.scope].keyword.isEmpty
      guard !declaration.isFunction, let value = declaration.value, !isMember || movingNumbers.contains(place)
      else {
        continue
      }
      let name = program.tokenName(declaration)
      if !movingNumbers.contains(place) {
        let words = (name + (declaration.type ?? "")).lowercased()
        guard words.holds("duration") || words.holds("delay") else { continue }
      }
      evaluator.begin(scope: declaration.scope)
      guard evaluator.kind(of: declaration) == .number,
        let seconds = evaluator.number(SwiftEvaluator.Term(place: value, environment: 0))?.value
      else { continue }
      var token = MotionToken(name: name, kind: .duration, origin: origin(declaration))
      let saysDelay = declaration.name.lowercased().holds("delay")
      token.duration = saysDelay ? nil : seconds
      token.delay = saysDelay ? seconds : nil
      token.group = group(declaration)
      token.note = note(declaration)
      statements.tokens.motion.append(token)
    }
  }
}
