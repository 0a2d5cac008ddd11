import Syntax

/// Reads TypeScript and JavaScript: colours and type in object literals.
struct TypeScriptReader: CodeReader {
  func read(_ blocks: [SourceText], flavor: Flavor) -> Statements { Statements() }
}
