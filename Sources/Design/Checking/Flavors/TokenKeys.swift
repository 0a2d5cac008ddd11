/// Under which key each name of one source is compared with those of other sources.
///
/// A key leaves out case and punctuation, the system's name in front, and one leading word that at least 60 % of the
/// source's names share (where it has three or more): `DinghyColors.Teal`, `colors.dinghyTeal` and `Dinghy Teal` are
/// `teal`.
public struct TokenKeys {
  /// The place of each name in `keys`.
  private var places: [String: Int] = [:]
  private var keys: [String] = []
  private var counts: [String: Int] = [:]

  /// The keys of all names of one source.
  public init(names: [String], system: DesignSystem) {
    let owners = [system.name, system.id.split(separator: "/").last.map(String.init) ?? ""]
      .map { NameWords.key(of: $0) }.filter { !$0.isEmpty }
    var words: [KeyWords] = []
    places.reserveCapacity(names.count)
    for name in names where places[name] == nil {
      places[name] = words.count
      words.append(KeyWords(name).without(owners))
    }
    if let shared = Self.sharedWord(words) {
      for (place, own) in words.enumerated() where own.count > 1 && own.first == shared {
        words[place] = own.dropFirst().without(owners)
      }
    }
    keys.reserveCapacity(words.count)
    for own in words {
      let key = own.key
      keys.append(key)
      counts[key, default: 0] += 1
    }
  }

  /// The key of a name, when it is the only name of its source with that key.
  public func key(of name: String) -> String? {
    guard let place = places[name], !keys[place].isEmpty, counts[keys[place]] == 1 else { return nil }
    return keys[place]
  }

  private static func sharedWord(_ names: [KeyWords]) -> String? {
    if names.count < 3 { return nil }
    var counts: [String: Int] = [:]
    for words in names {
      if let first = words.first { counts[first, default: 0] += 1 }
    }
    // Only one word can reach 60 %.
    return counts.first { $0.value * 10 >= names.count * 6 }?.key
  }
}

/// The words of one name in lower case, without those in front that do not count.
private struct KeyWords {
  /// The words run together.
  private var bytes: [UInt8] = []
  /// Where each word ends.
  private var ends: [Int] = []
  /// How many words are left out in front.
  private var skipped = 0

  init(_ name: String) {
    var name = name
    name.withUTF8 { name in
      bytes.reserveCapacity(name.count)
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
  }

  /// How many words count.
  var count: Int { ends.count - skipped }

  private var start: Int { skipped == 0 ? 0 : ends[skipped - 1] }

  /// The first word that counts.
  var first: String? { count > 0 ? text(to: ends[skipped]) : nil }

  /// All that count as one.
  var key: String { text(to: bytes.count) }

  private func text(to end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

  private func isText(to end: Int, _ owner: String) -> Bool {
    let text = bytes[start..<end]
    if text.count == owner.utf8.count, text.elementsEqual(owner.utf8) { return true }
    // Outside ASCII other bytes may be the same letters.
    return (text.contains { $0 >= 0x80 } || owner.utf8.contains { $0 >= 0x80 }) && self.text(to: end) == owner
  }

  /// Without the first word.
  func dropFirst() -> KeyWords {
    var rest = self
    rest.skipped += 1
    return rest
  }

  /// The words after a leading name of the system; all of them when nothing would be left.
  func without(_ owners: [String]) -> KeyWords {
    for owner in owners {
      for place in skipped..<ends.count {
        let length = ends[place] - start
        if place + 1 < ends.count, isText(to: ends[place], owner) {
          var rest = self
          rest.skipped = place + 1
          return rest
        }
        if length >= owner.utf8.count { break }
      }
    }
    return self
  }
}
