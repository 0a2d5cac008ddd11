import Syntax

/// Palette items without a mark between name and colour: `Success #1E8E3E`, `#123456 — Deep Navy`.
extension ColorItemReader {
  /// Words an instruction begins with, and no name.
  private static let verbs: Set<String> = [
    "use", "avoid", "never", "always", "apply", "keep", "add", "set", "only", "prefer", "don't", "do", "not",
    "all", "every", "no", "reserve", "pair", "with", "on", "for", "in", "the", "a", "an",
  ]

  /// Words between a name and what is said of it.
  private static let copulas: Set<String> = ["stays", "is", "are", "remains", "becomes", "uses", "to"]

  /// Reads an item that begins with a name and its colour, or with a colour and its name.
  func readBare(_ phrase: Phrase, into statements: inout Statements) -> Bool {
    guard let first = phrase.pieces.first else { return false }
    return first.isColor ? readReversed(phrase, into: &statements) : readTouching(phrase, into: &statements)
  }

  private func readTouching(_ phrase: Phrase, into statements: inout Statements) -> Bool {
    let pieces = phrase.pieces
    guard let color = pieces.firstIndex(where: { $0.kind != .word }), pieces[color].isColor,
      isName(phrase, 0..<color)
    else { return false }
    let value = ColorPhrase(phrase, in: color..<valueEnd(phrase, from: color))
    guard value.end == pieces.count || Self.ends(pieces[value.end]) else { return false }
    state(phrase, value, 0..<color, noteFrom: value.end, into: &statements)
    return true
  }

  private func readReversed(_ phrase: Phrase, into statements: inout Statements) -> Bool {
    let pieces = phrase.pieces
    let value = ColorPhrase(phrase, in: 0..<valueEnd(phrase, from: 0))
    var start = value.end
    guard value.segments.count == 1, start < pieces.count else { return false }
    if [.dash, .colon, .open, .equals].contains(pieces[start].kind) {
      start += 1
    } else if pieces[start].strong == nil {
      return false
    }
    var end = start
    while end < pieces.count, pieces[end].kind == .word, pieces[end].strong == pieces[start].strong {
      end += 1
    }
    guard isName(phrase, start..<end), end == pieces.count || Self.ends(pieces[end]) else { return false }
    state(phrase, value, start..<end, noteFrom: end, into: &statements)
    return true
  }

  /// The colour and the few words that change it: up to a dash, a colon, a comma or the name in bold.
  private func valueEnd(_ phrase: Phrase, from start: Int) -> Int {
    var end = start + 1
    while end < phrase.pieces.count, end - start < 4, phrase.pieces[end].strong == nil {
      switch phrase.pieces[end].term {
      case .at, .alpha, .opacity: end += 1
      default:
        guard phrase.pieces[end].kind == .at || phrase.number(at: end) != nil else { return end }
        end += 1
      }
    }
    return end
  }

  /// One to four words, the first with a capital, that are no instruction.
  private func isName(_ phrase: Phrase, _ range: Range<Int>) -> Bool {
    guard !range.isEmpty, range.count <= 4, let first = phrase.word(at: range.lowerBound),
      !Self.verbs.contains(first), phrase.number(at: range.lowerBound) == nil
    else { return false }
    // `Magenta stays #E2024F` says what is done with a colour.
    guard !phrase.words(among: range).contains(where: Self.copulas.contains) else { return false }
    return phrase.words(range).unicodeScalars.first?.properties.isUppercase ?? false
  }

  private static func ends(_ piece: Piece) -> Bool {
    switch piece.kind {
    case .dash, .colon, .comma, .semicolon, .period, .open, .close, .dot, .lineBreak: true
    default: false
    }
  }

  private func state(
    _ phrase: Phrase, _ value: ColorPhrase, _ name: Range<Int>, noteFrom start: Int,
    into statements: inout Statements
  ) {
    let naming = ColorNaming(phrase: phrase, place: place)
    let name = ColorNaming.Name(text: phrase.words(name), position: phrase.position(of: name.lowerBound))
    naming.state(value, names: [name], note: Self.note(phrase, from: start), in: &statements)
  }
}
