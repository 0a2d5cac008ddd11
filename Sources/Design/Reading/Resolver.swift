import Syntax

/// What all sources of a system state, with names followed: tokens, evidence and what was found wrong on the way.
///
/// Linear in the statements, whatever refers to what.
struct Resolver {
  /// What came out.
  typealias Resolution = (tokens: Tokens, evidence: Evidence, findings: [Finding])

  private let statements: [ColorStatement]
  private let scope: ResolverScope
  private let graph: ResolverGraph
  private var colors: [ColorToken]
  private var result: Resolution = (Tokens(), Evidence(), [])

  /// Everything of one system.
  /// - Parameter sources: what each source or part of one says; in the order of the sources.
  static func resolve(_ sources: [Statements]) -> Resolution {
    let gradients = sources.lazy.flatMap(\.gradients)
    var resolver = Resolver(
      sources.flatMap(\.colors), areAsked: gradients.contains { $0.stops.contains { $0.color.holdsName } })
    resolver.followColors()
    for source in sources {
      resolver.result.tokens.append(source.tokens)
      resolver.result.evidence.append(source.evidence)
      resolver.result.findings += source.findings
      for gradient in source.gradients { resolver.add(gradient) }
    }
    resolver.result.findings += MeasureBounds.hold(&resolver.result.tokens)
    resolver.follow(claims: sources.flatMap(\.claims))
    resolver.check(references: sources.flatMap(\.references))
    return resolver.result
  }

  private mutating func follow(claims: [ClaimStatement]) {
    guard !claims.isEmpty else { return }
    // Most claims give their colours by value.
    let hasNames = claims.contains {
      $0.foreground.isNamed || $0.background.isNamed || $0.backdrop?.isNamed ?? false
    }
    let resolver = ClaimResolver(colors: hasNames ? colors : [])
    for statement in claims {
      switch resolver.claim(of: statement) {
      case .success(let claim): result.tokens.claims.append(claim)
      case .failure(let finding): result.findings.append(finding)
      }
    }
  }

  private mutating func check(references: [ReferenceStatement]) {
    guard !references.isEmpty else { return }
    result.findings += references.compactMap(ProseReferences(tokens: result.tokens).finding)
  }

  /// - Parameter areAsked: whether something besides these statements asks for one by name.
  private init(_ statements: [ColorStatement], areAsked: Bool) {
    self.statements = statements
    // In most systems nothing refers to anything.
    scope = ResolverScope(areAsked || statements.contains(where: \.holdsName) ? statements : [])
    graph = ResolverGraph(statements, scope: scope)
    colors = statements.map { ColorToken(declaredBy: $0) }
  }

  private mutating func followColors() {
    for index in graph.order { evaluate(index) }
    for ring in graph.rings { result.findings.append(finding(ofRing: ring)) }
    AppearancePairing.pair(&colors)
    // A partner found by name or section is part of the value that an alias follows.
    for index in graph.order where colors[index].alias != nil {
      guard let target = graph.links[index].first?.target, colors[target].pairing != colors[index].pairing
      else {
        continue
      }
      colors[index].dark = colors[target].dark
      colors[index].pairing = colors[target].pairing
    }
    result.tokens.colors = colors
  }

  // MARK: - One declaration

  private mutating func evaluate(_ index: Int) {
    let statement = statements[index]
    let links = graph.links[index]
    for link in links where link.target == nil { result.findings.append(missing(link.name, in: statement)) }
    if let target = wholeTarget(of: index) { colors[index].alias = colors[target].name }
    if graph.ringOf[index] != nil { return }
    if let ring = graph.ring(behind: index) {
      let position = links.first?.name.position ?? statement.origin.position
      result.findings.append(
        Finding(
          rule: "alias-cycle", severity: .error, path: statement.origin.path, position: position,
          message:
            "'\(statement.name)' refers into the ring \(words(ofRing: graph.rings[ring])) and has no value",
          help: "give one of them a value of its own"))
      return
    }
    if let target = wholeTarget(of: index) {
      let other = colors[target]
      colors[index].light = other.light
      colors[index].dark = other.dark
      colors[index].contrast = other.contrast
      colors[index].themes = other.themes
      colors[index].pairing = other.pairing
      colors[index].system = other.system
      return
    }
    fill(index, from: statement)
  }

  private mutating func fill(_ index: Int, from statement: ColorStatement) {
    let values = ColorEvaluation(links: graph.links[index], colors: colors)
    var token = colors[index]
    if case .system(let name)? = statement.light?.withoutChange,
      statement.dark == nil || statement.dark == statement.light
    {
      token.system = name
    }
    token.light = statement.light.flatMap { values.value(of: $0, .light) }
    if let dark = statement.dark {
      token.dark = values.value(of: dark, .dark)
      if statement.light != nil { token.pairing = statement.pairing ?? .stated }
    } else if let light = statement.light, let pairing = values.pairing(of: light) {
      token.dark = values.value(of: light, .dark)
      token.pairing = statement.pairing ?? pairing
    }
    let contrast = ContrastValues(
      light: statement.contrastLight.flatMap { values.value(of: $0, .light) },
      dark: statement.contrastDark.flatMap { values.value(of: $0, .dark) })
    if contrast.light != nil || contrast.dark != nil { token.contrast = contrast }
    token.themes = statement.themes.compactMap { theme in
      values.value(of: theme.value, .light).map { ThemeValue(name: theme.name, value: $0) }
    }
    if let words = statement.wordsOfChange {
      token.note = statement.note.map { "\($0); \(words)" } ?? words
    }
    colors[index] = token
  }

  /// The declaration whose whole value, in every appearance, is this one's.
  private func wholeTarget(of index: Int) -> Int? {
    let statement = statements[index]
    guard statement.light?.wholeName != nil, statement.contrastLight == nil, statement.contrastDark == nil,
      statement.themes.isEmpty, let target = graph.links[index].first?.target
    else { return nil }
    guard statement.dark != nil else { return target }
    guard statement.dark?.wholeName != nil, graph.links[index].count == 2 else { return nil }
    return graph.links[index][1].target == target ? target : nil
  }

  private mutating func add(_ statement: GradientStatement) {
    let origin = statement.origin
    let links = statement.stops.flatMap(\.color.names).map { name -> ResolverGraph.Link in
      switch name {
      case .token(let text, _):
        .init(
          name: name,
          target: scope.declaration(
            of: text, flavor: origin.flavor, path: origin.path, inside: statement.name))
      case .asset(let text, _): .init(name: name, target: scope.asset(of: text))
      }
    }
    let stand = ColorStatement(name: statement.name, origin: origin)
    for link in links where link.target == nil { result.findings.append(missing(link.name, in: stand)) }
    let values = ColorEvaluation(links: links, colors: colors)
    result.tokens.gradients.append(
      GradientToken(
        name: statement.name, group: statement.group, kind: statement.kind, angle: statement.angle,
        stops: statement.stops.map { .init(color: values.value(of: $0.color, .light), at: $0.at) },
        note: statement.note, origin: origin))
  }

  // MARK: - Findings

  private func missing(_ name: ColorExpression.Name, in statement: ColorStatement) -> Finding {
    let origin = statement.origin
    if case .asset(let text, let position) = name, !scope.hasCatalogue {
      return Finding(
        rule: "token-unread", severity: .warning, path: origin.path, position: position,
        message:
          "'\(statement.name)' is the colour set '\(text)', and no asset catalogue is among the sources",
        help: "add the catalogue's folder, or state the value")
    }
    let kind = if case .asset = name { "colour set" } else { "colour" }
    return Finding(
      rule: "alias-broken", severity: .error, path: origin.path, position: name.position,
      message: "'\(statement.name)' refers to '\(name.text)', and no \(kind) has that name",
      help: "declare '\(name.text)', or write the name of a token that exists")
  }

  private func finding(ofRing ring: [Int]) -> Finding {
    let first = statements[ring[0]]
    let position = graph.links[ring[0]].first { $0.target == ring[ring.count > 1 ? 1 : 0] }?.name.position
    return Finding(
      rule: "alias-cycle", severity: .error, path: first.origin.path,
      position: position ?? first.origin.position,
      message: "references run in a ring: \(words(ofRing: ring))", help: "give one of them a value of its own"
    )
  }

  /// The members of a ring; of a long one the first few.
  private func words(ofRing ring: [Int]) -> String {
    let shown = ring.prefix(12).map { "'\(statements[$0].name)'" }.joined(separator: " → ")
    return shown + (ring.count > 12 ? " → … (\(ring.count) names)" : "") + " → '\(statements[ring[0]].name)'"
  }
}
