import Syntax

/// A colour that code declares and never uses.
struct TokenUnused: Rule {
  let id = "token-unused"
  let severity = Severity.info
  let summary = "a colour declared in code is used nowhere in the code of its file"
  let explanation = """
    A token that no component uses may be a leftover, or a component may be missing. Looked at are files whose code \
    uses tokens at all; a token that another refers to is used.
    """
  let wrong = """
    # Tern

    ```swift
    extension Color {
      static let ternInk = Color(red: 0.161, green: 0.231, blue: 0.341)
      static let ternFoam = Color(red: 0.902, green: 0.949, blue: 0.937)
    }
    let title = Text("Tern").foregroundStyle(Color.ternInk)
    ```
    """
  let right = """
    # Tern

    ```swift
    extension Color {
      static let ternInk = Color(red: 0.161, green: 0.231, blue: 0.341)
      static let ternFoam = Color(red: 0.902, green: 0.949, blue: 0.937)
    }
    let title = Text("Tern").foregroundStyle(Color.ternInk).background(Color.ternFoam)
    ```
    """

  func check(_ system: DesignSystem) -> [Finding] {
    var used: [String: Set<String>] = [:]
    for use in system.evidence.uses where use.kind == .color {
      used[use.origin.path, default: []].insert(String(use.name.split(separator: ".").last ?? ""))
    }
    if used.isEmpty { return [] }
    let code = CodeRegions(system)
    for token in system.tokens.colors {
      guard let alias = token.alias else { continue }
      used[token.origin.path, default: []].insert(String(alias.split(separator: ".").last ?? ""))
    }
    return system.tokens.colors.compactMap { token in
      guard let names = used[token.origin.path], code.contains(token.origin) else { return nil }
      let member = String(token.name.split(separator: ".").last ?? "")
      if names.contains(member) { return nil }
      return finding(
        at: token.origin, length: member.unicodeScalars.count, "'\(token.name)' is declared and never used",
        help: "use it in a component, or remove it")
    }
  }
}
