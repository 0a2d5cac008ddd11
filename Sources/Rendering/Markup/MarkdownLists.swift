import Syntax

/// Which lists are tight: CommonMark 5.3 sets their paragraphs without `<p>`.
enum MarkdownLists {
  /// The indices of all paragraphs that stand directly in an item of a tight list.
  static func tightParagraphs(_ markdown: Markdown) -> Set<Int> {
    var result: Set<Int> = []
    let nodes = markdown.nodes
    for index in nodes.indices {
      guard case .list = nodes[index].kind, isTight(index, markdown) else { continue }
      for item in markdown.children(of: index) {
        for child in markdown.children(of: item) where nodes[child].kind == .paragraph {
          result.insert(child)
        }
      }
    }
    return result
  }

  /// No blank line stands between two items, or between two blocks directly in one.
  private static func isTight(_ list: Int, _ markdown: Markdown) -> Bool {
    var lastLine: Int?
    for item in markdown.children(of: list) {
      var isFirst = true
      for child in markdown.children(of: item) {
        let node = markdown.nodes[child]
        // A fence's node begins at its content, one line below the fence.
        let isCode = if case .codeBlock = node.kind { true } else { false }
        let start = isFirst ? markdown.nodes[item].position.line : node.position.line - (isCode ? 1 : 0)
        if let lastLine, start > lastLine + 1 { return false }
        let deepest = markdown.nodes[node.end - 1]
        lastLine = max(deepest.position.line, deepest.lastLine)
        isFirst = false
      }
    }
    return true
  }
}
