import Syntax

/// A symbol name that draws nothing.
struct SymbolUnknown: Rule {
  /// The names that exist.
  let catalog: SymbolCatalog

  let id = "symbol-unknown"
  let severity = Severity.error
  let summary = "there is no SF Symbol of this name"
  let explanation = """
    A name that is not in the catalogue draws nothing at run time, with no warning from the compiler. Looked up are \
    the names of symbol tables and the literals in code that a symbol initialiser takes.
    """
  let wrong = """
    # Tern

    ## SF Symbols

    | Component | Symbol | Size |
    |-----------|--------|------|
    | Mute | `bell.slashed` | 20pt |
    """
  let right = """
    # Tern

    ## SF Symbols

    | Component | Symbol | Size |
    |-----------|--------|------|
    | Mute | `bell.slash` | 20pt |
    """

  func check(_ system: DesignSystem) -> [Finding] {
    NamedSymbol.all(of: system).compactMap { symbol in
      guard catalog[symbol.name] == nil else { return nil }
      let nearest = catalog.nearest(to: symbol.name)
      let names = nearest.map { "'\($0)'" }.joined(separator: ", ")
      return finding(
        at: symbol.origin, length: symbol.name.unicodeScalars.count,
        "there is no SF Symbol '\(symbol.name)'",
        help: nearest.isEmpty ? "choose a name from the SF Symbols app" : "nearest are \(names)")
    }
  }
}
