extension SymbolCatalog {
  /// The catalogue in the program, made from `Data/sf-symbols.txt` at its first use.
  public static let builtIn = SymbolCatalog(
    text: EmbeddedFiles.all.first { $0.path.description == "sf-symbols.txt" }?.bytes ?? [])
}
