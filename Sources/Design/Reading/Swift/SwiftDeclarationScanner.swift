import Syntax

/// Walks the tokens of one source for what it declares: types, properties, functions, cases.
struct SwiftDeclarationScanner {
  private(set) var parser: SwiftExpressionParser
  private(set) var scopes: [SwiftScope]
  private(set) var declarations: [SwiftDeclaration] = []
  private let number: Int
  private static let deepest = 60

  private var source: SwiftSource { parser.source }

  init(_ source: SwiftSource, number: Int, tree: SwiftSyntaxTree, scopes: [SwiftScope]) {
    parser = SwiftExpressionParser(source, number: number, tree: tree, index: 0, limit: source.count)
    self.scopes = scopes
    self.number = number
  }

  /// Reads the whole source into the file's scope.
  mutating func scan() { members(of: 0, depth: 0) }

  /// Declarations up to the parser's limit.
  private mutating func members(of scope: Int, depth: Int) {
    var group: String?
    while parser.index < parser.limit {
      let start = parser.index
      if source.startsLine(start) { SwiftSections.update(&group, before: start, in: source) }
      member(of: scope, group: group, depth: depth)
      if parser.index <= start {
        parser.index = max(start, min(source.partner(start), parser.limit - 1)) + 1
      }
    }
  }

  private mutating func member(of scope: Int, group: String?, depth: Int) {
    let first = parser.index
    let isStatic = modifiers()
    guard parser.index < parser.limit else { return }
    switch source.word(parser.index) {
    case "let", "var":
      properties(of: scope, isStatic: isStatic, group: group, first: first)
    case "func": function(of: scope, isStatic: isStatic, group: group, first: first)
    case "init", "subscript": function(of: scope, isStatic: false, group: group, first: first)
    case "struct", "class", "enum", "actor", "protocol", "extension":
      type(in: scope, first: first, depth: depth)
    case "case" where scopes[scope].keyword == "enum": cases(of: scope)
    case "return", "case", "default":
      // A statement out of its context: passed with the value it carries.
      parser.index += 1
      while parser.index < parser.limit, !source.startsLine(parser.index) {
        parser.index = max(parser.index, min(source.partner(parser.index), parser.limit - 1)) + 1
      }
    default: break
    }
  }

  /// Passes attributes, directives and modifiers; true when `static` (or `class`) is among them.
  private mutating func modifiers() -> Bool {
    var isStatic = false
    while parser.index < parser.limit {
      let index = parser.index
      switch source.kind(index) {
      case .attribute:
        parser.index += 1
        if parser.stands("("), source.touchesPrevious(parser.index) {
          parser.index = min(source.partner(parser.index) + 1, parser.limit)
        }
      case .directive:
        guard source.stands(Self.conditions, at: index) else { return isStatic }
        parser.index += 1
        while parser.index < parser.limit, !source.startsLine(parser.index) { parser.index += 1 }
      case .keyword, .identifier:
        guard source.stands(Self.modifierWords, at: index) else { return isStatic }
        let isClass = source.stands("class", at: index)
        if isClass, !source.stands(Self.memberWords, at: index + 1) { return isStatic }
        isStatic = isStatic || isClass || source.stands("static", at: index)
        parser.index += 1
        // `private(set)`.
        if parser.stands("("), source.touchesPrevious(parser.index) {
          parser.index = min(source.partner(parser.index) + 1, parser.limit)
        }
      default: return isStatic
      }
    }
    return isStatic
  }

  private static let conditions: WordSet = ["#if", "#elseif", "#else", "#endif"]
  private static let memberWords: WordSet = ["let", "var", "func"]
  private static let modifierWords: WordSet = [
    "public", "private", "internal", "fileprivate", "package", "open", "final", "static", "class", "lazy",
    "weak",
    "unowned", "override", "mutating", "nonmutating", "nonisolated", "required", "convenience", "dynamic",
    "indirect", "optional", "prefix", "postfix", "infix", "isolated",
  ]

  // MARK: - Types

  private mutating func type(in parent: Int, first: Int, depth: Int) {
    let keyword = source.word(parser.index)
    parser.index += 1
    var name = ""
    while parser.index < parser.limit, source.isName(parser.index) || parser.stands(".") {
      name += source.name(parser.index) ?? "."
      parser.index += 1
      if source.isName(parser.index), !source.stands(".", at: parser.index - 1) { break }
    }
    var inherits: [String] = []
    var isList = false
    while parser.index < parser.limit, !parser.stands("{") {
      if parser.stands(":") { isList = true }
      if parser.stands("where") { isList = false }
      if isList, let word = source.name(parser.index) {
        if source.stands(".", at: parser.index - 1), let last = inherits.popLast() {
          inherits.append(last + "." + word)
        } else {
          inherits.append(word)
        }
      }
      parser.index += 1
    }
    guard parser.stands("{"), depth < Self.deepest else { return }
    var scope = SwiftScope(parent: parent, keyword: keyword, source: number, inherits: inherits)
    if keyword == "extension" {
      scope.extended = name
    } else {
      scope.path = scopes[parent].path + [name]
      scope.extended = scopes[parent].extended
    }
    let brace = parser.index
    scope.tokens = first..<min(source.partner(brace) + 1, source.count)
    scopes.append(scope)
    let place = scopes.count - 1
    parser.index += 1
    let outer = parser.limit
    parser.limit = min(source.partner(brace), outer)
    members(of: place, depth: depth + 1)
    parser.index = min(parser.limit + 1, outer)
    parser.limit = outer
  }

  private mutating func cases(of scope: Int) {
    parser.index += 1
    while parser.index < parser.limit, let name = source.name(parser.index) {
      var entry = SwiftScope.Case(name: name, value: nil, source: number, token: parser.index)
      parser.index += 1
      if parser.stands("(") { parser.index = min(source.partner(parser.index) + 1, parser.limit) }
      if parser.take("=") { entry.value = parser.expression() }
      scopes[scope].cases.append(entry)
      guard parser.take(",") else { return }
    }
  }

  // MARK: - Properties

  private mutating func properties(of scope: Int, isStatic: Bool, group: String?, first: Int) {
    parser.index += 1
    if parser.stands("(") { return destructured(of: scope, isStatic: isStatic, group: group, first: first) }
    while let name = source.name(parser.index), parser.index < parser.limit {
      var declaration = SwiftDeclaration(
        name: name, scope: scope, isStatic: isStatic, group: group, source: number, nameToken: parser.index,
        tokens: first..<first)
      parser.index += 1
      if parser.take(":") { declaration.type = typeName(stopsAtEquals: true) }
      if parser.take("=") { declaration.value = parser.expression() }
      if parser.stands("{"), !source.startsLine(parser.index) || declaration.value == nil {
        accessors(&declaration)
      }
      declaration.tokens = first..<parser.index
      declarations.append(declaration)
      guard parser.take(",") else { return }
    }
  }

  /// `let (a, b) = (x, y)`.
  private mutating func destructured(of scope: Int, isStatic: Bool, group: String?, first: Int) {
    let close = min(source.partner(parser.index), parser.limit)
    var names: [Int] = []
    while parser.index < close {
      if source.isName(parser.index) { names.append(parser.index) }
      parser.index += 1
    }
    parser.index = min(close + 1, parser.limit)
    if parser.take(":") { _ = typeName(stopsAtEquals: true) }
    guard parser.take("=") else { return }
    let value = parser.expression()
    guard case .tuple(let elements) = parser.tree[value].kind, elements.count == names.count else { return }
    for (token, element) in zip(names, elements) {
      declarations.append(
        SwiftDeclaration(
          name: source.name(token) ?? "", scope: scope, isStatic: isStatic, value: element.value,
          group: group,
          source: number, nameToken: token, tokens: first..<parser.index))
    }
  }

  /// The braces behind a property: its value, its getter, or observers that leave the value alone.
  private mutating func accessors(_ declaration: inout SwiftDeclaration) {
    let brace = parser.index
    let end = min(source.partner(brace) + 1, parser.limit)
    declaration.brace = brace
    let inner = source.word(brace + 1)
    if declaration.value == nil, !Self.isInterfaceType(declaration.type) {
      declaration.isComputed = true
      if inner == "get", source.stands("{", at: brace + 2) {
        parser.index = brace + 2
        declaration.value = parser.block()
      } else if inner != "get", inner != "willSet", inner != "didSet" {
        declaration.value = parser.block()
      }
    } else if declaration.value == nil {
      declaration.isComputed = true
    }
    parser.index = end
  }

  /// Views are read token by token, for what they use.
  private static func isInterfaceType(_ type: String?) -> Bool {
    guard let type else { return false }
    return type.hasPrefix("some") || type == "Body" || type == "Content"
  }

  /// The words of a type up to `=`, `{`, a comma or the line's end.
  private mutating func typeName(stopsAtEquals: Bool) -> String {
    var text = ""
    let start = parser.index
    while parser.index < parser.limit {
      let index = parser.index
      if parser.stands("{") || parser.stands("=") && stopsAtEquals || parser.stands(",") || parser.stands(";")
      {
        break
      }
      if index > start, source.startsLine(index), !parser.stands(".") { break }
      let last = min(source.partner(index), parser.limit - 1)
      let end = source.kind(index) == .punctuation && last > index ? last : index
      let piece = source.text.string(Int(source.tokens[index].start)..<Int(source.tokens[end].end))
      let hasSpace = piece.utf8.contains { $0 == 0x20 || $0 == 0x0A }
      text += hasSpace ? piece.filter { $0 != " " && $0 != "\n" } : piece
      parser.index = end + 1
    }
    return text
  }

  // MARK: - Functions

  private mutating func function(of scope: Int, isStatic: Bool, group: String?, first: Int) {
    let isInitializer = source.stands("init", at: parser.index)
    let nameToken = isInitializer ? parser.index : parser.index + 1
    guard nameToken < parser.limit else { return parser.index = parser.limit }
    var declaration = SwiftDeclaration(
      name: source.name(nameToken) ?? source.word(nameToken), scope: scope, isStatic: isStatic,
      isFunction: true,
      group: group, source: number, nameToken: nameToken, tokens: first..<first)
    parser.index = nameToken + 1
    while parser.index < parser.limit, !parser.stands("("), !parser.stands("{"),
      !source.startsLine(parser.index)
    {
      parser.index += 1
    }
    guard parser.stands("(") else { return }
    declaration.parameters = parameters()
    while parser.index < parser.limit, !parser.stands("{"), !parser.stands("->"),
      !source.startsLine(parser.index)
    {
      parser.index += 1
    }
    if parser.take("->") {
      declaration.type = typeName(stopsAtEquals: false)
      declaration.type = declaration.type.map { String($0.prefix(upTo: $0.start(of: "where"))) }
    }
    while parser.index < parser.limit, parser.stands("where") || !parser.stands("{"),
      !source.startsLine(parser.index)
    {
      parser.index += 1
    }
    if parser.stands("{") {
      declaration.brace = parser.index
      let end = min(source.partner(parser.index) + 1, parser.limit)
      let isRead = isInitializer || (declaration.type != nil && !Self.isInterfaceType(declaration.type))
      if isRead { declaration.value = parser.block() }
      parser.index = end
    }
    declaration.tokens = first..<parser.index
    declarations.append(declaration)
  }

  private mutating func parameters() -> [SwiftDeclaration.Parameter] {
    let open = parser.index
    parser.index += 1
    let outer = parser.limit
    parser.limit = min(source.partner(open), outer)
    var result: [SwiftDeclaration.Parameter] = []
    while parser.index < parser.limit {
      let start = parser.index
      while source.kind(parser.index) == .attribute { parser.index += 1 }
      let label = source.name(parser.index)
      if label != nil { parser.index += 1 }
      let name = source.name(parser.index)
      if name != nil { parser.index += 1 }
      if let label, parser.take(":") {
        var parameter = SwiftDeclaration.Parameter(
          label: label == "_" ? nil : label, name: name ?? label, type: typeName(stopsAtEquals: true))
        if parser.take("=") { parameter.fallback = parser.expression() }
        result.append(parameter)
      }
      if !parser.take(","), parser.index == start || parser.index < parser.limit { parser.index += 1 }
    }
    parser.index = min(parser.limit + 1, outer)
    parser.limit = outer
    return result
  }
}

extension String {
  /// Where a piece of text first stands, or the end.
  fileprivate func start(of piece: String) -> Index {
    var place = startIndex
    while place < endIndex {
      if self[place...].hasPrefix(piece) { return place }
      place = index(after: place)
    }
    return endIndex
  }
}
