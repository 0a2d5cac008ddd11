/// JSON text into a tree with places, which Foundation's decoder does not give.
public enum JSONParser {
  /// Parses one document.
  public static func parse(_ text: SourceText) throws(DataError) -> DataTree {
    DataTree(nodes: [])
  }
}
