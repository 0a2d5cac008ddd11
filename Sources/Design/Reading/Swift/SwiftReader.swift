import Syntax

/// Reads Swift: declarations as tokens, and what the code beyond them uses.
struct SwiftReader: CodeReader {
  func read(_ blocks: [SourceText], flavor: Flavor) -> Statements {
    let program = SwiftProgram(blocks)
    var reader = SwiftTokenReader(program, flavor: flavor)
    reader.read()
    return reader.statements
  }
}
