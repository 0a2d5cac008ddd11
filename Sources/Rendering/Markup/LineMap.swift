import Syntax

/// Lines that something points at, by the line of the document at whose words their anchor is written.
///
/// A line without words (a blank one, a comment, a rule) has its anchor at the next that has some.
enum LineMap {
  static func anchors(_ lines: Set<Int>, in markdown: Markdown, frontMatter: SourceText?) -> [Int: [Int]] {
    guard !lines.isEmpty else { return [:] }
    var written = linesWithWords(markdown)
    if let yaml = frontMatter {
      // A text that ends with a line feed has one more start of a line than lines.
      for line in yaml.firstLine..<(yaml.firstLine + max(yaml.lineStarts.count - 1, 1)) {
        written.insert(line)
      }
    }
    let order = written.sorted()
    var result: [Int: [Int]] = [:]
    var next = 0
    for line in lines.sorted() {
      while next < order.count, order[next] < line { next += 1 }
      result[next < order.count ? order[next] : line, default: []].append(line)
    }
    return result
  }

  private static func linesWithWords(_ markdown: Markdown) -> Set<Int> {
    var result: Set<Int> = []
    for node in markdown.nodes {
      switch node.kind {
      case .text, .code, .link, .tableCell: result.insert(node.position.line)
      case .codeBlock:
        let lineFeeds = node.text.utf8.count { $0 == 0x0A }
        for line in node.position.line..<(node.position.line + max(lineFeeds, 1)) { result.insert(line) }
      default: break
      }
    }
    return result
  }
}
