/// A symbol name and where it was written, in a table or in code.
struct NamedSymbol {
  var name: String
  var origin: Origin

  /// All of a system, tables first.
  static func all(of system: DesignSystem) -> [NamedSymbol] {
    var result: [NamedSymbol] = []
    for row in system.tokens.symbols {
      for name in row.names { result.append(NamedSymbol(name: name, origin: row.origin)) }
    }
    for use in system.tokens.symbolUses { result.append(NamedSymbol(name: use.name, origin: use.origin)) }
    return result
  }
}
