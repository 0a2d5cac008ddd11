import Syntax

/// Palette items of lists: `**Name** (colour): role`, and `Name: colour` where a heading announces colours.
struct ColorItemReader {
  let place: ProsePlace

  /// Reads one item; says whether it stated a token.
  func read(_ phrase: Phrase, into statements: inout Statements) -> Bool {
    guard phrase.mayHoldColor else { return false }
    if readBold(phrase, into: &statements) { return true }
    if readPlain(phrase, into: &statements) { return true }
    return place.section.isPalette && readBare(phrase, into: &statements)
  }

  // MARK: - Bold names

  private struct Entry {
    var names: [ColorNaming.Name]
    var value: Range<Int>
  }

  private func readBold(_ phrase: Phrase, into statements: inout Statements) -> Bool {
    var entries: [Entry] = []
    var index = 0
    while let (names, valueStart) = boldNames(phrase, from: index) {
      guard let value = boldValue(phrase, from: valueStart) else { break }
      entries.append(Entry(names: names, value: value.range))
      index = value.next
      guard index + 1 < phrase.pieces.count, phrase.pieces[index].isSeparator,
        phrase.pieces[index + 1].strong != nil
      else { break }
      index += 1
    }
    guard !entries.isEmpty else { return false }
    let note = Self.note(phrase, from: index)
    for entry in entries {
      let naming = ColorNaming(phrase: phrase, place: place, isBold: true)
      naming.state(ColorPhrase(phrase, in: entry.value), names: entry.names, note: note, in: &statements)
    }
    return true
  }

  /// The bold names at a piece, parted by slashes and commas, and the piece after them.
  private func boldNames(_ phrase: Phrase, from start: Int) -> (names: [ColorNaming.Name], next: Int)? {
    var names: [ColorNaming.Name] = []
    var index = start
    while index < phrase.pieces.count, let strong = phrase.pieces[index].strong {
      var end = index
      while end < phrase.pieces.count, phrase.pieces[end].strong == strong { end += 1 }
      // The parenthesis of `**Primary (#23395B):**` is the value, not the name.
      let open = (index..<end).first { place in
        phrase.pieces[place].kind == .open && phrase.holdsColor(place..<min(phrase.closing(place), end))
      }
      var nameEnd = open ?? end
      while nameEnd > index + 1, phrase.pieces[nameEnd - 1].kind == .colon { nameEnd -= 1 }
      guard nameEnd > index, !phrase.holdsColor(index..<nameEnd) else { return nil }
      names.append(
        ColorNaming.Name(text: phrase.words(index..<nameEnd), position: phrase.position(of: index)))
      if let open { return (names, open) }
      index = end
      guard index + 1 < phrase.pieces.count, phrase.pieces[index].isSeparator,
        let next = phrase.pieces[index + 1].strong, next != strong
      else { break }
      index += 1
    }
    return names.isEmpty ? nil : (names, index)
  }

  /// The colours behind a bold name: in a parenthesis, or, below a heading of colours, right after it.
  private func boldValue(_ phrase: Phrase, from start: Int) -> (range: Range<Int>, next: Int)? {
    let pieces = phrase.pieces
    guard start < pieces.count else { return nil }
    var index = start
    if pieces[index].kind == .open {
      let close = phrase.closing(index)
      guard close < pieces.count, phrase.holdsColor((index + 1)..<close) else { return nil }
      index = close + 1
    } else if pieces[index].isColor, place.section.isPalette || !place.documentHasPalette {
      index += 1
    } else {
      return nil
    }
    // More of it: `(`#4BCE97`) / subtle `#BAF3DB``, `(`#EC4899`)/(`#E5484D`)`, `#FFFFFF` light / `#000000` dark.
    while let next = nextColor(phrase, from: index) { index = next }
    var end = index
    while end < pieces.count, end - index < 2, pieces[end].kind == .word { end += 1 }
    if end > index, Appearance.isWhole(phrase.words(among: index..<end)) { index = end }
    return (start..<index, index)
  }

  /// The piece behind a further colour of the same value, a slash and at most three words away.
  private func nextColor(_ phrase: Phrase, from start: Int) -> Int? {
    let pieces = phrase.pieces
    var index = start
    var hasMark = false
    while index < pieces.count, index - start < 6, pieces[index].strong == nil {
      switch pieces[index].kind {
      case .slash, .arrow: hasMark = true
      case .word: break
      case .color, .brokenColor, .gradient: return hasMark ? index + 1 : nil
      case .open:
        let close = phrase.closing(index)
        guard hasMark, close < pieces.count, phrase.holdsColor(index..<close) else { return nil }
        return close + 1
      default: return nil
      }
      index += 1
    }
    return nil
  }

  // MARK: - Plain names

  private func readPlain(_ phrase: Phrase, into statements: inout Statements) -> Bool {
    let isToken = place.section.isPalette || !place.documentHasPalette
    var start = 0
    var isRead = false
    var isSided = false
    while let head = plainHead(phrase, from: start) {
      let end = plainEnd(phrase, from: head.value)
      guard !isClaim(phrase, name: head.name.text, in: head.value..<end.value) else { return isRead }
      let value = ColorPhrase(phrase, in: head.value..<end.value)
      guard isPlainValue(value, phrase) else { return isRead }
      let noteStart = value.segments.count == 1 ? value.end : end.value
      var naming = ColorNaming(phrase: phrase, place: place, standing: isToken ? .token : .mention)
      // `Light canvas: … · Dim canvas: …`: beside a light one, dim is a theme and no shade.
      if Appearance.ofName(head.name.text) != nil { isSided = true }
      if isSided { naming.column = Appearance.themeOfName(head.name.text) }
      let noteEnd = end.next < phrase.pieces.count && end.hasNext ? end.value : phrase.pieces.count
      naming.state(
        value, names: [head.name], note: Self.note(phrase, from: noteStart, to: noteEnd), in: &statements)
      isRead = true
      guard end.hasNext else { break }
      start = end.next
    }
    return isRead && isToken
  }

  /// A name and the piece its value begins at: text up to a colon or a dash with a colour behind it.
  private func plainHead(_ phrase: Phrase, from start: Int) -> (name: ColorNaming.Name, value: Int)? {
    let pieces = phrase.pieces
    var index = start
    var words = 0
    while index < pieces.count {
      switch pieces[index].kind {
      case .open:
        let close = phrase.closing(index)
        if phrase.holdsColor(index..<close) { return nil }
        index = close + 1
        continue
      case .colon, .dash:
        guard words > 0 else { return nil }
        if pieces[index].kind == .dash, words > 6 { return nil }
        if beginsValue(phrase, index + 1) {
          let name = phrase.words(start..<index)
          return (ColorNaming.Name(text: name, position: phrase.position(of: start)), index + 1)
        }
        if pieces[index].kind == .colon { return nil }
      case .word:
        words += 1
        if words > 10 { return nil }
      case .period, .semicolon, .lineBreak, .arrow, .color, .brokenColor, .gradient, .reference, .close:
        return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// A colour stands here, or the words of a label or of a gradient and then one.
  private func beginsValue(_ phrase: Phrase, _ start: Int) -> Bool {
    let pieces = phrase.pieces
    guard start < pieces.count else { return false }
    var index = start
    while index < pieces.count, index - start < 4, pieces[index].kind == .word {
      if let (quantity, _) = phrase.quantity(at: index), quantity.isLength { return false }
      index += 1
    }
    guard index < pieces.count, pieces[index].isColor else { return false }
    if pieces[index].kind == .brokenColor { return index == start }
    if index == start { return true }
    // Words before the only colour are prose, words before each of several are labels.
    let end = plainEnd(phrase, from: start).value
    if phrase.says("gradient", in: start..<index) { return true }
    return pieces[index..<end].count { $0.isColor } > 1
  }

  /// Where a plain value ends, and whether another `name: colour` begins there.
  private func plainEnd(_ phrase: Phrase, from start: Int) -> (value: Int, next: Int, hasNext: Bool) {
    let pieces = phrase.pieces
    var index = start
    while index < pieces.count {
      switch pieces[index].kind {
      case .open:
        index = min(phrase.closing(index), pieces.count - 1)
      case .period, .lineBreak: return (index, index, false)
      case .dash:
        let joins =
          index > start && index + 1 < pieces.count && pieces[index - 1].isColor && pieces[index + 1].isColor
        if !joins { return (index, index, false) }
      case .dot, .semicolon, .comma, .slash:
        if beginsNext(phrase, index + 1) { return (index, index + 1, true) }
        if pieces[index].kind == .semicolon, !colorFollows(phrase, index + 1) { return (index, index, false) }
      default: break
      }
      index += 1
    }
    return (pieces.count, pieces.count, false)
  }

  /// One to six words, a colon and a colour.
  private func beginsNext(_ phrase: Phrase, _ start: Int) -> Bool {
    var index = start
    while index < phrase.pieces.count, index - start < 10 {
      switch phrase.pieces[index].kind {
      case .word, .open, .close: break
      case .colon: return index > start && index + 1 < phrase.pieces.count && phrase.pieces[index + 1].isColor
      default: return false
      }
      index += 1
    }
    return false
  }

  private func colorFollows(_ phrase: Phrase, _ start: Int) -> Bool {
    for index in start..<min(start + 4, phrase.pieces.count) {
      if phrase.pieces[index].isColor { return true }
      if phrase.pieces[index].kind != .word { return false }
    }
    return false
  }

  /// A contrast claim sets one colour on another and is no palette item.
  private func isClaim(_ phrase: Phrase, name: String, in range: Range<Int>) -> Bool {
    let said = phrase.pieces[range.lowerBound...]
    if phrase.says("on", in: range), Words.split(name).contains("contrast") { return true }
    if said.contains(where: { $0.term == .wcag || $0.term == .aa || $0.term == .aaa }),
      Words.split(name) == ["contrast"]
    {
      return true
    }
    return !phrase.traits.isDisjoint(with: .verdict)
      && said.contains { !$0.traits.isDisjoint(with: .verdict) }
      && phrase.pieces[range].contains { $0.term == .on }
  }

  private func isPlainValue(_ value: ColorPhrase, _ phrase: Phrase) -> Bool {
    guard let first = value.segments.first else { return false }
    if first.gradient != nil { return true }
    guard first.isLabelledBefore else { return true }
    return value.saysGradient || value.segments.allSatisfy { $0.labelPieces.count <= 4 }
  }

  // MARK: - Notes

  /// What the author says after the value: without the mark that leads to it and without parentheses around all of it.
  static func note(_ phrase: Phrase, from start: Int, to limit: Int? = nil) -> String? {
    let pieces = phrase.pieces
    var index = start
    let end = min(limit ?? pieces.count, pieces.count)
    while index < end {
      switch pieces[index].kind {
      case .colon, .dash, .comma, .semicolon, .period, .dot, .lineBreak, .close: index += 1
      default:
        var last = end
        if pieces[index].kind == .open, phrase.closing(index) == end - 1 {
          index += 1
          last -= 1
        }
        guard index < last else { return nil }
        let upper = last == pieces.count ? phrase.text.bytes.count : pieces[last - 1].range.upperBound
        let words = phrase.text.words(phrase.quoted(pieces[index].range.lowerBound..<upper))
        return words.isEmpty ? nil : words
      }
    }
    return nil
  }
}
