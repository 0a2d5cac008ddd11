import Design

/// Of each token of one kind the entry that the highest flavor states, in order of authority.
struct TokenChoice<Token> {
  /// The chosen ones: by flavor, then in source order.
  private(set) var tokens: [Token] = []
  /// The words of their names.
  private(set) var names: [ExportName] = []
  /// Where each entry that was read went to, chosen or not.
  private var places: [Name: Int] = [:]

  /// A name as its flavor tells it from others: prose does not mind capitals.
  private struct Name: Hashable {
    let rank: Int
    let name: String

    init(_ name: String, _ words: ExportName, _ flavor: Flavor) {
      rank = flavor.rank
      self.name = Self.isProse(flavor) ? words.kebab : name
    }

    static func isProse(_ flavor: Flavor) -> Bool { flavor == .neutral || flavor == .guide }
  }

  private struct Source: Hashable {
    let path: String
    let rank: Int
  }

  /// What is known of an entry before any is chosen.
  private struct Entry {
    let words: ExportName
    let read: Name
    /// The name as its flavor first writes it.
    let spelling: String
    /// The number of its source.
    let source: Int
  }

  /// Chooses among entries that state a value.
  ///
  /// Entries of different flavors are one token when their names or their keys are the same (`TokenKeys`); entries of one flavor are one token when they have one name and `absorb` can bring them together.
  init(
    _ tokens: [Token], of system: DesignSystem, name: (Token) -> String, origin: (Token) -> Origin,
    absorb: (inout Token, Token) -> Bool
  ) {
    let entries = Self.entries(of: tokens, name: name, origin: origin)
    places.reserveCapacity(entries.count)
    let order = entries.indices.sorted { (entries[$0].read.rank, $0) < (entries[$1].read.rank, $1) }
    let identities = Self.identities(of: entries, order, in: system)
    // The order is that of authority: who names a token first is who states it.
    var best: [Int?] = Array(repeating: nil, count: entries.count)
    for index in order where best[identities[index]] == nil {
      best[identities[index]] = entries[index].read.rank
    }
    var chosen: [Int?] = Array(repeating: nil, count: entries.count)
    for index in order {
      let read = entries[index].read
      let identity = identities[index]
      let place = places[read]
      if best[identity] != read.rank {
        if place == nil, let other = chosen[identity] { places[read] = other }
      } else if let place, absorb(&self.tokens[place], tokens[index]) {
        continue
      } else {
        if place == nil { places[read] = self.tokens.count }
        chosen[identity] = chosen[identity] ?? self.tokens.count
        self.tokens.append(tokens[index])
        names.append(entries[index].words)
      }
    }
  }

  /// What stands for the entry of that name and flavor.
  func place(of name: String, flavor: Flavor) -> Int? {
    places[Name(name, ExportName(name), flavor)]
  }

  private static func entries(
    of tokens: [Token], name: (Token) -> String, origin: (Token) -> Origin
  ) -> [Entry] {
    var spellings: [Name: String] = [:]
    spellings.reserveCapacity(tokens.count)
    var sources: [Source: Int] = [:]
    var last: (source: Source, number: Int)?
    return tokens.map { token in
      let (name, origin) = (name(token), origin(token))
      let words = ExportName(name)
      let read = Name(name, words, origin.flavor)
      var spelling = name
      if Name.isProse(origin.flavor) {
        if let known = spellings[read] { spelling = known } else { spellings[read] = name }
      }
      // The tokens of one source mostly stand together.
      let source = Source(path: origin.path, rank: read.rank)
      let number = last?.source == source ? last?.number ?? 0 : sources[source] ?? sources.count
      if last?.source != source { sources[source] = number }
      last = (source, number)
      return Entry(words: words, read: read, spelling: spelling, source: number)
    }
  }

  /// A number for each token: of different flavors those are one whose names have the same words, or the same key
  /// where it is their source's only one.
  private static func identities(of entries: [Entry], _ order: [Int], in system: DesignSystem)
    -> [Int]
  {
    var names: [[String]] = []
    for entry in entries {
      while names.count <= entry.source { names.append([]) }
      names[entry.source].append(entry.spelling)
    }
    // In one source alone no two names have the same key.
    let keys = names.count > 1 ? names.map { TokenKeys(names: $0, system: system) } : []
    var byWords: [String: Int] = [:]
    byWords.reserveCapacity(entries.count)
    var byKey: [String: Int] = [:]
    if !keys.isEmpty { byKey.reserveCapacity(entries.count) }
    var result = Array(repeating: 0, count: entries.count)
    for index in order {
      let entry = entries[index]
      let known = byWords[entry.words.kebab]
      let key = keys.isEmpty ? nil : keys[entry.source].key(of: entry.spelling)
      let identity = known ?? key.flatMap { byKey[$0] } ?? index
      result[index] = identity
      if known == nil { byWords[entry.words.kebab] = identity }
      if let key, byKey[key] == nil { byKey[key] = identity }
    }
    return result
  }
}
