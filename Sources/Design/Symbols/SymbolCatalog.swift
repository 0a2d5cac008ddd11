/// Which SF Symbols names exist, since which iOS, and under which newer name.
public struct SymbolCatalog: Sendable {
  /// What is known of one name.
  public struct Entry: Hashable, Sendable {
    /// The first iOS that draws it, `16.1`; nil where that is not known.
    public var ios: String?
    /// The name that replaced it; the old one still works.
    public var renamedTo: String?
  }

  /// The same as places: most names are never asked for.
  private struct Symbol {
    var name: Range<Int>
    /// Empty where nothing replaced it.
    var newer: Range<Int>
    /// Its iOS in `versions`.
    var version: Int
  }

  /// All names.
  private let text: [UInt8]
  private var symbols: [Symbol] = []
  private var versions: [String?] = [nil]
  /// For each name its place in `symbols`, from the slot of its hash on; -1 in slots that are free.
  private var slots: [Int] = []

  /// A catalogue in the format of `Data/sf-symbols.txt`: `@ VERSION` opens a group, then one name a line,
  /// `old > new` where it was replaced; a line that begins with `;` is a comment.
  public init(text: some Sequence<UInt8>) {
    self.text = Array(text)
    var found: [Symbol] = []
    var start = 0
    while start < self.text.count {
      let end = self.text[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? self.text.count
      defer { start = end + 1 }
      guard start < end else { continue }
      switch self.text[start] {
      case UInt8(ascii: ";"): continue
      case UInt8(ascii: "@"):
        let version = String(decoding: self.text[start..<end].dropFirst(2), as: UTF8.self)
        versions.append(version == "?" ? nil : version)
      default:
        let line = self.text[start..<end]
        let words = line.contains(0x20) ? line.split(separator: 0x20) : [line]
        guard let name = words.first else { continue }
        let newer = words.count == 3 ? words[2].indices : 0..<0
        found.append(Symbol(name: name.indices, newer: newer, version: versions.count - 1))
      }
    }
    insert(found)
  }

  /// A catalogue of what is known by name.
  init(_ entries: [String: Entry]) {
    var text: [UInt8] = []
    func append(_ name: String) -> Range<Int> {
      let start = text.count
      text += name.utf8
      return start..<text.count
    }
    var versionsByName: [String: Int] = [:]
    var found: [Symbol] = []
    for (name, entry) in entries {
      var version = 0
      if let ios = entry.ios {
        version = versionsByName[ios, default: versions.count]
        if version == versions.count { versions.append(ios) }
        versionsByName[ios] = version
      }
      found.append(
        Symbol(name: append(name), newer: entry.renamedTo.map(append) ?? 0..<0, version: version))
    }
    self.text = text
    insert(found)
  }

  /// What is known of a name; nil when there is no such symbol.
  public subscript(name: String) -> Entry? {
    let place = slots[slot(of: Array(name.utf8)[...])]
    guard place >= 0 else { return nil }
    let symbol = symbols[place]
    return Entry(
      ios: versions[symbol.version], renamedTo: symbol.newer.isEmpty ? nil : string(symbol.newer))
  }

  /// The names nearest to one that does not exist, best first.
  ///
  /// Nearness is the edit distance over bytes; names that share the first part count one less.
  public func nearest(to name: String, limit: Int = 3) -> [String] {
    let wanted = Array(name.utf8)
    let bound = max(2, wanted.count / 3)
    let first = wanted.prefix { $0 != UInt8(ascii: ".") }
    var letters = LetterCounts(wanted)
    var found: [(distance: Int, name: String)] = []
    // The distances of the best so far: what is further than the last of them need not be measured.
    var best: [Int] = []
    for symbol in symbols where abs(symbol.name.count - wanted.count) <= bound {
      let candidate = text[symbol.name]
      let bonus = candidate.prefix(while: { $0 != UInt8(ascii: ".") }) == first ? 1 : 0
      let worst = best.count < limit ? bound : best.last ?? -1
      guard min(letters.strangers(in: candidate), bound + 1) - bonus <= worst else { continue }
      let distance =
        EditDistance.between(wanted, Array(candidate), bound: min(bound, worst + bonus)) - bonus
      guard distance <= worst else { continue }
      found.append((distance, string(symbol.name)))
      best.insert(distance, at: best.firstIndex { $0 > distance } ?? best.count)
      if best.count > limit { best.removeLast() }
    }
    found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return found.prefix(limit).map(\.name)
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  /// Of a name that is said twice the last holds.
  private mutating func insert(_ found: [Symbol]) {
    var size = 16
    while size < found.count * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    symbols.reserveCapacity(found.count)
    for symbol in found {
      let slot = slot(of: text[symbol.name])
      if slots[slot] < 0 {
        slots[slot] = symbols.count
        symbols.append(symbol)
      } else {
        symbols[slots[slot]] = symbol
      }
    }
  }

  /// The slot of a name, or the free one where it would stand; more than half of them are free.
  private func slot(of name: ArraySlice<UInt8>) -> Int {
    var hasher = Hasher()
    name.withUnsafeBytes { hasher.combine(bytes: $0) }
    var slot = hasher.finalize() & (slots.count - 1)
    while slots[slot] >= 0, text[symbols[slots[slot]].name] != name { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}

/// How often each byte stands in a word.
private struct LetterCounts {
  private var counts = [Int](repeating: 0, count: 256)

  init(_ word: [UInt8]) {
    for byte in word { counts[Int(byte)] += 1 }
  }

  /// How many bytes of another word this one does not have: no fewer edits lie between the two.
  mutating func strangers(in other: ArraySlice<UInt8>) -> Int {
    var strangers = 0
    for byte in other {
      counts[Int(byte)] -= 1
      if counts[Int(byte)] < 0 { strangers += 1 }
    }
    for byte in other { counts[Int(byte)] += 1 }
    return strangers
  }
}
