import Syntax

/// A symbol drawn at another size than its table says.
struct SymbolDrift: Rule {
  let id = "symbol-drift"
  let severity = Severity.warning
  let summary = "code draws a symbol at another size than the symbol table says"
  let explanation = """
    Compared is the size of each use in code, from the innermost font around it, with the sizes of all rows that list \
    the symbol. A row that gives a range allows what lies in it; a use or a row without a size is left alone.
    """
  let wrong = """
    # Tern

    ## SF Symbols

    | Component | Symbol | Size |
    |-----------|--------|------|
    | Compose | `square.and.pencil` | 20pt |

    ```swift
    let compose = Image(systemName: "square.and.pencil").font(.system(size: 18))
    ```
    """
  let right = """
    # Tern

    ## SF Symbols

    | Component | Symbol | Size |
    |-----------|--------|------|
    | Compose | `square.and.pencil` | 20pt |

    ```swift
    let compose = Image(systemName: "square.and.pencil").font(.system(size: 20))
    ```
    """

  func check(_ system: DesignSystem) -> [Finding] {
    var rows: [String: [SymbolToken]] = [:]
    for row in system.tokens.symbols {
      for name in row.names { rows[name, default: []].append(row) }
    }
    return system.tokens.symbolUses.compactMap { use in
      guard let size = use.size, let listed = rows[use.name], listed.allSatisfy({ $0.size != nil }),
        !listed.contains(where: { allows(size, $0) }), let row = listed.first, let stated = row.size
      else { return nil }
      return finding(
        at: use.origin, length: use.name.unicodeScalars.count,
        "'\(use.name)' is drawn at \(DecimalText.rounded(size)) pt, "
          + "\(row.origin.path):\(row.origin.line) says \(DecimalText.rounded(stated)) pt for '\(row.component)'",
        help: "make the two agree, or list the component whose size this is")
    }
  }

  /// A row allows its size, and what lies between the numbers of a note such as `19–20pt`.
  private func allows(_ size: Double, _ row: SymbolToken) -> Bool {
    if row.size == size { return true }
    let numbers = (row.note ?? "").split(whereSeparator: { !$0.isNumber && $0 != "." }).compactMap {
      Double($0)
    }
    guard let low = numbers.min(), let high = numbers.max(), row.size == numbers.first else { return false }
    return (low...high).contains(size)
  }
}
