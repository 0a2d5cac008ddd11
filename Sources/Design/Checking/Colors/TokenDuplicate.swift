import Syntax

/// Two names of one group for one colour.
struct TokenDuplicate: Rule {
  let id = "token-duplicate"
  let severity = Severity.info
  let summary = "two tokens of one source have the same value"
  let explanation = """
    Two names for one value are either one decision written twice, which will drift apart, or two decisions that \
    happen to agree today. Compared are colours that state a value themselves, within one source and one group; \
    a token that refers to another by name is never a duplicate.
    """
  let wrong = """
    # Tern

    ## Colors

    - **Sea** (`#1F6F78`): links
    - **Lagoon** (`#1F6F78`): buttons
    """
  let right = """
    # Tern

    ## Colors

    - **Sea** (`#1F6F78`): links and buttons
    - **Sand** (`#F3E9D2`): canvas
    """

  func check(_ system: DesignSystem) -> [Finding] {
    struct Key: Hashable {
      var path: String
      var group: String?
      var light: ColorValue?
      var dark: ColorValue?
    }
    var first: [Key: ColorToken] = [:]
    var findings: [Finding] = []
    for token in system.tokens.colors where token.alias == nil && token.system == nil {
      guard token.light != nil || token.dark != nil else { continue }
      let key = Key(
        path: token.origin.path, group: token.group, light: token.light, dark: token.dark)
      guard let earlier = first[key] else {
        first[key] = token
        continue
      }
      if earlier.name == token.name { continue }
      findings.append(
        finding(
          at: token.origin,
          "'\(token.name)' has the value of '\(earlier.name)' on line \(earlier.origin.line)",
          help: "refer to one from the other, or keep one of them"))
    }
    return findings
  }
}
