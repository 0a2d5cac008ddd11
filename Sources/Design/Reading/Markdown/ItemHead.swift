import Syntax

/// The name an item begins with and the piece behind it: `**Name**: …`, `Name: …`, `**Name** — …`.
struct ItemHead {
  /// The pieces of the name.
  private let stretch: Range<Int>
  let position: Position
  /// The first piece of what is said of it.
  let value: Int

  /// The head that begins at a piece; nil when the text up there is a sentence.
  init?(_ phrase: Phrase, from start: Int = 0, limit: Int? = nil) {
    let pieces = phrase.pieces
    let end = min(limit ?? pieces.count, pieces.count)
    guard start < end else { return nil }
    var index = start
    var words = 0
    while index < end {
      switch pieces[index].kind {
      case .open:
        index = min(phrase.closing(index), end)
        if index < end { index += 1 }
        continue
      case .colon where Self.endOfName(phrase, at: index, end: end) != nil:
        index = Self.endOfName(phrase, at: index, end: end) ?? end
        continue
      case .colon:
        guard index > start else { return nil }
        stretch = start..<index
        position = phrase.position(of: start)
        value = index + 1
        return
      case .dash where pieces[start].strong != nil && pieces[index].strong == nil:
        guard index > start else { return nil }
        stretch = start..<index
        position = phrase.position(of: start)
        value = index + 1
        return
      case .word:
        words += 1
        if words > 14 { return nil }
      case .period, .semicolon, .lineBreak, .color, .brokenColor, .gradient: return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The name as written.
  func name(in phrase: Phrase) -> String { phrase.words(stretch) }

  /// Whether the first word of a text can begin with one of some letters; letters outside of ASCII are not told apart.
  static func mayBegin(with letters: [UInt8], in text: InlineText) -> Bool {
    for byte in text.bytes {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return letters.contains(byte | 0x20)
      case 0x80...: return true
      default: break
      }
    }
    return false
  }

  /// The colon or dash behind a bold name for a colon within it: `**Feed switch: cross-fade**: 250 ms`. Nil where the
  /// value stands in the bold itself: `**Duration: 250 ms** — cards`, `**Grid: 8pt**: base`.
  private static func endOfName(_ phrase: Phrase, at colon: Int, end: Int) -> Int? {
    let pieces = phrase.pieces
    guard let strong = pieces[colon].strong,
      let last = pieces[colon..<end].firstIndex(where: { $0.strong != strong }), last > colon + 1
    else { return nil }
    switch pieces[last].kind {
    case .colon: return holdsValue(phrase, (last + 1)..<end) ? last : nil
    case .dash: return holdsValue(phrase, (colon + 1)..<last) ? nil : last
    default: return nil
    }
  }

  private static func holdsValue(_ phrase: Phrase, _ range: Range<Int>) -> Bool {
    range.contains { index in
      switch phrase.pieces[index].kind {
      case .color, .brokenColor, .gradient, .reference: true
      case .word:
        phrase.number(at: index) != nil || phrase.begins(index, with: "spring")
          || phrase.begins(index, with: "ease") || phrase.begins(index, with: "linear")
      default: false
      }
    }
  }
}
