import Design

/// One token in all its spellings: `Viber Purple` of the specification is `viberPurple` in Swift.
///
/// The first is of the highest authority. Others join it when their names say the same, or else when their values do
/// and no better home is there. Two of one flavor join only when both are the same: nothing an author tells apart is
/// brought together.
struct SpellingGroup: Sendable {
  /// The place of the token that speaks for all.
  let first: Int
  /// The places of the others, in order of authority.
  var others: [Int] = []
}

/// Brings the spellings of the tokens of one kind together.
struct SpellingGroups {
  /// What must be known of one token.
  struct Token {
    let name: String
    let flavor: Flavor
    /// Each value it has, as text: where to look for its fellows.
    let values: [String]
  }

  /// Groups in order of authority, then of the sources.
  /// - Parameter agrees: whether a token (first) says nothing that another (second) contradicts.
  static func gathered(_ tokens: [Token], of system: String, agrees: (Int, Int) -> Bool) -> [SpellingGroup] {
    gathered(tokens, words: tokens.map { NameWords.words(of: $0.name, in: system) }, agrees: agrees)
  }

  /// The same with the words of the names known already.
  static func gathered(
    _ tokens: [Token], words: [[String]], agrees: (Int, Int) -> Bool
  ) -> [SpellingGroup] {
    let order = tokens.indices.sorted {
      (tokens[$0].flavor.rank, $0) < (tokens[$1].flavor.rank, $1)
    }
    var groups: [SpellingGroup] = []
    var byKey: [String: Int] = [:]
    byKey.reserveCapacity(tokens.count)
    var byValue: [String: [Int]] = [:]
    byValue.reserveCapacity(tokens.count)
    for index in order {
      let token = tokens[index]
      let key = words[index].joined()
      if !key.isEmpty, let group = byKey[key],
        tokens[groups[group].first].flavor != token.flavor || agrees(index, groups[group].first)
      {
        groups[group].others.append(index)
        continue
      }
      // Hundreds of tokens of one value say nothing about which is meant: the first few will do.
      let fellows = token.values.flatMap { byValue[$0, default: []].prefix(16) }.filter {
        tokens[groups[$0].first].flavor != token.flavor && agrees(index, groups[$0].first)
      }
      if let home = best(fellows, for: words[index], named: { words[groups[$0].first] }) {
        groups[home].others.append(index)
        continue
      }
      if byKey[key] == nil { byKey[key] = groups.count }
      for value in token.values { byValue[value, default: []].append(groups.count) }
      groups.append(SpellingGroup(first: index))
    }
    return groups
  }

  /// The only one, or the one that shares most words with the name and any at all.
  private static func best(_ fellows: [Int], for words: [String], named: (Int) -> [String]) -> Int? {
    let distinct = Set(fellows)
    if distinct.count == 1 { return fellows.first }
    var best: (group: Int, shared: Int)?
    for group in distinct.sorted() {
      let shared = named(group).count { words.contains($0) }
      if shared > best?.shared ?? 0 { best = (group, shared) }
    }
    return best?.group
  }
}
