import Syntax

/// The lowest iOS a document states: "Minimum target: iOS 16", "Targets iOS 17+", "Requires iOS 15 or later".
struct PlatformProseReader {
  let place: ProsePlace

  private static let leads: Set<String> = [
    "minimum", "min", "target", "targets", "targeting", "deployment", "supports", "supported", "support",
    "platform",
    "platforms", "requires", "baseline",
  ]

  func read(_ phrase: Phrase, into statements: inout Statements) {
    guard phrase.traits.contains(.platform) else { return }
    let pieces = phrase.pieces
    var start = 0
    for index in pieces.indices {
      switch pieces[index].kind {
      case .period, .semicolon, .lineBreak: start = index + 1
      case .word where pieces[index].term == .ios:
        guard index + 1 < pieces.count, let word = phrase.word(at: index + 1), let version = version(word)
        else { continue }
        let before = (start..<index).filter { pieces[$0].kind != .open && !pieces[$0].isCode }
        // "for `.x` you need iOS 17" is about an API, not about the app.
        let lead = before.lastIndex { phrase.word(at: $0).map { Self.leads.contains($0) } ?? false }
        let isFirst = before.isEmpty && (word.hasSuffix("+") || laterFollows(phrase, index + 2))
        guard isFirst || lead.map({ before.count - $0 <= 4 && isLead(phrase, before[$0], start) }) ?? false
        else { continue }
        guard !isAside(phrase, index, start) else { continue }
        statements.evidence.minimumIOS.append(
          Evidence.StatedMinimum(ios: version, origin: place.origin(phrase.position(of: index))))
        return
      default: break
      }
    }
  }

  /// "requires" counts only where the clause begins with it: with a subject it speaks of that.
  private func isLead(_ phrase: Phrase, _ piece: Int, _ start: Int) -> Bool {
    piece == start || phrase.word(at: piece) != "requires"
  }

  private func isAside(_ phrase: Phrase, _ index: Int, _ start: Int) -> Bool {
    (start..<index).contains { phrase.pieces[$0].kind == .open && phrase.closing($0) > index }
  }

  private func laterFollows(_ phrase: Phrase, _ index: Int) -> Bool {
    phrase.pieces.indices.contains(index + 1)
      && [.or, .and].contains(phrase.pieces[index].term)
      && ["later", "newer", "up", "above"].contains(phrase.word(at: index + 1))
  }

  /// `16`, `16+`, `16.4` as `16.0`, `16.4`.
  private func version(_ word: String) -> String? {
    let parts = word.filter { $0 != "+" }.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 3, let major = Int(parts[0]), major >= 8, major < 100 else { return nil }
    guard parts.dropFirst().allSatisfy({ Int($0) != nil }) else { return nil }
    return parts.count == 1 ? "\(major).0" : parts.prefix(2).joined(separator: ".")
  }
}
