import Design
import Syntax

/// A block of code marked up once for all the pages that show it.
///
/// What is another on each page is left out: the anchors of lines, and the way to where tokens are shown.
struct CodeMarkup: Sendable {
  private let bytes: [UInt8]
  /// In order of their places.
  private let gaps: [Gap]

  /// Where something is left out.
  fileprivate struct Gap: Sendable {
    /// The offset in the markup.
    let place: Int
    /// The line whose anchors belong here; nil for the way to a token.
    let line: Int?
  }

  /// - Parameters:
  ///   - tokens: the names to link.
  ///   - lengths: how long they are, where that is known.
  init(
    _ code: SourceText, language: CodeLanguage?, tokens: [String: MarkupLinks.Token] = [:],
    lengths: NameLengths? = nil
  ) {
    var builder = Builder(
      code: code, language: language, names: tokens, lengths: lengths ?? NameLengths(tokens.keys))
    code.bytes.withUnsafeBufferPointer { builder.run($0) }
    bytes = builder.writer.bytes
    gaps = builder.gaps
  }

  /// Appends the block, with what was left out.
  func write(to writer: inout MarkupWriter) {
    var written = 0
    for gap in gaps where gap.line == nil || writer.hasAnchors {
      writer.markup(bytes[written..<gap.place])
      if let line = gap.line { writer.anchor(line: line) } else { writer.writeTokenRoot() }
      written = gap.place
    }
    writer.markup(bytes[written...])
  }
}

/// Writes one block.
private struct Builder {
  let code: SourceText
  let tokens: [CodeToken]
  let language: CodeLanguage?
  let names: [String: MarkupLinks.Token]
  let lengths: NameLengths
  var writer: MarkupWriter
  var gaps: [CodeMarkup.Gap] = []
  var line: Int

  init(
    code: SourceText, language: CodeLanguage?, names: [String: MarkupLinks.Token], lengths: NameLengths
  ) {
    self.code = code
    self.language = language
    self.names = names
    self.lengths = lengths
    // A tag for every other word or so; a block of megabytes grows as it is written.
    writer = MarkupWriter(capacity: min(4 * code.bytes.count, 1 << 16))
    tokens = language.map { CodeLexer.tokens(of: code, language: $0) } ?? []
    line = code.firstLine
  }

  /// A block can be reached with the keyboard, since a long line makes it scroll.
  mutating func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    writer.markup(#"<pre class="code" tabindex="0"><code"#)
    if let language { writer.attribute("class", "language-\(language.rawValue)") }
    // A line feed directly after <pre> would be swallowed; <code> stands between.
    writer.markup(">")
    leave(line: line)
    var offset = 0
    var index = 0
    while index < tokens.count {
      let range = tokens[index].range
      // Tokens stand in order; a lexer that broke that must not break the page.
      guard range.lowerBound >= offset, range.upperBound <= bytes.count else {
        index += 1
        continue
      }
      plain(offset..<range.lowerBound, of: bytes)
      index += write(at: index, of: bytes)
      offset = tokens[index - 1].range.upperBound
    }
    plain(offset..<bytes.count, of: bytes)
    writer.markup("</code></pre>\n")
  }

  private mutating func leave(line: Int?) {
    gaps.append(CodeMarkup.Gap(place: writer.count, line: line))
  }

  /// Writes the token at an index, or the dotted name that begins there; gives how many tokens that were.
  private mutating func write(at index: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let token = tokens[index]
    switch token.kind {
    case .identifier:
      if let count = writeLinked(at: index) { return count }
      identifier(at: index, of: bytes)
    case .keyword: span(#"<span class="keyword">"#, token.range, of: bytes)
    case .number: colored(#"<span class="number">"#, token.range, of: bytes)
    case .comment: span(#"<span class="comment">"#, token.range, of: bytes)
    case .attribute: span(#"<span class="attribute">"#, token.range, of: bytes)
    case .directive: span(#"<span class="directive">"#, token.range, of: bytes)
    case .string, .stringPart: colored(#"<span class="string">"#, token.range, of: bytes)
    case .punctuation: plain(token.range, of: bytes)
    }
    return 1
  }

  // MARK: Names

  /// More parts than any token's name has.
  private static let mostParts = 6

  /// The end of `Skin.Text.title` from an index on: names at even places, points between.
  private func endOfDottedName(at index: Int) -> Int {
    var end = index + 1
    while end + 1 < tokens.count, end - index < 2 * Self.mostParts, isPoint(tokens[end]),
      tokens[end + 1].kind == .identifier, tokens[end].end == tokens[end + 1].start,
      tokens[end - 1].end == tokens[end].start
    {
      end += 2
    }
    return end
  }

  private func isPoint(_ token: CodeToken) -> Bool {
    token.end - token.start == 1 && code.bytes[Int(token.start)] == UInt8(ascii: ".")
  }

  /// Links the longest name of a token among the parts from the first on. What is called is a function.
  private mutating func writeLinked(at index: Int) -> Int? {
    guard !names.isEmpty else { return nil }
    var end = endOfDottedName(at: index)
    if isCalled(at: end - 1) { end -= 2 }
    while end > index {
      let range = Int(tokens[index].start)..<Int(tokens[end - 1].end)
      if lengths.has(range.count, first: code.bytes[range.lowerBound]),
        let token = names[code.string(range)]
      {
        link(token, code.bytes[range])
        return end - index
      }
      end -= 2
    }
    return nil
  }

  private mutating func link(_ token: MarkupLinks.Token, _ name: ArraySlice<UInt8>) {
    guard let address = SafeURL.address(token.address) else { return writer.text(name) }
    writer.beginTokenLink()
    leave(line: nil)
    writer.endTokenLink(address, token.color)
    writer.text(name)
    writer.markup("</a>")
  }

  /// A type by its capital, a call by its parenthesis, or just a name.
  private mutating func identifier(at index: Int, of bytes: UnsafeBufferPointer<UInt8>) {
    let range = tokens[index].range
    if language == .css || language == .json || language == .yaml {
      span(#"<span class="key">"#, range, of: bytes)
    } else if let first = bytes[range].first, (0x41...0x5A).contains(first) {
      span(#"<span class="type">"#, range, of: bytes)
    } else if isCalled(at: index) {
      span(#"<span class="call">"#, range, of: bytes)
    } else {
      plain(range, of: bytes)
    }
  }

  private func isCalled(at index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index + 1].start == tokens[index].end
      && tokens[index + 1].end > tokens[index + 1].start
      && code.bytes[Int(tokens[index + 1].start)] == UInt8(ascii: "(")
  }

  // MARK: Pieces

  private mutating func span(
    _ opening: String, _ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>
  ) {
    writer.markup(opening)
    plain(range, of: bytes)
    writer.markup("</span>")
  }

  /// A literal, with the swatch of the colour it is.
  private mutating func colored(
    _ opening: String, _ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>
  ) {
    if let color = CodeColor.value(of: code.bytes[range]) { writer.swatch(color) }
    span(opening, range, of: bytes)
  }

  /// Bytes as they are, a place for anchors at the beginning of each line.
  private mutating func plain(_ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) {
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      let isEndOfLine = bytes[index] == 0x0A
      index += 1
      guard isEndOfLine else { continue }
      writer.text(UnsafeBufferPointer(rebasing: bytes[start..<index]))
      line += 1
      if index < bytes.count { leave(line: line) }
      start = index
    }
    if start < range.upperBound {
      writer.text(UnsafeBufferPointer(rebasing: bytes[start..<range.upperBound]))
    }
  }
}
