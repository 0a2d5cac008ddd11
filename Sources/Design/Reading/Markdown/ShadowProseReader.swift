import Syntax

/// Levels of elevation with CSS shadows, in tables and lists.
struct ShadowProseReader {
  let place: ProsePlace

  /// Whether the table is one of levels; if so each shadow of a row is stated.
  func read(_ table: MarkdownTable, into statements: inout Statements) -> Bool {
    let isNamed = table.column(["level", "elevation", "shadow", "shadows", "depth"]) != nil
    guard isNamed || place.section.subject == .shadow else { return false }
    for row in table.rows {
      guard let nameCell = row.cell(0), !nameCell.text.isEmpty else { continue }
      let remarks = table.header.indices.filter { index in
        table.header[index].contains {
          ["use", "usage", "note", "notes", "where", "description", "purpose"].contains($0)
        }
      }
      let note = remarks.compactMap { row.words($0) }.joined(separator: "; ")
      let isSided = hasBothSides(row, of: table)
      for column in table.header.indices.dropFirst() {
        guard let cell = row.cell(column) else { continue }
        // Of two shadows in one row the second needs a name of its own.
        let side = isSided && Appearance.spoken(in: table.header[column]) == [.dark] ? " Dark" : ""
        state(
          Self.layers(in: cell, cell.whole), name: MarkdownTable.name(of: nameCell) + side,
          at: nameCell.position(of: 0), note: note.isEmpty ? nil : note, into: &statements)
      }
    }
    return true
  }

  /// Whether a row has a shadow for dark beside another one.
  private func hasBothSides(_ row: MarkdownTable.Row, of table: MarkdownTable) -> Bool {
    let filled = table.header.indices.dropFirst().filter { column in
      row.cell(column).map { !Self.layers(in: $0, $0.whole).isEmpty } ?? false
    }
    return filled.count > 1 && filled.contains { Appearance.spoken(in: table.header[$0]) == [.dark] }
  }

  /// A list item with CSS shadows: `**Raised**: `0 2px 8px rgba(…)``, `**Focus** (`rgba(…) 0px 4px 12px`)`.
  func read(_ phrase: Phrase, into statements: inout Statements) -> Bool {
    var layers = Self.layers(in: phrase, phrase.whole)
    if layers.isEmpty, place.section.subject == .shadow, let spoken = Self.spokenLayer(in: phrase) {
      layers = [spoken]
    }
    guard let first = layers.first, let last = layers.last, let name = name(phrase, before: first.start)
    else {
      return false
    }
    state(
      layers, name: name, at: phrase.position(of: 0), note: ColorItemReader.note(phrase, from: last.end),
      into: &statements)
    return true
  }

  /// What stands before the first layer, when it is a name: bold with a parenthesis anywhere, plain below a heading
  /// of shadows or colours.
  private func name(_ phrase: Phrase, before start: Int) -> String? {
    let pieces = phrase.pieces
    guard start > 0, let first = pieces.first else { return nil }
    if let strong = first.strong {
      let end = pieces.firstIndex { $0.strong != strong || $0.kind == .open } ?? pieces.count
      let mark = end < pieces.count ? pieces[end].kind : .period
      guard end > 0, mark == .open || mark == .colon || mark == .dash || end == start else { return nil }
      if mark != .open, place.section.subject != .shadow, !place.section.isPalette { return nil }
      if mark == .open, start > phrase.closing(end) { return nil }
      let nameEnd = pieces[end - 1].kind == .colon ? end - 1 : end
      return nameEnd > 0 ? phrase.words(0..<nameEnd) : nil
    }
    guard place.section.subject == .shadow || place.section.isPalette, let head = ItemHead(phrase) else {
      return nil
    }
    return start - head.value <= 2 ? head.name(in: phrase) : nil
  }

  private func state(
    _ layers: [Layer], name: String, at position: Position, note: String?, into statements: inout Statements
  ) {
    for layer in layers {
      statements.tokens.shadows.append(
        ShadowToken(
          name: name, group: place.section.group, color: layer.color, x: layer.lengths[0],
          y: layer.lengths[1],
          blur: layer.lengths.count > 2 ? layer.lengths[2] : 0,
          spread: layer.lengths.count > 3 ? layer.lengths[3] : 0, note: note, origin: place.origin(position)))
    }
  }

  struct Layer {
    var color: ColorValue?
    var lengths: [Double]
    var start: Int
    var end: Int
  }

  /// Each colour with two to four lengths right before or behind it.
  private static func layers(in phrase: Phrase, _ range: Range<Int>) -> [Layer] {
    guard phrase.hasColor else { return [] }
    var result: [Layer] = []
    var lengths: [Double] = []
    var lengthStart = range.lowerBound
    var index = range.lowerBound
    while index < range.upperBound {
      let piece = phrase.pieces[index]
      if let color = phrase.color(at: index) {
        if lengths.count >= 2 {
          result.append(
            Layer(color: color, lengths: Array(lengths.suffix(4)), start: lengthStart, end: index + 1))
          lengths = []
        } else {
          let (after, next) = Self.lengths(in: phrase, from: index + 1, limit: range.upperBound)
          if after.count >= 2 {
            result.append(Layer(color: color, lengths: after, start: index, end: next))
            index = next
            lengths = []
            continue
          }
        }
      } else if let (quantity, next) = phrase.quantity(at: index), isLength(quantity) {
        if lengths.isEmpty { lengthStart = index }
        lengths.append(quantity.value)
        index = next
        continue
      } else if piece.term != .inset {
        lengths = []
      }
      index += 1
    }
    return result
  }

  private static func lengths(in phrase: Phrase, from start: Int, limit: Int) -> ([Double], Int) {
    var lengths: [Double] = []
    var index = start
    while index < limit, lengths.count < 4, let (quantity, next) = phrase.quantity(at: index),
      isLength(quantity)
    {
      lengths.append(quantity.value)
      index = next
    }
    return (lengths, index)
  }

  private static func isLength(_ quantity: Quantity) -> Bool {
    quantity.upper == nil
      && ([.px, .pt, .dp].contains(quantity.unit) || (quantity.unit == .absent && quantity.value == 0))
  }
}
