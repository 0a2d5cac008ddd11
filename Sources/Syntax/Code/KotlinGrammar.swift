/// The tokens of Kotlin: nested comments, annotations, strings with `$name` and `${ … }`.
struct KotlinGrammar {
  /// A string whose `${ … }` the cursor is in.
  private struct Literal {
    var isRaw: Bool
    /// Braces opened since `${`.
    var depth = 0
  }

  private var open: [Literal] = []

  static func read(_ cursor: inout CodeCursor) {
    var grammar = KotlinGrammar()
    while true {
      _ = cursor.skipBlanks()
      if cursor.isAtEnd { return }
      grammar.token(&cursor)
    }
  }

  private mutating func token(_ cursor: inout CodeCursor) {
    let byte = cursor.peek()
    let start = cursor.index
    switch byte {
    case UInt8(ascii: "/") where cursor.peek(1) == UInt8(ascii: "/"): cursor.lineComment()
    case UInt8(ascii: "/") where cursor.peek(1) == UInt8(ascii: "*"): cursor.blockComment(nests: true)
    case UInt8(ascii: "\""):
      let isRaw = cursor.stands("\"\"\"")
      cursor.advance(isRaw ? 3 : 1)
      part(Literal(isRaw: isRaw), from: start, isWhole: true, &cursor)
    case UInt8(ascii: "'"): character(&cursor)
    case UInt8(ascii: "@") where cursor.peek(1).startsWord:
      cursor.advance()
      cursor.skipWord()
      if cursor.peek() == UInt8(ascii: ":"), cursor.peek(1).startsWord {
        cursor.advance()
        cursor.skipWord()
      }
      cursor.emit(.attribute, from: start)
    case UInt8(ascii: "{"):
      if !open.isEmpty { open[open.count - 1].depth += 1 }
      cursor.punctuation()
    case UInt8(ascii: "}"): closeBrace(&cursor)
    case UInt8(ascii: "`"): quotedIdentifier(&cursor)
    case _ where byte.isDigit: cursor.number()
    case _ where byte.startsWord: cursor.word(keywords: cursor.follows(".") ? nil : Self.keywords)
    default: cursor.punctuation(Self.operators.first(where: cursor.stands)?.utf8CodeUnitCount ?? 1)
    }
  }

  /// Reads on in a string: to its end, or to its next `${`, which then is open.
  private mutating func part(_ literal: Literal, from begin: Int, isWhole: Bool, _ cursor: inout CodeCursor) {
    var start = begin
    var kind: CodeToken.Kind = isWhole ? .string : .stringPart
    while !cursor.isAtEnd {
      let byte = cursor.peek()
      if byte == UInt8(ascii: "$"), cursor.peek(1) == UInt8(ascii: "{") {
        cursor.emit(.stringPart, from: start)
        cursor.punctuation(2)
        open.append(literal)
        return
      } else if byte == UInt8(ascii: "$"), cursor.peek(1).startsWord, cursor.peek(1) != byte {
        cursor.emit(.stringPart, from: start)
        start = cursor.index
        cursor.advance()
        cursor.skipWord()
        cursor.emit(.identifier, from: start)
        start = cursor.index
        kind = .stringPart
      } else if byte == UInt8(ascii: "\\"), !literal.isRaw {
        cursor.advance(cursor.peek(1).endsLine ? 1 : 2)
      } else if byte == UInt8(ascii: "\""), !literal.isRaw || cursor.stands("\"\"\"") {
        cursor.advance(literal.isRaw ? 3 : 1)
        break
      } else if byte.endsLine, !literal.isRaw {
        break
      } else {
        cursor.advance()
      }
    }
    cursor.emit(kind, from: start)
  }

  private mutating func closeBrace(_ cursor: inout CodeCursor) {
    cursor.punctuation()
    guard let last = open.last else { return }
    if last.depth > 0 {
      open[open.count - 1].depth -= 1
    } else {
      open.removeLast()
      part(last, from: cursor.index, isWhole: false, &cursor)
    }
  }

  private func character(_ cursor: inout CodeCursor) {
    let start = cursor.index
    cursor.advance()
    while !cursor.isAtEnd, !cursor.peek().endsLine {
      let byte = cursor.peek()
      cursor.advance(byte == UInt8(ascii: "\\") && !cursor.peek(1).endsLine ? 2 : 1)
      if byte == UInt8(ascii: "'") { break }
    }
    cursor.emit(.string, from: start)
  }

  private func quotedIdentifier(_ cursor: inout CodeCursor) {
    let start = cursor.index
    cursor.advance()
    while !cursor.isAtEnd, !cursor.peek().endsLine, cursor.peek() != UInt8(ascii: "`") { cursor.advance() }
    if cursor.peek() == UInt8(ascii: "`") { cursor.advance() }
    cursor.emit(.identifier, from: start)
  }

  private static let operators: [StaticString] = [
    "===", "!==", "..<", "->", "=>", "==", "!=", "<=", ">=", "&&", "||", "?:", "?.", "!!", "::", "..", "+=",
    "-=", "*=", "/=", "++", "--",
  ]

  /// Hard keywords, and the soft ones that declare or qualify; from the keyword reference of Kotlin.
  private static let keywords: WordSet = [
    "abstract", "actual", "annotation", "as", "break", "by", "catch", "class", "companion", "const",
    "constructor", "continue", "crossinline", "data", "do", "else", "enum", "expect", "external", "false",
    "final", "finally", "for", "fun", "if", "import", "in", "infix", "init", "inline", "inner", "interface",
    "internal", "is", "lateinit", "noinline", "null", "object", "open", "operator", "out", "override",
    "package", "private", "protected", "public", "reified", "return", "sealed", "super", "suspend",
    "tailrec", "this", "throw", "true", "try", "typealias", "val", "value", "var", "vararg", "when", "where",
    "while",
  ]
}
