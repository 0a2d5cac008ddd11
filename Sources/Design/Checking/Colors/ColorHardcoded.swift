import Syntax

/// A colour written out in code that a token has.
struct ColorHardcoded: Rule {
  let id = "color-hardcoded"
  let severity = Severity.info
  let summary = "code writes out a colour that a token of the system has"
  let explanation = """
    A literal equal to a token does not follow when the token changes. Looked at are literals in code that are no \
    declaration; black, white and clear are left alone.
    """
  let wrong = """
    # Tern

    ## Colors

    - **Ink** (`#293B57`): text

    ```swift
    let title = Text("Tern").foregroundStyle(Color(red: 0.161, green: 0.231, blue: 0.341))
    ```
    """
  let right = """
    # Tern

    ## Colors

    - **Ink** (`#293B57`): text

    ```swift
    extension Color {
      static let ternInk = Color(red: 0.161, green: 0.231, blue: 0.341)
    }
    let title = Text("Tern").foregroundStyle(Color.ternInk)
    ```
    """

  func check(_ system: DesignSystem) -> [Finding] {
    var names: [String: String] = [:]
    for token in system.tokens.colors where token.alias == nil {
      for value in [token.light, token.dark].compactMap({ $0 }) where names[value.contractText] == nil {
        names[value.contractText] = token.name
      }
    }
    let plain: Set = ["#000000", "#FFFFFF", "#00000000", "#FFFFFF00"]
    return system.evidence.literals.compactMap { literal in
      let text = literal.value.contractText
      guard literal.isCode, !plain.contains(text), let name = names[text] else { return nil }
      return finding(
        at: literal.origin, length: literal.length, "\(text) is the token '\(name)'",
        help: "use '\(name)' here")
    }
  }
}
