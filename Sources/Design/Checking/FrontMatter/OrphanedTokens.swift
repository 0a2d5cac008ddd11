import Syntax

/// A colour of a front matter that no component uses.
struct OrphanedTokens: Rule {
  let id = "orphaned-tokens"
  let severity = Severity.warning
  let summary = "no component of the front matter uses a colour"
  let explanation = """
    Only where there are components. A colour counts as used with every alias of it, and with its family: \
    `on-primary-container` and `primary` are one. The families primary, secondary, tertiary, error, surface, background \
    and outline are never reported, since whole Material palettes carry them.
    """
  let wrong = """
    ---
    name: Tern
    colors:
      primary: "#1F6F78"
      kelp: "#5C7A29"
    components:
      button: { backgroundColor: "{colors.primary}" }
    ---
    """
  let right = """
    ---
    name: Tern
    colors:
      primary: "#1F6F78"
      kelp: "#5C7A29"
    components:
      button: { backgroundColor: "{colors.primary}" }
      badge: { backgroundColor: "{colors.kelp}" }
    ---
    """
  private let baseline: Set<String> = [
    "primary", "secondary", "tertiary", "error", "surface", "background", "outline",
  ]

  func check(_ system: DesignSystem) -> [Finding] {
    FrontMatterTokens.all(of: system).flatMap { tokens -> [Finding] in
      if tokens.components.isEmpty { return [] }
      let roots = roots(of: tokens.resolvedColors)
      var usedRoots: Set<String> = []
      for reference in tokens.components.lazy.flatMap(\.properties).compactMap(\.reference) {
        if reference.hasPrefix("colors."), let root = roots[String(reference.dropFirst(7))] {
          usedRoots.insert(root)
        }
      }
      let colors = tokens.resolvedColors
      func isUsed(_ color: ColorToken) -> Bool { roots[color.name].map(usedRoots.contains) ?? false }
      let families = Set(colors.filter(isUsed).map { family(of: $0.name) }).union(baseline)
      return colors.filter { !isUsed($0) && !families.contains(family(of: $0.name)) }.map { color in
        finding(
          at: color.origin, "no component uses '\(color.name)'", help: "use it in a component, or take it out"
        )
      }
    }
  }

  /// For each colour the one at the end of its aliases.
  private func roots(of colors: [ColorToken]) -> [String: String] {
    let aliases = Dictionary(colors.map { ($0.name, $0.alias) }) { first, _ in first }
    var roots: [String: String] = [:]
    for color in colors {
      var chain: [String] = []
      var name = color.name
      while roots[name] == nil, let next = aliases[name] ?? nil, chain.count <= aliases.count {
        chain.append(name)
        name = next
      }
      let root = roots[name] ?? name
      roots[name] = root
      for link in chain { roots[link] = root }
    }
    return roots
  }

  /// The name less what says which side or state of a colour it is.
  func family(of name: String) -> String {
    var family = name[...]
    for prefix in ["on-", "inverse-", "on-"] where family.hasPrefix(prefix) {
      family = family.dropFirst(prefix.count)
    }
    for mark in ["-container", "-fixed"] {
      if let start = start(of: mark, in: family) { family = family[..<start] }
    }
    for suffix in ["-dim", "-bright", "-tint", "-variant"] where family.hasSuffix(suffix) {
      return String(family.dropLast(suffix.count))
    }
    return String(family)
  }

  private func start(of mark: String, in name: Substring) -> Substring.Index? {
    name.indices.first { name[$0...].hasPrefix(mark) }
  }
}
