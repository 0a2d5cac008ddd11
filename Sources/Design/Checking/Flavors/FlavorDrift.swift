import Syntax

/// One colour with two values in two flavors.
struct FlavorDrift: Rule {
  let id = "flavor-drift"
  let severity = Severity.warning
  let summary = "the same colour has another value in another flavor"
  let explanation = """
    Tokens of different flavors are the same when their names agree without case, punctuation, the system's name and \
    a prefix that most names of a source share. Light is compared with light and dark with dark, as final bytes, where \
    both state it. The flavor of higher authority is right: front matter, DTCG, semantics, DESIGN.md, asset \
    catalogues, Swift, SwiftUI, Compose, Expo, CSS, guides.
    """
  let wrong = """
    ---
    name: Tern
    colors:
      primary: "#1F6F78"
    ---
    # Tern

    ## Colors

    - **Primary** (`#1F6F79`): links
    """
  let right = """
    ---
    name: Tern
    colors:
      primary: "#1F6F78"
    ---
    # Tern

    ## Colors

    - **Primary** (`#1F6F78`): links
    """

  func check(_ system: DesignSystem) -> [Finding] {
    let colors = system.tokens.colors
    let groups = FlavorGroups(names: colors.map(\.name), origins: colors.map(\.origin), of: system).groups
    var values: DarkValues?
    // Only colours that differ are looked up, and in most systems none does.
    func dark() -> DarkValues {
      let found = values ?? DarkValues(colors)
      values = found
      return found
    }
    return groups.flatMap { group in
      group.indices.dropFirst().compactMap { index in
        drift(of: colors[group[index]], from: group[..<index].lazy.map { colors[$0] }, dark: dark)
      }
    }
  }

  /// Whether code with one value gives the dark one of its authority: a declaration cannot say that it is dark.
  private func isDarkFirst(_ token: ColorToken, _ authority: ColorToken, _ dark: () -> DarkValues) -> Bool {
    guard [.swift, .swiftui, .compose, .expo, .css].contains(token.origin.flavor), token.dark == nil,
      let mine = token.light
    else { return false }
    return authority.dark?.shown == mine.shown || dark().have(mine, named: authority)
  }

  /// Against the highest authority that states the same appearance.
  private func drift(
    of token: ColorToken, from others: some Sequence<ColorToken>, dark: () -> DarkValues
  ) -> Finding? {
    for (appearance, value) in [("light", \ColorToken.light), ("dark", \ColorToken.dark)] {
      guard let mine = token[keyPath: value] else { continue }
      let authority = others.first {
        $0.origin.flavor != token.origin.flavor && $0[keyPath: value] != nil
          && !(appearance == "dark" && $0.isSpelledTwice)
      }
      guard let authority, let theirs = authority[keyPath: value],
        mine.shown != theirs.shown, !isDarkFirst(token, authority, dark),
        !(authority.isSpelledTwice && mine.shown == authority.dark?.shown)
      else { continue }
      let side = token.dark == nil && authority.dark == nil ? "" : " in \(appearance)"
      return finding(
        at: token.origin,
        "'\(token.name)' is \(mine.contractText)\(side), "
          + "'\(authority.name)' at \(authority.origin.path):\(authority.origin.line) is \(theirs.contractText)",
        help: "make the two agree")
    }
    return nil
  }
}

/// The dark values that sources state apart from the light ones: `Navy Canvas` below a heading that says dark.
private struct DarkValues {
  private struct Key: Hashable {
    var path: String
    var color: ShownColor
  }

  private var names: [Key: [Set<String>]] = [:]

  init(_ colors: [ColorToken]) {
    for color in colors where color.light == nil {
      guard let dark = color.dark else { continue }
      names[Key(path: color.origin.path, color: dark.shown), default: []].append(Self.words(of: color))
    }
  }

  /// Whether the source of a colour states a value as the dark one of a name that holds the colour's.
  func have(_ value: ColorValue, named color: ColorToken) -> Bool {
    let words = Self.words(of: color)
    let key = Key(path: color.origin.path, color: value.shown)
    return names[key]?.contains { words.isSubset(of: $0) } ?? false
  }

  private static func words(of color: ColorToken) -> Set<String> {
    Set(NameWords.of(color.name).map { $0.lowercased() })
  }
}
