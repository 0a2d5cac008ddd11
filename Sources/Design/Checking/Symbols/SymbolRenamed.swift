import Syntax

/// A symbol under its old name.
struct SymbolRenamed: Rule {
  /// The names that exist.
  let catalog: SymbolCatalog

  let id = "symbol-renamed"
  let severity = Severity.info
  let summary = "the SF Symbol has a newer name"
  let explanation = """
    The old name still draws the symbol, but only the new one is found in the SF Symbols app and in autocompletion. \
    The newer name may need a newer iOS; keep the old one as long as the minimum is below it.
    """
  let wrong = """
    # Tern

    ## SF Symbols

    | Component | Symbol | Size |
    |-----------|--------|------|
    | Letter | `a` | 20pt |
    """
  let right = """
    # Tern

    ## SF Symbols

    | Component | Symbol | Size |
    |-----------|--------|------|
    | Letter | `character` | 20pt |
    """

  func check(_ system: DesignSystem) -> [Finding] {
    let texts = SourceTexts(system)
    let minimum = system.evidence.minimumIOS.map { Version($0.ios) }.min()
    return NamedSymbol.all(of: system).compactMap { symbol in
      guard let newer = catalog[symbol.name]?.renamedTo else { return nil }
      let ios = catalog[newer]?.ios
      let since = ios.map { " since iOS \($0)" } ?? ""
      // Below the minimum the old name is the one that draws.
      let isThere = minimum.map { minimum in ios.map { Version($0) <= minimum } ?? false } ?? true
      return finding(
        at: symbol.origin, length: symbol.name.unicodeScalars.count,
        "'\(symbol.name)' is called '\(newer)'\(since)",
        help: "write '\(newer)' where the minimum iOS has it",
        edit: isThere ? SymbolSpelling.edit(symbol, to: newer, in: texts) : nil)
    }
  }
}
