import Syntax

/// Instances of a source's own types: what their arguments give is named by the constant and the label.
///
/// `static let day = Palette(back: Color(…), ink: .black)` has `day.back` and `day.ink`;
/// `static let title = TextStyle(font: .system(size: 28), lineHeight: 34)` is one style.
extension SwiftTokenReader {
  mutating func readInstance(_ declaration: SwiftDeclaration, _ value: SwiftSyntaxTree.Place) {
    guard let type = instanceType(declaration, value), case .call(_, let arguments) = program.tree[value].kind
    else { return }
    let fields = arguments.compactMap {
      argument -> (label: String, value: SwiftSyntaxTree.Place, kind: SwiftKind)? in
      guard let label = argument.label else { return nil }
      return (label, argument.value, fieldKind(label, of: type, argument.value))
    }
    let fonts = fields.filter { $0.kind == .font }
    let colors = fields.filter { $0.kind == .color }
    if fonts.count == 1, colors.isEmpty {
      readStyle(declaration, fields: fields, font: fonts[0].value)
    } else if colors.count == 1, fonts.isEmpty, isShadow(fields.map(\.label)) {
      readShadow(declaration, fields: fields, color: colors[0].value)
    } else {
      for field in colors { readField(declaration, field.label, field.value) }
    }
  }

  /// The type that a call makes, when the source declares it and it is no view.
  private func instanceType(_ declaration: SwiftDeclaration, _ value: SwiftSyntaxTree.Place) -> String? {
    guard case .call(let callee, _) = program.tree[value].kind else { return nil }
    var names: [String]
    if case .member(nil, "init") = program.tree[callee].kind {
      names = declaration.type.map { [$0] } ?? []
    } else {
      names = (program.path(of: callee) ?? []).filter { $0 != "init" }
    }
    if names == ["Self"] { names = program.scopes[declaration.scope].subject.map { [$0] } ?? [] }
    guard let type = names.last,
      let scope = program.scopes.first(where: {
        $0.path.last == type && ["struct", "class", "actor"].contains($0.keyword)
      }),
      !scope.isInterface
    else { return nil }
    return type
  }

  /// The kind of a field: by its declaration, else by what is given.
  private func fieldKind(_ label: String, of type: String, _ value: SwiftSyntaxTree.Place) -> SwiftKind {
    for place in program.properties(named: label) {
      let field = program.declarations[place]
      if program.scopes[field.scope].subject == type, let stated = field.type {
        return SwiftKind(type: stated) ?? .other
      }
    }
    return evaluator.kind(of: value)
  }

  private mutating func readField(
    _ declaration: SwiftDeclaration, _ label: String, _ value: SwiftSyntaxTree.Place
  ) {
    let term = SwiftEvaluator.Term(place: value, environment: 0)
    evaluator.begin(scope: declaration.scope)
    guard let light = evaluator.color(term) else {
      evaluator.problems.removeAll()
      return
    }
    // A colour that is only passed on has its own name already.
    if case .reference = light, !evaluator.dependsOnAppearance { return }
    let node = program.tree[value]
    let name = program.tokenName(declaration) + "." + label
    var statement = ColorStatement(
      name: name, group: program.tokenName(declaration), light: light,
      origin: origin(node.source, max(node.first - 2, 0)))
    if evaluator.dependsOnAppearance {
      evaluator.assume { $0.isDark = true }
      statement.dark = evaluator.color(term)
      statement.pairing = statement.dark == nil ? nil : .stated
    }
    statement.note = comment(node.source, after: node.last)?.note
    cover(declaration)
    takeProblems()
    compareComments(name, statement, source: declaration.source)
    statements.colors.append(statement)
  }

  private typealias Field = (label: String, value: SwiftSyntaxTree.Place, kind: SwiftKind)

  private mutating func number(_ fields: [Field], _ labels: Set<String>) -> Double? {
    guard let field = fields.first(where: { labels.contains($0.label.lowercased()) }) else { return nil }
    return evaluator.number(SwiftEvaluator.Term(place: field.value, environment: 0))?.value
  }

  private mutating func readStyle(
    _ declaration: SwiftDeclaration, fields: [Field], font: SwiftSyntaxTree.Place
  ) {
    evaluator.begin(scope: declaration.scope)
    guard let value = evaluator.font(SwiftEvaluator.Term(place: font, environment: 0)) else { return }
    var style = style(value, program.tokenName(declaration), declaration)
    style.alias = nil
    if let height = number(fields, ["lineheight", "leading"]), let size = style.size, size > 0 {
      style.lineHeight = height <= 4 ? height : height / size
    }
    style.letterSpacing = number(fields, ["tracking", "letterspacing", "kerning"])
    cover(declaration)
    statements.tokens.typography.append(style)
  }

  private func isShadow(_ labels: [String]) -> Bool {
    let labels = Set(labels.map { $0.lowercased() })
    return !labels.isDisjoint(with: ["radius", "blur"]) && !labels.isDisjoint(with: ["x", "y"])
  }

  private mutating func readShadow(
    _ declaration: SwiftDeclaration, fields: [Field], color: SwiftSyntaxTree.Place
  ) {
    evaluator.begin(scope: declaration.scope)
    let shade = evaluator.color(SwiftEvaluator.Term(place: color, environment: 0))
    evaluator.problems.removeAll()
    cover(declaration)
    statements.tokens.shadows.append(
      ShadowToken(
        name: program.tokenName(declaration), group: group(declaration), color: shade.flatMap(Self.literal),
        x: number(fields, ["x"]) ?? 0, y: number(fields, ["y"]) ?? 0,
        blur: number(fields, ["radius", "blur"]) ?? 0,
        spread: number(fields, ["spread"]) ?? 0, note: note(declaration), origin: origin(declaration)))
  }

  /// The value of an expression without names.
  private static func literal(_ expression: ColorExpression) -> ColorValue? {
    switch expression {
    case .value(let value): value
    case .opacity(.value(let value), let share): value.withAlpha(value.alpha * share)
    case .alpha(.value(let value), let alpha): value.withAlpha(alpha)
    default: nil
    }
  }
}
