import Design

/// Of each token of one kind the entry that the highest flavor states, in order of authority.
struct TokenChoice<Token> {
  /// The chosen ones: by flavor, then in source order.
  private(set) var tokens: [Token] = []
  /// Where each entry that was read went to, chosen or not.
  private var places: [Name: Int] = [:]
  /// The first spelling of each name of prose.
  private var spellings: [Name: String] = [:]

  private struct Name: Hashable {
    var flavor: Flavor
    var name: String
  }

  private struct Source: Hashable {
    var path: String
    var flavor: Flavor
  }

  /// Chooses among entries that state a value.
  ///
  /// Entries of different flavors are one token when their names or their keys are the same (`TokenKeys`); entries of one flavor are one token when they have one name and `absorb` can bring them together.
  init(
    _ entries: [Token], of system: DesignSystem, name: (Token) -> String, origin: (Token) -> Origin,
    absorb: (inout Token, Token) -> Bool
  ) {
    let names = entries.map { entry in spelling(of: name(entry), flavor: origin(entry).flavor) }
    let order = entries.indices.sorted { left, right in
      let (one, other) = (origin(entries[left]).flavor.rank, origin(entries[right]).flavor.rank)
      return one == other ? left < right : one < other
    }
    let identities = Self.identities(of: entries, names, order, in: system, origin: origin)
    // The order is that of authority: who names a token first is who states it.
    var best: [Int: Flavor] = [:]
    for index in order where best[identities[index]] == nil {
      best[identities[index]] = origin(entries[index]).flavor
    }
    var chosen: [Int: Int] = [:]
    for index in order {
      let entry = entries[index]
      let read = Name(flavor: origin(entry).flavor, name: names[index])
      let identity = identities[index]
      if best[identity] != read.flavor {
        places[read] = places[read] ?? chosen[identity]
      } else if let place = places[read], absorb(&tokens[place], entry) {
        continue
      } else {
        tokens.append(entry)
        places[read] = places[read] ?? tokens.count - 1
        chosen[identity] = chosen[identity] ?? tokens.count - 1
      }
    }
  }

  /// What stands for the entry of that name and flavor.
  func place(of name: String, flavor: Flavor) -> Int? {
    places[Name(flavor: flavor, name: spellings[Self.spoken(name, flavor)] ?? name)]
  }

  /// The name as its flavor first writes it: prose does not mind capitals.
  private mutating func spelling(of name: String, flavor: Flavor) -> String {
    guard flavor == .neutral || flavor == .guide else { return name }
    let spoken = Self.spoken(name, flavor)
    if let known = spellings[spoken] { return known }
    spellings[spoken] = name
    return name
  }

  private static func spoken(_ name: String, _ flavor: Flavor) -> Name {
    Name(flavor: flavor, name: ExportName(name).kebab)
  }

  /// A number for each token: of different flavors those are one whose names have the same words, or the same key
  /// where it is their source's only one.
  private static func identities(
    of entries: [Token], _ names: [String], _ order: [Int], in system: DesignSystem, origin: (Token) -> Origin
  ) -> [Int] {
    let sources = entries.map { Source(path: origin($0).path, flavor: origin($0).flavor) }
    var bySource: [Source: [String]] = [:]
    for (source, name) in zip(sources, names) { bySource[source, default: []].append(name) }
    let keys = bySource.mapValues { TokenKeys(names: $0, system: system) }
    var byWords: [String: Int] = [:]
    var byKey: [String: Int] = [:]
    var result = Array(repeating: 0, count: entries.count)
    for index in order {
      let words = ExportName(names[index]).kebab
      let key = keys[sources[index]]?.key(of: names[index])
      let identity = byWords[words] ?? key.flatMap { byKey[$0] } ?? index
      result[index] = identity
      byWords[words] = byWords[words] ?? identity
      if let key { byKey[key] = byKey[key] ?? identity }
    }
    return result
  }
}
