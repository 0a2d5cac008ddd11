import Syntax

/// The lines that tables of a system's documents take, by path.
struct TableLines {
  private var lines: [String: Set<Int>] = [:]

  /// Of the tables with a header cell for which `isMeant` is true.
  init(_ system: DesignSystem, whereHeader isMeant: (String) -> Bool = { _ in true }) {
    for source in system.sources {
      guard let markdown = source.markdown else { continue }
      for index in markdown.nodes.indices {
        guard case .table = markdown.nodes[index].kind,
          let header = markdown.children(of: index).first(where: { _ in true }),
          markdown.children(of: header).contains(where: { isMeant(markdown.plainText(of: $0)) })
        else { continue }
        let node = markdown.nodes[index]
        lines[source.path, default: []].formUnion(node.position.line...max(node.position.line, node.lastLine))
      }
    }
  }

  func contain(_ origin: Origin) -> Bool { lines[origin.path]?.contains(origin.line) ?? false }
}
