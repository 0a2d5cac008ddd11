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
    var used: [String: Set<Substring>] = [:]
    for use in system.evidence.uses where use.kind == .color {
      used[use.origin.path, default: []].insert(use.name.lastPart)
    }
    if used.isEmpty { return [] }
    let colors = system.tokens.colors
    for place in colors.indices {
      guard let alias = colors[place].alias else { continue }
      used[colors[place].origin.path, default: []].insert(alias.lastPart)
    }
    lazy var code = CodeRegions(system)
    var file: (path: String, names: Set<Substring>?)?
    return colors.indices.compactMap { place in
      let (name, origin) = (colors[place].name, colors[place].origin)
      if file?.path != origin.path { file = (origin.path, used[origin.path]) }
      let member = name.lastPart
      guard let names = file?.names, !names.contains(member), code.contains(origin) else { return nil }
      return finding(
        at: origin, length: member.unicodeScalars.count, "'\(name)' is declared and never used",
        help: "use it in a component, or remove it")
    }
  }
}

extension String {
  /// What stands behind the last dot, dots at the end left out: `ink` of `Color.ink`.
  var lastPart: Substring {
    guard utf8.contains(UInt8(ascii: ".")) else { return self[...] }
    return split(separator: ".").last ?? ""
  }
}
