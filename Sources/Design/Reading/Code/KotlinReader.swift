import Syntax

/// Reads Kotlin: Compose colours, type styles and measures.
struct KotlinReader: CodeReader {
  func read(_ blocks: [SourceText], flavor: Flavor) -> Statements { Statements() }
}
