import Design

/// Appends markup piece by piece; what both documents and code are made of.
struct MarkupWriter {
  private(set) var bytes: [UInt8] = []
  /// Lines that want an anchor, by the line at which it is written.
  private var anchors: [Int: [Int]]
  private let tokens: [String: MarkupLinks.Token]

  /// - Parameter anchors: for a document, where its lines have their anchors; code has each at the line itself.
  init(links: MarkupLinks, anchors: [Int: [Int]]? = nil) {
    self.anchors = anchors ?? Dictionary(uniqueKeysWithValues: links.lines.map { ($0, [$0]) })
    tokens = links.tokens
  }

  /// Markup written in this folder.
  mutating func markup(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Words of a document.
  mutating func text(_ text: String) { HTMLEscaping.append(text, to: &bytes) }

  /// Words of a document in UTF-8.
  mutating func text(_ text: ArraySlice<UInt8>) { HTMLEscaping.append(text, to: &bytes) }

  /// An attribute with a space before it.
  mutating func attribute(_ name: String, _ value: String) {
    markup(" ")
    markup(name)
    markup("=\"")
    text(value)
    markup("\"")
  }

  /// A small square of a colour. It says nothing that the words beside it do not, so it has no name of its own.
  mutating func swatch(_ color: ColorValue) {
    markup(
      #"<svg class="swatch" width="12" height="12" aria-hidden="true"><rect width="12" height="12" rx="3""#)
    attribute("fill", color.contractText)
    markup("/></svg>")
  }

  /// Words with a swatch before every colour in them.
  mutating func mentions(_ text: String, isWhole: Bool = false) {
    let utf8 = Array(text.utf8)
    var start = 0
    for (range, color) in ColorMention.all(in: utf8, isWhole: isWhole) {
      self.text(utf8[start..<range.lowerBound])
      markup(#"<span class="color">"#)
      swatch(color)
      self.text(utf8[range])
      markup("</span>")
      start = range.upperBound
    }
    self.text(utf8[start...])
  }

  /// Whether any name is one of a token.
  var hasTokens: Bool { !tokens.isEmpty }

  /// The token of a name.
  func token(_ name: String) -> MarkupLinks.Token? { tokens[name] }

  /// A name linked to where the token is shown, its swatch before it.
  mutating func link(_ token: MarkupLinks.Token, _ name: ArraySlice<UInt8>) {
    guard let address = SafeURL.address(token.address) else { return text(name) }
    markup(#"<a class="token""#)
    attribute("href", address)
    markup(">")
    if let color = token.color { swatch(color) }
    text(name)
    markup("</a>")
  }

  /// The anchors of a line, the first time that something of it is written.
  mutating func anchor(line: Int) {
    guard !anchors.isEmpty, let lines = anchors.removeValue(forKey: line) else { return }
    for line in lines { markup(#"<span class="line" id="\#(LineAnchor.id(line))"></span>"#) }
  }

  /// The anchors of lines that nothing was written of.
  mutating func remainingAnchors() {
    for line in anchors.keys.sorted() { anchor(line: line) }
  }
}
