import Syntax

/// Reads CSS custom properties.
struct CSSReader: CodeReader {
  func read(_ blocks: [SourceText], flavor: Flavor) -> Statements { Statements() }
}
