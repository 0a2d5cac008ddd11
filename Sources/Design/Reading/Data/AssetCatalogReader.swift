import Syntax

/// Reads colour sets of asset catalogues. Groups come with them: a Contents.json outside a colour set.
struct AssetCatalogReader: SourceReader {
  func read(_ sources: [Source]) -> Statements { Statements() }
}
