/// The tokens of two readings of a system, one against the other.
///
/// A token is the same in both when kind, flavor and name are. What is left on both sides is a renamed token when kind
/// and value are the same, first within one flavor, then across: a value that moves into the front matter is not lost.
struct TokenComparison {
  private(set) var changes: [TokenChange] = []

  /// One declaration, reduced to what is compared.
  private struct Entry {
    let kind: TokenChange.Kind
    let name: String
    let value: TokenValue
    let origin: Origin
  }

  private struct Identity: Hashable {
    let kind: TokenChange.Kind
    let flavor: Flavor
    let name: String
  }

  init(_ old: DesignSystem?, _ new: DesignSystem?) {
    let before = Self.entries(of: old)
    let after = Self.entries(of: new)
    var (removed, added) = pair(before, after)
    for isWithinFlavor in [true, false] {
      rename(&removed, &added, isWithinFlavor: isWithinFlavor)
    }
    changes += added.map { change($0, .added) }
    changes += removed.map { change($0, .removed) }
    merge(before: Self.keys(before, of: old), after: Self.keys(after, of: new))
    sort()
  }

  private static func entries(of system: DesignSystem?) -> [Entry] {
    guard let tokens = system?.tokens else { return [] }
    func entries<Token>(
      _ kind: TokenChange.Kind, _ all: [Token], _ name: (Token) -> String, _ value: (Token) -> TokenValue,
      _ origin: (Token) -> Origin
    ) -> [Entry] {
      all.map { Entry(kind: kind, name: name($0), value: value($0), origin: origin($0)) }
    }
    return entries(.color, tokens.colors, \.name, { TokenValue($0) }, \.origin)
      + entries(.gradient, tokens.gradients, \.name, { TokenValue($0) }, \.origin)
      + entries(.typography, tokens.typography, \.name, { TokenValue($0) }, \.origin)
      + entries(.spacing, tokens.spacing, \.name, { TokenValue($0) }, \.origin)
      + entries(.radius, tokens.radii, \.name, { TokenValue($0) }, \.origin)
      + entries(.shadow, tokens.shadows, \.name, { TokenValue($0) }, \.origin)
      + entries(.motion, tokens.motion, \.name, { TokenValue($0) }, \.origin)
      + entries(.symbol, tokens.symbols, \.component, { TokenValue($0) }, \.origin)
      + entries(.component, tokens.components, \.name, { TokenValue($0) }, \.origin)
  }

  // MARK: - Pairs

  /// Pairs what has one identity; several declarations of one name are told apart by their values.
  private mutating func pair(_ before: [Entry], _ after: [Entry]) -> (removed: [Entry], added: [Entry]) {
    func identity(_ entry: Entry) -> Identity {
      Identity(kind: entry.kind, flavor: entry.origin.flavor, name: entry.name)
    }
    var waiting: [Identity: [Entry]] = [:]
    for entry in before { waiting[identity(entry), default: []].append(entry) }
    var counts = waiting.mapValues { Dictionary($0.map { ($0.value, 1) }, uniquingKeysWith: +) }
    var unmatched: [Entry] = []
    var matched: [Identity: [TokenValue: Int]] = [:]
    for entry in after {
      let key = identity(entry)
      if let count = counts[key]?[entry.value], count > 0 {
        counts[key]?[entry.value] = count - 1
        matched[key, default: [:]][entry.value, default: 0] += 1
      } else {
        unmatched.append(entry)
      }
    }
    var left: [Identity: ArraySlice<Entry>] = [:]
    for (key, entries) in waiting {
      var taken = matched[key] ?? [:]
      left[key] =
        entries.filter { entry in
          guard let count = taken[entry.value], count > 0 else { return true }
          taken[entry.value] = count - 1
          return false
        }[...]
    }
    var added: [Entry] = []
    for entry in unmatched {
      if let other = left[identity(entry)]?.popFirst() {
        changes.append(
          TokenChange(
            kind: entry.kind, status: .changed, name: entry.name, old: other.value, new: entry.value,
            origin: entry.origin))
      } else {
        added.append(entry)
      }
    }
    // In the order of the sources, which the dictionary has not.
    var rest = left.mapValues { Dictionary($0.map { ($0.origin, 1) }, uniquingKeysWith: +) }
    let removed = before.filter { entry in
      guard let count = rest[identity(entry)]?[entry.origin], count > 0 else { return false }
      rest[identity(entry)]?[entry.origin] = count - 1
      return true
    }
    return (removed, added)
  }

  // MARK: - Renames

  private struct Likeness: Hashable {
    let kind: TokenChange.Kind
    let flavor: Flavor?
    let value: TokenValue
  }

  /// Of several removed tokens with the value of an added one, the one whose name is nearest.
  private mutating func rename(_ removed: inout [Entry], _ added: inout [Entry], isWithinFlavor: Bool) {
    func likeness(_ entry: Entry) -> Likeness {
      Likeness(kind: entry.kind, flavor: isWithinFlavor ? entry.origin.flavor : nil, value: entry.value)
    }
    var candidates: [Likeness: [Int]] = [:]
    for (index, entry) in removed.enumerated() where !entry.value.isEmpty {
      candidates[likeness(entry), default: []].append(index)
    }
    var taken: Set<Int> = []
    added.removeAll { entry in
      guard let like = candidates[likeness(entry)], !like.isEmpty else { return false }
      let name = Self.spelling(entry.name)
      // So many are looked at: a thousand greys of one value are not worth more.
      let nearest = like.prefix(32).enumerated().min { one, other in
        Self.distance(name, removed[one.element].name) < Self.distance(name, removed[other.element].name)
      }
      guard let nearest else { return false }
      candidates[likeness(entry)]?.remove(at: nearest.offset)
      taken.insert(nearest.element)
      let other = removed[nearest.element]
      // Moved from one flavor to another under its own name: nothing that a reader would call a change.
      if other.name == entry.name { return true }
      changes.append(
        TokenChange(
          kind: entry.kind, status: .renamed, name: entry.name, oldName: other.name, old: other.value,
          new: entry.value, origin: entry.origin))
      return true
    }
    removed = removed.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
  }

  private static func spelling(_ name: String) -> [UInt8] { Array(name.lowercased().utf8.prefix(64)) }

  private static func distance(_ name: [UInt8], _ other: String) -> Int {
    EditDistance.between(name, spelling(other), bound: 64)
  }

  private func change(_ entry: Entry, _ status: TokenChange.Status) -> TokenChange {
    TokenChange(
      kind: entry.kind, status: status, name: entry.name, old: status == .removed ? entry.value : nil,
      new: status == .added ? entry.value : nil, origin: entry.origin)
  }

  // MARK: - Flavors

  private struct Sameness: Hashable {
    let kind: TokenChange.Kind
    let status: TokenChange.Status
    let key: String
    let oldKey: String?
    let old: TokenValue?
    let new: TokenValue?
  }

  private struct Source: Hashable {
    let kind: TokenChange.Kind
    let flavor: Flavor
  }

  /// Under which keys the names of each flavor are compared with those of others.
  private static func keys(_ entries: [Entry], of system: DesignSystem?) -> [Source: TokenKeys] {
    guard let system else { return [:] }
    let sources = Dictionary(grouping: entries) { Source(kind: $0.kind, flavor: $0.origin.flavor) }
    return sources.mapValues { TokenKeys(names: $0.map(\.name), system: system) }
  }

  /// What several flavors say of one token is one change, told by the flavor of highest authority.
  private mutating func merge(before: [Source: TokenKeys], after: [Source: TokenKeys]) {
    var places: [Sameness: Int] = [:]
    var result: [TokenChange] = []
    for change in changes.enumerated().sorted(by: {
      ($0.element.origin.flavor, $0.offset) < ($1.element.origin.flavor, $1.offset)
    }).map(\.element) {
      let known = change.status == .removed ? before : after
      let source = Source(kind: change.kind, flavor: change.origin.flavor)
      guard let key = known[source]?.key(of: change.name) else {
        result.append(change)
        continue
      }
      let same = Sameness(
        kind: change.kind, status: change.status, key: key,
        oldKey: change.oldName.map { NameWords.key(NameWords.of($0)) }, old: change.old, new: change.new)
      if let place = places[same], result[place].origin.flavor != change.origin.flavor {
        result[place].others.append(change.origin)
      } else {
        places[same] = result.count
        result.append(change)
      }
    }
    changes = result
  }

  private mutating func sort() {
    func place(_ change: TokenChange) -> (Int, Int) {
      (
        TokenChange.Kind.allCases.firstIndex(of: change.kind) ?? 0,
        TokenChange.Status.allCases.firstIndex(of: change.status) ?? 0
      )
    }
    changes = changes.enumerated().sorted { one, other in
      let (left, right) = (place(one.element), place(other.element))
      return left == right ? one.offset < other.offset : left < right
    }.map(\.element)
  }
}
