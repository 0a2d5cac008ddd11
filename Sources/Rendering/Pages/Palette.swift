import Design

/// The colours of a system as a designer would lay them out: one entry a colour, in the author's groups.
struct Palette: Sendable {
  /// A heading and what stands under it.
  struct Group: Sendable {
    let name: String
    let flavor: Flavor
    /// Whether a source of more authority has colours, and these are not among them.
    let isCompanion: Bool
    /// Places in `entries`.
    var entries: [Int]
  }

  /// Each colour with all its spellings.
  let entries: [SpellingGroup]
  /// In order of authority, then of the sources.
  let groups: [Group]
  /// The words of each token's name: much is found by them.
  let words: [[String]]

  init(_ tokens: [ColorToken], of system: String) {
    words = tokens.map { NameWords.words(of: $0.name, in: system) }
    entries = SpellingGroups.gathered(
      tokens.map { token in
        SpellingGroups.Token(
          name: token.name, flavor: token.origin.flavor,
          values: [token.light, token.dark].compactMap { $0?.contractText })
      }, words: words, agrees: { Self.agree(tokens[$0], tokens[$1]) })
    var groups: [Group] = []
    var places: [String: Int] = [:]
    let leading = entries.first.map { tokens[$0.first].origin.flavor }
    for (index, entry) in entries.enumerated() {
      let token = tokens[entry.first]
      let name = token.group ?? "Colours"
      let key = token.origin.flavor.rawValue + "/" + name
      if let place = places[key] {
        groups[place].entries.append(index)
      } else {
        places[key] = groups.count
        groups.append(
          Group(
            name: name, flavor: token.origin.flavor, isCompanion: token.origin.flavor != leading,
            entries: [index]))
      }
    }
    self.groups = groups
  }

  /// Whether a colour states nothing that another does not state, too: only then can the other speak for it. A single
  /// value counts whatever the appearance it was filed under: code has no place for it but `light`.
  static func agree(_ one: ColorToken, _ other: ColorToken) -> Bool {
    if (one.light == nil) != (one.dark == nil), (other.light == nil) != (other.dark == nil) {
      return (one.light ?? one.dark)?.contractText == (other.light ?? other.dark)?.contractText
    }
    var isAnything = false
    for (left, right) in [(one.light, other.light), (one.dark, other.dark)] {
      guard let left else { continue }
      guard let right, left.contractText == right.contractText else { return false }
      isAnything = true
    }
    return isAnything
  }
}
