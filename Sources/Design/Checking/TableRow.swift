import Syntax

/// A row with other cells than its header; found while the document is parsed.
struct TableRow: Rule {
  let id = "table-row"
  let severity = Severity.warning
  let summary = "a table row has more or fewer cells than its header"
  let explanation = """
    Cells past the last column are not shown, and a pipe ends a cell even inside code ticks; write it as \\|. Text \
    directly below a table is its last row.
    """
  let wrong = """
    # Tern

    | Layer | Files |
    |---|---|
    | Docs | `*.swift|*.md` |
    """
  let right = """
    # Tern

    | Layer | Files |
    |---|---|
    | Docs | `*.swift\\|*.md` |
    """
}
