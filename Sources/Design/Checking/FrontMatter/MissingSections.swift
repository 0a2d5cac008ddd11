import Syntax

/// A front matter with colours and no measures.
struct MissingSections: Rule {
  let id = "missing-sections"
  let severity = Severity.info
  let summary = "the front matter has colours and no spacing, or no rounding"
  let explanation =
    "Tools that generate screens fall back to their own spacing and corners where a front matter has none."
  let wrong = """
    ---
    name: Tern
    colors:
      primary: "#1F6F78"
    ---
    """
  let right = """
    ---
    name: Tern
    colors:
      primary: "#1F6F78"
    rounded:
      md: 8px
    spacing:
      md: 16px
    ---
    """

  func check(_ system: DesignSystem) -> [Finding] {
    FrontMatterTokens.all(of: system).flatMap { tokens -> [Finding] in
      if tokens.resolvedColors.isEmpty { return [] }
      let place = tokens.origin(ofKey: "colors")
      var findings: [Finding] = []
      if tokens.spacing.isEmpty {
        findings.append(finding(at: place, "there are colours and no 'spacing'", help: "add a spacing scale"))
      }
      if tokens.radii.isEmpty {
        findings.append(
          finding(at: place, "there are colours and no 'rounded'", help: "add a scale of corner radii"))
      }
      return findings
    }
  }
}
