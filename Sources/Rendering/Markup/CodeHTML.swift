public import Syntax

/// Code with its tokens marked by class, design tokens linked to where they are shown, swatches beside colours.
public struct CodeHTML: Sendable {
  private let links: MarkupLinks

  /// - Parameter links: its tokens and lines are used.
  public init(links: MarkupLinks = MarkupLinks()) { self.links = links }

  /// A block of code; without a language it is plain text.
  public func block(_ code: SourceText, language: CodeLanguage?) -> HTML {
    var writer = MarkupWriter(links: links)
    Self.append(code, language: language, to: &writer)
    return HTML(vouchedFor: writer.bytes)
  }

  /// Appends a block. It can be reached with the keyboard, since a long line makes it scroll.
  static func append(_ code: SourceText, language: CodeLanguage?, to writer: inout MarkupWriter) {
    writer.markup(#"<pre class="code" tabindex="0"><code"#)
    if let language { writer.attribute("class", "language-\(language.rawValue)") }
    writer.markup(">")
    // A line feed directly after <pre> would be swallowed; <code> stands between.
    var renderer = Renderer(code: code, language: language)
    // Handed over and back: two owners of what is written so far would copy it for every block.
    swap(&renderer.writer, &writer)
    renderer.run()
    swap(&renderer.writer, &writer)
    writer.markup("</code></pre>\n")
  }

  private struct Renderer {
    let code: SourceText
    let tokens: [CodeToken]
    let language: CodeLanguage?
    var writer = MarkupWriter(links: MarkupLinks())
    var line: Int

    init(code: SourceText, language: CodeLanguage?) {
      self.code = code
      self.language = language
      tokens = language.map { CodeLexer.tokens(of: code, language: $0) } ?? []
      line = code.firstLine
    }

    mutating func run() {
      writer.anchor(line: line)
      var offset = 0
      var index = 0
      while index < tokens.count {
        let range = tokens[index].range
        // Tokens stand in order; a lexer that broke that must not break the page.
        guard range.lowerBound >= offset, range.upperBound <= code.bytes.count else {
          index += 1
          continue
        }
        plain(offset..<range.lowerBound)
        index += write(at: index)
        offset = tokens[index - 1].range.upperBound
      }
      plain(offset..<code.bytes.count)
    }

    /// Writes the token at an index, or the dotted name that begins there; gives how many tokens that were.
    private mutating func write(at index: Int) -> Int {
      let token = tokens[index]
      switch token.kind {
      case .identifier:
        let parts = dottedName(at: index)
        if let count = writeLinked(parts) { return count }
        identifier(at: index)
      case .keyword: span("keyword", token.range)
      case .number: colored("number", token.range)
      case .comment: span("comment", token.range)
      case .attribute: span("attribute", token.range)
      case .directive: span("directive", token.range)
      case .string, .stringPart: colored("string", token.range)
      case .punctuation: plain(token.range)
      }
      return 1
    }

    // MARK: Names

    /// More parts than any token's name has.
    private static let mostParts = 6

    /// The tokens of `Skin.Text.title` from an index on: names at even places, points between.
    private func dottedName(at index: Int) -> ArraySlice<CodeToken> {
      var end = index + 1
      while end + 1 < tokens.count, end - index < 2 * Self.mostParts, isPoint(tokens[end]),
        tokens[end + 1].kind == .identifier, tokens[end].end == tokens[end + 1].start,
        tokens[end - 1].end == tokens[end].start
      {
        end += 2
      }
      return tokens[index..<end]
    }

    private func isPoint(_ token: CodeToken) -> Bool {
      token.end - token.start == 1 && code.bytes[Int(token.start)] == UInt8(ascii: ".")
    }

    /// Links the longest name of a token among the parts from the first on. What is called is a function.
    private mutating func writeLinked(_ parts: ArraySlice<CodeToken>) -> Int? {
      guard writer.hasTokens, let first = parts.first else { return nil }
      var end = parts.endIndex
      if isCalled(at: end - 1) { end -= 2 }
      while end > parts.startIndex {
        let range = Int(first.start)..<Int(parts[end - 1].end)
        if let token = writer.token(code.string(range)) {
          writer.link(token, code.bytes[range])
          return end - parts.startIndex
        }
        end -= 2
      }
      return nil
    }

    /// A type by its capital, a call by its parenthesis, or just a name.
    private mutating func identifier(at index: Int) {
      let range = tokens[index].range
      let first = code.bytes[range].first ?? 0
      if language == .css || language == .json || language == .yaml {
        span("key", range)
      } else if (0x41...0x5A).contains(first) {
        span("type", range)
      } else if isCalled(at: index) {
        span("call", range)
      } else {
        plain(range)
      }
    }

    private func isCalled(at index: Int) -> Bool {
      index + 1 < tokens.count && tokens[index + 1].start == tokens[index].end
        && code.bytes[tokens[index + 1].range].first == UInt8(ascii: "(")
    }

    // MARK: Pieces

    private mutating func span(_ name: String, _ range: Range<Int>) {
      writer.markup("<span class=\"")
      writer.markup(name)
      writer.markup("\">")
      plain(range)
      writer.markup("</span>")
    }

    /// A literal, with the swatch of the colour it is.
    private mutating func colored(_ name: String, _ range: Range<Int>) {
      if let color = CodeColor.value(of: code.bytes[range]) { writer.swatch(color) }
      span(name, range)
    }

    /// Bytes as they are, an anchor at the beginning of each line that wants one.
    private mutating func plain(_ range: Range<Int>) {
      var start = range.lowerBound
      while let newline = code.bytes[start..<range.upperBound].firstIndex(of: 0x0A) {
        writer.text(code.bytes[start...newline])
        line += 1
        if newline + 1 < code.bytes.count { writer.anchor(line: line) }
        start = newline + 1
      }
      writer.text(code.bytes[start..<range.upperBound])
    }
  }
}
