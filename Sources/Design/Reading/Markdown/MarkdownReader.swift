import Syntax

/// Reads headings, lists, tables and prose of markdown; its code goes to the readers of the languages.
struct MarkdownReader: SourceReader {
  func read(_ sources: [Source]) -> Statements { Statements() }
}
