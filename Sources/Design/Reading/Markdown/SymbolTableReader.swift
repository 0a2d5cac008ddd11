import Syntax

/// Tables of components and their SF Symbols.
struct SymbolTableReader {
  let place: ProsePlace

  /// Whether the table has a column of symbols; if so its rows are stated.
  func read(_ table: MarkdownTable, into statements: inout Statements) -> Bool {
    guard let symbols = table.header.firstIndex(where: Self.isSymbolColumn) else { return false }
    let size = table.column(["size", "sizes", "pt"], except: [symbols])
    guard let component = table.header.indices.first(where: { $0 != symbols && $0 != size }) else {
      return false
    }
    let notes = table.header.indices.filter { index in
      index != symbols && index != size && index != component
        && table.header[index].contains {
          ["note", "notes", "comment", "comments", "weight", "rendering", "variant"].contains($0)
        }
    }
    for row in table.rows {
      guard let cell = row.cell(symbols), let name = row.words(component) else { continue }
      let names = Self.names(in: cell)
      let position = row.cell(component)?.position(of: 0) ?? row.position
      var remarks = names.remarks.map { [$0] } ?? []
      var token = SymbolToken(
        component: name, names: names.names, size: nil, note: nil, origin: place.origin(position))
      if let size, let cell = row.cell(size), let text = row.words(size) {
        if let found = Self.size(in: cell) {
          token.size = found.value
          if found.saysMore { remarks.append(text) }
        } else {
          remarks.append(text)
        }
      }
      remarks.append(contentsOf: notes.compactMap { row.words($0) })
      token.note = remarks.isEmpty ? nil : remarks.joined(separator: "; ")
      if token.names.isEmpty, let words = row.words(symbols) {
        guard words.contains(where: \.isLetter) else { continue }
        token.note = token.note ?? words
      }
      if token.names.isEmpty, row.words(symbols) == nil { continue }
      statements.tokens.symbols.append(token)
    }
    return true
  }

  private static func isSymbolColumn(_ words: [String]) -> Bool {
    words.contains("symbol") || words.contains("symbols") || words.contains("sfsymbol")
      || (words.contains("sf") && words.contains { $0 == "icon" || $0 == "name" })
  }

  /// The first number of a size cell, and whether the cell says more than that.
  private static func size(in cell: Phrase) -> (value: Double, saysMore: Bool)? {
    for index in cell.pieces.indices {
      guard let (quantity, next) = cell.quantity(at: index) else { continue }
      let isAlone = index == 0 && next == cell.pieces.count && quantity.upper == nil
      let isPlain =
        isAlone && [.absent, .pt, .px, .dp, .sp].contains(quantity.unit)
        && cell.text.words.utf8.first.map { $0 >= 0x30 && $0 <= 0x39 } ?? false
      return (quantity.value, !isPlain)
    }
    return nil
  }

  // MARK: - Names

  /// The symbols of a cell; what it says besides becomes a remark.
  private static func names(in cell: Phrase) -> (names: [String], remarks: String?) {
    let hasCode = cell.pieces.contains { $0.isCode }
    var names: [String] = []
    var rest: [Int] = []
    for (index, piece) in cell.pieces.enumerated() {
      guard let word = cell.word(at: index), piece.isCode || !hasCode else {
        if piece.kind != .slash && piece.kind != .comma && piece.kind != .lineBreak { rest.append(index) }
        continue
      }
      if word.first == ".", let base = names.last, isSymbolName(String(word.dropFirst())) {
        // A lone `.fill` belongs to the name before it; `.forward` behind `arrow.backward` takes the place of its end.
        let stem =
          variants.contains(String(word.dropFirst()))
          ? base : String(base[..<(base.lastIndex(of: ".") ?? base.endIndex)])
        names.append(stem + word)
      } else if isSymbolName(word), piece.isCode || word.contains(".") || cell.pieces.count == 1 {
        names.append(word)
      } else {
        rest.append(index)
      }
    }
    return (names, remarks(of: rest, in: cell))
  }

  /// Endings that are added to a symbol's name.
  private static let variants: Set<String> = [
    "fill", "circle", "circle.fill", "square", "square.fill", "slash", "slash.fill", "rectangle", "inverse",
    "rtl",
  ]

  /// Words of lower-case letters and digits between dots, and no measure.
  private static func isSymbolName(_ word: String) -> Bool {
    Quantity(word)?.lengthUnit == nil && !word.isEmpty && word.utf8.first != 0x2E && word.utf8.last != 0x2E
      && word.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E }
  }

  private static func remarks(of rest: [Int], in cell: Phrase) -> String? {
    let joints: Set<String> = ["and", "or", "/", "&", "→", "+"]
    let words = rest.filter { index in
      switch cell.pieces[index].kind {
      case .word: !(cell.word(at: index).map(joints.contains) ?? false)
      case .open, .close, .arrow, .plus, .dot, .dash, .colon, .semicolon, .equals, .period, .at: false
      default: true
      }
    }
    guard let first = words.first, let last = words.last else { return nil }
    // From the first to the last word beyond the names, unless names stand between them.
    let stretch = first...last
    let isTogether = stretch.allSatisfy { rest.contains($0) }
    let text =
      isTogether
      ? cell.words(first..<(last + 1)) : words.map { cell.words($0..<($0 + 1)) }.joined(separator: " ")
    return text.isEmpty ? nil : text
  }
}
