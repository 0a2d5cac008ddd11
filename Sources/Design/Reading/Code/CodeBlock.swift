import Syntax

/// One block of Kotlin or TypeScript as tokens, comments kept apart.
struct CodeBlock {
  let text: SourceText
  /// All tokens that are no comments.
  let tokens: [CodeToken]
  /// The comments in order.
  let comments: [CodeToken]
  /// For every opening bracket the token behind the one that closes it; 0 where none does, and for all else.
  private let ends: [Int32]
  /// The first bracket that stands too deep in others.
  private let tooDeep: Int?

  init(_ text: SourceText, language: CodeLanguage) {
    self.text = text
    let all = CodeLexer.tokens(of: text, language: language)
    tokens = all.filter { $0.kind != .comment }
    comments = all.filter { $0.kind == .comment }
    (ends, tooDeep) = Self.ends(of: tokens, in: text.bytes)
  }

  /// The characters of a token; empty past the end.
  func string(_ index: Int) -> String {
    tokens.indices.contains(index) ? text.string(tokens[index].range) : ""
  }

  /// Whether a token is exactly this text.
  func stands(_ word: String, at index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    return text.bytes[tokens[index].range].elementsEqual(word.utf8)
  }

  /// Whether a token is a word: an identifier or a keyword.
  func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && (tokens[index].kind == .identifier || tokens[index].kind == .keyword)
  }

  /// The place of a token in the file.
  func position(_ index: Int) -> Position {
    text.position(at: tokens.indices.contains(index) ? Int(tokens[index].start) : text.bytes.count)
  }

  /// Whether a token stands directly in an array, a `listOf`, or among a gradient's arguments.
  func isListed(_ index: Int) -> Bool {
    var depth = 0
    // Lists of colours are short; what is farther away does not count.
    for back in 1...200 where index - back >= 0 {
      switch string(index - back) {
      case ")", "]", "}": depth += 1
      case "[":
        if depth == 0 { return true }
        depth -= 1
      case "(":
        if depth == 0 {
          let callee = string(index - back - 1)
          return callee.hasSuffix("Of") || callee.lowercased().hasSuffix("gradient")
        }
        depth -= 1
      case "{":
        if depth == 0 { return false }
        depth -= 1
      default: break
      }
    }
    return false
  }

  /// The token behind the bracket that closes the one at `open`; the end when nothing does.
  func behindBracket(_ open: Int) -> Int {
    open < tokens.count && ends[open] > 0 ? Int(ends[open]) : tokens.count
  }

  /// Brackets close each other whatever their kind: code in documents is often cut short.
  private static func ends(of tokens: [CodeToken], in bytes: [UInt8]) -> ([Int32], tooDeep: Int?) {
    var ends = [Int32](repeating: 0, count: tokens.count)
    var open: [Int] = []
    var tooDeep: Int?
    for (index, token) in tokens.enumerated() where token.kind == .punctuation {
      switch bytes[Int(token.start)] {
      // `${` opens an expression in a string template.
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "$"):
        open.append(index)
        if open.count > Nesting.deepest, tooDeep == nil { tooDeep = index }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let opener = open.popLast() { ends[opener] = Int32(truncatingIfNeeded: index + 1) }
      default: break
      }
    }
    return (ends, tooDeep)
  }

  /// What is said of brackets that stand too deep.
  var nestingFinding: Finding? {
    tooDeep.map { Nesting.finding(path: text.path, position: position($0)) }
  }

  /// What every list, object and enum has besides its own members.
  static let members: Set<String> = [
    "entries", "values", "valueOf", "name", "ordinal", "length", "map", "forEach", "keys", "filter", "size",
    "indexOf", "toString",
  ]

  // MARK: - Comments

  /// The comment at the end of the line a token ends on.
  func trailingComment(after index: Int) -> CodeToken? {
    guard tokens.indices.contains(index) else { return nil }
    let end = Int(tokens[index].end)
    var low = 0
    var high = comments.count
    while low < high {
      let middle = (low + high) / 2
      if Int(comments[middle].start) < end { low = middle + 1 } else { high = middle }
    }
    guard low < comments.count, !comments[low].startsLine else { return nil }
    let limit = text.range(ofLine: text.position(at: max(end - 1, 0)).line).upperBound
    return Int(comments[low].start) < limit ? comments[low] : nil
  }
}

/// The words and the hex colours of a comment beside a value.
struct CodeRemark {
  /// The words without marks and hex colours; nil when nothing is left.
  let note: String?
  /// The hex colours that are the whole comment or begin it, with their offsets.
  let hexes: [(value: ColorValue, offset: Int)]

  init(_ comment: CodeToken, in text: SourceText) {
    let bytes = Array(text.bytes[comment.range])
    var words: [UInt8] = []
    var hexes: [(ColorValue, Int)] = []
    var index = min(2, bytes.count)
    let end = bytes.count >= 4 && bytes.suffix(2).elementsEqual("*/".utf8) ? bytes.count - 2 : bytes.count
    while index < end {
      var stop = index + 1
      if bytes[index] == UInt8(ascii: "#") {
        while stop < end, Character(Unicode.Scalar(bytes[stop])).isHexDigit { stop += 1 }
      }
      let isWhole = stop >= end || !Character(Unicode.Scalar(bytes[stop])).isLetter
      if stop - index > 3, isWhole, let value = ColorValue(css: bytes[index..<stop]),
        !RemarkedHex.isRemark(after: words)
      {
        hexes.append((value, Int(comment.start) + index))
      } else {
        words.append(contentsOf: bytes[index..<stop])
      }
      index = stop
    }
    self.hexes = hexes.map { ($0.0, $0.1) }
    note = Self.tidy(String(decoding: words, as: UTF8.self))
  }

  private static func tidy(_ text: String) -> String? {
    let marks: Set<Character> = [
      "—", "–", "-", "·", ":", ",", ";", "→", "=", "~", "/", "|", " ", "\t", "*", "\n",
    ]
    let inner = text.drop { marks.contains($0) }.reversed().drop { marks.contains($0) }.reversed()
    let words = String(inner).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.contains { $0.isLetter || $0.isNumber } ? words : nil
  }

  /// A comment as the heading of what follows: up to the dash of an explanation; nil for code and paths.
  static func title(_ comment: String) -> String? {
    var text = Substring(comment)
    while let first = text.first, "/*! \t".contains(first) { text = text.dropFirst() }
    while let last = text.last, last.isWhitespace || last == "*" || last == "/" { text = text.dropLast() }
    if text.hasPrefix("MARK:") || text.hasPrefix("region") {
      text = text.drop { $0 != ":" && $0 != " " }.dropFirst()
    }
    for dash in [" — ", " – "] {
      if let range = text.firstRange(of: dash) { text = text[..<range.lowerBound] }
    }
    while let first = text.first, "-=─—━*#• ".contains(first) { text = text.dropFirst() }
    while let last = text.last, "-=─—━*#•: ".contains(last) { text = text.dropLast() }
    let isCode =
      ["=", ";", "{", "}", "()", "import ", "return "].contains { text.contains($0) } || text.hasSuffix(".")
    let isPath = !text.contains(" ") && (text.contains("/") || text.contains("."))
    return text.isEmpty || text.utf8.count > 70 || isCode || isPath ? nil : String(text)
  }
}

extension Substring {
  /// Where a text first stands.
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<(index(start, offsetBy: text.count)) }
      start = index(after: start)
    }
    return nil
  }
}
