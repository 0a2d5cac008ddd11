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
    // By their places: several declarations can share a name, a place and a line, such as the layers of a shadow.
    var waiting: [Identity: [Int]] = [:]
    for (index, entry) in before.enumerated() { waiting[identity(entry), default: []].append(index) }
    var same = waiting.mapValues { indices in
      // The first declaration of a value is the last of its list, and is taken first.
      Dictionary(grouping: indices.reversed()) { before[$0].value }
    }
    var taken: Set<Int> = []
    let unmatched = after.filter { entry in
      guard let index = same[identity(entry)]?[entry.value]?.popLast() else { return true }
      taken.insert(index)
      return false
    }
    var left = waiting.mapValues { indices in indices.filter { !taken.contains($0) }[...] }
    var added: [Entry] = []
    for entry in unmatched {
      guard let index = left[identity(entry)]?.popFirst() else {
        added.append(entry)
        continue
      }
      taken.insert(index)
      changes.append(
        TokenChange(
          kind: entry.kind, status: .changed, name: entry.name, old: before[index].value, new: entry.value,
          origin: entry.origin))
    }
    let removed = before.indices.filter { !taken.contains($0) }.map { before[$0] }
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
    // Last things first: what is looked at stands at the end, where taking one away moves few.
    var candidates: [Likeness: [Int]] = [:]
    for (index, entry) in removed.enumerated().reversed() where !entry.value.isEmpty {
      candidates[likeness(entry), default: []].append(index)
    }
    var taken: Set<Int> = []
    added.removeAll { entry in
      let like = likeness(entry)
      guard var indices = candidates.removeValue(forKey: like) else { return false }
      defer { candidates[like] = indices }
      let name = Self.spelling(entry.name)
      // So many are looked at: a thousand greys of one value are not worth more.
      var nearest: (place: Int, distance: Int)?
      for place in indices.indices.suffix(32).reversed() {
        let distance = Self.distance(name, removed[indices[place]].name)
        if distance < nearest?.distance ?? .max { nearest = (place, distance) }
      }
      guard let nearest else { return false }
      let index = indices.remove(at: nearest.place)
      taken.insert(index)
      let other = removed[index]
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
        oldKey: change.oldName.map { NameWords.key(of: $0) }, old: change.old, new: change.new)
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
