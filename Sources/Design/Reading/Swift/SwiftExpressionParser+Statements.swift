import Syntax

/// Statements, read for what they come to: the value that is returned, on which conditions.
extension SwiftExpressionParser {
  /// A statement that matters to a body's result.
  private enum Statement {
    /// `return x`: nothing behind it counts.
    case returned(Place)
    /// An expression: the result if it is the last statement, else done for its effect.
    case value(Place)
    case local(name: String, value: Place)
    /// A condition without `else`, whose body may leave the function.
    case condition(Place, then: Place)
    case ignored
  }

  /// The statements between two braces as one node; the cursor stands on the opening brace.
  mutating func block() -> Place {
    let first = index
    guard stands("{") else { return node(.unknown, from: first) }
    index += 1
    return inside(at: first) { parser in
      guard parser.depth < Self.deepest else { return parser.passed(from: first) }
      return parser.statements(from: first)
    }
  }

  /// Passes everything up to the limit: nesting too deep to read.
  private mutating func passed(from first: Int) -> Place {
    index = limit
    return node(.unknown, from: first)
  }

  /// All statements up to the limit. `if a { return x }; return y` is `a ? x : y`.
  private mutating func statements(from first: Int) -> Place {
    var read: [Statement] = []
    while index < limit {
      let start = index
      read.append(statement())
      if index == start { index = max(index, min(source.partner(index), limit - 1)) + 1 }
      while take(";") {}
    }
    var result: Place?
    var locals: [(name: String, value: Place)] = []
    for statement in read.reversed() {
      switch statement {
      case .returned(let place):
        result = place
        locals.removeAll()
      case .value(let place):
        if result == nil, locals.isEmpty { result = place } else { locals.append(("", place)) }
      case .condition(let condition, let then):
        result = node(.conditional(condition, then: then, otherwise: result), from: tree[condition].first)
      case .local(let name, let value): locals.append((name, value))
      case .ignored: break
      }
    }
    if locals.isEmpty, let result { return result }
    return node(.block(locals: locals.reversed(), result: result), from: first)
  }

  private mutating func statement() -> Statement {
    while index < limit, source.kind(index) == .attribute || source.kind(index) == .directive {
      if source.kind(index) == .attribute {
        index += 1
        if stands("("), source.touchesPrevious(index) { index = min(source.partner(index) + 1, limit) }
      } else if ["#if", "#elseif", "#else", "#endif"].contains(source.word(index)) {
        index += 1
        while index < limit, !source.startsLine(index) { index += 1 }
      } else {
        break
      }
    }
    guard index < limit else { return .ignored }
    guard source.kind(index) == .keyword else { return assignment() }
    switch source.word(index) {
    case "return", "throw":
      index += 1
      if index >= limit || source.startsLine(index) && !stands(".") { return .ignored }
      return .returned(expression())
    case "let", "var": return local()
    case "if":
      let place = conditional()
      // A body that only sets values is done for its effect.
      if case .conditional(let condition, let then, nil) = tree[place].kind {
        if case .block(_, nil) = tree[then].kind { return .local(name: "", value: place) }
        return .condition(condition, then: then)
      }
      return .value(place)
    case "guard": return guarded()
    case "for", "while", "repeat", "do", "defer", "struct", "enum", "class", "init":
      while index < limit, !stands("{") { index += 1 }
      index = min(source.partner(index) + 1, limit)
      return .ignored
    case "func": return function()
    case "break", "continue", "fallthrough":
      index += 1
      return .ignored
    default: return assignment()
    }
  }

  /// An expression; `face = "Bold"` names a value as a declaration does.
  private mutating func assignment() -> Statement {
    let place = expression()
    let value: Place
    let target: Place
    if case .assignment(let left, let right) = tree[place].kind {
      (target, value) = (left, right)
    } else if stands("=") {
      index += 1
      (target, value) = (place, expression())
    } else {
      return scanned(place).map { .local(name: $0.name, value: $0.value) } ?? .value(place)
    }
    if case .name(let name) = tree[target].kind { return .local(name: name, value: value) }
    return .local(name: "", value: node(.assignment(target, value), from: tree[target].first))
  }

  /// `Scanner(string: hex).scanHexInt64(&value)` gives `value` its number.
  private func scanned(_ place: Place) -> (name: String, value: Place)? {
    guard case .call(let callee, let arguments) = tree[place].kind, arguments.count == 1,
      case .member(_, let name) = tree[callee].kind, name.hasPrefix("scanHexInt"),
      case .prefix("&", let target) = tree[arguments[0].value].kind,
      case .name(let variable) = tree[target].kind
    else { return nil }
    return (variable, place)
  }

  /// A function within a body, as a closure of its name.
  private mutating func function() -> Statement {
    let first = index
    let name = source.name(index + 1) ?? ""
    var parameters: [String] = []
    while index < limit, !stands("(") { index += 1 }
    let close = min(source.partner(index), limit)
    while index < close {
      if source.stands(":", at: index), let name = source.name(index - 1) { parameters.append(name) }
      index += 1
    }
    while index < limit, !stands("{") { index += 1 }
    guard stands("{") else { return .ignored }
    let body = block()
    return .local(name: name, value: node(.closure(parameters: parameters, body: body), from: first))
  }

  private mutating func local() -> Statement {
    index += 1
    guard let name = source.name(index) else {
      while index < limit, !stands("=") || stands("(") {
        if index > 0, source.startsLine(index) { return .ignored }
        index = max(index, min(source.partner(index), limit - 1)) + 1
      }
      return .ignored
    }
    index += 1
    if take(":") {
      while index < limit, !stands("="), !stands("{"), !source.startsLine(index) {
        index = max(index, min(source.partner(index), limit - 1)) + 1
      }
    }
    if take("=") { return .local(name: name, value: expression()) }
    if stands("{") { return .local(name: name, value: block()) }
    return .ignored
  }

  /// `guard c else { return x }` is the condition `!c`; `guard let a = b` names a value that is there.
  private mutating func guarded() -> Statement {
    let first = index
    index += 1
    let (condition, bound) = conditions()
    guard take("else"), stands("{") else { return .ignored }
    let body = block()
    if let local = bound.first { return .local(name: local.name, value: local.value) }
    return .condition(node(.prefix("!", condition), from: first), then: body)
  }

  /// `a, b` as `a && b`; `let a = b` holds and names a value, patterns are unknown.
  private mutating func conditions() -> (Place, bound: [(name: String, value: Place)]) {
    let first = index
    var result: Place?
    var bound: [(name: String, value: Place)] = []
    while index < limit, !stands("{"), !source.stands("else", at: index) {
      let start = index
      let next: Place
      if stands("let"), let name = source.name(index + 1), source.stands("=", at: index + 2) {
        index += 3
        bound.append((name, condition()))
        next = node(.boolean(true), from: start)
      } else if source.kind(index) == .keyword, ["let", "var", "case"].contains(source.word(index)) {
        while index < limit, !stands(","), !stands("{") {
          index = max(index, min(source.partner(index), limit - 1)) + 1
        }
        next = node(.unknown, from: start)
      } else {
        next = condition()
      }
      result = result.map { node(.infix("&&", $0, next), from: first) } ?? next
      if !take(","), index == start { index += 1 }
    }
    return (result ?? node(.unknown, from: first), bound)
  }

  /// `if … else if … else`, built from its end: no depth for a long chain.
  mutating func conditional() -> Place {
    let first = index
    var steps: [(condition: Place, then: Place)] = []
    var otherwise: Place?
    while take("if") {
      let (condition, bound) = conditions()
      guard stands("{") else { return node(.unknown, from: first) }
      let body = block()
      steps.append((condition, bound.isEmpty ? body : node(.block(locals: bound, result: body), from: first)))
      guard take("else") else { break }
      if stands("{") {
        otherwise = block()
        break
      }
    }
    for step in steps.reversed() {
      otherwise = node(
        .conditional(step.condition, then: step.then, otherwise: otherwise), from: tree[step.condition].first)
    }
    return otherwise ?? node(.unknown, from: first)
  }

  mutating func choice() -> Place {
    let first = index
    index += 1
    let subject = condition()
    guard stands("{") else { return node(.unknown, from: first) }
    let brace = index
    index += 1
    let branches = inside(at: brace) { parser -> [SwiftSyntaxTree.Branch] in
      var branches: [SwiftSyntaxTree.Branch] = []
      while parser.index < parser.limit {
        guard let branch = parser.branch() else {
          parser.index = max(parser.index, min(parser.source.partner(parser.index), parser.limit - 1)) + 1
          continue
        }
        branches.append(branch)
      }
      return branches
    }
    return node(.choice(subject: subject, branches: branches), from: first)
  }

  private mutating func branch() -> SwiftSyntaxTree.Branch? {
    if stands("@unknown") { index += 1 }
    let token = index
    var patterns: [Place] = []
    if take("case") {
      while index < limit, !stands(":") {
        let start = index
        _ = take("let")
        patterns.append(condition())
        if take("where") { _ = condition() }
        if !take(","), index == start { index += 1 }
      }
    } else if !take("default") {
      return nil
    }
    guard take(":") else { return nil }
    // The branch ends where the next begins at this level.
    let outer = limit
    var end = index
    while end < outer {
      let isNext =
        source.stands("case", at: end) || source.stands("default", at: end)
        || source.stands("@unknown", at: end)
      if isNext, !source.stands(".", at: end - 1) { break }
      end = max(end, min(source.partner(end), outer - 1)) + 1
    }
    limit = min(end, outer)
    let result = statements(from: index)
    index = limit
    limit = outer
    return SwiftSyntaxTree.Branch(patterns: patterns, result: result, token: token)
  }

  mutating func closure() -> Place {
    let first = index
    index += 1
    return inside(at: first) { parser in
      guard parser.depth < Self.deepest else { return parser.passed(from: first) }
      let parameters = parser.parameters()
      let body = parser.statements(from: first)
      return parser.node(.closure(parameters: parameters, body: body), from: first)
    }
  }

  /// The names before `in`: `a, b in`, `(a: T) -> U in`, `[weak self] a in`.
  private mutating func parameters() -> [String] {
    var place = index
    while place < limit, place < index + 40, !source.stands("in", at: place) {
      if source.stands("{", at: place) || source.stands("=", at: place) || source.stands("return", at: place)
      {
        return []
      }
      place = max(place, min(source.partner(place), limit - 1)) + 1
    }
    guard place < limit, source.stands("in", at: place) else { return [] }
    var names: [String] = []
    var cursor = index
    if source.stands("[", at: cursor) { cursor = source.partner(cursor) + 1 }
    if source.stands("(", at: cursor) { cursor += 1 }
    while cursor < place {
      if let name = source.name(cursor), !source.stands(":", at: cursor - 1) { names.append(name) }
      if source.stands(")", at: cursor) || source.stands("->", at: cursor) { break }
      cursor += 1
    }
    index = place + 1
    return names
  }
}
