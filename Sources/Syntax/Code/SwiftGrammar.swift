/// The tokens of Swift: nested comments, raw and multi-line strings, interpolations, attributes, directives.
struct SwiftGrammar {
  /// A string literal whose interpolation the cursor is in.
  private struct Literal {
    var pounds: Int
    var isMultiline: Bool
    /// Parentheses opened since `\(`.
    var depth = 0
  }

  private var open: [Literal] = []
  /// The place in `open` of the outermost literal that ends with its line.
  private var firstSingleLine: Int?
  /// A line with no closing slash is not searched twice.
  private var noRegularExpressionBefore = 0

  static func read(_ cursor: inout CodeCursor) {
    var grammar = SwiftGrammar()
    if cursor.stands("#!") { cursor.lineComment() }
    while true {
      if cursor.skipBlanks() { grammar.endLine() }
      if cursor.isAtEnd { return }
      grammar.token(&cursor)
    }
  }

  private mutating func token(_ cursor: inout CodeCursor) {
    let byte = cursor.peek()
    switch byte {
    case UInt8(ascii: "/") where cursor.peek(1) == UInt8(ascii: "/"): cursor.lineComment()
    case UInt8(ascii: "/") where cursor.peek(1) == UInt8(ascii: "*"): cursor.blockComment(nests: true)
    case UInt8(ascii: "\""): literal(pounds: 0, &cursor)
    case UInt8(ascii: "#"): pound(&cursor)
    case UInt8(ascii: "@") where cursor.peek(1).startsWord:
      let start = cursor.index
      cursor.advance()
      cursor.skipWord()
      cursor.emit(.attribute, from: start)
    case UInt8(ascii: "`"): quotedIdentifier(&cursor)
    case UInt8(ascii: "("):
      if !open.isEmpty { open[open.count - 1].depth += 1 }
      cursor.punctuation()
    case UInt8(ascii: ")"): closeParenthesis(&cursor)
    case UInt8(ascii: "."): cursor.punctuation(cursor.stands("...") || cursor.stands("..<") ? 3 : 1)
    case _ where byte.isDigit: cursor.number()
    case _ where byte.startsWord: word(&cursor)
    case UInt8(ascii: "/") where regularExpression(&cursor): break
    default: operatorOrMark(&cursor)
    }
  }

  // MARK: - Strings

  private mutating func literal(pounds: Int, _ cursor: inout CodeCursor) {
    let start = cursor.index
    cursor.advance(pounds)
    let isMultiline = cursor.stands("\"\"\"")
    cursor.advance(isMultiline ? 3 : 1)
    part(Literal(pounds: pounds, isMultiline: isMultiline), from: start, isWhole: true, &cursor)
  }

  /// Reads on in a literal: to its end, or to its next interpolation, which then is open.
  private mutating func part(_ literal: Literal, from start: Int, isWhole: Bool, _ cursor: inout CodeCursor) {
    let kind: CodeToken.Kind = isWhole ? .string : .stringPart
    while !cursor.isAtEnd {
      let byte = cursor.peek()
      if byte == UInt8(ascii: "\\"), hasPounds(literal.pounds, at: 1, cursor) {
        if cursor.peek(literal.pounds + 1) == UInt8(ascii: "(") {
          cursor.emit(.stringPart, from: start)
          cursor.punctuation(literal.pounds + 2)
          if !literal.isMultiline, firstSingleLine == nil { firstSingleLine = open.count }
          open.append(literal)
          return
        }
        let escaped = cursor.peek(literal.pounds + 1)
        cursor.advance(literal.pounds + (escaped.endsLine ? 1 : 2))
      } else if byte == UInt8(ascii: "\"") {
        let quotes = literal.isMultiline ? 3 : 1
        if !literal.isMultiline || cursor.stands("\"\"\""), hasPounds(literal.pounds, at: quotes, cursor) {
          cursor.advance(quotes + literal.pounds)
          break
        }
        cursor.advance()
      } else if byte.endsLine, !literal.isMultiline {
        break
      } else {
        cursor.advance()
      }
    }
    cursor.emit(kind, from: start)
  }

  private func hasPounds(_ count: Int, at distance: Int, _ cursor: CodeCursor) -> Bool {
    for place in 0..<count where cursor.peek(distance + place) != UInt8(ascii: "#") { return false }
    return true
  }

  private mutating func closeParenthesis(_ cursor: inout CodeCursor) {
    cursor.punctuation()
    guard let last = open.last else { return }
    if last.depth > 0 {
      open[open.count - 1].depth -= 1
    } else {
      open.removeLast()
      if firstSingleLine == open.count { firstSingleLine = nil }
      part(last, from: cursor.index, isWhole: false, &cursor)
    }
  }

  /// A literal on one line that is still open ends with the line, and all that is open within it.
  private mutating func endLine() {
    guard let first = firstSingleLine else { return }
    open.removeLast(open.count - first)
    firstSingleLine = nil
  }

  // MARK: - Words and marks

  /// `#"raw"#`, `#/expression/#`, `#if`, or a lone hash.
  private mutating func pound(_ cursor: inout CodeCursor) {
    var count = 1
    while cursor.peek(count) == UInt8(ascii: "#") { count += 1 }
    let start = cursor.index
    if cursor.peek(count) == UInt8(ascii: "\"") {
      literal(pounds: count, &cursor)
    } else if cursor.peek(count) == UInt8(ascii: "/") {
      cursor.advance(count + 1)
      while !cursor.isAtEnd {
        let closes = cursor.peek() == UInt8(ascii: "/") && hasPounds(count, at: 1, cursor)
        cursor.advance(closes ? count + 1 : 1)
        if closes { break }
      }
      cursor.emit(.string, from: start)
    } else if count == 1, cursor.peek(1).startsWord {
      cursor.advance()
      cursor.skipWord()
      cursor.emit(.directive, from: start)
    } else {
      cursor.punctuation(count)
    }
  }

  private func quotedIdentifier(_ cursor: inout CodeCursor) {
    var length = 1
    while cursor.index + length < cursor.bytes.count, !cursor.peek(length).endsLine {
      if cursor.peek(length) == UInt8(ascii: "`") {
        let start = cursor.index
        cursor.advance(length + 1)
        cursor.emit(.identifier, from: start)
        return
      }
      length += 1
    }
    cursor.punctuation()
  }

  private func word(_ cursor: inout CodeCursor) {
    let start = cursor.index
    let isMember = cursor.follows(".")
    cursor.advance()
    cursor.skipWord()
    let word = start..<cursor.index
    var kind = CodeToken.Kind.identifier
    if !isMember {
      if SwiftWords.reserved.contains(word, in: cursor.bytes) {
        let isLabel =
          cursor.peek() == UInt8(ascii: ":") && (cursor.follows("(") || cursor.follows(","))
          && !SwiftWords.values.contains(word, in: cursor.bytes)
        kind = isLabel ? .identifier : .keyword
      } else if precedesWord(cursor), SwiftWords.contextual.contains(word, in: cursor.bytes) {
        kind = .keyword
      }
    }
    cursor.emit(kind, from: start)
  }

  /// A modifier stands before another word on its line; a name of the same spelling does not.
  private func precedesWord(_ cursor: CodeCursor) -> Bool {
    guard cursor.peek() == 0x20 || cursor.peek() == 0x09 else { return false }
    let byte = cursor.peek(1)
    return byte.startsWord || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "{")
  }

  /// `/expression/` where a value may begin, closed on its line.
  private mutating func regularExpression(_ cursor: inout CodeCursor) -> Bool {
    let following = cursor.peek(1)
    if cursor.index < noRegularExpressionBefore || cursor.followsOperand || following.isBlank { return false }
    if following == UInt8(ascii: "=") || following == UInt8(ascii: ")") || following == 0 { return false }
    if let previous = cursor.previous, previous.kind == .keyword,
      SwiftWords.naming.contains(previous.range, in: cursor.bytes)
    {
      return false
    }
    var length = 1
    while cursor.index + length < cursor.bytes.count, !cursor.peek(length).endsLine {
      let byte = cursor.peek(length)
      if byte == UInt8(ascii: "\\") {
        length += 2
      } else if byte == UInt8(ascii: "/") {
        let start = cursor.index
        cursor.advance(length + 1)
        cursor.emit(.string, from: start)
        return true
      } else {
        length += 1
      }
    }
    noRegularExpressionBefore = cursor.index + length
    return false
  }

  /// A run of operator characters is one token; `?`, `!` and `>` right behind an operand stand alone.
  private func operatorOrMark(_ cursor: inout CodeCursor) {
    let first = cursor.peek()
    guard first.isSwiftOperator else { return cursor.punctuation() }
    let isBoundLeft = cursor.index > 0 && Int(cursor.previous?.end ?? -1) == cursor.index
    let standsAlone = first == UInt8(ascii: "?") || first == UInt8(ascii: "!") || first == UInt8(ascii: ">")
    if isBoundLeft, standsAlone, cursor.peek(1) != UInt8(ascii: "="),
      !(first == UInt8(ascii: "?") && cursor.peek(1) == first)
    {
      return cursor.punctuation()
    }
    var length = 1
    while cursor.peek(length).isSwiftOperator {
      let opensComment =
        cursor.peek(length) == UInt8(ascii: "/")
        && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(cursor.peek(length + 1))
      if opensComment { break }
      length += 1
    }
    cursor.punctuation(length)
  }
}

extension UInt8 {
  fileprivate var isSwiftOperator: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
