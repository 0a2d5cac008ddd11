import Syntax

/// A colour without a dark side where its neighbours have one.
struct DarkMissing: Rule {
  let id = "dark-missing"
  let severity = Severity.warning
  let summary = "a colour has no dark value although its neighbours state theirs"
  let explanation = """
    A colour with only a light value stays light in dark mode. Whoever states dark values for some rows of a table or \
    some sets of a catalogue has most likely forgotten the rest; a document without a dark mode is left alone, and a \
    colour that is the same in both appearances says so by stating it twice.
    """
  let wrong = """
    # Tern

    ## Colors

    | Role | Light | Dark |
    |------|-------|------|
    | Canvas | `#FFFFFF` | `#101418` |
    | Divider | `#E2E5E9` | |
    """
  let right = """
    # Tern

    ## Colors

    | Role | Light | Dark |
    |------|-------|------|
    | Canvas | `#FFFFFF` | `#101418` |
    | Divider | `#E2E5E9` | `#2A3138` |
    """

  func check(_ system: DesignSystem) -> [Finding] {
    var statesDark: Set<Scope> = []
    for token in system.tokens.colors where token.dark != nil && token.pairing == .stated {
      statesDark.insert(Scope(token))
    }
    return system.tokens.colors.compactMap { token in
      guard token.dark == nil, token.light != nil, token.alias == nil, token.system == nil,
        statesDark.contains(Scope(token)), !saysSo(token)
      else { return nil }
      return finding(
        at: token.origin, "'\(token.name)' has no dark value, others beside it do",
        help: "state its dark value, or the same value again if it does not change")
    }
  }

  /// Whether the author's words settle it: the colour is the light side by name, or is meant for both appearances.
  private func saysSo(_ token: ColorToken) -> Bool {
    let words = Set(NameWords.of(token.name + " " + (token.note ?? "")).map { $0.lowercased() })
    let isLightSide = NameWords.of(token.name).contains { $0.lowercased() == "light" }
    return isLightSide || words.contains("both") || words.contains("constant")
  }

  /// What counts as beside it: a catalogue is one scope over its files, everything else a group of a file.
  private struct Scope: Hashable {
    var flavor: Flavor
    var path: String
    var group: String?

    init(_ token: ColorToken) {
      flavor = token.origin.flavor
      let isCatalogue = token.origin.flavor == .xcassets
      path = isCatalogue ? "" : token.origin.path
      group = isCatalogue ? nil : token.group
    }
  }
}
