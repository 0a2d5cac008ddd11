import Syntax

/// Reads JSON in a document: design tokens, themes, tokens in the shape of a front matter.
struct JSONBlockReader: CodeReader {
  func read(_ blocks: [SourceText], flavor: Flavor) -> Statements {
    var result = Statements()
    var tokens: [DTCGDocument] = []
    for block in blocks {
      // A block that is no JSON is an excerpt or a program's output.
      guard let root = try? JSONParser.parse(block, isRelaxed: true).root, root.kind == .map else { continue }
      if DTCGDocument.isTokens(root) {
        tokens.append(DTCGDocument(root: root, path: block.path, flavor: flavor))
      } else if SemanticsReader.isSemantics(root) {
        var reading = SemanticsReading(path: block.path, flavor: flavor)
        reading.read(root)
        result.append(reading.statements)
      } else if root.children.contains(where: { FrontMatterDocument.isCategory($0.key) && $0.kind == .map }) {
        var reading = FrontMatterReading(FrontMatterDocument([root], path: block.path, flavor: flavor))
        reading.read()
        reading.statements.name = nil
        reading.statements.evidence.frontMatterKeys = []
        result.append(reading.statements)
      }
    }
    result.append(DTCGReader.read(tokens))
    return result
  }
}
