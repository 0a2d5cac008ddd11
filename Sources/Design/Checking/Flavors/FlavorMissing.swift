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
    guard let first = tokens.first, tokens.contains(where: { $0.origin.flavor != first.origin.flavor }) else {
      return []
    }
    // A bit for each flavor that has the value.
    var flavors: [ShownColor: UInt] = [:]
    for token in tokens {
      let flavor: UInt = 1 << token.origin.flavor.rank
      if let light = token.light { flavors[light.shown, default: 0] |= flavor }
      if let dark = token.dark { flavors[dark.shown, default: 0] |= flavor }
    }
    func isElsewhere(_ value: ColorValue?) -> Bool {
      value.map { flavors[$0.shown]?.nonzeroBitCount ?? 0 > 1 } ?? false
    }
    let alone = tokens.indices.filter {
      let token = tokens[$0]
      return (token.light != nil || token.dark != nil) && !isElsewhere(token.light)
        && !isElsewhere(token.dark)
    }
    if alone.isEmpty { return [] }
    let groups = FlavorGroups(names: tokens.map(\.name), origins: tokens.map(\.origin), of: system).groups
    let grouped = Set(groups.joined())
    return alone.compactMap { place in
      let token = tokens[place]
      guard !grouped.contains(place), let value = token.light ?? token.dark else { return nil }
      return finding(
        at: token.origin, "'\(token.name)' (\(value.contractText)) is in no other flavor of the system",
        help: "add it to the others, or remove it")
    }
  }
}
