public import Syntax

/// A Mustache template, parsed once: a flat list of nodes in source order.
///
/// All of the Mustache specification 1.4, with dynamic names, inheritance and lambdas. A node's descendants are the
/// nodes after it up to its `end`.
public struct Template: Sendable {
  /// The text it was parsed from; nodes refer to its bytes.
  let source: SourceText
  /// In source order.
  let nodes: [Node]
  /// What nodes name.
  let words: Words

  /// Parses a template; its delimiters are `{{ }}` until a tag of it sets others.
  public init(_ source: SourceText) throws(TemplateError) {
    try self.init(source, delimiters: .standard)
  }

  /// Parses what a section lambda returned, with the delimiters that held where the section stands.
  init(_ source: SourceText, delimiters: Delimiters) throws(TemplateError) {
    self.source = source
    let tokens = try TemplateLexer.tokens(of: source, delimiters: delimiters)
    (nodes, words) = try TemplateParser.nodes(of: source, tokens: tokens)
  }

  /// One node.
  struct Node: Sendable {
    let kind: Kind
    /// The offset of its tag, for reports.
    let offset: Int
    /// The index just past its last descendant.
    var end: Int
  }

  /// What a node does. Names are places in `words`: rendering looks at thousands of nodes, and a copy of one should
  /// cost nothing.
  enum Kind: Sendable {
    /// Literal bytes; an empty range that starts a line marks where a tag does.
    case text(Range<Int>, startsLine: Bool)
    /// `isRaw` for `{{{name}}}` and `{{&name}}`.
    case variable(name: Int, isRaw: Bool)
    /// `body` is the source between the tags, which a lambda is given.
    case section(name: Int, body: Range<Int>, delimiters: Int)
    case inverted(name: Int)
    /// `indentation` is what a tag alone on its line has in front of it; nil for a tag within a line.
    case partial(name: Int, indentation: Range<Int>?)
    /// Like a partial; the blocks below it replace those of the template it names.
    case parent(name: Int, indentation: Range<Int>?)
    case block(name: Int, Indentation)
  }

  /// The names and delimiters in a template's tags.
  struct Words: Sendable {
    /// Of variables and sections.
    var names: [Name] = []
    /// Of partials and parents.
    var partials: [PartialName] = []
    var blocks: [String] = []
    /// Those that hold where sections stand.
    var delimiters: [Delimiters] = []
  }

  /// A dotted path; no parts for the implicit iterator `.`.
  struct Name: Sendable {
    let parts: [String]
  }

  /// A template by its name, or by the words that a name stands for (`{{>*kind}}`).
  enum PartialName: Sendable {
    case fixed(String)
    case dynamic(Name)
  }

  /// How deep a block's content stands in its template.
  struct Indentation: Sendable {
    /// White space in front of the first line of content, or of the tag where that is within a line.
    let range: Range<Int>
    /// Whether the opening tag ends its line: the content then begins on the next.
    let opensLine: Bool
  }

  /// What tags begin and end with.
  struct Delimiters: Equatable, Sendable {
    var open: [UInt8]
    var close: [UInt8]

    /// `{{` and `}}`.
    static let standard = Delimiters(open: Array("{{".utf8), close: Array("}}".utf8))
  }
}
