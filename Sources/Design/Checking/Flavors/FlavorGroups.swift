/// Tokens of one system that are the same token in different sources, the highest authority first.
struct FlavorGroups<Token> {
  /// Each with at least two members, in no order.
  let groups: [[Token]]

  /// Groups the tokens of one kind by their key; a source is one flavor of one file.
  init(_ tokens: [Token], of system: DesignSystem, name: (Token) -> String, origin: (Token) -> Origin) {
    var bySource: [Source: [Token]] = [:]
    for token in tokens {
      let origin = origin(token)
      bySource[Source(path: origin.path, flavor: origin.flavor), default: []].append(token)
    }
    var byKey: [String: [Token]] = [:]
    for members in bySource.values {
      let keys = TokenKeys(names: members.map(name), system: system)
      for token in members {
        if let key = keys.key(of: name(token)) { byKey[key, default: []].append(token) }
      }
    }
    groups = byKey.values.compactMap { members in
      guard Set(members.map { origin($0).flavor }).count > 1 else { return nil }
      return members.sorted { left, right in
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
