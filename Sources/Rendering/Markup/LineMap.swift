import Syntax

/// Lines that something points at, by the line of the document at whose words their anchor is written.
///
/// A line without words (a blank one, a comment, a rule) has its anchor at the next that has some.
enum LineMap {
  static func anchors(_ lines: Set<Int>, in markdown: Markdown, frontMatter: SourceText?) -> LineAnchors {
    guard !lines.isEmpty else { return LineAnchors([]) }
    let written = linesWithWords(markdown, frontMatter: frontMatter)
    var result: [LineAnchors.Anchor] = []
    var next = 0
    for line in lines.sorted() {
      while next < written.count, written[next] < line { next += 1 }
      result.append((next < written.count ? written[next] : line, line))
    }
    return LineAnchors(result)
  }

  /// In order; a line with several words more than once.
  private static func linesWithWords(_ markdown: Markdown, frontMatter: SourceText?) -> [Int] {
    var result: [Int] = []
    if let yaml = frontMatter {
      // A text that ends with a line feed has one more start of a line than lines.
      result += yaml.firstLine..<(yaml.firstLine + max(yaml.lineStarts.count - 1, 1))
    }
    for node in markdown.nodes {
      switch node.kind {
      case .text, .code, .link, .tableCell:
        if result.last != node.position.line { result.append(node.position.line) }
      case .codeBlock:
        var text = node.text
        let lineFeeds = text.withUTF8 { bytes in bytes.count { $0 == 0x0A } }
        result += node.position.line..<(node.position.line + max(lineFeeds, 1))
      default: break
      }
    }
    result.sort()
    return result
  }
}
