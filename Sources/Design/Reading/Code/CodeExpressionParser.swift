import Syntax

/// Reads expressions of Kotlin and TypeScript far enough for tokens of a design; never fails, gives `other`.
struct CodeExpressionParser {
  let block: CodeBlock
  let isKotlin: Bool
  /// The token to read next.
  var index: Int

  /// Deeper nesting is passed over.
  private static let deepest = 40

  init(_ block: CodeBlock, isKotlin: Bool, at index: Int) {
    self.block = block
    self.isKotlin = isKotlin
    self.index = index
  }

  /// The expression at the index. A line break ends it only outside of brackets, in Kotlin.
  mutating func expression(depth: Int = 0, isBracketed: Bool = false) -> CodeExpression {
    let start = index
    var result = primary(depth: depth)
    if depth > Self.deepest { return result }
    suffixes(of: &result, depth: depth, isBracketed: isBracketed)
    if block.stands("?", at: index), !isKotlin { result = ternary(result, from: start, depth: depth) }
    if isKotlin, block.stands("to", at: index), !startsLine {
      index += 1
      let other = expression(depth: depth + 1, isBracketed: isBracketed)
      result = CodeExpression(head: .array([result, other]), tokens: start..<index)
    }
    passAnnotations()
    if !isAtEnd(isBracketed) {
      skip(isBracketed: isBracketed)
      return CodeExpression(head: .other, tokens: start..<max(index, start))
    }
    result.tokens = start..<max(index, start)
    return result
  }

  private var startsLine: Bool { block.tokens.indices.contains(index) && block.tokens[index].startsLine }

  /// Whether the expression ends here.
  private func isAtEnd(_ isBracketed: Bool) -> Bool {
    guard block.tokens.indices.contains(index) else { return true }
    for mark in [",", ")", "}", "]", ";", ":"] where block.stands(mark, at: index) { return true }
    if isKotlin, block.stands("else", at: index) { return true }
    return !isBracketed && startsLine
  }

  /// Passes what could not be read, to the next comma or closing bracket.
  private mutating func skip(isBracketed: Bool) {
    while index < block.tokens.count {
      for mark in [",", ")", "}", "]", ";"] where block.stands(mark, at: index) { return }
      if !isBracketed, startsLine, isKotlin || beginsStatement() { return }
      if isOpening(index) {
        index = block.behindBracket(index)
      } else {
        index += 1
      }
    }
  }

  private func beginsStatement() -> Bool {
    ["const", "let", "var", "export", "function", "type", "import", "class"].contains {
      block.stands($0, at: index)
    }
  }

  private func isOpening(_ index: Int) -> Bool {
    block.stands("(", at: index) || block.stands("[", at: index) || block.stands("{", at: index)
      || block.stands("${", at: index)
  }

  // MARK: - Parts

  private mutating func primary(depth: Int) -> CodeExpression {
    let start = index
    guard block.tokens.indices.contains(index) else {
      return CodeExpression(head: .other, tokens: start..<start)
    }
    if depth > Self.deepest {
      skip(isBracketed: true)
      return CodeExpression(head: .other, tokens: start..<index)
    }
    let token = block.tokens[index]
    let head: CodeExpression.Head
    switch token.kind {
    case .number: head = number(sign: 1)
    case .string:
      head = .string(Self.inner(block.string(index)))
      index += 1
    case .identifier, .keyword:
      if isKotlin, block.stands("if", at: index) { return condition(depth: depth) }
      head = .name(block.string(index))
      index += 1
    case .punctuation:
      head = punctuation(depth: depth)
    default:
      head = .other
      index += 1
    }
    return CodeExpression(head: head, tokens: start..<index)
  }

  private mutating func punctuation(depth: Int) -> CodeExpression.Head {
    if block.stands("-", at: index), block.tokens.indices.contains(index + 1),
      block.tokens[index + 1].kind == .number
    {
      index += 1
      return number(sign: -1)
    }
    if block.stands(".", at: index), block.tokens.indices.contains(index + 1),
      block.tokens[index + 1].kind == .number
    {
      // `.5f`
      index += 1
      let digits = block.string(index).filter { $0 >= "0" && $0 <= "9" }
      index += 1
      return Double("0." + digits).map { .number($0, hex: nil) } ?? .other
    }
    if block.stands("(", at: index) { return group(depth: depth) }
    if block.stands("[", at: index) { return .array(list(depth: depth, closing: "]")) }
    if block.stands("{", at: index) {
      if isKotlin {
        index = block.behindBracket(index)
        return .other
      }
      return object(depth: depth)
    }
    return .other
  }

  private mutating func number(sign: Double) -> CodeExpression.Head {
    let text = block.string(index).filter { $0 != "_" }
    index += 1
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      let digits = String(text.dropFirst(2).prefix { $0.isHexDigit })
      return .number(sign * Double(UInt64(digits, radix: 16) ?? 0), hex: digits)
    }
    var digits = text
    while let last = digits.last, "fFlLdDuU".contains(last) { digits.removeLast() }
    guard let value = Double(digits), value.isFinite else { return .other }
    return .number(sign * value, hex: nil)
  }

  private mutating func group(depth: Int) -> CodeExpression.Head {
    let open = index
    let close = block.behindBracket(open)
    // An arrow function is no value; what it gives back is not known here.
    if block.stands("=>", at: close) || block.stands("->", at: close) {
      index = close + 1
      if block.stands("(", at: index) || block.stands("{", at: index) { index = block.behindBracket(index) }
      return .other
    }
    index = open + 1
    let inner = expression(depth: depth + 1, isBracketed: true)
    let isWhole = block.stands(")", at: index)
    index = close
    return isWhole ? .group(inner) : .other
  }

  private mutating func list(depth: Int, closing: String) -> [CodeExpression] {
    let close = block.behindBracket(index)
    index += 1
    var items: [CodeExpression] = []
    while index < close - 1 {
      let before = index
      items.append(expression(depth: depth + 1, isBracketed: true))
      if block.stands(",", at: index) { index += 1 }
      if index == before { index += 1 }
    }
    index = close
    return items
  }

  private mutating func object(depth: Int) -> CodeExpression.Head {
    let open = index
    let close = block.behindBracket(open)
    index += 1
    var entries: [CodeExpression.Entry] = []
    while index < close - 1 {
      let before = index
      if block.stands("...", at: index) {
        index += 1
        entries.append(
          CodeExpression.Entry(
            key: nil, token: before, value: expression(depth: depth + 1, isBracketed: true)))
      } else if let key = key(at: index), block.stands(":", at: index + 1) {
        index += 2
        entries.append(
          CodeExpression.Entry(
            key: key, token: before, value: expression(depth: depth + 1, isBracketed: true)))
      } else {
        skip(isBracketed: true)
      }
      if block.stands(",", at: index) || block.stands(";", at: index) { index += 1 }
      if index == before { index += 1 }
    }
    index = close
    return .object(entries)
  }

  private func key(at index: Int) -> String? {
    guard block.tokens.indices.contains(index) else { return nil }
    switch block.tokens[index].kind {
    case .identifier, .keyword, .number: return block.string(index)
    case .string: return Self.inner(block.string(index))
    default: return nil
    }
  }

  private mutating func condition(depth: Int) -> CodeExpression {
    let start = index
    index += 1
    guard block.stands("(", at: index) else { return CodeExpression(head: .other, tokens: start..<index) }
    let close = block.behindBracket(index)
    let test = (index + 1..<max(index + 1, close - 1)).map { block.string($0) }.joined()
    index = close
    let first = expression(depth: depth + 1, isBracketed: true)
    guard block.stands("else", at: index) else { return CodeExpression(head: .other, tokens: start..<index) }
    index += 1
    let second = expression(depth: depth + 1)
    return CodeExpression(head: .conditional(test, first, second), tokens: start..<index)
  }

  private mutating func ternary(_ test: CodeExpression, from start: Int, depth: Int) -> CodeExpression {
    let words = (start..<index).map { block.string($0) }.joined()
    index += 1
    let first = expression(depth: depth + 1, isBracketed: true)
    guard block.stands(":", at: index) else { return CodeExpression(head: .other, tokens: start..<index) }
    index += 1
    let second = expression(depth: depth + 1, isBracketed: true)
    return CodeExpression(head: .conditional(words, first, second), tokens: start..<index)
  }

  // MARK: - Suffixes

  private mutating func suffixes(of result: inout CodeExpression, depth: Int, isBracketed: Bool) {
    while index < block.tokens.count {
      if block.stands(".", at: index) || block.stands("?.", at: index), block.isWord(index + 1) {
        result.suffixes.append(.member(block.string(index + 1)))
        index += 2
      } else if block.stands("(", at: index), isBracketed || !startsLine {
        result.suffixes.append(.call(arguments(depth: depth)))
      } else if block.stands("<", at: index), let end = generics(index) {
        index = end
      } else if isKotlin, block.stands("{", at: index), !startsLine, !result.suffixes.isEmpty {
        // A trailing lambda.
        index = block.behindBracket(index)
      } else if !isKotlin, block.stands("[", at: index), !startsLine {
        index = block.behindBracket(index)
        result.suffixes.append(.call([]))
      } else if block.stands("!!", at: index) || (!isKotlin && block.stands("!", at: index)) {
        index += 1
      } else {
        return
      }
    }
  }

  /// `<Float>` before a call: at most twelve tokens, nothing but names and marks of types.
  private func generics(_ open: Int) -> Int? {
    for place in (open + 1)..<min(open + 12, block.tokens.count) {
      if block.stands(">", at: place) { return block.stands("(", at: place + 1) ? place + 1 : nil }
      let isType = block.isWord(place) || [".", ",", "?", "[", "]"].contains { block.stands($0, at: place) }
      if !isType { return nil }
    }
    return nil
  }

  private mutating func arguments(depth: Int) -> [CodeExpression.Argument] {
    let close = block.behindBracket(index)
    index += 1
    var result: [CodeExpression.Argument] = []
    while index < close - 1 {
      let before = index
      var label: String?
      if isKotlin, block.isWord(index), block.stands("=", at: index + 1) {
        label = block.string(index)
        index += 2
      }
      result.append(
        CodeExpression.Argument(label: label, value: expression(depth: depth + 1, isBracketed: true)))
      if block.stands(",", at: index) { index += 1 }
      if index == before { index += 1 }
    }
    index = close
    return result
  }

  /// `as const`, `satisfies Record<string, TextStyle>`, `as TextStyle['fontWeight']`.
  private mutating func passAnnotations() {
    guard !isKotlin else { return }
    while block.stands("as", at: index) || block.stands("satisfies", at: index) {
      index += 1
      var depth = 0
      while index < block.tokens.count {
        if block.stands("<", at: index) || block.stands("[", at: index) || block.stands("{", at: index) {
          depth += 1
        } else if block.stands(">", at: index)
          || (depth > 0 && (block.stands("]", at: index) || block.stands("}", at: index)))
        {
          depth -= 1
        } else if depth <= 0 {
          let isPart =
            block.isWord(index) && !block.stands("as", at: index) && !block.stands("satisfies", at: index)
          let isMark = block.stands(".", at: index) || block.stands("|", at: index)
          guard isPart || isMark || block.tokens[index].kind == .string else { break }
          if block.tokens[index].startsLine { break }
        }
        index += 1
      }
    }
  }

  /// The characters between the quotes of a literal.
  static func inner(_ literal: String) -> String {
    for quote in ["\"\"\"", "\"", "'", "`"] where literal.hasPrefix(quote) {
      let body = literal.dropFirst(quote.count)
      return String(body.hasSuffix(quote) ? body.dropLast(quote.count) : body)
    }
    return literal
  }
}
