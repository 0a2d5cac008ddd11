import Syntax

/// Reads design tokens in the DTCG format of 2025.10.
struct DTCGReader: SourceReader {
  func read(_ sources: [Source]) -> Statements { Statements() }
}
