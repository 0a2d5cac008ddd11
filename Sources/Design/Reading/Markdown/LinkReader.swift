import Syntax

/// Reads links, images and what they can point at.
enum LinkReader {
  static func read(_ markdown: Markdown, of source: Source) -> Statements { Statements() }
}
