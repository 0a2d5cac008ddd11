import Syntax

/// A table as a header and rows of phrases.
struct MarkdownTable {
  /// A row and the line it stands on.
  struct Row {
    /// Its place in the document.
    let node: Int
    let cells: [Phrase]
    let position: Position

    /// The cell of a column, nil where the row is short.
    func cell(_ column: Int) -> Phrase? {
      cells.indices.contains(column) ? cells[column] : nil
    }

    /// Whether a column's cell has words, and not a dash alone.
    func isFilled(_ column: Int?) -> Bool {
      guard let column, let cell = cell(column), !cell.text.isEmpty else { return false }
      return cell.pieces.count > 1 || cell.pieces.first?.isLetters ?? false || words(column) != nil
    }

    /// The words of a column's cell; nil for an empty one or a dash.
    func words(_ column: Int?) -> String? {
      guard let column, let text = cell(column)?.text.words, !text.isEmpty, !["—", "–", "-"].contains(text)
      else { return nil }
      return text
    }
  }

  /// The words of each header cell, lower case.
  let header: [[String]]
  /// The header as written.
  let titles: [String]
  /// All rows below it.
  let rows: [Row]

  /// The table at a node.
  init(_ markdown: Markdown, at index: Int) {
    var titles: [String] = []
    var rows: [Row] = []
    for row in markdown.children(of: index) {
      let cells = markdown.children(of: row)
      if case .tableRow(isHeader: true) = markdown.nodes[row].kind {
        titles = cells.map { InlineText(markdown, of: $0).words }
      } else {
        rows.append(
          Row(
            node: row, cells: cells.map { Phrase(markdown, of: $0) }, position: markdown.nodes[row].position))
      }
    }
    self.titles = titles
    self.rows = rows
    header = titles.map(Words.split)
  }

  /// The first column whose header has one of the words, or begins with one of the stems.
  func column(_ words: Set<String>, except used: Set<Int> = []) -> Int? {
    header.indices.first { !used.contains($0) && header[$0].contains { words.contains($0) } }
  }

  /// Columns for remarks: their colours are mentions.
  static let remarks: Set<String> = [
    "use", "uses", "usage", "used", "note", "notes", "where", "meaning", "description", "purpose",
    "treatment",
    "comment", "comments", "role", "example", "examples", "when", "context", "why", "behavior", "behaviour",
    "details",
  ]

  /// Whether a column holds remarks.
  func isRemark(_ column: Int) -> Bool {
    header[column].contains { Self.remarks.contains($0) }
  }

  /// The name a row goes by in its first column: ticks and the braces of a reference off.
  static func name(of cell: Phrase) -> String {
    if cell.pieces.count == 1, let path = cell.reference(at: 0) {
      return path.split(separator: ".").dropFirst().joined(separator: ".")
    }
    return withoutColon(cell.text.words)
  }

  private static func withoutColon(_ text: String) -> String {
    text.hasSuffix(":") ? String(text.dropLast()) : text
  }
}
