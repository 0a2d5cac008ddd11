import Syntax

/// Two names that an export cannot tell apart.
struct NameCollision: Rule {
  let id = "name-collision"
  let severity = Severity.warning
  let summary = "two names of one flavor become one name in an export"
  let explanation = """
    `blue.500` and `blue-500` are one CSS property, `onSurface` and `on-surface` one Swift member: one would silently \
    win. Where both state a value and the values differ it is an error. Branches of `#if` and twins for UIKit and AppKit have one name and are \
    variants, not collisions; nor is a palette that prose repeats in another section, in other case and with the same \
    values.
    """
  let wrong = """
    ---
    name: Tern
    colors:
      onSurface: "#1A1F24"
      on-surface: "#1A1F24"
    ---
    # Tern
    """
  let right = """
    ---
    name: Tern
    colors:
      onSurface: "#1A1F24"
      surface: "#FFFFFF"
    ---
    # Tern
    """

  func check(_ system: DesignSystem) -> [Finding] {
    let tokens = system.tokens
    var lines: TableLines?
    // Only colours that collide are looked up, and in most systems none does.
    func tables() -> TableLines {
      let found = lines ?? TableLines(system)
      lines = found
      return found
    }
    let (colors, styles) = (tokens.colors, tokens.typography)
    let colorFindings = collisions(
      of: colors.map(\.name), colors.map(\.origin), kind: "colour",
      isRepeated: { repeats(colors[$0], colors[$1], tables) },
      agree: { agree(colors[$0].light, colors[$1].light) && agree(colors[$0].dark, colors[$1].dark) })
    let styleFindings = collisions(
      of: styles.map(\.name), styles.map(\.origin), kind: "type style",
      agree: {
        agree(styles[$0].size, styles[$1].size) && agree(styles[$0].weight, styles[$1].weight)
          && agree(styles[$0].family, styles[$1].family)
      })
    return colorFindings + styleFindings + collisions(of: tokens.spacing, kind: "spacing")
      + collisions(of: tokens.radii, kind: "radius")
  }

  private func collisions(of measures: [Measure], kind: String) -> [Finding] {
    collisions(
      of: measures.map(\.name), measures.map(\.origin), kind: kind,
      agree: { measures[$0].value == measures[$1].value })
  }

  /// - Parameters:
  ///   - isRepeated: whether the token at the second place only says again what the first does.
  ///   - agree: whether the tokens at two places have the same value.
  private func collisions(
    of names: [String], _ origins: [Origin], kind: String,
    isRepeated: (Int, Int) -> Bool = { _, _ in false }, agree: (Int, Int) -> Bool
  ) -> [Finding] {
    var first: [Key: Int] = [:]
    first.reserveCapacity(names.count)
    return names.indices.compactMap { place in
      let key = Key(flavor: origins[place].flavor, member: member(names[place]))
      guard !key.member.isEmpty, let earlier = first.updateValue(place, forKey: key) else { return nil }
      first[key] = earlier
      if names[earlier] == names[place] || isRepeated(earlier, place) { return nil }
      let isSame = agree(earlier, place)
      var result = finding(
        at: origins[place],
        "the \(kind) '\(names[place])' and '\(names[earlier])' at \(origins[earlier].path):"
          + "\(origins[earlier].line) become one name in an export"
          + (isSame ? "" : ", with different values"),
        help: "rename one of them")
      if !isSame { result.severity = .error }
      return result
    }
  }

  /// Whether prose gives one colour again in another section, as a reference list at the end of a document does, or
  /// in a table beside a list.
  /// Such a list has no room for both appearances: it agrees when one of the two states nothing that the other lacks.
  private func repeats(_ earlier: ColorToken, _ later: ColorToken, _ tables: () -> TableLines) -> Bool {
    guard earlier.origin.flavor == .neutral,
      earlier.origin.path != later.origin.path || earlier.group != later.group
        || tables().contain(earlier.origin) != tables().contain(later.origin),
      NameWords.key(of: earlier.name) == NameWords.key(of: later.name)
    else { return false }
    let (one, other) = (Set(values(of: earlier)), Set(values(of: later)))
    return one.isSubset(of: other) || other.isSubset(of: one)
  }

  private func values(of token: ColorToken) -> [ShownColor] {
    [token.light, token.dark].compactMap { $0?.shown }
  }

  /// Whether two values are the same where both are stated.
  private func agree<Value: Equatable>(_ left: Value?, _ right: Value?) -> Bool {
    left == nil || right == nil || left == right
  }

  private struct Key: Hashable {
    var flavor: Flavor
    var member: String
  }

  /// The name as a Swift member: the narrowest of the exports, in which words are told apart by their capitals alone.
  private func member(_ name: String) -> String {
    var letters: [UInt8] = []
    letters.reserveCapacity(name.utf8.count)
    var text = name
    let isPlain = text.withUTF8 { text in
      NameWords.forEach(in: text) { word in
        for (place, byte) in text[word].enumerated() {
          switch byte {
          case 0x61...0x7A: letters.append(place == 0 ? byte & 0xDF : byte)
          case 0x41...0x5A: letters.append(place == 0 ? byte : byte | 0x20)
          default: letters.append(byte)
          }
        }
      }
      return text.allSatisfy { $0 < 0x80 }
    }
    return isPlain ? String(decoding: letters, as: UTF8.self) : Self.member(NameWords.of(name))
  }

  /// The same where words may have letters outside ASCII.
  private static func member(_ words: [Substring]) -> String {
    words.map { word in
      let lower = word.lowercased()
      return lower.prefix(1).uppercased() + lower.dropFirst()
    }.joined()
  }
}
