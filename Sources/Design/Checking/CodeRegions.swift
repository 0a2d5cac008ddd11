import Syntax

/// Which lines of a system's files are code: whole files of a code flavor, and code blocks in markdown.
struct CodeRegions {
  private var blocks: [String: [ClosedRange<Int>]] = [:]

  /// The regions of all sources of a system.
  init(_ system: DesignSystem) {
    for source in system.sources {
      guard let markdown = source.markdown else {
        blocks[source.path] = source.flavor == .frontMatter ? [] : [1...Int.max]
        continue
      }
      var lines: [ClosedRange<Int>] = []
      for index in markdown.nodes.indices {
        guard case .codeBlock = markdown.nodes[index].kind else { continue }
        let (first, last) = (markdown.nodes[index].position.line, markdown.nodes[index].lastLine)
        if last >= first { lines.append(first...last) }
      }
      blocks[source.path] = lines
    }
  }

  /// Whether a place is code. Front matter is not.
  func contains(_ origin: Origin) -> Bool {
    guard origin.flavor != .frontMatter, let ranges = blocks[origin.path] else { return false }
    // The blocks stand in reading order and do not overlap.
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < origin.line { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(origin.line)
  }
}
