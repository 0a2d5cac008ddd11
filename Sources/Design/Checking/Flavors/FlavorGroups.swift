/// Tokens of one system that are the same token in different sources, the highest authority first.
struct FlavorGroups {
  /// The places of the tokens. Each group has at least two members; the groups are in no order.
  let groups: [[Int]]

  /// Groups the tokens of one kind by their key; a source is one flavor of one file.
  init(names: [String], origins: [Origin], of system: DesignSystem) {
    guard let first = origins.first, origins.contains(where: { $0.flavor != first.flavor }) else {
      groups = []
      return
    }
    var sources = Numbering<Source>()
    var members: [[Int]] = []
    for (place, origin) in origins.enumerated() {
      let source = sources.number(of: Source(path: origin.path, flavor: origin.flavor))
      if source == members.count { members.append([]) }
      members[source].append(place)
    }
    let owners = TokenKeys.Owners(system)
    var byKey: [String: [Int]] = [:]
    byKey.reserveCapacity(names.count)
    for members in members {
      let keys = TokenKeys(names: members.map { names[$0] }, owners: owners)
      for (index, place) in members.enumerated() {
        if let key = keys.key(at: index) { byKey[key, default: []].append(place) }
      }
    }
    groups = byKey.values.compactMap { members in
      let flavor = origins[members[0]].flavor
      guard members.contains(where: { origins[$0].flavor != flavor }) else { return nil }
      return members.sorted { left, right in
        let (one, other) = (origins[left], origins[right])
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
