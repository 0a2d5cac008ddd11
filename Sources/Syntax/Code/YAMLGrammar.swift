/// The tokens of YAML, well enough to colour it: keys are attributes, plain scalars strings.
enum YAMLGrammar {
  static func read(_ cursor: inout CodeCursor) {
    while true {
      _ = cursor.skipBlanks()
      if cursor.isAtEnd { return }
      token(&cursor)
    }
  }

  private static func token(_ cursor: inout CodeCursor) {
    let byte = cursor.peek()
    let isFree = cursor.index == 0 || cursor.peek(-1).isBlank
    switch byte {
    case UInt8(ascii: "#") where isFree: cursor.lineComment()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): quoted(byte, &cursor)
    case UInt8(ascii: "-") where cursor.startsLine && cursor.stands("---"): cursor.punctuation(3)
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
      if cursor.peek(1).isBlank || cursor.peek(1) == 0 { cursor.punctuation() } else { plain(&cursor) }
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","),
      UInt8(ascii: "|"), UInt8(ascii: ">"):
      cursor.punctuation()
    case UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"):
      let start = cursor.index
      cursor.advance()
      while cursor.peek().continuesWord || cursor.peek() == UInt8(ascii: "-") { cursor.advance() }
      cursor.emit(.attribute, from: start)
    default: plain(&cursor)
    }
  }

  private static func quoted(_ quote: UInt8, _ cursor: inout CodeCursor) {
    let start = cursor.index
    cursor.advance()
    while !cursor.isAtEnd, !cursor.peek().endsLine {
      let byte = cursor.peek()
      cursor.advance(byte == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") ? 2 : 1)
      if byte == quote { break }
    }
    cursor.emit(endsAsKey(cursor) ? .attribute : .string, from: start)
  }

  /// A plain scalar ends at `: `, ` #`, the line's end, or a mark of a flow collection.
  private static func plain(_ cursor: inout CodeCursor) {
    let start = cursor.index
    var end = start
    while !cursor.isAtEnd, !cursor.peek().endsLine {
      let byte = cursor.peek()
      let follows = cursor.peek(1)
      if byte == UInt8(ascii: ":"), follows.isBlank || follows == 0 { break }
      if byte == UInt8(ascii: "#"), cursor.peek(-1).isBlank, cursor.index > start { break }
      let isFlowMark = byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
      if isFlowMark, cursor.index > start { break }
      cursor.advance()
      if !byte.isBlank { end = cursor.index }
    }
    let isKey = endsAsKey(cursor)
    cursor.index = max(end, start + 1)
    cursor.emit(isKey ? .attribute : kind(of: cursor.bytes[start..<cursor.index]), from: start)
  }

  private static func endsAsKey(_ cursor: CodeCursor) -> Bool {
    cursor.peek() == UInt8(ascii: ":") && (cursor.peek(1).isBlank || cursor.peek(1) == 0)
  }

  private static func kind(of bytes: ArraySlice<UInt8>) -> CodeToken.Kind {
    if bytes.count <= 5, ["true", "false", "null", "~"].contains(String(decoding: bytes, as: UTF8.self)) {
      return .keyword
    }
    let marks = [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "e")]
    let isNumber = bytes.contains(where: \.isDigit) && bytes.allSatisfy { $0.isDigit || marks.contains($0) }
    return isNumber ? .number : .string
  }
}
