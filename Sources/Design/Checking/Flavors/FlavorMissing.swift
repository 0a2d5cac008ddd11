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
    let tokens = system.tokens.colors
    let compared = tokens.indices.filter { tokens[$0].origin.flavor != .guide && tokens[$0].system == nil }
    let first = compared.first.map { tokens[$0].origin.flavor }
    if compared.allSatisfy({ tokens[$0].origin.flavor == first }) { return [] }
    // A bit for each flavor that has the value.
    var flavors: [ShownColor: UInt] = [:]
    for place in compared {
      let flavor: UInt = 1 << tokens[place].origin.flavor.rank
      if let light = tokens[place].light { flavors[light.shown, default: 0] |= flavor }
      if let dark = tokens[place].dark { flavors[dark.shown, default: 0] |= flavor }
    }
    func isElsewhere(_ value: ColorValue?) -> Bool {
      value.map { flavors[$0.shown]?.nonzeroBitCount ?? 0 > 1 } ?? false
    }
    let alone = compared.indices.filter { index in
      let (light, dark) = (tokens[compared[index]].light, tokens[compared[index]].dark)
      return (light != nil || dark != nil) && !isElsewhere(light) && !isElsewhere(dark)
    }
    if alone.isEmpty { return [] }
    let groups = FlavorGroups(
      names: compared.map { tokens[$0].name }, origins: compared.map { tokens[$0].origin }, of: system)
    let grouped = Set(groups.groups.joined())
    return alone.compactMap { index in
      let token = tokens[compared[index]]
      guard !grouped.contains(index), let value = token.light ?? token.dark else { return nil }
      return finding(
        at: token.origin, "'\(token.name)' (\(value.contractText)) is in no other flavor of the system",
        help: "add it to the others, or remove it")
    }
  }
}
