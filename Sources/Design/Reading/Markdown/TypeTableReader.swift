import Syntax

/// Tables of type styles: Role, Font, Size, Weight, Line Height, Letter Spacing, Notes in any order and subset.
struct TypeTableReader {
  let place: ProsePlace

  private struct Columns {
    var name: Int
    var family: Int?
    var size: Int?
    var weight: Int?
    var lineHeight: Int?
    var letterSpacing: Int?
    var notes: [Int]
  }

  /// Whether the table is one of type styles; if so its rows are stated.
  func read(_ table: MarkdownTable, into statements: inout Statements) -> Bool {
    guard let columns = columns(of: table) else { return false }
    for row in table.rows { read(row, columns, into: &statements) }
    return true
  }

  private func columns(of table: MarkdownTable) -> Columns? {
    func has(_ words: [String], _ any: String...) -> Bool { words.contains { any.contains($0) } }
    var found = Columns(name: 0, notes: [])
    var used: Set<Int> = []
    func take(_ test: ([String]) -> Bool) -> Int? {
      guard let index = table.header.indices.first(where: { !used.contains($0) && test(table.header[$0]) })
      else { return nil }
      used.insert(index)
      return index
    }
    found.letterSpacing = take {
      has($0, "tracking", "kerning") || has($0, "letter") || $0.contains("letterspacing")
    }
    found.lineHeight = take {
      has($0, "leading") || (has($0, "line") && !has($0, "limit")) || $0.contains("lineheight")
        || $0 == ["lh"]
    }
    found.weight = take { has($0, "weight", "wght") }
    found.size = take { has($0, "size", "sizes") || $0 == ["pt"] || $0 == ["px"] }
    found.family = take { has($0, "font", "family", "typeface", "face", "fonts") }
    let kinds = [found.letterSpacing, found.lineHeight, found.weight, found.size, found.family].count {
      $0 != nil
    }
    let isTypeSection = place.section.subject == .type
    guard
      kinds >= 2 && (found.size != nil || found.weight != nil && isTypeSection)
        || (kinds == 1 && found.size != nil && isTypeSection)
    else { return nil }
    guard !table.header.contains(where: { has($0, "symbol", "symbols") }) else { return nil }
    guard
      let name = take({ has($0, "role", "token", "style", "name", "level", "element") })
        ?? take({ _ in true })
    else { return nil }
    found.name = name
    found.notes = table.header.indices.filter { !used.contains($0) && table.isRemark($0) }
    return found
  }

  private func read(_ row: MarkdownTable.Row, _ columns: Columns, into statements: inout Statements) {
    guard let nameCell = row.cell(columns.name) else { return }
    let name = MarkdownTable.name(of: nameCell)
    guard !name.isEmpty else { return }
    var style = TypeStyle(name: name, origin: place.origin(nameCell.position(of: 0)))
    style.group = place.section.group
    style.note = note(row, columns)
    if let text = row.words(columns.family) { setFamily(text, of: &style) }
    if let cell = row.words(columns.weight) {
      if let weight = WeightWords.weight(of: cell) {
        style.weight = weight
        style.namedWeight = WeightWords.named(in: cell).flatMap { $0 == weight ? nil : $0 }
      } else {
        unread("weight", cell, row, columns.weight, name, into: &statements)
      }
      if Words.split(cell).contains("italic") { style.italic = true }
    }
    if let cell = columns.size.flatMap(row.cell), row.isFilled(columns.size) {
      if let quantity = firstQuantity(cell) {
        style.size = quantity.value
        style.unit = quantity.lengthUnit ?? "pt"
      } else if isNoText(row, columns) {
        statements.findings.append(
          place.unread(
            "'\(name)' has '\(cell.text.words)' for a size and nothing else that text has",
            at: cell.position(of: 0), help: "move what is no text to a table of its own"))
      } else {
        unread("size", cell.text.words, row, columns.size, name, into: &statements)
      }
    }
    if let cell = columns.lineHeight.flatMap(row.cell), row.isFilled(columns.lineHeight),
      let quantity = firstQuantity(cell)
    {
      style.lineHeight = lineHeight(quantity, size: style.size)
    }
    if let cell = columns.letterSpacing.flatMap(row.cell), row.isFilled(columns.letterSpacing),
      let quantity = firstQuantity(cell)
    {
      style.letterSpacing = letterSpacing(quantity, size: style.size)
    }
    statements.tokens.typography.append(style)
  }

  /// Whether a row leaves all that type has but its size to dashes: a sticker, an icon.
  private func isNoText(_ row: MarkdownTable.Row, _ columns: Columns) -> Bool {
    let others = [columns.family, columns.weight, columns.lineHeight, columns.letterSpacing].compactMap { $0 }
    return others.count > 1 && !others.contains(where: row.isFilled)
  }

  private func firstQuantity(_ cell: Phrase) -> Quantity? {
    for index in cell.pieces.indices {
      if let found = cell.quantity(at: index)?.quantity { return found }
    }
    return nil
  }

  /// As a multiple of the size: 24 pt on 16 pt is 1.5, 135 % is 1.35; a bare number above 4 can only be points.
  private func lineHeight(_ quantity: Quantity, size: Double?) -> Double? {
    switch quantity.unit {
    case .percent: return quantity.value / 100
    case .absent, .em, .times, .x:
      if quantity.value <= 4 || quantity.unit != .absent { return quantity.value }
      fallthrough
    case .pt, .px, .sp, .dp:
      guard let size, size > 0 else { return nil }
      return quantity.value / size
    case .rem:
      return quantity.value
    default: return nil
    }
  }

  /// In the style's unit: 0.1 em on 12 px is 1.2.
  private func letterSpacing(_ quantity: Quantity, size: Double?) -> Double? {
    switch quantity.unit {
    case .em: return size.map { quantity.value * $0 }
    case .percent: return size.map { quantity.value / 100 * $0 }
    default: return quantity.value
    }
  }

  private func setFamily(_ text: String, of style: inout TypeStyle) {
    let families = text.utf8.split(separator: UInt8(ascii: ",")).map(Self.trimmed).filter { !$0.isEmpty }
    guard let first = families.first else { return }
    style.family = first
    style.fallbacks = Array(families.dropFirst())
    if Words.split(first).contains("italic") { style.italic = true }
  }

  private static func trimmed(_ text: Substring.UTF8View) -> String {
    let begin = text.drop(while: isTrimmed)
    guard let last = begin.lastIndex(where: { !isTrimmed($0) }) else { return "" }
    return String(Substring(begin[...last]))
  }

  private static func isTrimmed(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "`")
  }

  private func note(_ row: MarkdownTable.Row, _ columns: Columns) -> String? {
    let words = columns.notes.compactMap { row.words($0) }
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }

  private func unread(
    _ what: String, _ text: String, _ row: MarkdownTable.Row, _ column: Int?, _ name: String,
    into statements: inout Statements
  ) {
    let position = column.flatMap(row.cell)?.position(of: 0) ?? row.position
    statements.findings.append(
      Finding(
        rule: "token-invalid", severity: .error, path: place.path, position: position,
        message: "'\(text)' is no \(what) of '\(name)'",
        help: what == "size"
          ? "write a number with its unit, 17pt" : "write 100 to 900, or a name such as semibold"))
  }
}

/// Names of weights as numbers (CSS Fonts 4, section 2.2.1; SF's heavy is 800).
enum WeightWords {
  /// The weight a text states: its first number from 1 to 1000, else its first name.
  static func weight(of text: String) -> Double? {
    let words = text.utf8.split { $0 == 0x20 || $0 == 0x2F || $0 == 0x2C || $0 == 0x28 }
    for word in words.lazy.map({ String(Substring($0)) }) {
      if let quantity = Quantity(word), quantity.unit == .absent, quantity.value >= 1, quantity.value <= 1000
      {
        return quantity.value
      }
      if word.first == "w" || word.first == "W", let value = Double(word.dropFirst()), value >= 1,
        value <= 1000
      {
        return value
      }
    }
    return named(in: text)
  }

  /// The weight that the first name of one in a text stands for.
  static func named(in text: String) -> Double? {
    let names = Words.split(text)
    for (index, name) in names.enumerated() {
      let next = index + 1 < names.count ? names[index + 1] : ""
      let joined = ["semi", "demi", "extra", "ultra"].contains(name) ? name + next : name
      if let weight = numbers[joined] ?? numbers[name] { return weight }
    }
    return nil
  }

  static let numbers: [String: Double] = [
    "thin": 100, "hairline": 100, "extralight": 200, "ultralight": 200, "light": 300, "regular": 400,
    "normal": 400,
    "book": 400, "roman": 400, "medium": 500, "semibold": 600, "demibold": 600, "demi": 600, "bold": 700,
    "extrabold": 800,
    "ultrabold": 800, "heavy": 800, "black": 900,
  ]
}
