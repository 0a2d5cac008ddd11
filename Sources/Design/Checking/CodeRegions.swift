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
      blocks[source.path] = markdown.nodes.compactMap { node in
        guard case .codeBlock = node.kind, node.lastLine >= node.position.line else { return nil }
        return node.position.line...node.lastLine
      }
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
