import Syntax

/// Reads links, images and what they can point at.
struct LinkReader {
  private let source: Source
  private let markdown: Markdown
  /// Whether the two parts of a label, of which most documents have none, stand side by side anywhere.
  private let holdsLabels: Bool
  private var slugs = HeadingSlugs()
  private var evidence = Evidence()

  static func read(_ markdown: Markdown, of source: Source) -> Statements {
    var reader = LinkReader(source: source, markdown: markdown)
    for index in markdown.nodes.indices { reader.read(index) }
    var result = Statements()
    result.evidence = reader.evidence
    return result
  }

  private init(source: Source, markdown: Markdown) {
    self.source = source
    self.markdown = markdown
    holdsLabels = source.text.bytes.holds(UInt8(ascii: "]"), UInt8(ascii: "["))
  }

  private mutating func read(_ index: Int) {
    switch markdown.nodes[index].kind {
    // Most nodes: they are not even copied.
    case .text:
      if holdsLabels, holdsBracket(markdown.nodes[index].text) { readUndefinedLabels(markdown.nodes[index]) }
    case .link, .image, .heading, .htmlBlock, .htmlInline: read(index, markdown.nodes[index])
    default: break
    }
  }

  private mutating func read(_ index: Int, _ node: Markdown.Node) {
    switch node.kind {
    case .link(let destination, _):
      add(Evidence.Link(destination: destination, isImage: false, text: "", origin: origin(node.position)))
    case .image(let destination, _):
      add(
        Evidence.Link(
          destination: destination, isImage: true, text: markdown.plainText(of: index),
          origin: origin(node.position)))
    case .heading:
      let heading = markdown.plainText(of: index)
      let (slug, isNumbered) = slugs.next(HeadingSlugs.text(of: index, in: markdown))
      evidence.anchors.append(
        Evidence.Anchor(id: slug, heading: heading, isNumbered: isNumbered, origin: origin(node.position)))
    case .htmlBlock, .htmlInline: readHTML(node)
    default: break
    }
  }

  private func origin(_ position: Position) -> Origin {
    Origin(flavor: source.flavor, path: source.path, position: position)
  }

  private mutating func add(_ link: Evidence.Link) { evidence.links.append(link) }

  // MARK: - HTML

  private mutating func readHTML(_ node: Markdown.Node) {
    let tags = HTMLTag.tags(in: node.text)
    guard !tags.isEmpty else { return }
    let text = SourceText(
      path: source.path, bytes: Array(node.text.utf8), firstLine: node.position.line,
      indent: node.position.column - 1)
    for tag in tags {
      let place = origin(text.position(at: tag.offset))
      for id in [tag["id"], tag.name == "a" ? tag["name"] : nil] {
        guard let id, !id.isEmpty else { continue }
        evidence.anchors.append(Evidence.Anchor(id: id, heading: nil, isNumbered: false, origin: place))
      }
      if tag.name == "a", let destination = tag["href"] {
        add(Evidence.Link(destination: unescaped(destination), isImage: false, text: "", origin: place))
      }
      if tag.name == "img", let destination = tag["src"] {
        add(
          Evidence.Link(
            destination: unescaped(destination), isImage: true, text: tag["alt"] ?? "", origin: place,
            isDecorative: tag["alt"]?.isEmpty == true))
      }
    }
  }

  /// The one entity that stands in addresses.
  private func unescaped(_ address: String) -> String {
    var result = ""
    var rest = address[...]
    while let first = rest.first {
      if rest.hasPrefix("&amp;") {
        result += "&"
        rest = rest.dropFirst(5)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  // MARK: - Labels

  private func holdsBracket(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { $0.contains(UInt8(ascii: "[")) } ?? true
  }

  /// Finds `[text][label]` that stayed text, which it does only where no definition has the label.
  private mutating func readUndefinedLabels(_ node: Markdown.Node) {
    let bytes = Array(node.text.utf8)
    guard let offsets = offsets(of: bytes, in: node) else { return }
    func isBare(_ index: Int, _ bracket: Unicode.Scalar) -> Bool {
      bytes[index] == UInt8(ascii: bracket) && source.text.bytes[offsets[index]] == bytes[index]
        && (offsets[index] == 0 || source.text.bytes[offsets[index] - 1] != UInt8(ascii: "\\"))
    }
    // A node that begins with `]` ends a text whose start has markup of its own.
    var opening: Int? = bytes.first == UInt8(ascii: "]") ? 0 : nil
    var index = 0
    while index < bytes.count {
      if isBare(index, "[") { opening = index }
      if let start = opening, isBare(index, "]"), index + 1 < bytes.count, isBare(index + 1, "["),
        let end = bytes[(index + 2)...].firstIndex(where: {
          $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "[")
        }),
        isBare(end, "]")
      {
        let isCollapsed = end == index + 2 && start < index
        let label = isCollapsed ? bytes[(start + 1)..<index] : bytes[(index + 2)..<end]
        if !label.isEmpty, label.first != UInt8(ascii: "^"), !isIndexed(bytes, start) {
          add(
            Evidence.Link(
              destination: "", isImage: false, text: "",
              origin: origin(source.text.position(at: offsets[start])),
              undefinedLabel: String(decoding: label, as: UTF8.self)))
        }
        opening = nil
        index = end
      }
      index += 1
    }
  }

  /// Whether a bracket follows a word, as an index of code that forgot its ticks does.
  private func isIndexed(_ bytes: [UInt8], _ start: Int) -> Bool {
    guard start > 0 else { return false }
    let byte = bytes[start - 1]
    return byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "]") || byte == UInt8(ascii: ")")
  }

  /// Where each byte of a text stands in the source, which may have escapes between; nil where entities make it
  /// too different.
  private func offsets(of bytes: [UInt8], in node: Markdown.Node) -> [Int]? {
    var offset = source.text.offset(of: node.position)
    var result: [Int] = []
    result.reserveCapacity(bytes.count)
    for byte in bytes {
      guard offset < source.text.bytes.count else { return nil }
      if source.text.bytes[offset] != byte, source.text.bytes[offset] == UInt8(ascii: "\\") { offset += 1 }
      guard offset < source.text.bytes.count, source.text.bytes[offset] == byte else { return nil }
      result.append(offset)
      offset += 1
    }
    return result
  }
}
