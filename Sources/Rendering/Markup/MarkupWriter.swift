import Design

/// Appends markup piece by piece; what both documents and code are made of.
struct MarkupWriter {
  private var buffer: ByteBuffer
  private var anchors: LineAnchors
  private let tokens: [String: MarkupLinks.Token]
  private let tokenRoot: String

  /// - Parameter anchors: for a document, where its lines have their anchors; code has each at the line itself.
  init(links: MarkupLinks, anchors: LineAnchors? = nil) {
    buffer = ByteBuffer()
    self.anchors = anchors ?? LineAnchors(links.lines)
    tokens = links.tokens
    tokenRoot = links.tokenRoot
  }

  /// A writer of markup that links to nothing.
  /// - Parameter capacity: about how many bytes will be written.
  init(capacity: Int = 0) {
    anchors = LineAnchors([])
    tokens = [:]
    tokenRoot = ""
    buffer = ByteBuffer(capacity: capacity)
  }

  /// What is written.
  var bytes: [UInt8] { buffer.bytes }

  /// How many bytes are written.
  var count: Int { buffer.count }

  /// Markup written in this folder.
  mutating func markup(_ text: String) { buffer.append(text) }

  /// The same in UTF-8.
  mutating func markup(_ markup: ArraySlice<UInt8>) { buffer.append(markup) }

  /// Words of a document.
  mutating func text(_ text: String) { HTMLEscaping.append(text, to: &buffer) }

  /// Words of a document in UTF-8.
  mutating func text(_ text: ArraySlice<UInt8>) { HTMLEscaping.append(text, to: &buffer) }

  /// Words of a document in UTF-8.
  mutating func text(_ text: UnsafeBufferPointer<UInt8>) { HTMLEscaping.append(text, to: &buffer) }

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
      #"<svg class="swatch" width="12" height="12" aria-hidden="true"><rect width="12" height="12" rx="3" fill=""#
    )
    text(color.contractText)
    markup("\"/></svg>")
  }

  /// Words with a swatch before every colour in them.
  mutating func mentions(_ text: String, isWhole: Bool = false) {
    guard ColorMention.isPossible(in: text) else { return self.text(text) }
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

  // MARK: Tokens

  /// The token of a name.
  func token(_ name: String) -> MarkupLinks.Token? { tokens.isEmpty ? nil : tokens[name] }

  /// A name linked to where the token is shown, its swatch before it.
  mutating func link(_ token: MarkupLinks.Token, _ name: String) {
    guard let address = SafeURL.address(token.address) else { return text(name) }
    beginTokenLink()
    writeTokenRoot()
    endTokenLink(address, token.color)
    text(name)
    markup("</a>")
  }

  /// The link of a token up to the way to it, which is another from page to page.
  mutating func beginTokenLink() { markup(#"<a class="token" href=""#) }

  /// The way from the page to where the addresses of tokens begin.
  mutating func writeTokenRoot() { text(tokenRoot) }

  /// The rest of the link's tag, and the token's swatch.
  mutating func endTokenLink(_ address: String, _ color: ColorValue?) {
    text(address)
    markup("\">")
    if let color { swatch(color) }
  }

  // MARK: Anchors

  /// Whether any line wants an anchor.
  var hasAnchors: Bool { !anchors.isEmpty }

  /// The anchors of a line, the first time that something of it is written.
  mutating func anchor(line: Int) {
    for place in anchors.take(at: line) { writeAnchor(anchors.lines[place].line) }
  }

  /// The anchors of lines that nothing was written of.
  mutating func remainingAnchors() {
    for line in anchors.takeRest() { writeAnchor(line) }
  }

  private mutating func writeAnchor(_ line: Int) {
    markup(#"<span class="line" id=""#)
    markup(LineAnchor.id(line))
    markup(#""></span>"#)
  }
}
