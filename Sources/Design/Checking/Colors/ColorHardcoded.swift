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

  /// Opaque and clear black and white.
  private let plain: Set<ShownColor> = [
    .bytes(0x0000_00FF), .bytes(0xFFFF_FFFF), .bytes(0x0000_0000), .bytes(0xFFFF_FF00),
  ]

  func check(_ system: DesignSystem) -> [Finding] {
    let literals = system.evidence.literals.filter { $0.isCode && !plain.contains($0.value.shown) }
    if literals.isEmpty { return [] }
    var names: [ShownColor: String] = [:]
    for token in system.tokens.colors where token.alias == nil {
      for value in [token.light, token.dark] {
        if let color = value?.shown, names[color] == nil { names[color] = token.name }
      }
    }
    return literals.compactMap { literal in
      guard let name = names[literal.value.shown] else { return nil }
      return finding(
        at: literal.origin, length: literal.length, "\(literal.value.contractText) is the token '\(name)'",
        help: "use '\(name)' here")
    }
  }
}
