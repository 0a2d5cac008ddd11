import Syntax

/// Tokens of one source into nodes of a tree. Nesting beyond `deepest` is passed over as unknown.
struct SwiftExpressionParser {
  typealias Place = SwiftSyntaxTree.Place
  let source: SwiftSource
  /// The place of `source` among the blocks.
  let number: Int
  var index: Int
  /// The token at which the surrounding bracket closes.
  var limit: Int
  var tree: SwiftSyntaxTree
  private(set) var depth = 0
  static let deepest = 80

  init(_ source: SwiftSource, number: Int, tree: SwiftSyntaxTree, index: Int, limit: Int) {
    self.source = source
    self.number = number
    self.tree = tree
    self.index = index
    self.limit = min(limit, source.count)
  }

  var isAtEnd: Bool { index >= limit }

  @inline(__always) func stands(_ text: StaticString) -> Bool {
    index < limit && source.stands(text, at: index)
  }

  mutating func take(_ text: StaticString) -> Bool {
    guard stands(text) else { return false }
    index += 1
    return true
  }

  mutating func node(_ kind: SwiftSyntaxTree.Kind, from first: Int) -> Place {
    tree.add(kind, source: number, first: first, last: index - 1)
  }

  /// An expression, up to where the next token cannot go on with it.
  mutating func expression() -> Place {
    let first = index
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return skipped(from: first) }
    // `a ? b : c ? d : e` is a list of conditions and values, built from its end: no depth for a long chain.
    var steps: [(condition: Place, then: Place)] = []
    var last = operation()
    while stands("?") {
      index += 1
      let then = expression()
      guard take(":") else { return node(.unknown, from: first) }
      steps.append((last, then))
      last = operation()
    }
    for step in steps.reversed() {
      last = node(
        .conditional(step.condition, then: step.then, otherwise: last), from: tree[step.condition].first)
    }
    return last
  }

  /// Passes everything up to the end of the line at this level of brackets.
  private mutating func skipped(from first: Int) -> Place {
    while index < limit {
      let partner = source.partner(index)
      index = max(index, min(partner, limit)) + 1
      if index < limit, source.startsLine(index) || stands(",") { break }
    }
    index = min(index, limit)
    return node(.unknown, from: first)
  }

  // MARK: - Operators

  /// Operands and operators by precedence, with two stacks.
  private mutating func operation() -> Place {
    var operands = [operand()]
    var operators: [(text: String, rank: Int)] = []
    func isLower(_ rank: Int) -> Bool { operators.last.map { $0.rank >= rank } ?? false }
    while let text = infix() {
      let rank = Self.rank(of: text)
      while isLower(rank) { reduce(&operands, &operators) }
      operators.append((text, rank))
      if text == "as" || text == "is" {
        operands.append(type())
      } else {
        operands.append(operand())
      }
    }
    while !operators.isEmpty { reduce(&operands, &operators) }
    return operands[0]
  }

  private mutating func reduce(_ operands: inout [Place], _ operators: inout [(text: String, rank: Int)]) {
    guard operands.count > 1, let text = operators.popLast()?.text else { return }
    let right = operands.removeLast()
    let left = operands.removeLast()
    // `x as Color` is `x`.
    let kind: SwiftSyntaxTree.Kind =
      text == "as" ? .tuple([.init(label: nil, value: left)]) : .infix(text, left, right)
    operands.append(node(kind, from: tree[left].first))
  }

  /// Takes an operator that stands between two operands.
  private mutating func infix() -> String? {
    guard index < limit else { return nil }
    let token = source.tokens[index]
    if token.kind == .keyword {
      guard stands("as") || stands("is") else { return nil }
      let word = source.word(index)
      index += 1
      if stands("?") || stands("!") { index += 1 }
      return word
    }
    let bytes = source.text.bytes
    guard token.kind == .punctuation, Self.isOperator(bytes[Int(token.start)]),
      !source.stands(Self.noInfixes, at: index)
    else { return nil }
    let isFreeLeft = !source.touchesPrevious(index)
    let isFreeRight = Int(token.end) >= bytes.count || bytes[Int(token.end)] <= 0x20
    guard isFreeLeft == isFreeRight else { return nil }
    index += 1
    return source.word(index - 1)
  }

  /// Marks that look like operators between two operands and are none.
  private static let noInfixes: WordSet = ["?", "=", "->", "."]

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"), UInt8(ascii: "*"),
      UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "="), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private static func rank(of text: String) -> Int {
    switch text {
    case "<<", ">>", "&<<", "&>>": 9
    case "*", "/", "%", "&", "&*": 8
    case "+", "-", "|", "^", "&+", "&-": 7
    case "...", "..<": 6
    case "as", "is": 5
    case "??": 4
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": 3
    case "&&": 2
    case "||": 1
    default: 7
    }
  }

  // MARK: - Operands

  private static let prefixes: WordSet = ["-", "!", "+", "&", "~"]

  /// A prefix, a primary and everything behind it: members, calls, subscripts, closures.
  private mutating func operand() -> Place {
    let first = index
    var prefixes: [String] = []
    while index < limit {
      if source.kind(index) == .keyword, source.stands("try", at: index) || source.stands("await", at: index)
      {
        index += 1
        if stands("?") || stands("!") { index += 1 }
      } else if source.kind(index) == .punctuation, source.stands(Self.prefixes, at: index) {
        prefixes.append(source.word(index))
        index += 1
      } else {
        break
      }
    }
    var result = primary()
    result = postfix(result)
    for prefix in prefixes.reversed() { result = node(.prefix(prefix, result), from: first) }
    return result
  }

  private mutating func primary() -> Place {
    let first = index
    guard index < limit else { return node(.unknown, from: first) }
    let token = source.tokens[index]
    switch token.kind {
    case .number:
      index += 1
      return node(SwiftLiteral.number(source.text.bytes[token.range]), from: first)
    case .string:
      index += 1
      return node(.string(SwiftLiteral.string(source.text.bytes[token.range])), from: first)
    case .stringPart: return interpolation()
    case .identifier: return named()
    case .keyword: return keyword()
    case .directive:
      index += 1
      return node(.name(source.word(first)), from: first)
    case .punctuation:
      if stands("."), let name = source.name(index + 1) {
        index += 2
        return node(.member(base: nil, name: name), from: first)
      }
      if stands("(") { return tuple() }
      if stands("[") { return collection() }
      if stands("{") { return closure() }
      if stands("\\") { return keyPath() }
      return node(.unknown, from: first)
    case .attribute, .comment:
      index += 1
      return primary(after: first)
    }
  }

  /// An attribute before a closure's parameters; a run of them is passed without depth.
  private mutating func primary(after first: Int) -> Place {
    while index < limit, source.kind(index) == .attribute { index += 1 }
    return index < limit ? primary() : node(.unknown, from: first)
  }

  private mutating func named() -> Place {
    let first = index
    let name = source.name(index) ?? ""
    index += 1
    skipGenericArguments()
    return node(.name(name), from: first)
  }

  private mutating func keyword() -> Place {
    let first = index
    switch source.word(index) {
    case "true", "false":
      index += 1
      return node(.boolean(source.stands("true", at: first)), from: first)
    case "if": return conditional()
    case "switch": return choice()
    case "self", "Self", "super", "Any", "nil", "init":
      index += 1
      return node(.name(source.word(first)), from: first)
    default: return node(.unknown, from: first)
    }
  }

  /// Parts and interpolations up to the end of the literal.
  private mutating func interpolation() -> Place {
    let first = index
    var parts: [Place] = []
    while index < limit {
      let start = index
      if source.kind(index) == .stringPart, index == first || source.stands(")", at: index - 1) {
        index += 1
        let bytes = source.text.bytes[source.tokens[start].range]
        parts.append(node(.string(SwiftLiteral.part(bytes)), from: start))
      } else if source.kind(index) == .punctuation, source.word(index).hasPrefix("\\") {
        index += 1
        parts.append(inside(at: start) { $0.expression() })
      } else {
        break
      }
    }
    return node(.interpolation(parts), from: first)
  }

  private mutating func keyPath() -> Place {
    let first = index
    index += 1
    while index < limit, source.isName(index) || stands(".") || stands("?") { index += 1 }
    return node(.unknown, from: first)
  }

  private mutating func postfix(_ base: Place) -> Place {
    var result = base
    let first = tree[base].first
    while index < limit {
      if stands("."), let name = source.name(index + 1), index + 1 < limit {
        index += 2
        skipGenericArguments()
        result = node(.member(base: result, name: name), from: first)
      } else if stands("."), source.kind(index + 1) == .number, index + 1 < limit {
        index += 2
        result = node(.member(base: result, name: source.word(index - 1)), from: first)
      } else if stands("("), !source.startsLine(index) {
        let arguments = self.arguments()
        let trailing = trailingClosures(after: index)
        result = node(.call(callee: result, arguments: arguments + trailing), from: first)
      } else if stands("["), !source.startsLine(index) {
        index += 1
        _ = inside(at: index - 1) { $0.elements() }
        result = node(.member(base: result, name: "[]"), from: first)
      } else if stands("{"), !source.startsLine(index), allowsTrailingClosure, isCallable(result) {
        result = node(.call(callee: result, arguments: trailingClosures(after: index)), from: first)
      } else if stands("?") || stands("!"), source.touchesPrevious(index),
        source.stands("!", at: index) || source.stands(".", at: index + 1)
      {
        index += 1
      } else {
        return result
      }
    }
    return result
  }

  /// Off in the conditions of `if` and `switch`, where a brace opens the body.
  private var allowsTrailingClosure = true

  private func isCallable(_ place: Place) -> Bool {
    switch tree[place].kind {
    case .name, .member: true
    default: false
    }
  }

  private mutating func trailingClosures(after place: Int) -> [SwiftSyntaxTree.Argument] {
    guard allowsTrailingClosure, stands("{"), !source.startsLine(index) else { return [] }
    var closures = [SwiftSyntaxTree.Argument(label: nil, value: closure())]
    while index + 2 < limit, let label = source.name(index), source.stands(":", at: index + 1),
      source.stands("{", at: index + 2), source.stands("}", at: index - 1), !source.startsLine(index)
    {
      index += 2
      closures.append(.init(label: label, value: closure()))
    }
    return closures
  }

  /// Reads between a bracket and its partner, then stands behind the partner.
  mutating func inside<Result>(at bracket: Int, _ read: (inout Self) -> Result) -> Result {
    depth += 1
    defer { depth -= 1 }
    let outer = limit
    let allowed = allowsTrailingClosure
    allowsTrailingClosure = true
    limit = min(source.partner(bracket), outer)
    let result = read(&self)
    index = min(limit + 1, outer)
    limit = outer
    allowsTrailingClosure = allowed
    return result
  }

  private mutating func arguments() -> [SwiftSyntaxTree.Argument] {
    index += 1
    return inside(at: index - 1) { $0.elements() }
  }

  /// `label: value, value` up to the limit.
  private mutating func elements() -> [SwiftSyntaxTree.Argument] {
    var result: [SwiftSyntaxTree.Argument] = []
    while index < limit {
      var label: String?
      if index + 1 < limit, source.stands(":", at: index + 1), let name = source.name(index) {
        label = name
        index += 2
      }
      let start = index
      result.append(.init(label: label, value: expression()))
      if !take(","), index == start || index < limit { skipToComma() }
    }
    return result
  }

  private mutating func skipToComma() {
    while index < limit, !stands(",") { index = max(index, min(source.partner(index), limit)) + 1 }
    index = min(index, limit)
    _ = take(",")
  }

  private mutating func tuple() -> Place {
    let first = index
    let elements = arguments()
    return node(.tuple(elements), from: first)
  }

  private mutating func collection() -> Place {
    let first = index
    index += 1
    let pairs = inside(at: first) { parser -> (values: [Place], keys: [Place]) in
      var values: [Place] = []
      var keys: [Place] = []
      while parser.index < parser.limit {
        let start = parser.index
        let value = parser.expression()
        if parser.take(":") {
          keys.append(value)
          values.append(parser.index < parser.limit ? parser.expression() : value)
        } else {
          values.append(value)
        }
        if !parser.take(","), parser.index == start || parser.index < parser.limit { parser.skipToComma() }
      }
      return (values, keys)
    }
    if !pairs.keys.isEmpty, pairs.keys.count == pairs.values.count {
      return node(.dictionary(zip(pairs.keys, pairs.values).map { (key: $0, value: $1) }), from: first)
    }
    return node(.array(pairs.values), from: first)
  }

  /// A type behind `as` or `is`.
  private mutating func type() -> Place {
    let first = index
    if stands("[") || stands("(") {
      index = min(source.partner(index) + 1, limit)
    } else {
      while index < limit, source.isName(index) || stands(".") { index += 1 }
    }
    if stands("?"), source.touchesPrevious(index) { index += 1 }
    return node(.unknown, from: first)
  }

  private static let genericMarks: WordSet = [",", ".", "[", "]", "?", ":"]

  /// Passes `<A, B>` right behind a name when a call or a member follows.
  private mutating func skipGenericArguments() {
    guard stands("<"), source.touchesPrevious(index) else { return }
    var place = index
    var level = 0
    while place < min(limit, index + 24) {
      if source.stands("<", at: place) {
        level += 1
      } else if source.stands(">", at: place) {
        level -= 1
        if level == 0 {
          guard source.stands("(", at: place + 1) || source.stands(".", at: place + 1) else { return }
          index = place + 1
          return
        }
      } else if !source.isName(place), !source.stands(Self.genericMarks, at: place) {
        return
      }
      place += 1
    }
  }

  /// Reads a condition, in which a brace opens no closure.
  mutating func condition() -> Place {
    let allowed = allowsTrailingClosure
    allowsTrailingClosure = false
    defer { allowsTrailingClosure = allowed }
    return expression()
  }
}
