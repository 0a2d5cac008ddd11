/// Light and dark brought together where no single place states both: by sibling sections, and by name.
///
/// Only the missing dark of the light entry is filled; the dark entry keeps its own value and stays as it is.
/// A pair lies within one source, so that no flavor borrows from another.
struct AppearancePairing {
  /// What a name or a heading says about the appearance.
  private enum Side: Hashable { case light, dark, plain }

  /// A name or heading less the words that speak of the appearance.
  private struct Reduced {
    var side: Side
    var key: String
    /// Whether the word stood at the end: `textLight` is a side of `text`, a `lightGray` is another grey.
    var isSuffix = false
  }

  private struct Entry {
    var name: Reduced
    var group: Reduced
    /// The number of its source among those that have colours.
    var source: Int
  }

  private struct Key: Hashable {
    var source: Int
    var group: String?
    var name: String
  }

  private struct Source: Hashable {
    var flavor: Flavor
    var path: String
  }

  static func pair(_ colors: inout [ColorToken]) {
    let entries = entries(of: colors)
    pairSections(&colors, entries)
    pairNames(&colors, entries)
  }

  /// What the names and headings say. Colours come by their sources and headings: each is looked at once.
  private static func entries(of colors: [ColorToken]) -> [Entry] {
    var sources: [Source: Int] = [:]
    var source = (key: Source(flavor: .neutral, path: ""), number: -1)
    var group: (heading: String?, words: Reduced) = (nil, Reduced(side: .plain, key: ""))
    return colors.map { color in
      if source.number < 0 || color.origin.flavor != source.key.flavor || color.origin.path != source.key.path
      {
        let key = Source(flavor: color.origin.flavor, path: color.origin.path)
        let number = sources[key] ?? sources.count
        sources[key] = number
        source = (key, number)
      }
      if color.group != group.heading {
        group = (color.group, color.group.map(reduced(heading:)) ?? Reduced(side: .plain, key: ""))
      }
      return Entry(name: reduced(name: color.name), group: group.words, source: source.number)
    }
  }

  // MARK: - Sections

  private static func pairSections(_ colors: inout [ColorToken], _ entries: [Entry]) {
    var dark: [Key: [Int]] = [:]
    for (index, entry) in entries.enumerated() where entry.group.side == .dark && isDarkOnly(colors[index]) {
      dark[Key(source: entry.source, group: entry.group.key, name: entry.name.key), default: []].append(index)
    }
    if dark.isEmpty { return }
    // A heading that says nothing but "dark" belongs to all that is light in its source.
    var taken: [Key: Int] = [:]
    for side in [Side.light, .plain] {
      for (index, entry) in entries.enumerated() where entry.group.side == side && isLightOnly(colors[index])
      {
        let sibling = Key(source: entry.source, group: entry.group.key, name: entry.name.key)
        let whole = Key(source: entry.source, group: "", name: entry.name.key)
        for key in [sibling, whole] {
          let next = taken[key, default: 0]
          guard let candidates = dark[key], next < candidates.count else { continue }
          taken[key] = next + 1
          colors[index].dark = colors[candidates[next]].dark
          colors[index].pairing = .section
          break
        }
      }
    }
  }

  // MARK: - Names

  private static func pairNames(_ colors: inout [ColorToken], _ entries: [Entry]) {
    var families: [[Int]] = []
    var numbers: [Key: Int] = [:]
    for (index, entry) in entries.enumerated() where !entry.name.key.isEmpty {
      let key = Key(source: entry.source, group: nil, name: entry.name.key)
      if let number = numbers[key] {
        families[number].append(index)
      } else {
        numbers[key] = families.count
        families.append([index])
      }
    }
    for family in families where family.count > 1 {
      func members(_ side: Side) -> [Int] { family.filter { entries[$0].name.side == side } }
      let darks = members(.dark).filter { hasOneValue(colors[$0]) }
      let lights = members(.light).filter { isLightOnly(colors[$0]) }
      let plains = members(.plain).filter { isLightOnly(colors[$0]) }
      // A name that says light wins the dark one over a name that says nothing; where none says dark, the name that
      // says nothing is the dark one of a system that is dark first.
      let (light, dark) =
        darks.isEmpty
        ? (lights.filter { entries[$0].name.isSuffix }, plains) : (lights.isEmpty ? plains : lights, darks)
      for (one, other) in zip(light, dark) {
        colors[one].dark = colors[other].dark ?? colors[other].light
        colors[one].pairing = .name
      }
    }
  }

  private static func isLightOnly(_ color: ColorToken) -> Bool {
    color.light != nil && color.dark == nil && color.pairing == nil
  }

  private static func isDarkOnly(_ color: ColorToken) -> Bool { color.light == nil && color.dark != nil }

  private static func hasOneValue(_ color: ColorToken) -> Bool {
    (color.light == nil) != (color.dark == nil) && color.pairing == nil
  }

  // MARK: - Words

  private static func reduced(name: String) -> Reduced {
    var words = NameWords.lowered(of: name)
    var side = Side.plain
    var isSuffix = false
    if let index = words.firstIndex(where: { $0 == "dark" || $0 == "light" }) {
      side = words[index] == "dark" ? .dark : .light
      isSuffix = index == words.count - 1
      words.remove(at: index)
    } else if words.count > 1, let last = words.last, let marked = suffixes[last] {
      side = marked
      isSuffix = true
      words.removeLast()
    }
    return Reduced(side: side, key: words.joined(separator: " "), isSuffix: isSuffix)
  }

  private static let suffixes: [String: Side] = [
    "dk": .dark, "d": .dark, "night": .dark, "lt": .light,
  ]

  /// `Canvas & Surfaces (Dark — primary)` is dark and `canvas surface`.
  private static func reduced(heading: String) -> Reduced {
    var side = Side.plain
    var kept: [String] = []
    for part in parts(of: heading) {
      // What else a remark beside the appearance says is about the appearance.
      if part.isRemark, side != .plain { continue }
      let words = NameWords.lowered(of: part.text)
      if let word = words.first(where: { $0 == "dark" || $0 == "light" || $0 == "night" }), side == .plain {
        side = word == "light" ? .light : .dark
        if part.isRemark { continue }
      }
      kept += words.filter { !appearanceWords.contains($0) && !isNumber($0) }
    }
    return Reduced(side: side, key: kept.map(singular).joined(separator: " "))
  }

  private static let appearanceWords: Set<String> = [
    "dark", "light", "night", "mode", "theme", "appearance", "default",
  ]

  private static func isNumber(_ word: String) -> Bool { word.utf8.allSatisfy { (0x30...0x39).contains($0) } }

  private static func singular(_ word: String) -> String {
    word.utf8.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word
  }

  /// The text before a remark, and the remarks in parentheses or after a dash.
  private static func parts(of heading: String) -> [(text: String, isRemark: Bool)] {
    var parts: [(text: String, isRemark: Bool)] = []
    var text = ""
    var isRemark = false
    for scalar in heading.unicodeScalars {
      switch scalar {
      case "(", "[", "—", "–", ":":
        parts.append((text, isRemark))
        text = ""
        isRemark = scalar != ":" || isRemark
      case ")", "]":
        parts.append((text, isRemark))
        text = ""
        isRemark = false
      default: text.unicodeScalars.append(scalar)
      }
    }
    parts.append((text, isRemark))
    return parts
  }
}
