/// Under which key each name of one source is compared with those of other sources.
///
/// A key leaves out case and punctuation, the system's name in front, and one leading word that at least 60 % of the
/// source's names share (where it has three or more): `DinghyColors.Teal`, `colors.dinghyTeal` and `Dinghy Teal` are
/// `teal`.
public struct TokenKeys {
  private var keys: [String: String] = [:]
  private var counts: [String: Int] = [:]

  /// The keys of all names of one source.
  public init(names: some Sequence<String>, system: DesignSystem) {
    let owners = [system.name, system.id.split(separator: "/").last.map(String.init) ?? ""]
      .map { NameWords.key(NameWords.of($0)) }.filter { !$0.isEmpty }
    var words: [String: ArraySlice<Substring>] = [:]
    for name in names where words[name] == nil {
      words[name] = Self.without(owners, NameWords.of(name)[...])
    }
    if let shared = Self.sharedWord(words.values) {
      for (name, parts) in words where parts.count > 1 && parts.first?.lowercased() == shared {
        words[name] = Self.without(owners, parts.dropFirst())
      }
    }
    for (name, parts) in words {
      let key = NameWords.key(parts)
      keys[name] = key
      counts[key, default: 0] += 1
    }
  }

  /// The key of a name, when it is the only name of its source with that key.
  public func key(of name: String) -> String? {
    guard let key = keys[name], !key.isEmpty, counts[key] == 1 else { return nil }
    return key
  }

  /// The words after a leading name of the system; all of them when nothing would be left.
  private static func without(_ owners: [String], _ words: ArraySlice<Substring>) -> ArraySlice<Substring> {
    for owner in owners {
      var joined = ""
      for (count, word) in words.enumerated() {
        joined += word.lowercased()
        if joined == owner && count + 1 < words.count { return words.dropFirst(count + 1) }
        if joined.utf8.count >= owner.utf8.count { break }
      }
    }
    return words
  }

  private static func sharedWord(_ names: some Collection<ArraySlice<Substring>>) -> String? {
    if names.count < 3 { return nil }
    var counts: [String: Int] = [:]
    for words in names {
      if let first = words.first { counts[first.lowercased(), default: 0] += 1 }
    }
    // Only one word can reach 60 %.
    return counts.first { $0.value * 10 >= names.count * 6 }?.key
  }
}
