import Syntax

/// Reads YAML in a document: a front matter shown as an example, tokens.
///
/// The blocks of a DESIGN.md are read with its front matter, as the format says.
struct YAMLBlockReader: CodeReader {
  func read(_ blocks: [SourceText], flavor: Flavor) -> Statements {
    if flavor == .neutral { return Statements() }
    var result = Statements()
    for block in blocks {
      guard let root = try? YAMLParser.parse(block).root, root.kind == .map,
        root.children.contains(where: { FrontMatterDocument.isCategory($0.key) && $0.kind == .map })
      else { continue }
      result.append(FrontMatterReader.read([block], flavor: flavor))
    }
    return result
  }
}
