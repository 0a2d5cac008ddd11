/// The tokens of JSON, and of its relatives with comments and single quotes: enough to colour it.
enum JSONGrammar {
  static func read(_ cursor: inout CodeCursor) {
    while true {
      _ = cursor.skipBlanks()
      if cursor.isAtEnd { return }
      token(&cursor)
    }
  }

  private static func token(_ cursor: inout CodeCursor) {
    let byte = cursor.peek()
    switch byte {
    case UInt8(ascii: "/") where cursor.peek(1) == byte: cursor.lineComment()
    case UInt8(ascii: "/") where cursor.peek(1) == UInt8(ascii: "*"): cursor.blockComment(nests: false)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let start = cursor.index
      cursor.advance()
      while !cursor.isAtEnd, !cursor.peek().endsLine {
        let inner = cursor.peek()
        cursor.advance(inner == UInt8(ascii: "\\") && !cursor.peek(1).endsLine ? 2 : 1)
        if inner == byte { break }
      }
      cursor.emit(.string, from: start)
    case UInt8(ascii: "-") where cursor.peek(1).isDigit:
      let start = cursor.index
      cursor.advance()
      while cursor.peek().continuesWord || numberMark(cursor.peek()) { cursor.advance() }
      cursor.emit(.number, from: start)
    case _ where byte.isDigit: cursor.number()
    case _ where byte.startsWord: cursor.word(keywords: Self.keywords)
    default: cursor.punctuation()
    }
  }

  private static let keywords: WordSet = ["true", "false", "null"]

  private static func numberMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }
}
