import Design

/// Where each token of a system stands on the site: the id on its kind's page, by its place in `Tokens`.
struct TokenAnchors: Sendable {
  let colors: [String]
  let gradients: [String]
  let typography: [String]
  let symbols: [String]
  let appearances: [String]
  let spacing: [String]
  let radii: [String]
  let shadows: [String]
  let motion: [String]
  let claims: [String]
  let requirements: [String]
  let components: [String]

  /// The anchors of all tokens; those that share a page share its ids.
  init(_ tokens: Tokens) {
    var ids = Identifiers(capacity: tokens.colors.count + tokens.gradients.count)
    colors = tokens.colors.map { ids.id($0.origin.flavor.rawValue, $0.name) }
    gradients = tokens.gradients.map { ids.id("gradient-" + $0.origin.flavor.rawValue, $0.name) }
    ids = Identifiers(capacity: tokens.typography.count)
    typography = tokens.typography.map { ids.id($0.origin.flavor.rawValue, $0.name) }
    ids = Identifiers()
    symbols = tokens.symbols.map { ids.id($0.origin.flavor.rawValue, $0.component) }
    ids = Identifiers()
    appearances = tokens.appearances.map { ids.id("stated-" + $0.origin.flavor.rawValue, $0.role) }
    ids = Identifiers()
    spacing = tokens.spacing.map { ids.id("space-" + $0.origin.flavor.rawValue, $0.name) }
    radii = tokens.radii.map { ids.id("radius-" + $0.origin.flavor.rawValue, $0.name) }
    shadows = tokens.shadows.map { ids.id("shadow-" + $0.origin.flavor.rawValue, $0.name) }
    ids = Identifiers()
    motion = tokens.motion.map { ids.id($0.origin.flavor.rawValue, $0.name) }
    ids = Identifiers()
    claims = tokens.claims.indices.map { "claim-\($0 + 1)" }
    requirements = tokens.requirements.map { ids.id("needs", $0.api) }
    ids = Identifiers()
    components = tokens.components.map { ids.id("component", $0.name) }
  }
}
