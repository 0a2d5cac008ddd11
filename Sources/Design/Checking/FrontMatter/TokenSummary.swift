import Syntax

/// How much a front matter states.
struct TokenSummary: Rule {
  let id = "token-summary"
  let severity = Severity.info
  let summary = "how many tokens of each kind the front matter has"
  let explanation = "Nothing is wrong: a count, so that a group that was not read is noticed."
  let wrong = """
    ---
    name: Tern
    colors:
      primary: "#1F6F78"
    ---
    """
  let right = """
    # Tern
    """

  func check(_ system: DesignSystem) -> [Finding] {
    FrontMatterTokens.all(of: system).compactMap { tokens in
      let parts = [
        count(tokens.resolvedColors.count, "color", "colors"),
        count(tokens.typography.count, "typography scale", "typography scales"),
        count(tokens.radii.count, "rounding level", "rounding levels"),
        count(tokens.spacing.count, "spacing token", "spacing tokens"),
        count(tokens.components.count, "component", "components"),
      ].compactMap { $0 }
      if parts.isEmpty { return nil }
      return finding(at: tokens.start, "the front matter has \(parts.joined(separator: ", "))")
    }
  }

  private func count(_ number: Int, _ one: String, _ many: String) -> String? {
    number == 0 ? nil : "\(number) \(number == 1 ? one : many)"
  }
}
