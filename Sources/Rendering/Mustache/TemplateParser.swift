import Syntax

/// Template tokens into nodes: pairs tags, takes out the lines that hold only tags, measures blocks.
struct TemplateParser {
  /// Deeper nesting than any page has; rendering recurses once for each level.
  static let deepest = 64

  private let source: SourceText
  private var tokens: [TemplateToken]
  private var nodes: [Template.Node] = []
  private var words = Template.Words()

  /// The nodes of a template, and what they name.
  static func nodes(
    of source: SourceText, tokens: [TemplateToken]
  ) throws(TemplateError) -> ([Template.Node], Template.Words) {
    var parser = TemplateParser(source: source, tokens: tokens)
    try parser.pairTags()
    parser.findStandaloneLines()
    parser.build()
    return (parser.nodes, parser.words)
  }

  private init(source: SourceText, tokens: [TemplateToken]) {
    self.source = source
    self.tokens = tokens
  }

  // MARK: Pairs

  private mutating func pairTags() throws(TemplateError) {
    var open: [Int] = []
    for index in tokens.indices {
      let token = tokens[index]
      if token.kind.isOpening {
        open.append(index)
        if open.count > Self.deepest {
          throw error(
            at: token, found: "more than \(Self.deepest) levels", expected: "a partial for the inner ones")
        }
      } else if token.kind == .close {
        guard let opening = open.popLast() else {
          throw error(at: token, found: "the end of '\(token.name)'", expected: "its beginning before it")
        }
        guard tokens[opening].name == token.name else {
          let line = source.position(at: tokens[opening].range.lowerBound).line
          throw error(
            at: token, found: "the end of '\(token.name)'",
            expected: "the end of '\(tokens[opening].name)', begun on line \(line)")
        }
        tokens[opening].partner = index
        tokens[index].partner = opening
      }
    }
    if let opening = open.last {
      throw error(
        at: tokens[opening], found: "the beginning of '\(tokens[opening].name)'", expected: "its end")
    }
  }

  private func error(at token: TemplateToken, found: String, expected: String) -> TemplateError {
    TemplateError(
      path: source.path, position: source.position(at: token.range.lowerBound), found: found,
      expected: expected)
  }

  // MARK: Lines that hold only tags

  private mutating func findStandaloneLines() {
    var start = 0
    while start < tokens.count {
      var end = start + 1
      while end < tokens.count, !tokens[end].startsLine { end += 1 }
      readLine(start..<end)
      start = end
    }
  }

  /// A line goes when it holds white space and one tag that writes nothing, or several tags of inheritance.
  private mutating func readLine(_ line: Range<Int>) {
    var tags: [Int] = []
    var white: [Int] = []
    var index = line.lowerBound
    var hasText = false
    while index < line.upperBound {
      let token = tokens[index]
      if token.kind == .text {
        if isWhite(token.range) { white.append(index) } else { hasText = true }
      } else {
        tags.append(index)
        // A parent that ends on its line is one tag: what it holds is for the template it names.
        if token.kind == .parent, let end = token.partner, end < line.upperBound { index = end }
      }
      index += 1
    }
    guard let first = tags.first else { return }
    if tokens[line.lowerBound].kind != .text {
      let offset = tokens[first].range.lowerBound
      tokens[first].indentation = offset..<offset
    } else if first == line.lowerBound + 1, white.first == line.lowerBound {
      tokens[first].indentation = tokens[line.lowerBound].range
    }
    let isStandalone =
      !hasText && !tags.contains { tokens[$0].kind.isInline || isClosedBlock($0, in: line) }
      && (tags.count == 1 || tags.allSatisfy(isInheritance))
    guard isStandalone else { return }
    for index in tags + white { tokens[index].isStandalone = true }
  }

  private func isWhite(_ range: Range<Int>) -> Bool {
    source.bytes[range].allSatisfy(\.isASCIISpace)
  }

  /// A block that begins and ends on one line writes its content there.
  private func isClosedBlock(_ index: Int, in line: Range<Int>) -> Bool {
    guard tokens[index].kind == .block, let end = tokens[index].partner else { return false }
    return end < line.upperBound
  }

  private func isInheritance(_ index: Int) -> Bool {
    let token = tokens[index]
    let kind = token.kind == .close ? token.partner.map { tokens[$0].kind } : token.kind
    return kind == .parent || kind == .block
  }

  // MARK: Nodes

  private mutating func build() {
    var opened: [Int] = []
    for token in tokens {
      if token.kind == .text {
        if !token.isStandalone { appendText(token) }
        continue
      }
      if token.startsLine, !token.isStandalone {
        let offset = token.range.lowerBound
        append(.text(offset..<offset, startsLine: true), token)
      }
      switch token.kind {
      case .close:
        if let node = opened.popLast() { nodes[node].end = nodes.count }
      case .text, .comment, .delimiters: break
      case .variable: append(.variable(name: name(token.name), isRaw: false), token)
      case .rawVariable: append(.variable(name: name(token.name), isRaw: true), token)
      case .partial:
        append(.partial(name: partialName(token.name), indentation: lineIndentation(token)), token)
      case .section, .inverted, .parent, .block:
        opened.append(nodes.count)
        append(opening(token), token)
      }
    }
  }

  private mutating func append(_ kind: Template.Kind, _ token: TemplateToken) {
    nodes.append(Template.Node(kind: kind, offset: token.range.lowerBound, end: nodes.count + 1))
  }

  /// Lines that follow each other are one node, unless a tag ended just between them.
  private mutating func appendText(_ token: TemplateToken) {
    if let last = nodes.last, last.end == nodes.count, case .text(let range, let startsLine) = last.kind,
      range.upperBound == token.range.lowerBound, !range.isEmpty
    {
      nodes[nodes.count - 1] = Template.Node(
        kind: .text(range.lowerBound..<token.range.upperBound, startsLine: startsLine), offset: last.offset,
        end: last.end)
    } else {
      append(.text(token.range, startsLine: token.startsLine), token)
    }
  }

  private mutating func opening(_ token: TemplateToken) -> Template.Kind {
    let bodyEnd = token.partner.map { tokens[$0].range.lowerBound } ?? token.range.upperBound
    switch token.kind {
    case .inverted: return .inverted(name: name(token.name))
    case .parent:
      return .parent(name: partialName(token.name), indentation: lineIndentation(token))
    case .block:
      words.blocks.append(token.name)
      return .block(name: words.blocks.count - 1, blockIndentation(token, bodyEnd: bodyEnd))
    default:
      return .section(
        name: name(token.name), body: token.range.upperBound..<bodyEnd, delimiters: delimiters(token))
    }
  }

  private func lineIndentation(_ token: TemplateToken) -> Range<Int>? {
    token.isStandalone ? token.indentation ?? token.range.lowerBound..<token.range.lowerBound : nil
  }

  /// The white space in front of the first line of a block that is not blank.
  private func blockIndentation(_ token: TemplateToken, bodyEnd: Int) -> Template.Indentation {
    let none = token.range.lowerBound..<token.range.lowerBound
    guard token.isStandalone else {
      return Template.Indentation(range: token.indentation ?? none, opensLine: false)
    }
    var lineStart = token.range.upperBound
    var index = lineStart
    while index < bodyEnd, source.bytes[index].isASCIISpace {
      index += 1
      if source.bytes[index - 1] == 0x0A { lineStart = index }
    }
    let isEmpty = index >= bodyEnd
    return Template.Indentation(
      range: isEmpty ? token.indentation ?? none : lineStart..<index, opensLine: true)
  }

  // MARK: Words

  /// Notes a dotted name.
  private mutating func name(_ text: String) -> Int {
    words.names.append(Self.path(text))
    return words.names.count - 1
  }

  private mutating func partialName(_ text: String) -> Int {
    words.partials.append(text.hasPrefix("*") ? .dynamic(Self.path(String(text.dropFirst()))) : .fixed(text))
    return words.partials.count - 1
  }

  private mutating func delimiters(_ token: TemplateToken) -> Int {
    if words.delimiters.last != token.delimiters { words.delimiters.append(token.delimiters) }
    return words.delimiters.count - 1
  }

  private static func path(_ text: String) -> Template.Name {
    Template.Name(
      parts: text == "." ? [] : text.split(separator: ".", omittingEmptySubsequences: false).map(String.init))
  }
}
