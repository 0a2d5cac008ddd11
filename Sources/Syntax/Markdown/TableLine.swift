/// The cells of one line of a table, as the source writes them.
///
/// cmark drops the cells past the header's count and fills up missing ones, so what the author wrote is only here.
struct TableLine {
  /// The bytes of each cell, white space round them left out.
  let cells: [Range<Int>]
  /// Whether a pipe that ends a cell stands between code ticks.
  let splitsCode: Bool
  private let start: Int

  /// - Parameter range: the line without indentation and quote marks.
  init(text: SourceText, range: Range<Int>) {
    let bytes = text.bytes
    start = range.lowerBound
    var end = range.upperBound
    while end > range.lowerBound, Self.isSpace(bytes[end - 1]) { end -= 1 }
    var index = range.lowerBound
    if index < end, bytes[index] == UInt8(ascii: "|") { index += 1 }
    var cells: [Range<Int>] = []
    var first = index
    var ticks = 0
    var splitsCode = false
    func close(_ last: Int) {
      var from = first
      var to = last
      while from < to, Self.isSpace(bytes[from]) { from += 1 }
      while to > from, Self.isSpace(bytes[to - 1]) { to -= 1 }
      cells.append(from..<to)
    }
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "`") { ticks += 1 }
      if byte == UInt8(ascii: "\\"), index + 1 < end, bytes[index + 1] == UInt8(ascii: "|") {
        index += 2
        continue
      }
      if byte == UInt8(ascii: "|") {
        if ticks % 2 == 1 { splitsCode = true }
        close(index)
        first = index + 1
      }
      index += 1
    }
    if first < end { close(end) }
    self.cells = cells
    self.splitsCode = splitsCode && ticks % 2 == 0
  }

  /// What is wrong with the row under a header of so many columns.
  func finding(_ text: SourceText, columns: Int) -> Finding? {
    guard cells.count != columns || splitsCode else { return nil }
    let place = cells.count > columns ? cells[columns].lowerBound : start
    let message =
      cells.count == columns
      ? "a pipe inside code ends the cell"
      : "a row of \(count(cells.count)) under a header of \(count(columns))"
        + (splitsCode ? ": a pipe inside code ends the cell" : "")
    let help =
      if splitsCode {
        "write the pipe inside code as '\\|'"
      } else if cells.count > columns {
        "what stands past the last column is not shown; write a pipe in a cell as '\\|'"
      } else {
        "add the missing cells"
      }
    return Finding(
      rule: "table-row", severity: .warning, path: text.path, position: text.position(at: place),
      message: message, help: help)
  }

  private func count(_ cells: Int) -> String { cells == 1 ? "1 cell" : "\(cells) cells" }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C
  }
}
