import Syntax

/// A symbol that code uses and no table lists.
struct SymbolUnlisted: Rule {
  let id = "symbol-unlisted"
  let severity = Severity.info
  let summary = "code uses a symbol that no symbol table lists"
  let explanation = """
    Where a system has a symbol table, it is the place where people look up which symbol stands for what. Compared \
    are all literals in code with all names of the system's tables; a system without a table is left alone.
    """
  let wrong = """
    # Tern

    ## SF Symbols

    | Component | Symbol | Size |
    |-----------|--------|------|
    | Compose | `square.and.pencil` | 20pt |

    ```swift
    let compose = Image(systemName: "square.and.pencil")
    let settings = Image(systemName: "gearshape")
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
    let listed = Set(system.tokens.symbols.flatMap(\.names))
    if listed.isEmpty { return [] }
    return system.tokens.symbolUses.compactMap { use in
      if listed.contains(use.name) { return nil }
      return finding(
        at: use.origin, length: use.name.unicodeScalars.count,
        "'\(use.name)' is used in code and listed in no symbol table", help: "add a row for it")
    }
  }
}
