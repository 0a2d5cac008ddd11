import Syntax

/// A symbol that a table lists and no code uses.
struct SymbolUnused: Rule {
  let id = "symbol-unused"
  let severity = Severity.info
  let summary = "a symbol table lists a symbol that no code uses"
  let explanation = """
    A row that no code bears out may be out of date. Looked at are systems whose code uses symbols at all, since a \
    document without code cannot use any.
    """
  let wrong = """
    # Tern

    ## SF Symbols

    | Component | Symbol | Size |
    |-----------|--------|------|
    | Compose | `square.and.pencil` | 20pt |
    | Settings | `gearshape` | 20pt |

    ```swift
    let compose = Image(systemName: "square.and.pencil")
    ```
    """
  let right = """
    # Tern

    ## SF Symbols

    | Component | Symbol | Size |
    |-----------|--------|------|
    | Compose | `square.and.pencil` | 20pt |

    ```swift
    let compose = Image(systemName: "square.and.pencil")
    ```
    """

  func check(_ system: DesignSystem) -> [Finding] {
    let used = Set(system.tokens.symbolUses.map(\.name))
    if used.isEmpty { return [] }
    return system.tokens.symbols.flatMap { row in
      row.names.filter { !used.contains($0) }.map { name in
        finding(
          at: row.origin, "'\(name)' is listed for '\(row.component)' and used in no code",
          help: "remove the row, or use the symbol")
      }
    }
  }
}
