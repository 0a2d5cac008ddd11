/// The tokens of CSS (CSS Syntax 3), and the line comments of its dialects.
enum CSSGrammar {
  static func read(_ cursor: inout CodeCursor) {
    while true {
      _ = cursor.skipBlanks()
      if cursor.isAtEnd { return }
      token(&cursor)
    }
  }

  private static func token(_ cursor: inout CodeCursor) {
    let byte = cursor.peek()
    let start = cursor.index
    switch byte {
    case UInt8(ascii: "/") where cursor.peek(1) == UInt8(ascii: "*"): cursor.blockComment(nests: false)
    // Not the slashes of `url(https://…)`.
    case UInt8(ascii: "/") where cursor.peek(1) == byte && (start == 0 || cursor.peek(-1).isBlank):
      cursor.lineComment()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): string(byte, &cursor)
    case UInt8(ascii: "@") where startsName(cursor, at: 1):
      cursor.advance()
      skipName(&cursor)
      cursor.emit(.attribute, from: start)
    case UInt8(ascii: "!") where startsName(cursor, at: 1):
      cursor.advance()
      skipName(&cursor)
      cursor.emit(.keyword, from: start)
    case UInt8(ascii: "#") where cursor.peek(1).continuesWord:
      cursor.advance()
      skipName(&cursor)
      let digits = cursor.bytes[(start + 1)..<cursor.index]
      let isColor = [3, 4, 6, 8].contains(digits.count) && digits.allSatisfy(\.isHexadecimal)
      cursor.emit(isColor ? .number : .identifier, from: start)
    case _ where startsNumber(cursor): number(&cursor)
    case _ where startsName(cursor, at: 0):
      skipName(&cursor)
      cursor.emit(.identifier, from: start)
    default: cursor.punctuation()
    }
  }

  private static func startsName(_ cursor: CodeCursor, at distance: Int) -> Bool {
    let byte = cursor.peek(distance)
    if byte != UInt8(ascii: "-") { return byte.startsWord }
    let next = cursor.peek(distance + 1)
    return next.startsWord || next == UInt8(ascii: "-")
  }

  private static func skipName(_ cursor: inout CodeCursor) {
    while cursor.peek().continuesWord || cursor.peek() == UInt8(ascii: "-") { cursor.advance() }
  }

  private static func startsNumber(_ cursor: CodeCursor) -> Bool {
    var distance = 0
    if cursor.peek() == UInt8(ascii: "-") || cursor.peek() == UInt8(ascii: "+") { distance = 1 }
    if cursor.peek(distance) == UInt8(ascii: ".") { distance += 1 }
    return cursor.peek(distance).isDigit
  }

  /// A number with its unit or per cent sign.
  private static func number(_ cursor: inout CodeCursor) {
    let start = cursor.index
    cursor.advance()
    while cursor.peek().isDigit || (cursor.peek() == UInt8(ascii: ".") && cursor.peek(1).isDigit) {
      cursor.advance()
    }
    if cursor.peek() == UInt8(ascii: "%") { cursor.advance() } else { cursor.skipWord() }
    cursor.emit(.number, from: start)
  }

  private static func string(_ quote: UInt8, _ cursor: inout CodeCursor) {
    let start = cursor.index
    cursor.advance()
    while !cursor.isAtEnd, !cursor.peek().endsLine {
      let byte = cursor.peek()
      cursor.advance(byte == UInt8(ascii: "\\") ? 2 : 1)
      if byte == quote { break }
    }
    cursor.emit(.string, from: start)
  }
}
