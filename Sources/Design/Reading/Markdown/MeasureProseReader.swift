import Syntax

/// Scales of spacing and corner radius in lists and tables.
struct MeasureProseReader {
  var place: ProsePlace
  /// What the section says all its bare numbers are in.
  var baseUnit = "pt"

  private var isRadius: Bool { place.section.subject == .radius }

  // MARK: - Lists

  /// Reads one item of a spacing or radius section.
  func read(_ phrase: Phrase, into statements: inout Statements) -> Bool {
    guard let subject = place.section.subject, subject == .spacing || subject == .radius else { return false }
    if isRadius, readParenthesis(phrase, into: &statements) { return true }
    if readReferences(phrase, into: &statements) { return true }
    var start = 0
    var isRead = false
    while start < phrase.pieces.count {
      let end = partEnd(phrase, from: start)
      guard let head = ItemHead(phrase, from: start, limit: end) else { break }
      isRead = readValue(phrase, head, end, into: &statements) || isRead
      start = end + 1
    }
    return isRead
  }

  /// `Base unit: 4px` of a list says what bare numbers of the section are in.
  static func baseUnit(_ phrase: Phrase) -> String? {
    guard let head = ItemHead(phrase), let quantity = phrase.quantity(at: head.value)?.quantity,
      Words.split(head.name(in: phrase)).contains("base")
    else { return nil }
    return quantity.lengthUnit
  }

  /// Where the next `; name: …` begins.
  private func partEnd(_ phrase: Phrase, from start: Int) -> Int {
    var depth = 0
    for index in start..<phrase.pieces.count {
      switch phrase.pieces[index].kind {
      case .open: depth += 1
      case .close: depth -= 1
      case .semicolon where depth <= 0: return index
      default: break
      }
    }
    return phrase.pieces.count
  }

  private func readValue(_ phrase: Phrase, _ head: ItemHead, _ end: Int, into statements: inout Statements)
    -> Bool
  {
    let name = head.name(in: phrase)
    let words = Words.split(name)
    if words.contains("scale") || words.contains("steps") || words.contains("tokens"),
      readScale(phrase, head, end, into: &statements)
    {
      return true
    }
    let found = quantities(phrase, head.value..<end)
    guard let first = found.first else { return false }
    if found.count == 1 || found.allSatisfy({ $0.label == nil }) {
      if found.count > 1,
        isRadius || phrase.pieces[head.value..<found[1].piece].contains(where: { $0.kind == .slash })
      {
        for each in found {
          state(
            each.quantity, name: name, at: head.position,
            note: note(phrase, from: found[found.count - 1].end, end), into: &statements)
        }
        return true
      }
      state(
        first.quantity, name: name, at: head.position, note: note(phrase, from: first.end, end),
        into: &statements)
      return true
    }
    for each in found {
      let part = each.label.map { name + " " + $0 } ?? name
      state(each.quantity, name: part, at: head.position, note: nil, into: &statements)
    }
    return true
  }

  private struct Found {
    var quantity: Quantity
    var label: String?
    var piece: Int
    var end: Int
  }

  /// The measures of a value, each with the words behind it when there are several: `9pt vertical / 14pt horizontal`.
  private func quantities(_ phrase: Phrase, _ range: Range<Int>) -> [Found] {
    var result: [Found] = []
    var index = range.lowerBound
    var isPart = true
    var lead = 0
    while index < range.upperBound {
      switch phrase.pieces[index].kind {
      case .open:
        index = min(phrase.closing(index), range.upperBound - 1)
      case .dash, .period: return result
      case .slash, .comma, .plus, .lineBreak:
        isPart = true
        lead = 0
      case .word:
        if isPart, lead < 3, let (quantity, next) = phrase.quantity(at: index), isMeasure(quantity) {
          let label = label(phrase, from: next, limit: range.upperBound)
          result.append(Found(quantity: quantity, label: label, piece: index, end: next))
          index = next
          isPart = false
          continue
        }
        lead += 1
        if joins(phrase.pieces[index]) {
          isPart = true
          lead = 0
        }
      default: break
      }
      index += 1
    }
    return result
  }

  private func isMeasure(_ quantity: Quantity) -> Bool {
    quantity.isLength || (quantity.unit == .absent && (isRadius || quantity.value == 0))
  }

  private func joins(_ piece: Piece) -> Bool { piece.term == .or || piece.term == .and }

  /// One to three words behind a measure, up to a mark.
  private func label(_ phrase: Phrase, from start: Int, limit: Int) -> String? {
    var index = start
    while index < limit, phrase.pieces[index].kind == .word, !joins(phrase.pieces[index]) { index += 1 }
    guard index > start, index - start <= 3 else { return nil }
    return phrase.words(start..<index)
  }

  private func note(_ phrase: Phrase, from start: Int, _ end: Int) -> String? {
    ColorItemReader.note(phrase, from: start, to: end)
  }

  /// `Scale: 4, 8, 12`: one entry a number, the number its name.
  private func readScale(_ phrase: Phrase, _ head: ItemHead, _ end: Int, into statements: inout Statements)
    -> Bool
  {
    var isRead = false
    var index = head.value
    let stated = (head.value..<end).lazy.compactMap { phrase.quantity(at: $0)?.quantity.lengthUnit }.first
    while index < end {
      if phrase.pieces[index].kind == .open || phrase.pieces[index].kind == .dash && isRead { break }
      guard let (quantity, next) = phrase.quantity(at: index), quantity.upper == nil else {
        index += 1
        continue
      }
      if let unit = quantity.unit == .absent ? stated ?? baseUnit : quantity.lengthUnit {
        state(
          quantity, in: unit, name: Self.plain(quantity.value), at: phrase.position(of: index), note: nil,
          into: &statements)
        isRead = true
      }
      index = next
    }
    return isRead
  }

  private static func plain(_ value: Double) -> String {
    let rounded = value.rounded()
    return rounded == value && rounded.magnitude < 1e9 ? String(Int(rounded)) : String(value)
  }

  /// `Pill (24pt / 500pt): buttons`, `Circle (50%)`.
  private func readParenthesis(_ phrase: Phrase, into statements: inout Statements) -> Bool {
    guard let open = phrase.pieces.firstIndex(where: { $0.kind == .open }), open > 0,
      open <= 6 || phrase.pieces[0].strong != nil && open < 10
    else { return false }
    guard
      phrase.pieces[..<open].allSatisfy({ piece in
        switch piece.kind {
        case .word, .slash, .plus, .comma: true
        default: false
        }
      })
    else { return false }
    let close = phrase.closing(open)
    let found = quantities(phrase, (open + 1)..<close)
    guard !found.isEmpty else { return false }
    let note = note(phrase, from: min(close + 1, phrase.pieces.count), phrase.pieces.count)
    for each in found {
      state(
        each.quantity, name: phrase.words(0..<open), at: phrase.position(of: 0), note: note, into: &statements
      )
    }
    return true
  }

  /// `{spacing.xs}` 8px · `{spacing.sm}` 12px.
  private func readReferences(_ phrase: Phrase, into statements: inout Statements) -> Bool {
    var isRead = false
    guard phrase.has(.reference) else { return false }
    for index in phrase.pieces.indices {
      guard let path = phrase.reference(at: index), path.hasPrefix(isRadius ? "rounded." : "spacing.") else {
        continue
      }
      var next = index + 1
      if next < phrase.pieces.count, [.dash, .colon, .open, .equals].contains(phrase.pieces[next].kind) {
        next += 1
      }
      guard let quantity = phrase.quantity(at: next)?.quantity, quantity.lengthUnit != nil else { continue }
      let name = path.split(separator: ".").dropFirst().joined(separator: ".")
      if !statements.measureNames.contains(name) {
        state(quantity, name: name, at: phrase.position(of: index), note: nil, into: &statements)
      }
      isRead = true
    }
    return isRead
  }

  private func state(
    _ quantity: Quantity, in unit: String? = nil, name: String, at position: Position, note: String?,
    into statements: inout Statements
  ) {
    let measure = Measure(
      name: name, group: place.section.group, value: quantity.value,
      unit: unit ?? quantity.lengthUnit ?? baseUnit, alias: nil,
      note: remark(quantity, in: quantity.lengthUnit, note), origin: place.origin(position))
    statements.measureNames.insert(name)
    if isRadius { statements.tokens.radii.append(measure) } else { statements.tokens.spacing.append(measure) }
  }

  /// A range is said in the note: the value is its first number.
  private func remark(_ quantity: Quantity, in unit: String?, _ note: String?) -> String? {
    guard let upper = quantity.upper else { return note }
    let range = Self.plain(quantity.value) + "–" + Self.plain(upper) + (unit ?? "")
    return note.map { range + ", " + $0 } ?? range
  }

  // MARK: - Tables

  /// Whether the table is a scale; if so its rows are stated.
  func read(_ table: MarkdownTable, into statements: inout Statements) -> Bool {
    let radius = table.column(["radius", "radii", "rounding"])
    guard place.section.subject == .spacing || place.section.subject == .radius || radius != nil else {
      return false
    }
    // How wide a device is, is nobody's decision.
    guard table.column(["device", "devices", "breakpoint", "breakpoints", "viewport"]) == nil else {
      return false
    }
    guard
      let value = table.column(
        ["value", "values", "size", "pt", "px", "points", "pixels", "rem", "radius", "radii", "spacing"],
        except: [])
        ?? table.header.indices.dropFirst().first
    else { return false }
    var reader = self
    if radius != nil, !isRadius { reader.place.section.enter("Radius", level: 7) }
    var isRead = false
    let name = value == 0 ? nil : 0
    for row in table.rows {
      guard let cell = row.cell(value) else { continue }
      let found = reader.quantities(cell, cell.whole)
      guard let first = found.first else { continue }
      let nameCell = name.flatMap(row.cell) ?? cell
      let text = name == nil ? cell.text.words : MarkdownTable.name(of: nameCell)
      guard !text.isEmpty else { continue }
      let notes = table.header.indices.filter { $0 != value && $0 != name && table.isRemark($0) }.compactMap {
        row.words($0)
      }
      let bareUnit =
        first.quantity.unit == .absent
        ? Self.unit(of: table.header[value]) ?? baseUnit : first.quantity.lengthUnit
      var place = reader.place
      if radius != nil, !isRadius { place.section = self.place.section }
      let note = notes.isEmpty ? nil : notes.joined(separator: "; ")
      let all = cell.pieces.contains { $0.kind == .slash } ? found : [found[0]]
      for each in all {
        let unit = each.quantity.unit == .absent ? bareUnit : each.quantity.lengthUnit
        let token = Measure(
          name: text, group: place.section.group, value: each.quantity.value, unit: unit, alias: nil,
          note: remark(each.quantity, in: unit, note), origin: place.origin(nameCell.position(of: 0)))
        statements.measureNames.insert(text)
        if reader.isRadius {
          statements.tokens.radii.append(token)
        } else {
          statements.tokens.spacing.append(token)
        }
      }
      isRead = true
    }
    return isRead
  }

  private static func unit(of header: [String]) -> String? {
    header.lazy.compactMap { Term(rawValue: $0)?.lengthUnit }.first
  }
}
