import Syntax

/// Tables that name roles and their colours, one column or light and dark in any order and wording.
struct ColorTableReader {
  let place: ProsePlace

  /// A column of values.
  private struct Column {
    let index: Int
    let appearance: Appearance?
    /// What is put behind a row's name; empty for the column the table is about.
    let label: String
  }

  private static let generic: Set<String> = [
    "color", "colors", "colour", "colours", "hex", "value", "values", "hue", "rgb", "rgba", "swatch",
    "gradient", "css",
  ]
  private static let names: Set<String> = [
    "token", "name", "role", "color", "colour", "state", "theme", "label", "slot",
  ]

  /// Whether the table has a column of colours; if so its rows are stated.
  func read(_ table: MarkdownTable, into statements: inout Statements) -> Bool {
    guard table.header.count > 1, let columns = columns(of: table) else { return false }
    let values = Set(columns.map(\.index))
    let nameColumn =
      table.header.indices.first {
        !values.contains($0) && table.header[$0].contains { Self.names.contains($0) }
      } ?? table.header.indices.first { !values.contains($0) }
    guard let nameColumn else { return false }
    for row in table.rows { read(row, nameColumn, columns, table, into: &statements) }
    return true
  }

  // MARK: - Columns

  private func columns(of table: MarkdownTable) -> [Column]? {
    var found: [(index: Int, isCertain: Bool)] = []
    for index in table.header.indices {
      let filled = table.rows.compactMap { $0.cell(index) }.filter { !$0.text.isEmpty }
      let colors = filled.count { beginsWithColor($0) }
      guard colors > 0 else { continue }
      let isNamed = isColorHeader(table.header[index])
      let isFirst = index == 0 && !(isNamed && colors == filled.count && hasNames(table))
      if isNamed && !isFirst || (!table.isRemark(index) || isNamed) && !isFirst && colors * 2 >= filled.count
      {
        found.append((index, isNamed))
      }
    }
    guard !found.isEmpty else { return nil }
    let sides = found.map { side(table.header[$0.index]) }
    let isAppearanceTable = sides.contains { $0 != nil }
    let plainIndex =
      found.first { column in
        let words = table.header[column.index]
        return words.contains { Self.generic.contains($0) } || (side(words) != nil && residue(words).isEmpty)
      }?.index ?? (found.count == 1 || isAppearanceTable ? found[0].index : nil)
    let plainResidue = plainIndex.map { residue(table.header[$0]) } ?? []
    return zip(found, sides).map { column, appearance in
      let words = residue(table.header[column.index])
      let isPlain =
        column.index == plainIndex || words.isEmpty || (appearance != nil && words == plainResidue)
      return Column(
        index: column.index, appearance: appearance,
        label: isPlain ? "" : Self.label(table.titles[column.index], isSided: appearance != nil))
    }
  }

  private func beginsWithColor(_ cell: Phrase) -> Bool {
    guard cell.mayHoldColor, let first = cell.pieces.firstIndex(where: { $0.kind != .open }) else {
      return false
    }
    if cell.pieces[first].kind == .reference { return cell.standsForColor(first) && cell.pieces.count == 1 }
    return cell.pieces[first].isColor || cell.pieces.prefix(4).contains { $0.isColor }
  }

  private func isColorHeader(_ words: [String]) -> Bool {
    words.contains {
      Self.generic.contains($0) || $0 == "light" || $0 == "dark" || $0 == "accent" || $0 == "fill"
    } || side(words) != nil
  }

  /// Whether a column behind the first names what the rows are about.
  private func hasNames(_ table: MarkdownTable) -> Bool {
    table.header.indices.dropFirst().contains { index in
      table.header[index].contains { Self.names.contains($0) }
        && !table.rows.contains { $0.cell(index).map(beginsWithColor) ?? false }
    }
  }

  private func side(_ words: [String]) -> Appearance? {
    let spoken = Appearance.spoken(in: words)
    return spoken.count == 1 ? spoken[0] : nil
  }

  /// What a header says beyond the appearance and that it is a colour.
  private func residue(_ words: [String]) -> [String] {
    words.filter { word in
      !Self.generic.contains(word)
        && ![
          "light", "dark", "mode", "theme", "primary", "fallback", "default", "appearance", "solid", "on",
          "dim",
          "oled", "day", "night", "code", "high", "increased", "contrast", "identical",
        ].contains(word)
    }
  }

  /// A header as the second half of a name: parentheses off where they hold the appearance or a remark.
  private static func label(_ title: String, isSided: Bool) -> String {
    let bare = title.split(separator: "(", omittingEmptySubsequences: false).first.map(String.init) ?? title
    return bare.split(separator: " ").joined(separator: " ")
  }

  // MARK: - Rows

  private func read(
    _ row: MarkdownTable.Row, _ nameColumn: Int, _ columns: [Column], _ table: MarkdownTable,
    into statements: inout Statements
  ) {
    guard let nameCell = row.cell(nameColumn) else { return }
    let base = MarkdownTable.name(of: nameCell)
    guard !base.isEmpty else { return }
    let note = note(of: row, nameColumn, columns, table)
    var labels: [String] = []
    for column in columns where !labels.contains(column.label) { labels.append(column.label) }
    for label in labels {
      let name = label.isEmpty ? base : base + " " + label
      let mine = columns.filter { $0.label == label }
      let position = nameCell.position(of: 0)
      if mine.count > 1 {
        readSides(row, mine, name, position, note, into: &statements)
      } else if let cell = row.cell(mine[0].index), !cell.text.isEmpty {
        readCell(cell, mine[0], name, position, note, columns: columns.count, into: &statements)
      }
    }
  }

  private func readCell(
    _ cell: Phrase, _ column: Column, _ name: String, _ position: Position, _ note: String?, columns: Int,
    into statements: inout Statements
  ) {
    guard let value = value(of: cell) else {
      unread(cell, name, isOnly: columns == 1, into: &statements)
      return
    }
    var naming = ColorNaming(phrase: cell, place: place, isBold: true)
    naming.column = column.appearance
    naming.state(
      value, names: [ColorNaming.Name(text: name, position: position)], note: note, in: &statements)
  }

  /// One token from a light and a dark cell and what further appearances have columns.
  private func readSides(
    _ row: MarkdownTable.Row, _ columns: [Column], _ name: String, _ position: Position, _ note: String?,
    into statements: inout Statements
  ) {
    var color = ColorStatement(
      name: name, group: place.section.group, light: nil, dark: nil, note: note,
      origin: place.origin(position))
    var isFilled = false
    for column in columns {
      guard let cell = row.cell(column.index), !cell.text.isEmpty else { continue }
      guard let value = value(of: cell), let segment = value.segments.first else {
        unread(cell, name, isOnly: false, into: &statements)
        continue
      }
      if segment.gradient != nil || (segment.joint == .arrow && !segment.isOneColor) {
        let naming = ColorNaming(phrase: cell, place: place, isBold: true)
        naming.state(
          value, names: [ColorNaming.Name(text: name, position: position)], note: note, in: &statements)
        continue
      }
      for piece in value.broken {
        statements.findings.append(
          place.invalidColor(
            cell.words(piece..<(piece + 1)), at: cell.position(of: piece), length: cell.length(of: piece)))
      }
      isFilled = true
      let others = value.segments.dropFirst().count { $0.label.isEmpty && $0.asides.isEmpty }
      if others > 1 {
        statements.findings.append(
          place.unread(
            "'\(name)' has \(others) more colours than its words tell apart",
            at: cell.position(of: segment.end),
            help: "say beside each colour what it is for"))
      }
      switch column.appearance {
      case .dark: color.dark = segment.value
      case .contrastLight: color.contrastLight = segment.value
      case .contrastDark: color.contrastDark = segment.value
      case .theme(let theme): color.themes.append((theme, segment.value))
      case .light, nil: color.light = color.light ?? segment.value
      }
    }
    guard isFilled else { return }
    if case .value(let light)? = color.light, case .value(let dark)? = color.dark {
      statements.tokens.appearances.append(
        AppearancePair(role: name, light: light, dark: dark, origin: place.origin(position)))
    }
    if color.light != nil, color.dark != nil { color.pairing = .stated }
    statements.colors.append(color)
  }

  /// The colours of a cell; a whole cell may be a CSS name.
  private func value(of cell: Phrase) -> ColorPhrase? {
    let value = ColorPhrase(cell, in: cell.whole)
    return value.segments.isEmpty ? nil : value
  }

  private static let absences: Set<String> = [
    "", "—", "–", "-", "none", "n/a", "same", "transparent", "inherit", "currentcolor", "clear", "tbd",
    "unchanged", "no",
  ]

  private func unread(_ cell: Phrase, _ name: String, isOnly: Bool, into statements: inout Statements) {
    let text = cell.text.words
    let first = text.lowercased().split(separator: " ").first.map(String.init) ?? ""
    guard !Self.absences.contains(text.lowercased()), !Self.absences.contains(first) else { return }
    statements.findings.append(
      place.unread(
        "'\(text)' of '\(name)' is in a column of colours and is none", at: cell.position(of: 0),
        help: "write the colour as #RRGGBB, or a dash"))
  }

  /// The words of the columns for remarks.
  private func note(
    of row: MarkdownTable.Row, _ nameColumn: Int, _ columns: [Column], _ table: MarkdownTable
  ) -> String? {
    let values = Set(columns.map(\.index))
    let words = table.header.indices.compactMap { index in
      index == nameColumn || values.contains(index) || !table.isRemark(index) ? nil : row.words(index)
    }
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }
}
