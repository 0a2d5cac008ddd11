import Syntax

/// A palette without a primary colour.
struct MissingPrimary: Rule {
  let id = "missing-primary"
  let severity = Severity.warning
  let summary = "the front matter has colours and none is called 'primary'"
  let explanation = """
    Tools that generate screens from a front matter look for the name `primary` first and make up key colours without it.
    """
  let wrong = """
    ---
    name: Tern
    colors:
      accent: "#1F6F78"
    ---
    """
  let right = """
    ---
    name: Tern
    colors:
      primary: "#1F6F78"
    ---
    """

  func check(_ system: DesignSystem) -> [Finding] {
    FrontMatterTokens.all(of: system).compactMap { tokens in
      let colors = tokens.resolvedColors
      guard !colors.isEmpty, !colors.contains(where: { $0.name == "primary" }) else { return nil }
      return finding(
        at: tokens.origin(ofKey: "colors"), "no colour is called 'primary'",
        help: "call the most important colour 'primary', or add it as a reference to that one")
    }
  }
}
