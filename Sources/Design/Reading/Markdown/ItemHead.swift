import Syntax

/// The name an item begins with and the piece behind it: `**Name**: …`, `Name: …`, `**Name** — …`.
struct ItemHead {
  let name: String
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
      case .colon where Self.endOfName(pieces, at: index, end: end) != nil:
        index = Self.endOfName(pieces, at: index, end: end) ?? end
        continue
      case .colon:
        guard index > start else { return nil }
        name = phrase.words(start..<index)
        position = phrase.position(of: start)
        value = index + 1
        return
      case .dash where pieces[start].strong != nil && pieces[index].strong == nil:
        guard index > start else { return nil }
        name = phrase.words(start..<index)
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

  /// The colon or dash behind a bold name for a colon within it: `**Feed switch: cross-fade**: 250 ms`. Nil where no
  /// bold span goes on behind the colon, or nothing marks its end: `**Duration: 250 ms**`.
  private static func endOfName(_ pieces: [Piece], at colon: Int, end: Int) -> Int? {
    guard let strong = pieces[colon].strong,
      let last = pieces[colon..<end].firstIndex(where: { $0.strong != strong }), last > colon + 1
    else { return nil }
    switch pieces[last].kind {
    case .colon, .dash: return last
    default: return nil
    }
  }
}
