/// A place in the bytes of a code text, and the tokens found before it: what all grammars share.
struct CodeCursor {
  let bytes: [UInt8]
  var index = 0
  private(set) var tokens: [CodeToken] = []
  /// The last token that is no comment: it decides whether a slash divides or begins a regular expression.
  private(set) var previous: CodeToken?
  /// Whether the next token is the first of its line.
  private(set) var startsLine = true

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 5)
  }

  var isAtEnd: Bool { index >= bytes.count }

  /// The byte at a distance from the cursor; 0 past either end.
  func peek(_ distance: Int = 0) -> UInt8 {
    let place = index + distance
    return place >= 0 && place < bytes.count ? bytes[place] : 0
  }

  /// Whether ASCII text stands at the cursor.
  func stands(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index + length <= bytes.count else { return false }
    return text.withUTF8Buffer { wanted in
      for place in 0..<length where bytes[index + place] != wanted[place] { return false }
      return true
    }
  }

  /// Moves on, never past the end.
  mutating func advance(_ count: Int = 1) { index = min(index + count, bytes.count) }

  /// Makes a token of everything from `start` to the cursor; nothing of an empty stretch.
  mutating func emit(_ kind: CodeToken.Kind, from start: Int) {
    guard index > start else { return }
    let token = CodeToken(kind: kind, startsLine: startsLine, start: start, end: index)
    tokens.append(token)
    if kind != .comment { previous = token }
    startsLine = false
  }

  /// Takes `count` bytes as one punctuation token.
  mutating func punctuation(_ count: Int = 1) {
    let start = index
    advance(count)
    emit(.punctuation, from: start)
  }

  /// Passes white space; true when a line ended in it.
  mutating func skipBlanks() -> Bool {
    var passedLine = false
    while index < bytes.count {
      switch bytes[index] {
      case 0x0A, 0x0D:
        passedLine = true
        startsLine = true
      case 0x20, 0x09, 0x0B, 0x0C, 0x00: break
      default: return passedLine
      }
      index += 1
    }
    return passedLine
  }

  /// Passes everything up to the end of the line.
  mutating func skipLine() {
    while index < bytes.count, !bytes[index].endsLine { index += 1 }
  }

  /// Takes a comment that ends with its line.
  mutating func lineComment() {
    let start = index
    skipLine()
    emit(.comment, from: start)
  }

  /// Takes a `/* … */` comment; where comments nest, up to the end of the outermost.
  mutating func blockComment(nests: Bool) {
    let start = index
    advance(2)
    var depth = 1
    while !isAtEnd, depth > 0 {
      if stands("*/") {
        depth -= 1
        advance(2)
      } else if nests, stands("/*") {
        depth += 1
        advance(2)
      } else {
        advance()
      }
    }
    emit(.comment, from: start)
  }

  /// Passes letters, digits and underscores.
  mutating func skipWord() {
    while index < bytes.count, bytes[index].continuesWord { index += 1 }
  }

  /// Takes a word: a keyword when it is one of `keywords`.
  mutating func word(keywords: WordSet?) {
    let start = index
    advance()
    skipWord()
    let isKeyword = keywords?.contains(start..<index, in: bytes) ?? false
    emit(isKeyword ? .keyword : .identifier, from: start)
  }

  /// Takes a number: radix prefixes, separators, fraction, exponent and any suffix of letters.
  mutating func number() {
    let start = index
    if peek() == 0x30, peek(1) | 0x20 == UInt8(ascii: "x") {
      advance(2)
      skipWord()
      hexadecimalFraction()
    } else {
      skipDigits()
      if peek() == UInt8(ascii: "."), peek(1).isDigit {
        advance()
        skipDigits()
      }
      if peek() | 0x20 == UInt8(ascii: "e") {
        let signed = peek(1) == UInt8(ascii: "-") || peek(1) == UInt8(ascii: "+")
        if peek(signed ? 2 : 1).isDigit { advance(signed ? 2 : 1) }
      }
      skipWord()
    }
    emit(.number, from: start)
  }

  private mutating func skipDigits() {
    while peek().isDigit || peek() == UInt8(ascii: "_") { advance() }
  }

  /// A hexadecimal fraction needs an exponent: `0x1.8p3` is a number, `0x2E86AB.color` a number with a member.
  private mutating func hexadecimalFraction() {
    let exponent = UInt8(ascii: "p")
    var place = index
    if peek() == UInt8(ascii: "."), peek(1).isDigit {
      place += 1
      while place < bytes.count, bytes[place].isHexadecimal || bytes[place] == UInt8(ascii: "_") {
        place += 1
      }
      guard place < bytes.count, bytes[place] | 0x20 == exponent else { return }
      place += 1
    } else if index == 0 || bytes[index - 1] | 0x20 != exponent {
      return
    }
    if place < bytes.count, bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+") {
      place += 1
    }
    index = place
    skipWord()
  }

  /// Whether the token before the cursor is one byte of punctuation.
  func follows(_ character: Unicode.Scalar) -> Bool {
    guard let previous, previous.kind == .punctuation, previous.end - previous.start == 1 else {
      return false
    }
    return bytes[Int(previous.start)] == UInt8(ascii: character)
  }

  /// Keywords that are values.
  private static let values: WordSet = ["self", "Self", "this", "super", "true", "false", "nil", "null"]

  /// Whether a value ends before the cursor, so that an operator and no operand follows.
  var followsOperand: Bool {
    guard let previous else { return false }
    switch previous.kind {
    case .identifier, .number, .string, .stringPart: return true
    case .punctuation: return follows(")") || follows("]") || follows("}")
    case .keyword: return Self.values.contains(previous.range, in: bytes)
    case .comment, .attribute, .directive: return false
    }
  }
}

extension UInt8 {
  var endsLine: Bool { self == 0x0A || self == 0x0D }
  var isBlank: Bool { self == 0x20 || self == 0x09 || endsLine }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isHexadecimal: Bool { isDigit || (self | 0x20 >= 0x61 && self | 0x20 <= 0x66) }
  /// A letter, an underscore, a dollar sign, or any byte of a character beyond ASCII.
  var startsWord: Bool {
    (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A) || self == 0x5F || self == 0x24 || self >= 0x80
  }
  var continuesWord: Bool { startsWord || isDigit }
}
