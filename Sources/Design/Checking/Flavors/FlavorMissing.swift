import Syntax

/// A colour that only one flavor knows.
struct FlavorMissing: Rule {
  let id = "flavor-missing"
  let severity = Severity.info
  let summary = "a colour of one flavor is in no other, neither by name nor by value"
  let explanation = """
    A value in one flavor that no other has was either forgotten there or invented here. Compared are systems with \
    colours in two flavors or more; guides are left alone.
    """
  let wrong = """
    ---
    name: Tern
    colors:
      primary: "#1F6F78"
    ---
    # Tern

    ## Colors

    - **Primary** (`#1F6F78`): links
    - **Sand** (`#F3E9D2`): canvas
    """
  let right = """
    ---
    name: Tern
    colors:
      primary: "#1F6F78"
      sand: "#F3E9D2"
    ---
    # Tern

    ## Colors

    - **Primary** (`#1F6F78`): links
    - **Sand** (`#F3E9D2`): canvas
    """

  func check(_ system: DesignSystem) -> [Finding] {
    let tokens = system.tokens.colors.filter { $0.origin.flavor != .guide && $0.system == nil }
    if Set(tokens.map(\.origin.flavor)).count < 2 { return [] }
    var flavorsByValue: [String: Set<Flavor>] = [:]
    for token in tokens {
      for value in [token.light, token.dark].compactMap({ $0 }) {
        flavorsByValue[value.contractText, default: []].insert(token.origin.flavor)
      }
    }
    var grouped: Set<ColorToken> = []
    for group in FlavorGroups(tokens, of: system, name: \.name, origin: \.origin).groups {
      grouped.formUnion(group)
    }
    return tokens.compactMap { token in
      let values = [token.light, token.dark].compactMap { $0?.contractText }
      if values.isEmpty || grouped.contains(token) { return nil }
      if values.contains(where: { (flavorsByValue[$0]?.count ?? 0) > 1 }) { return nil }
      return finding(
        at: token.origin, "'\(token.name)' (\(values[0])) is in no other flavor of the system",
        help: "add it to the others, or remove it")
    }
  }
}
