/// Markdown text into a tree; the only file that knows cmark-gfm.
public enum MarkdownParser {
  /// Parses a document once. Front matter at its start is not part of the tree and shifts no line.
  public static func parse(_ text: SourceText) -> Markdown {
    Markdown(nodes: [], findings: [])
  }
}
