import Syntax

/// Text and background that the items of one list, or the words of one sentence, put together.
struct PairProseReader {
  let place: ProsePlace

  /// The colours an item states for one thing.
  private struct Side {
    var light: ColorValue?
    var dark: ColorValue?
    var position: Position
    /// Whether nothing but this one value is stated, so that it holds in both appearances.
    var isOnly = true
    /// Whether the item itself says how its text is set, and that this is large.
    var isLarge: Bool?
  }

  /// What the names begin with that are looked for.
  private static let initials = Array("bflt".utf8)

  /// Whether an item may begin with such a name.
  static func mayName(_ item: InlineText) -> Bool { ItemHead.mayBegin(with: initials, in: item) }

  /// Reads the items of one list: `Background: …` beside `Text: …`.
  func read(_ items: [Phrase], into statements: inout Statements) {
    // Without a colour there is nothing to put on another.
    guard items.contains(where: \.hasColor) else { return }
    var background: Side?
    var texts: [(name: String, side: Side)] = []
    var isLarge = false
    for item in items {
      guard Self.mayName(item.text), let head = ItemHead(item) else { continue }
      let name = head.name(in: item)
      let words = Words.split(name)
      switch words.first {
      case "font", "type", "typography", "typeface":
        isLarge = TextSetting(item, from: head.value)?.isLarge ?? isLarge
      case "background", "fill":
        guard words.count == 1, background == nil else { continue }
        background = side(item, from: head.value, position: head.position)
      case "text", "label":
        guard words.count == 1 || words.count == 2 && words.last == "color",
          let side = side(item, from: head.value, position: head.position)
        else { continue }
        texts.append((name, side))
      default: break
      }
    }
    guard let background else { return }
    let title = place.section.group
    for (name, text) in texts {
      let words = [title, name].compactMap { $0 }.joined(separator: ": ")
      let isLarge = text.isLarge ?? isLarge
      add(text.light, background.light, words, text.position, isLarge: isLarge, into: &statements)
      if text.dark != nil || background.dark != nil {
        add(
          text.dark ?? (text.isOnly ? text.light : nil),
          background.dark ?? (background.isOnly ? background.light : nil),
          words, text.position, isLarge: isLarge, into: &statements)
      }
    }
  }

  private func add(
    _ front: ColorValue?, _ back: ColorValue?, _ text: String, _ position: Position, isLarge: Bool,
    into statements: inout Statements
  ) {
    guard let front, let back else { return }
    let pair = Evidence.DeclaredPair(
      foreground: front, background: back, text: text, origin: place.origin(position), isLarge: isLarge)
    if !statements.evidence.pairs.contains(pair) { statements.evidence.pairs.append(pair) }
  }

  /// The first colour of a value, and the second when nothing but appearances tells them apart.
  private func side(_ phrase: Phrase, from start: Int, position: Position) -> Side? {
    guard start < phrase.pieces.count, phrase.pieces[start].isColor else { return nil }
    let value = ColorPhrase(phrase, in: start..<phrase.pieces.count)
    guard let first = value.segments.first, first.chain.count == 1, case .value(let color) = first.value
    else { return nil }
    var side = Side(light: color, dark: nil, position: position, isOnly: value.segments.count == 1)
    side.isLarge = TextSetting(phrase, from: start)?.isLarge
    if first.appearances == [.dark] { (side.light, side.dark) = (nil, color) }
    guard value.segments.count > 1, value.segments[1].chain.count == 1,
      case .value(let second) = value.segments[1].value
    else { return side }
    let words = value.segments[1].label + value.segments[1].asides
    let spoken = Appearance.isWhole(words) ? value.segments[1].appearances : []
    if spoken == [.light] { side.light = second }
    let isPlain =
      words.isEmpty && value.segments[1].followsSlash && side.dark == nil && value.segments.count == 2
    if spoken == [.dark] || isPlain { side.dark = second }
    return side
  }
}
