/// Under which key each name of one source is compared with those of other sources.
///
/// A key leaves out case and punctuation, the system's name in front, and one leading word that at least 60 % of the
/// source's names share (where it has three or more): `DinghyColors.Teal`, `colors.dinghyTeal` and `Dinghy Teal` are
/// `teal`.
public struct TokenKeys {
  /// The place of each name in `keys`.
  private var places: [String: Int] = [:]
  /// nil for a key that two names have, and for a name without letters.
  private var keys: [String?] = []
  /// The place of each name as they were given.
  private var order: [Int] = []

  /// The keys of all names of one source.
  public init(names: [String], system: DesignSystem) {
    self.init(names: names, owners: Owners(system))
  }

  /// The same where the system's names are at hand.
  init(names: [String], owners: Owners) {
    var words = KeyWords()
    places.reserveCapacity(names.count)
    order.reserveCapacity(names.count)
    for name in names {
      let place = words.count
      if let known = places.updateValue(place, forKey: name) {
        places[name] = known
        order.append(known)
      } else {
        words.append(name)
        order.append(place)
      }
    }
    words.leaveOut(owners)
    keys.reserveCapacity(words.count)
    var owner: [String: Int] = [:]
    owner.reserveCapacity(words.count)
    for place in 0..<words.count {
      let key = words.key(of: place)
      if key.isEmpty {
        keys.append(nil)
      } else if let other = owner.updateValue(place, forKey: key) {
        keys[other] = nil
        keys.append(nil)
      } else {
        keys.append(key)
      }
    }
  }

  /// The key of a name, when it is the only name of its source with that key.
  public func key(of name: String) -> String? { places[name].flatMap { keys[$0] } }

  /// The same of the name that was given at an index.
  func key(at index: Int) -> String? { keys[order[index]] }

  /// What a system is called, as keys would have it.
  struct Owners {
    fileprivate let names: [[UInt8]]

    init(_ system: DesignSystem) {
      let last = system.id.utf8.lastIndex(of: UInt8(ascii: "/")).map { system.id[$0...].dropFirst() }
      names = [system.name, last.map(String.init) ?? system.id]
        .map { Array(NameWords.key(of: $0).utf8) }.filter { !$0.isEmpty }
    }
  }
}

/// The words of many names in lower case, all run together, without those in front of a name that do not count.
private struct KeyWords {
  private var bytes: [UInt8] = []
  /// Where each word ends in `bytes`.
  private var ends: [Int] = []
  /// The words of each name that count, as places in `ends`.
  private var spans: [Range<Int>] = []

  /// How many names there are.
  var count: Int { spans.count }

  mutating func append(_ name: String) {
    let first = ends.count
    var name = name
    name.withUTF8 { name in
      NameWords.forEach(in: name) { range in
        let word = UnsafeBufferPointer(rebasing: name[range])
        if word.allSatisfy({ $0 < 0x80 }) {
          for byte in word { bytes.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte) }
        } else {
          bytes += String(decoding: word, as: UTF8.self).lowercased().utf8
        }
        ends.append(bytes.count)
      }
    }
    spans.append(first..<ends.count)
  }

  /// Leaves out a system's name in front of each, and the first word that most of them share.
  mutating func leaveOut(_ owners: TokenKeys.Owners) {
    for name in spans.indices { leaveOut(owners, of: name) }
    guard let shared else { return }
    for name in spans.indices where spans[name].count > 1 && isSame(bytes(of: spans[name].lowerBound), shared)
    {
      spans[name] = spans[name].dropFirst()
      leaveOut(owners, of: name)
    }
  }

  /// All words of a name that count as one.
  func key(of name: Int) -> String {
    guard let last = spans[name].last else { return "" }
    return String(decoding: bytes[start(of: spans[name].lowerBound)..<ends[last]], as: UTF8.self)
  }

  /// Leaves out a leading name of the system, unless nothing would be left.
  private mutating func leaveOut(_ owners: TokenKeys.Owners, of name: Int) {
    let words = spans[name]
    guard words.count > 1 else { return }
    let start = start(of: words.lowerBound)
    for owner in owners.names {
      for word in words.dropLast() {
        if isSame(bytes[start..<ends[word]], owner[...]) {
          spans[name] = word + 1..<words.upperBound
          return
        }
        if ends[word] - start >= owner.count { break }
      }
    }
  }

  /// The first word that at least 60 % of the names have, where there are three or more.
  private var shared: ArraySlice<UInt8>? {
    if spans.count < 3 { return nil }
    // Only one word can have the majority, and it outlasts all others when each cancels one out (Boyer and Moore).
    var most: ArraySlice<UInt8> = []
    var lead = 0
    for words in spans where !words.isEmpty {
      let first = bytes(of: words.lowerBound)
      if lead == 0 { most = first }
      lead += isSame(first, most) ? 1 : -1
    }
    let count = spans.count { !$0.isEmpty && isSame(bytes(of: $0.lowerBound), most) }
    return count * 10 >= spans.count * 6 ? most : nil
  }

  private func start(of word: Int) -> Int { word == 0 ? 0 : ends[word - 1] }

  private func bytes(of word: Int) -> ArraySlice<UInt8> { bytes[start(of: word)..<ends[word]] }

  /// Whether two words are the same letters.
  private func isSame(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    if left.count == right.count, left.elementsEqual(right) { return true }
    // Outside ASCII other bytes may be the same letters.
    guard left.contains(where: { $0 >= 0x80 }), right.contains(where: { $0 >= 0x80 }) else { return false }
    return String(decoding: left, as: UTF8.self) == String(decoding: right, as: UTF8.self)
  }
}
