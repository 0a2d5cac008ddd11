import Syntax

/// One Swift block as tokens, comments set apart, with the partner of every bracket.
struct SwiftSource {
  let text: SourceText
  /// All tokens but comments.
  let tokens: [CodeToken]
  /// Comments in order.
  let comments: [CodeToken]
  /// For every bracket the index of its partner, for an open one without any the end, for all else itself.
  private let partners: [Int32]
  /// For every token whether it begins a line, a comment before it on the line not counted.
  private let begins: [Bool]
  /// The first bracket that stands too deep in others.
  private let tooDeep: Int?

  init(_ text: SourceText) {
    self.text = text
    let all = CodeLexer.tokens(of: text, language: .swift)
    var tokens: [CodeToken] = []
    var comments: [CodeToken] = []
    var begins: [Bool] = []
    tokens.reserveCapacity(all.count)
    begins.reserveCapacity(all.count)
    var pending = false
    for token in all {
      if token.kind == .comment {
        comments.append(token)
        pending = pending || token.startsLine
      } else {
        begins.append(token.startsLine || pending)
        tokens.append(token)
        pending = false
      }
    }
    self.tokens = tokens
    self.comments = comments
    self.begins = begins
    (partners, tooDeep) = Self.partners(of: tokens, in: text.bytes)
  }

  private static func partners(of tokens: [CodeToken], in bytes: [UInt8]) -> ([Int32], tooDeep: Int?) {
    var partners = tokens.indices.map { Int32(truncatingIfNeeded: $0) }
    var open: [(place: Int, closer: UInt8)] = []
    var openBraces = 0
    var tooDeep: Int?
    for (place, token) in tokens.enumerated() where token.kind == .punctuation {
      switch bytes[Int(token.end) - 1] {
      case UInt8(ascii: "("): open.append((place, UInt8(ascii: ")")))
      case UInt8(ascii: "["): open.append((place, UInt8(ascii: "]")))
      case UInt8(ascii: "{"):
        open.append((place, UInt8(ascii: "}")))
        openBraces += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        let closer = bytes[Int(token.end) - 1]
        // A brace closes what was left open in it; another bracket only its like.
        guard let last = open.last else { continue }
        if last.closer != closer {
          guard closer == UInt8(ascii: "}"), openBraces > 0 else { continue }
          while let inner = open.last, inner.closer != closer {
            partners[inner.place] = Int32(tokens.count)
            open.removeLast()
          }
        }
        guard let opener = open.popLast() else { continue }
        if closer == UInt8(ascii: "}") { openBraces -= 1 }
        partners[place] = Int32(opener.place)
        partners[opener.place] = Int32(place)
      default: break
      }
      if open.count > Nesting.deepest, tooDeep == nil { tooDeep = place }
    }
    for opener in open { partners[opener.place] = Int32(tokens.count) }
    return (partners, tooDeep)
  }

  /// What is said of brackets that stand too deep.
  var nestingFinding: Finding? { tooDeep.map { Nesting.finding(path: text.path, position: position($0)) } }

  var count: Int { tokens.count }

  /// The partner of the bracket at an index: `count` when an open one has none, the index itself of all else.
  func partner(_ index: Int) -> Int { index < count ? Int(partners[index]) : count }

  /// For every token the innermost bracket it stands in; -1 outside of all.
  func enclosingBrackets() -> [Int32] {
    var result: [Int32] = []
    result.reserveCapacity(count)
    var open: [(place: Int32, end: Int)] = []
    for index in 0..<count {
      while let last = open.last, last.end <= index { open.removeLast() }
      result.append(open.last?.place ?? -1)
      let partner = partner(index)
      if partner > index { open.append((Int32(truncatingIfNeeded: index), partner)) }
    }
    return result
  }

  /// Whether a token is the first of its line.
  func startsLine(_ index: Int) -> Bool { index < count ? begins[index] : true }

  /// The text of a token; empty past the end.
  func word(_ index: Int) -> String {
    index >= 0 && index < count ? text.string(tokens[index].range) : ""
  }

  /// Whether a token has this text. It is asked of every token many times: where it is asked, the text is known, and
  /// little more than two comparisons of numbers are left of it.
  @inline(__always) func stands(_ wanted: StaticString, at index: Int) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    let token = tokens[index]
    guard Int(token.end &- token.start) == wanted.utf8CodeUnitCount else { return false }
    return wanted.withUTF8Buffer { bytes in
      text.bytes[Int(token.start)] == bytes[0] && (bytes.count == 1 || isRest(of: bytes, token))
    }
  }

  private func isRest(of wanted: UnsafeBufferPointer<UInt8>, _ token: CodeToken) -> Bool {
    for place in 1..<wanted.count where text.bytes[Int(token.start) + place] != wanted[place] { return false }
    return true
  }

  func kind(_ index: Int) -> CodeToken.Kind? {
    index >= 0 && index < count ? tokens[index].kind : nil
  }

  /// Whether a token is one of these words.
  func stands(_ words: WordSet, at index: Int) -> Bool {
    index >= 0 && index < count && words.contains(tokens[index].range, in: text.bytes)
  }

  /// Whether a token is a name: an identifier or a keyword used as one.
  func isName(_ index: Int) -> Bool {
    let kind = kind(index)
    return kind == .identifier || kind == .keyword
  }

  /// Where a name stands in the text, its back ticks left out.
  func nameRange(_ index: Int) -> Range<Int>? {
    guard isName(index) else { return nil }
    let range = tokens[index].range
    return text.bytes[range.lowerBound] == UInt8(ascii: "`")
      ? range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1) : range
  }

  /// A name without its back ticks.
  func name(_ index: Int) -> String? { nameRange(index).map(text.string) }

  /// Whether a token is one of these names.
  func isName(_ index: Int, in names: WordSet) -> Bool {
    nameRange(index).map { names.contains($0, in: text.bytes) } ?? false
  }

  /// What a table has for a word of the source.
  func value<Value>(of word: Range<Int>, in table: WordTable<Value>) -> Value? { table[word, in: text.bytes] }

  /// Whether a text in the source begins with a capital letter.
  func beginsUppercase(_ range: Range<Int>) -> Bool {
    guard let first = range.first else { return false }
    let byte = text.bytes[first]
    if byte < 0x80 { return byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
    return text.string(range).unicodeScalars.first?.properties.isUppercase ?? false
  }

  /// Whether nothing stands between a token and the one before it.
  func touchesPrevious(_ index: Int) -> Bool {
    index > 0 && index < count && tokens[index - 1].end == tokens[index].start
  }

  func position(_ index: Int) -> Position {
    text.position(at: index < count ? Int(tokens[index].start) : text.bytes.count)
  }

  /// The comments between a token and the one before it.
  func comments(before index: Int) -> ArraySlice<CodeToken> {
    let start = index > 0 && index <= count ? tokens[index - 1].end : 0
    let end = index < count ? tokens[index].start : Int32(truncatingIfNeeded: text.bytes.count)
    let first = firstComment(from: start)
    var last = first
    while last < comments.count, comments[last].start < end { last += 1 }
    return comments[first..<last]
  }

  /// The comment that ends the line of a token, when nothing but marks stands between.
  func trailingComment(after index: Int) -> CodeToken? {
    guard index >= 0, index < count else { return nil }
    let first = firstComment(from: tokens[index].end)
    guard first < comments.count else { return nil }
    let comment = comments[first]
    var place = Int(tokens[index].end)
    while place < Int(comment.start) {
      let byte = text.bytes[place]
      guard
        byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")
          || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "}")
      else { return nil }
      place += 1
    }
    return comment
  }

  private func firstComment(from offset: Int32) -> Int {
    var low = 0
    var high = comments.count
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
