import Syntax

/// Reads YAML in a document: a front matter shown as an example, tokens.
struct YAMLBlockReader: CodeReader {
  func read(_ blocks: [SourceText], flavor: Flavor) -> Statements { Statements() }
}
