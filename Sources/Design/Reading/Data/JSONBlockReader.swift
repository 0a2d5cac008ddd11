import Syntax

/// Reads JSON in a document: design tokens, themes.
struct JSONBlockReader: CodeReader {
  func read(_ blocks: [SourceText], flavor: Flavor) -> Statements { Statements() }
}
