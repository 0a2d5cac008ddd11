/// The tokens of TypeScript and JavaScript: template strings, regular expressions, and JSX well enough to read on.
struct TypeScriptGrammar {
  /// For every template whose `${ … }` the cursor is in, the braces opened since.
  private var open: [Int] = []
  /// A line with no closing slash is not searched twice.
  private var noRegularExpressionBefore = 0

  static func read(_ cursor: inout CodeCursor) {
    var grammar = TypeScriptGrammar()
    if cursor.stands("#!") { cursor.lineComment() }
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
    case UInt8(ascii: "/") where cursor.peek(1) == UInt8(ascii: "*"): cursor.blockComment(nests: false)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): string(byte, &cursor)
    case UInt8(ascii: "`"):
      cursor.advance()
      template(from: start, isWhole: true, &cursor)
    case UInt8(ascii: "@") where cursor.peek(1).startsWord:
      cursor.advance()
      cursor.skipWord()
      cursor.emit(.attribute, from: start)
    case UInt8(ascii: "#") where cursor.peek(1).startsWord:
      cursor.advance()
      cursor.skipWord()
      cursor.emit(.identifier, from: start)
    case UInt8(ascii: "{"):
      if !open.isEmpty { open[open.count - 1] += 1 }
      cursor.punctuation()
    case UInt8(ascii: "}"): closeBrace(&cursor)
    case _ where byte.isDigit: cursor.number()
    case UInt8(ascii: ".") where cursor.peek(1).isDigit && !cursor.followsOperand:
      cursor.advance()
      cursor.skipWord()
      cursor.emit(.number, from: start)
    case _ where byte.startsWord: word(&cursor)
    case UInt8(ascii: "/") where regularExpression(&cursor): break
    default: cursor.punctuation(Self.operators.first(where: cursor.stands)?.utf8CodeUnitCount ?? 1)
    }
  }

  private func word(_ cursor: inout CodeCursor) {
    let isMember = cursor.follows(".")
    var end = 1
    while cursor.peek(end).continuesWord { end += 1 }
    // `default:` ends a case, but `from: 1`, `type: 'x'` and `in: 2` are keys of an object.
    let isKey = cursor.peek(end) == UInt8(ascii: ":") && (cursor.follows("{") || cursor.follows(","))
    cursor.word(keywords: isMember || isKey ? nil : Self.keywords)
  }

  private func string(_ quote: UInt8, _ cursor: inout CodeCursor) {
    // The apostrophe of JSX text (`Don't`) opens nothing.
    if let previous = cursor.previous, previous.kind == .identifier, Int(previous.end) == cursor.index {
      return cursor.punctuation()
    }
    let start = cursor.index
    cursor.advance()
    while !cursor.isAtEnd, !cursor.peek().endsLine {
      let byte = cursor.peek()
      cursor.advance(byte == UInt8(ascii: "\\") ? 2 : 1)
      if byte == quote { break }
    }
    cursor.emit(.string, from: start)
  }

  /// Reads on in a template: to its end, or to its next `${`, which then is open.
  private mutating func template(from start: Int, isWhole: Bool, _ cursor: inout CodeCursor) {
    while !cursor.isAtEnd {
      if cursor.stands("${") {
        cursor.emit(.stringPart, from: start)
        cursor.punctuation(2)
        open.append(0)
        return
      }
      let byte = cursor.peek()
      cursor.advance(byte == UInt8(ascii: "\\") ? 2 : 1)
      if byte == UInt8(ascii: "`") { break }
    }
    cursor.emit(isWhole ? .string : .stringPart, from: start)
  }

  private mutating func closeBrace(_ cursor: inout CodeCursor) {
    cursor.punctuation()
    guard let depth = open.last else { return }
    if depth > 0 {
      open[open.count - 1] -= 1
    } else {
      open.removeLast()
      template(from: cursor.index, isWhole: false, &cursor)
    }
  }

  /// `/expression/` where a value may begin, closed on its line; never the slash of `</View>`.
  private mutating func regularExpression(_ cursor: inout CodeCursor) -> Bool {
    if cursor.index < noRegularExpressionBefore || cursor.followsOperand || cursor.follows("<") {
      return false
    }
    if cursor.follows(">") || cursor.peek(1) == UInt8(ascii: ">") { return false }
    var length = 1
    var isInClass = false
    while cursor.index + length < cursor.bytes.count, !cursor.peek(length).endsLine {
      let byte = cursor.peek(length)
      if byte == UInt8(ascii: "\\") {
        length += 1
      } else if byte == UInt8(ascii: "[") {
        isInClass = true
      } else if byte == UInt8(ascii: "]") {
        isInClass = false
      } else if byte == UInt8(ascii: "/"), !isInClass {
        let start = cursor.index
        cursor.advance(length + 1)
        cursor.skipWord()
        cursor.emit(.string, from: start)
        return true
      }
      length += 1
    }
    noRegularExpressionBefore = cursor.index + length
    return false
  }

  private static let operators: [StaticString] = [
    "===", "!==", "...", "**=", "&&=", "||=", "??=", "=>", "==", "!=", "<=", ">=", "&&", "||", "??", "?.",
    "++",
    "--", "+=", "-=", "*=", "/=", "**",
  ]

  /// The reserved words of ECMAScript and the declaring words of TypeScript.
  private static let keywords: WordSet = [
    "abstract", "any", "as", "async", "await", "boolean", "break", "case", "catch", "class", "const",
    "continue", "declare", "default", "delete", "do", "else", "enum", "export", "extends", "false", "finally",
    "for", "from", "function", "if", "implements", "import", "in", "infer", "instanceof", "interface", "is",
    "keyof", "let", "namespace", "never", "new", "null", "number", "of", "private", "protected", "public",
    "readonly", "return", "satisfies", "static", "string", "super", "switch", "this", "throw", "true", "try",
    "type", "typeof", "undefined", "unknown", "var", "void", "while", "with", "yield",
  ]
}
