import Syntax

/// Reads a Google front matter; the text of its source is the YAML alone.
struct FrontMatterReader: SourceReader {
  func read(_ sources: [Source]) -> Statements { Statements() }
}
