import Syntax

/// A front matter with colours and no type.
struct MissingTypography: Rule {
  let id = "missing-typography"
  let severity = Severity.warning
  let summary = "the front matter has colours and no typography"
  let explanation =
    "Tools that generate screens choose a font of their own where a front matter has no type styles."
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
    typography:
      body-md: { fontFamily: Karla, fontSize: 16px }
    ---
    """

  func check(_ system: DesignSystem) -> [Finding] {
    FrontMatterTokens.all(of: system).compactMap { tokens in
      guard !tokens.resolvedColors.isEmpty, tokens.typography.isEmpty else { return nil }
      return finding(
        at: tokens.origin(ofKey: "colors"), "there are colours and no 'typography'",
        help: "add the type styles")
    }
  }
}
