/// Tokens of one system that are the same token in different sources, the highest authority first.
struct FlavorGroups<Token> {
  /// Each with at least two members, in no order.
  let groups: [[Token]]

  /// Groups the tokens of one kind by their key; a source is one flavor of one file.
  init(_ tokens: [Token], of system: DesignSystem, name: (Token) -> String, origin: (Token) -> Origin) {
    // By their places: a token is large, and few of them end up in a group.
    var bySource: [Source: [Int]] = [:]
    for (place, token) in tokens.enumerated() {
      let origin = origin(token)
      bySource[Source(path: origin.path, flavor: origin.flavor), default: []].append(place)
    }
    var byKey: [String: [Int]] = [:]
    for members in bySource.values {
      let names = members.map { name(tokens[$0]) }
      let keys = TokenKeys(names: names, system: system)
      for (place, name) in zip(members, names) {
        if let key = keys.key(of: name) { byKey[key, default: []].append(place) }
      }
    }
    groups = byKey.values.compactMap { members in
      let flavor = origin(tokens[members[0]]).flavor
      guard members.contains(where: { origin(tokens[$0]).flavor != flavor }) else { return nil }
      return members.map { tokens[$0] }.sorted { left, right in
        let (one, other) = (origin(left), origin(right))
        if one.flavor != other.flavor { return one.flavor < other.flavor }
        return (one.path, one.position) < (other.path, other.position)
      }
    }
  }

  private struct Source: Hashable {
    var path: String
    var flavor: Flavor
  }
}
