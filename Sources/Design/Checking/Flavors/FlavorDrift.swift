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
    let groups = FlavorGroups(system.tokens.colors, of: system, name: \.name, origin: \.origin).groups
    return groups.flatMap { group in
      group.indices.dropFirst().compactMap { index in drift(of: group[index], from: group[..<index]) }
    }
  }

  /// Against the highest authority that states the same appearance.
  private func drift(of token: ColorToken, from others: ArraySlice<ColorToken>) -> Finding? {
    for (appearance, value) in [("light", \ColorToken.light), ("dark", \ColorToken.dark)] {
      guard let mine = token[keyPath: value] else { continue }
      let authority = others.first {
        $0.origin.flavor != token.origin.flavor && $0[keyPath: value] != nil
      }
      guard let authority, let theirs = authority[keyPath: value],
        mine.contractText != theirs.contractText
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
