/// Two colours that a system sets on each other, and the contrast that they need.
public struct ContrastPair: Hashable, Sendable {
  /// Which pair it is, in the author's words or by the names of its tokens.
  public var name: String
  /// `light` or `dark`; nil where the source does not say.
  public var appearance: String?
  /// The colour in front.
  public var foreground: ColorValue
  /// The colour behind.
  public var background: ColorValue
  /// The least ratio: 4.5 for text, or what the document claims.
  public var bound: Double
  /// The level that the bound stands for, `AA`.
  public var level: String

  /// What the colours give, from 1 to 21.
  public var ratio: Double { Contrast.ratio(foreground, on: background) }
}

extension ContrastPair {
  /// Under which words a pair is found again: colours written out and numbers change with it.
  struct Key: Hashable {
    let name: String
    let appearance: String?
    let number: Int
  }

  /// The pairs of a system by their key, in order: components, claims, stated pairs, and `on-x` upon `x`.
  static func all(of system: DesignSystem) -> [(key: Key, pair: ContrastPair)] {
    var pairs = components(system.tokens.components) + claims(system.tokens.claims)
    pairs += system.evidence.pairs.filter { $0.background.alpha >= 1 }.map { pair in
      ContrastPair(
        name: pair.text, foreground: pair.foreground, background: pair.background, bound: 4.5, level: "AA")
    }
    pairs += named(system.tokens.colors)
    var numbers: [Key: Int] = [:]
    return pairs.map { pair in
      let words = Key(name: words(pair.name), appearance: pair.appearance, number: 0)
      let number = numbers[words, default: 0]
      numbers[words] = number + 1
      return (Key(name: words.name, appearance: words.appearance, number: number), pair)
    }
  }

  private static func components(_ components: [Component]) -> [ContrastPair] {
    components.compactMap { component in
      func color(_ name: String) -> ColorValue? { component.properties.first { $0.name == name }?.color }
      guard let background = color("backgroundColor"), background.alpha >= 1, let text = color("textColor")
      else { return nil }
      return ContrastPair(
        name: component.name, foreground: text, background: background, bound: 4.5, level: "AA")
    }
  }

  private static func claims(_ claims: [Claim]) -> [ContrastPair] {
    claims.map { claim in
      ContrastPair(
        name: claim.text, foreground: claim.foreground, background: claim.background,
        bound: claim.level.bound, level: claim.level.rawValue)
    }
  }

  /// `on-primary` upon `primary`, `Text on Teal` upon `Teal`, of one source.
  private static func named(_ colors: [ColorToken]) -> [ContrastPair] {
    struct Place: Hashable {
      let path: String
      let flavor: Flavor
      let key: String
    }
    func place(_ color: ColorToken, _ words: some Sequence<Substring>) -> Place {
      Place(path: color.origin.path, flavor: color.origin.flavor, key: NameWords.key(words))
    }
    var known: [Place: ColorToken] = [:]
    for color in colors {
      let place = place(color, NameWords.of(color.name))
      known[place] = known[place] ?? color
    }
    return colors.flatMap { color -> [ContrastPair] in
      let words = NameWords.of(color.name)
      guard let on = words.firstIndex(where: { $0.lowercased() == "on" }), on + 1 < words.count,
        words[..<on].allSatisfy({ ["text", "label", "content", "icon"].contains($0.lowercased()) }),
        let ground = known[place(color, words[(on + 1)...])]
      else { return [] }
      return [("light", \ColorToken.light), ("dark", \ColorToken.dark)].compactMap { appearance, side in
        guard let front = color[keyPath: side], let back = ground[keyPath: side], back.alpha >= 1 else {
          return nil
        }
        return ContrastPair(
          name: "\(color.name) on \(ground.name)", appearance: appearance, foreground: front,
          background: back, bound: 4.5, level: "AA")
      }
    }
  }

  /// Letters alone, of a text of bounded length; what follows a `#` is a colour.
  private static func words(_ text: String) -> String {
    var result: [UInt8] = []
    var isColor = false
    for byte in text.utf8.prefix(400) {
      let isWord = (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
      let isDigit = (0x30...0x39).contains(byte)
      if byte == UInt8(ascii: "#") { isColor = true } else if !isWord, !isDigit { isColor = false }
      if isWord, !isColor { result.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
