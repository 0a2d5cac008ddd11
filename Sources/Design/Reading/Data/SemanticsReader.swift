import Syntax

/// Reads semantics.json: themes, colours by appearance, radii, type.
struct SemanticsReader: SourceReader {
  func read(_ sources: [Source]) -> Statements { Statements() }
}
