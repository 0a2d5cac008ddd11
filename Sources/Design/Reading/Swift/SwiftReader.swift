import Syntax

/// Reads Swift: colours, gradients, type styles, symbols, motion, requirements.
struct SwiftReader: CodeReader {
  func read(_ blocks: [SourceText], flavor: Flavor) -> Statements { Statements() }
}
