/// YAML text into a tree; the only file that knows libyaml.
public enum YAMLParser {
  /// Parses one document.
  public static func parse(_ text: SourceText) throws(DataError) -> DataTree {
    DataTree(nodes: [])
  }
}
