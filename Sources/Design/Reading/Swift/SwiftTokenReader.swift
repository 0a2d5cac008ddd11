import Syntax

/// The declarations of a Swift source as statements.
struct SwiftTokenReader {
  let program: SwiftProgram
  let flavor: Flavor
  var evaluator: SwiftEvaluator
  var statements = Statements()
  /// The tokens of each source that a token's declaration covers.
  var covered: [[Range<Int>]]
  /// Number properties that a movement is made of.
  var movingNumbers: Set<Int> = []
  /// The colours that tokens are written with, by name, for the comments beside their aliases.
  var writtenByName: [String: SwiftEvaluator.WrittenColor] = [:]
  /// Comments beside aliases: the alias, the token it names, the comment's hex.
  var aliasComments: [(token: String, target: String, hex: SwiftComment.Hex, source: Int)] = []

  init(_ program: SwiftProgram, flavor: Flavor) {
    self.program = program
    self.flavor = flavor
    evaluator = SwiftEvaluator(program: program)
    covered = Array(repeating: [], count: program.sources.count)
  }

  /// Reads every declaration.
  mutating func read() {
    let interfaces = interfaceScopes()
    for (place, declaration) in program.declarations.enumerated() {
      read(declaration, isInterface: interfaces.contains(declaration.scope), place: place)
    }
    readRawValues()
    readNumbers()
    compareAliases()
  }

  /// Types whose instances are views: by what they conform to, or by their `body`.
  private func interfaceScopes() -> Set<Int> {
    var result = Set(program.scopes.indices.filter { program.scopes[$0].isInterface })
    var names = Set(result.map { program.scopes[$0].qualified })
    for declaration in program.declarations where declaration.name == "body" || declaration.name == "makeBody"
    {
      guard declaration.type?.hasPrefix("some") ?? false else { continue }
      result.insert(declaration.scope)
      names.insert(program.scopes[declaration.scope].qualified)
    }
    for place in program.scopes.indices where names.contains(program.scopes[place].qualified) {
      result.insert(place)
    }
    return result
  }

  private mutating func read(_ declaration: SwiftDeclaration, isInterface: Bool, place: Int) {
    guard declaration.name != "init", let value = declaration.value else { return }
    let scope = program.scopes[declaration.scope]
    let isMember = !declaration.isStatic && !scope.keyword.isEmpty
    if isMember {
      if isInterface || scope.keyword == "protocol" { return }
      if scope.keyword == "extension", scope.path.isEmpty, let extended = scope.extended,
        !program.declares(type: extended), !hasOwnCases(declaration, value)
      {
        return
      }
    }
    evaluator.begin(scope: declaration.scope)
    let kind = evaluator.kind(of: declaration)
    if declaration.isFunction {
      guard kind == .color, isOfAppearance(declaration) else { return }
    }
    switch kind {
    case .color: readColor(declaration, value, isMember: isMember)
    case .colorMap: readMap(declaration, value)
    case .colorList: readList(declaration, value, isMember: isMember)
    case .text where !isMember || !declaration.isComputed: readText(declaration, value)
    case .font: readFont(declaration, value, isMember: isMember)
    case .gradient: readGradient(declaration, value, isMember: isMember)
    case .motion: readMotion(declaration, value, isMember: isMember)
    case .other where !isMember: readInstance(declaration, value)
    default: break
    }
  }

  /// Whether a property of an extended type of another source is a `switch` over its cases.
  private func hasOwnCases(_ declaration: SwiftDeclaration, _ value: SwiftSyntaxTree.Place) -> Bool {
    !cases(of: declaration, value).isEmpty
  }

  /// A function is a token when all it asks for is the appearance.
  private func isOfAppearance(_ declaration: SwiftDeclaration) -> Bool {
    guard declaration.name.unicodeScalars.first.map({ $0.properties.isAlphabetic || $0 == "_" }) == true
    else {
      return false
    }
    guard let parameter = declaration.parameters.first else { return true }
    let types = ["ColorScheme", "UITraitCollection", "UIUserInterfaceStyle", "NSAppearance"]
    let type = parameter.type.split(separator: ".").last.map(String.init) ?? parameter.type
    let isBool = type == "Bool" && parameter.name.lowercased().contains("dark")
    return declaration.parameters.count == 1 && (types.contains { type.hasPrefix($0) } || isBool)
  }

  /// The cases that a property's value may depend on: those declared, else those its `switch` names.
  func cases(of declaration: SwiftDeclaration, _ value: SwiftSyntaxTree.Place) -> [SwiftScope.Case] {
    guard !declaration.isStatic else { return [] }
    let declared = program.cases(of: declaration.scope)
    if !declared.isEmpty { return declared }
    guard case .choice(let subject, let branches) = program.tree[value].kind,
      case .name("self") = program.tree[subject].kind
    else { return [] }
    return branches.flatMap { branch in
      branch.patterns.compactMap { pattern in
        evaluator.caseName(SwiftEvaluator.Term(place: pattern, environment: 0)).map {
          SwiftScope.Case(name: $0, value: nil, source: declaration.source, token: branch.token)
        }
      }
    }
  }

  // MARK: - Places

  func origin(_ source: Int, _ token: Int) -> Origin {
    let source = program.sources[source]
    return Origin(flavor: flavor, path: source.text.path, position: source.position(token))
  }

  func origin(_ declaration: SwiftDeclaration) -> Origin { origin(declaration.source, declaration.nameToken) }

  /// The section, else the enclosing type.
  func group(_ declaration: SwiftDeclaration) -> String? {
    if let group = declaration.group { return group }
    let scope = program.scopes[declaration.scope]
    return scope.path.isEmpty ? scope.extended : scope.path.joined(separator: ".")
  }

  /// Marks a declaration's tokens: what is written in them is the token itself.
  mutating func cover(_ declaration: SwiftDeclaration) {
    covered[declaration.source].append(declaration.tokens)
  }

  /// The author's words in the comment behind a declaration.
  func note(_ declaration: SwiftDeclaration) -> String? {
    comment(declaration.source, after: declaration.tokens.upperBound - 1)?.note
  }

  func comment(_ source: Int, after token: Int) -> SwiftComment? {
    let source = program.sources[source]
    return source.trailingComment(after: token).map { SwiftComment($0, in: source.text) }
  }

  mutating func find(
    _ rule: String, _ severity: Severity, _ origin: Origin, _ message: String, help: String? = nil
  ) {
    statements.findings.append(
      Finding(
        rule: rule, severity: severity, path: origin.path, position: origin.position, message: message,
        help: help))
  }

  /// Puts the evaluator's problems among the findings.
  mutating func takeProblems() {
    for problem in evaluator.problems {
      let node = program.tree[problem.place]
      find(
        problem.rule, problem.rule == "color-invalid" ? .error : .warning, origin(node.source, node.first),
        problem.message, help: problem.help)
    }
    evaluator.problems.removeAll()
  }
}
