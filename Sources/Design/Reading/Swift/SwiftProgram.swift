import Syntax

/// Everything declared in the Swift blocks of one source, and how to find it by name.
struct SwiftProgram {
  let sources: [SwiftSource]
  private(set) var tree = SwiftSyntaxTree()
  private(set) var scopes: [SwiftScope] = [SwiftScope()]
  private(set) var declarations: [SwiftDeclaration] = []
  /// Properties by their full name (`Skin.Text.title`), and by their last word.
  private var properties: [String: Int] = [:]
  private var propertiesByName: [String: [Int]] = [:]
  private var functions: [String: [Int]] = [:]
  private var enums: [String: [SwiftScope.Case]] = [:]
  private var types: Set<String> = []
  /// The enums by their own names.
  private var enumNames: Set<String> = []
  /// A name declared more often than this in one source is found by its full name only.
  private static let mostCandidates = 24

  init(_ texts: [SourceText]) {
    sources = texts.map(SwiftSource.init)
    for number in sources.indices {
      var scanner = SwiftDeclarationScanner(sources[number], number: number, tree: tree, scopes: scopes)
      // The scanner alone holds them while it adds to them.
      tree = SwiftSyntaxTree()
      scopes = []
      scanner.scan()
      tree = scanner.parser.tree
      scopes = scanner.scopes
      declarations += scanner.declarations
    }
    for scope in scopes where !scope.keyword.isEmpty {
      let name = scope.qualified.joined(separator: ".")
      if scope.keyword != "extension" { types.insert(name) }
      if scope.keyword == "enum", let last = scope.path.last { enumNames.insert(last) }
      if !scope.cases.isEmpty { enums[name, default: []] += scope.cases }
    }
    var prefix = (scope: -1, text: "")
    for (place, declaration) in declarations.enumerated() {
      if declaration.isFunction {
        Self.note(place, among: &functions[declaration.name, default: []])
      } else {
        // Most stand behind one of the same type.
        if declaration.scope != prefix.scope {
          prefix = (declaration.scope, scopes[declaration.scope].qualified.map { $0 + "." }.joined())
        }
        let full = prefix.text + declaration.name
        if properties[full] == nil { properties[full] = place }
        Self.note(place, among: &propertiesByName[declaration.name, default: []])
      }
    }
  }

  private static func note(_ place: Int, among places: inout [Int]) {
    if places.count < mostCandidates { places.append(place) }
  }

  /// The name a declaration has as a token: dotted types without the extended one, then the member.
  func tokenName(_ declaration: SwiftDeclaration) -> String {
    (scopes[declaration.scope].path + [declaration.name]).joined(separator: ".")
  }

  /// The functions of a name.
  func functions(named name: String) -> [SwiftDeclaration] {
    (functions[name] ?? []).map { declarations[$0] }
  }

  /// The functions of a name by their places.
  func functionPlaces(named name: String) -> [Int] { functions[name] ?? [] }

  /// The properties of a name, in any type.
  func properties(named name: String) -> [Int] { propertiesByName[name] ?? [] }

  /// Whether a type of this name is declared here.
  func declares(type: String) -> Bool { types.contains(type) }

  /// Whether an enum of this name is declared here.
  func declares(enum name: String) -> Bool { enumNames.contains(name) }

  /// The cases of the enum that a scope is or extends.
  func cases(of scope: Int) -> [SwiftScope.Case] {
    enums[scopes[scope].qualified.joined(separator: ".")] ?? []
  }

  /// The property that a dotted name means in a scope: that of the nearest enclosing type that has it, else
  /// one whose full name ends so.
  func property(_ components: [String], in scope: Int) -> Int? {
    guard let last = components.last else { return nil }
    let written = components.joined(separator: ".")
    var current: Int? = scope
    while let place = current {
      let prefix = scopes[place].qualified
      if let found = properties[(prefix + [written]).joined(separator: ".")] { return found }
      if prefix.count > 1, let found = properties[(prefix.dropFirst() + [written]).joined(separator: ".")] {
        return found
      }
      current = scopes[place].parent
    }
    let found = propertiesByName[last]?.filter { candidate in
      let declaration = declarations[candidate]
      let full = scopes[declaration.scope].qualified + [last]
      return full.suffix(components.count).elementsEqual(components)
    }
    if let found, let first = found.first { return found.first { declarations[$0].isStatic } ?? first }
    return throughInstance(components, in: scope)
  }

  /// `ui.theme`: a property of the type whose instance the first word holds.
  private func throughInstance(_ components: [String], in scope: Int) -> Int? {
    guard components.count > 1 else { return nil }
    for place in (propertiesByName[components[components.count - 2]] ?? []) {
      guard let type = instanceType(of: declarations[place]) else { continue }
      let holder = scopes[declarations[place].scope].qualified + [type]
      for start in 0..<holder.count {
        let name = (holder[start...] + [components[components.count - 1]]).joined(separator: ".")
        if let found = properties[name] { return found }
      }
    }
    return nil
  }

  private func instanceType(of declaration: SwiftDeclaration) -> String? {
    if let type = declaration.type { return type }
    guard let value = declaration.value, case .call(let callee, _) = tree[value].kind else { return nil }
    return path(of: callee)?.filter { $0 != "init" }.joined(separator: ".")
  }

  /// The dotted name that an expression is; a leading dot is left out.
  func path(of place: SwiftSyntaxTree.Place) -> [String]? {
    var names: [String] = []
    var current: SwiftSyntaxTree.Place? = place
    while let node = current {
      guard names.count < 12 else { return nil }
      switch tree[node].kind {
      case .name(let name):
        names.append(name)
        current = nil
      case .member(let base, let name):
        names.append(name)
        current = base
      default: return nil
      }
    }
    return names.reversed()
  }

  /// Adds the expression at a token to the tree.
  mutating func parse(_ number: Int, at index: Int, limit: Int) -> SwiftSyntaxTree.Place {
    var parser = SwiftExpressionParser(
      sources[number], number: number, tree: SwiftSyntaxTree(), index: index, limit: limit)
    swap(&parser.tree, &tree)
    let place = parser.expression()
    swap(&parser.tree, &tree)
    return place
  }

  /// The source and place of a node's first token.
  func position(of place: SwiftSyntaxTree.Place) -> Position {
    sources[tree[place].source].position(tree[place].first)
  }
}
