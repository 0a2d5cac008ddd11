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
}
