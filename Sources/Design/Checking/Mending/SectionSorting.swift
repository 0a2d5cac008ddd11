import Syntax

/// The sections of a document, put in order without a byte of them changed.
///
/// A section that the order does not know goes with the one above it. The empty lines and rules between sections stay
/// where they are, so the end of the file does, too.
struct SectionSorting {
  private let text: SourceText
  private let markdown: Markdown
  /// The known sections: their place in the order, and where they begin.
  private var sections: [(place: Int, start: Int)] = []

  /// - Parameter place: where the heading at a node belongs; nil for one that the order does not know.
  init?(_ markdown: Markdown, of text: SourceText, place: (Int) -> Int?) {
    self.text = text
    self.markdown = markdown
    guard !markdown.nodes.isEmpty else { return nil }
    // A comment that opens here and closes there speaks of what lies between.
    guard !text.holds("docgen:on") else { return nil }
    for index in markdown.children(of: 0) {
      switch markdown.nodes[index].kind {
      case .heading(level: 1): if !sections.isEmpty { return nil }
      case .heading(level: 2):
        guard let place = place(index) else { continue }
        sections.append((place, text.range(ofLine: firstLine(of: markdown.nodes[index])).lowerBound))
      default: break
      }
    }
    let known = markdown.nodes.indices.count {
      markdown.nodes[$0].kind == .heading(level: 2) && place($0) != nil
    }
    guard sections.count == known else { return nil }
  }

  /// The heading's line, or that of the comments directly above it: they are about it.
  private func firstLine(of heading: Markdown.Node) -> Int {
    var line = heading.position.line
    while line > text.firstLine {
      let above = text.string(text.range(ofLine: line - 1))
      guard above.hasPrefix("<!--"), above.hasSuffix("-->") else { break }
      line -= 1
    }
    return line
  }

  /// The change that puts them in order; nil where it would make another document of it.
  func edit() -> Edit? {
    guard let first = sections.first else { return nil }
    var bodies: [(place: Int, range: Range<Int>)] = []
    var gaps: [Range<Int>] = []
    for (index, section) in sections.enumerated() {
      let end = index + 1 < sections.count ? sections[index + 1].start : text.bytes.count
      let body = section.start..<bodyEnd(from: section.start, to: end)
      bodies.append((section.place, body))
      gaps.append(body.upperBound..<end)
    }
    let order = bodies.indices.sorted { (bodies[$0].place, $0) < (bodies[$1].place, $1) }
    var replacement: [UInt8] = []
    for (index, body) in order.enumerated() {
      replacement += text.bytes[bodies[body].range]
      if index + 1 < order.count { replacement += text.bytes[gaps[index]] }
    }
    let region = first.start..<(bodies.last?.range.upperBound ?? first.start)
    let edit = Edit(
      position: text.position(at: first.start), original: text.string(region),
      replacement: String(decoding: replacement, as: UTF8.self))
    return keepsAll(edit, in: order) ? edit : nil
  }

  /// Where the last line of a section ends that is neither empty nor a rule below an empty one.
  private func bodyEnd(from start: Int, to end: Int) -> Int {
    let bytes = text.bytes
    var end = end
    while true {
      var last = end
      while last > start, bytes[last - 1] <= 0x20 { last -= 1 }
      var line = last
      while line > start, bytes[line - 1] != 0x0A, bytes[line - 1] != 0x0D { line -= 1 }
      guard isRule(bytes[line..<last]), isEmptyLine(above: line, from: start) else {
        // White space at the end of a line belongs to the line.
        while last < end, bytes[last] != 0x0A, bytes[last] != 0x0D { last += 1 }
        return last
      }
      end = line
    }
  }

  private func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    line.count >= 3
      && (line.allSatisfy { $0 == UInt8(ascii: "-") } || line.allSatisfy { $0 == UInt8(ascii: "*") })
  }

  private func isEmptyLine(above line: Int, from start: Int) -> Bool {
    guard line > start else { return false }
    let number = text.position(at: line).line
    return text.bytes[text.range(ofLine: number - 1)].allSatisfy { $0 <= 0x20 }
  }

  /// Whether the document has the same blocks afterwards: a fence that nobody closed would swallow what moves below it.
  private func keepsAll(_ edit: Edit, in order: [Int]) -> Bool {
    let bytes = text.applying([edit]).bytes
    let after = MarkdownParser.parse(SourceText(path: text.path, bytes: bytes))
    guard !after.nodes.isEmpty else { return false }
    var groups: [[Block]] = Array(repeating: [], count: sections.count + 1)
    let starts = sections.map { text.position(at: $0.start) }
    var group = 0
    for index in markdown.children(of: 0) {
      while group < starts.count, markdown.nodes[index].position >= starts[group] { group += 1 }
      groups[group].append(Block(index, of: markdown))
    }
    let wanted = groups[0] + order.flatMap { groups[$0 + 1] }
    let found = after.children(of: 0).map { Block($0, of: after) }
    return wanted.filter { !$0.isRule } == found.filter { !$0.isRule }
  }

  /// A block as a reader sees it, wherever it stands.
  private struct Block: Equatable {
    let kind: Markdown.Kind
    let words: String
    let count: Int

    init(_ index: Int, of markdown: Markdown) {
      let node = markdown.nodes[index]
      kind = node.kind
      words = node.text + markdown.plainText(of: index)
      count = node.end - index
    }

    var isRule: Bool { kind == .thematicBreak }
  }
}

extension SourceText {
  /// Whether some words stand anywhere in it.
  fileprivate func holds(_ words: StaticString) -> Bool {
    let words = Array(String(describing: words).utf8)
    return bytes.indices.contains { bytes[$0] == words[0] && bytes[$0...].starts(with: words) }
  }
}
