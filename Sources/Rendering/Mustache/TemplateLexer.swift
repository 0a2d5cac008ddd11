import Syntax

/// One stretch of a template: a tag, or text up to a tag or the end of its line.
struct TemplateToken {
  enum Kind {
    case text, variable, rawVariable, section, inverted, close, comment, delimiters, partial, parent, block

    /// Whether a closing tag must follow.
    var isOpening: Bool {
      switch self {
      case .section, .inverted, .parent, .block: true
      default: false
      }
    }

    /// Whether it writes where it stands, so that its line is not its own.
    var isInline: Bool { self == .variable || self == .rawVariable }
  }

  let kind: Kind
  /// The whole tag, or the text.
  let range: Range<Int>
  /// The name in a tag, without white space round it.
  var name = ""
  /// What held where the tag stands.
  var delimiters = Template.Delimiters.standard
  /// The index of the tag that closes or opens it.
  var partner: Int?
  /// What the line in front of it holds, when that is only white space.
  var indentation: Range<Int>?
  /// Whether its line holds nothing else, so that the line goes.
  var isStandalone = false
  /// Whether it is the first of its line.
  var startsLine = false
}

/// Template text into tokens, in one pass.
struct TemplateLexer {
  private let source: SourceText
  private let bytes: [UInt8]
  private var delimiters: Template.Delimiters
  private var tokens: [TemplateToken] = []
  private var index = 0

  /// All tokens of a template.
  static func tokens(
    of source: SourceText, delimiters: Template.Delimiters
  ) throws(TemplateError) -> [TemplateToken] {
    var lexer = TemplateLexer(source: source, bytes: source.bytes, delimiters: delimiters)
    try lexer.run()
    return lexer.tokens
  }

  private init(source: SourceText, bytes: [UInt8], delimiters: Template.Delimiters) {
    self.source = source
    self.bytes = bytes
    self.delimiters = delimiters
  }

  private mutating func run() throws(TemplateError) {
    var textStart = 0
    var lineIsNew = true
    func text(_ range: Range<Int>) -> TemplateToken {
      var token = TemplateToken(kind: .text, range: range)
      token.startsLine = lineIsNew
      return token
    }
    while index < bytes.count {
      if bytes[index] == 0x0A {
        index += 1
        tokens.append(text(textStart..<index))
        lineIsNew = true
        textStart = index
      } else if matches(delimiters.open, at: index) {
        if textStart < index {
          tokens.append(text(textStart..<index))
          lineIsNew = false
        }
        var token = try tag()
        token.startsLine = lineIsNew
        tokens.append(token)
        lineIsNew = false
        textStart = index
      } else {
        index += 1
      }
    }
    if textStart < index { tokens.append(text(textStart..<index)) }
  }

  private func matches(_ wanted: [UInt8], at start: Int) -> Bool {
    guard bytes[start] == wanted[0], start + wanted.count <= bytes.count else { return false }
    for offset in 1..<wanted.count where bytes[start + offset] != wanted[offset] { return false }
    return true
  }

  /// Reads the tag at `index` and moves past it.
  private mutating func tag() throws(TemplateError) -> TemplateToken {
    let start = index
    index += delimiters.open.count
    while index < bytes.count, bytes[index].isASCIISpace { index += 1 }
    let kind = index < bytes.count ? Self.kind(of: bytes[index]) : .variable
    var wanted = delimiters.close
    if kind == .delimiters { wanted.insert(0x3D, at: 0) }
    if kind == .rawVariable, bytes[index] == 0x7B { wanted.insert(0x7D, at: 0) }
    if kind != .variable { index += 1 }
    let contentStart = index
    while index < bytes.count, !matches(wanted, at: index) { index += 1 }
    guard index < bytes.count else {
      throw error(
        at: start, found: "a tag without an end", expected: "'\(String(decoding: wanted, as: UTF8.self))'")
    }
    let content = trimmed(contentStart..<index)
    index += wanted.count
    var token = TemplateToken(kind: kind, range: start..<index)
    token.delimiters = delimiters
    switch kind {
    case .comment: break
    case .delimiters: try setDelimiters(content, tagAt: start)
    default: token.name = try name(content, kind: kind, tagAt: start)
    }
    return token
  }

  private static func kind(of sigil: UInt8) -> TemplateToken.Kind {
    switch sigil {
    case UInt8(ascii: "#"): .section
    case UInt8(ascii: "^"): .inverted
    case UInt8(ascii: "/"): .close
    case UInt8(ascii: "!"): .comment
    case UInt8(ascii: "="): .delimiters
    case UInt8(ascii: ">"): .partial
    case UInt8(ascii: "<"): .parent
    case UInt8(ascii: "$"): .block
    case UInt8(ascii: "&"), UInt8(ascii: "{"): .rawVariable
    default: .variable
    }
  }

  /// A name as tags compare it: the star of a dynamic one stands directly before it.
  private func name(
    _ range: Range<Int>, kind: TemplateToken.Kind, tagAt start: Int
  ) throws(TemplateError) -> String {
    var range = range
    var prefix = ""
    if kind == .partial || kind == .parent || kind == .close, bytes[range].first == UInt8(ascii: "*") {
      prefix = "*"
      range = trimmed(range.lowerBound + 1..<range.upperBound)
    }
    let text = source.string(range)
    guard !range.isEmpty else { throw error(at: start, found: "a tag without a name", expected: "a name") }
    guard !bytes[range].contains(where: \.isASCIISpace) else {
      throw error(at: start, found: "'\(Self.oneLine(text))'", expected: "a name without spaces")
    }
    return prefix + text
  }

  private mutating func setDelimiters(_ range: Range<Int>, tagAt start: Int) throws(TemplateError) {
    let words = bytes[range].split(whereSeparator: \.isASCIISpace)
    guard words.count == 2, !words.contains(where: { $0.contains(0x3D) }) else {
      throw error(
        at: start, found: "the delimiters '\(Self.oneLine(source.string(range)))'",
        expected: "two without '=', as in {{=<% %>=}}")
    }
    delimiters = Template.Delimiters(open: Array(words[0]), close: Array(words[1]))
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start].isASCIISpace { start += 1 }
    while end > start, bytes[end - 1].isASCIISpace { end -= 1 }
    return start..<end
  }

  /// The user's words, short enough for a line.
  private static func oneLine(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }

  private func error(at offset: Int, found: String, expected: String) -> TemplateError {
    TemplateError(
      path: source.path, position: source.position(at: offset), found: found, expected: expected)
  }
}
