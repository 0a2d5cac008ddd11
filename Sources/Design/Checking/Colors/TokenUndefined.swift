import Syntax

/// A token that code uses and nobody defines.
struct TokenUndefined: Rule {
  let id = "token-undefined"
  let severity = Severity.error
  let summary = "code uses a colour or font token that the system does not define"
  let explanation = """
    Code that names `Color.ternInk` or `.font(.ternBody)` does not compile without such a token. Looked for is the \
    member's name among all colours, gradients and type styles that the code of the system declares, whichever file \
    declares it; the platform's own names are known.
    """
  let wrong = """
    # Tern

    ```swift
    extension Color {
      static let ternInk = Color(red: 0.161, green: 0.231, blue: 0.341)
    }
    let title = Text("Tern").foregroundStyle(Color.ternInc)
    ```
    """
  let right = """
    # Tern

    ```swift
    extension Color {
      static let ternInk = Color(red: 0.161, green: 0.231, blue: 0.341)
    }
    let title = Text("Tern").foregroundStyle(Color.ternInk)
    ```
    """

  func check(_ system: DesignSystem) -> [Finding] {
    if system.evidence.uses.isEmpty { return [] }
    let names = DefinedNames(system)
    return system.evidence.uses.compactMap { use in
      if names.contains(use) { return nil }
      let nearest = names.nearest(to: use)
      return finding(
        at: use.origin, length: use.name.unicodeScalars.count,
        "no \(use.kind == .font ? "type style" : "colour") '\(use.name)' is defined",
        help: nearest.map { "nearest is '\($0)'" } ?? "define it, or use a token that is defined")
    }
  }
}

/// The last parts of all names that a system's code declares.
struct DefinedNames {
  private var colors: Set<Substring> = []
  private var fonts: Set<Substring> = []

  /// The names of all flavors: a token that another file declares is defined.
  init(_ system: DesignSystem) {
    let tokens = system.tokens
    colors.reserveCapacity(tokens.colors.count + tokens.gradients.count)
    fonts.reserveCapacity(tokens.typography.count)
    for place in tokens.colors.indices { Self.insert(tokens.colors[place].name, into: &colors) }
    for token in tokens.gradients { Self.insert(token.name, into: &colors) }
    for place in tokens.typography.indices { Self.insert(tokens.typography[place].name, into: &fonts) }
  }

  /// Whether the system defines what a use names.
  func contains(_ use: Evidence.TokenUse) -> Bool {
    let name = Self.member(of: use.name)
    return use.kind == .font ? fonts.contains(name) : colors.contains(name)
  }

  /// The nearest defined name, when one is near.
  func nearest(to use: Evidence.TokenUse) -> String? {
    let wanted = Array(use.name.utf8)
    let bound = max(2, wanted.count / 4)
    let candidates = use.kind == .font ? fonts : colors
    let distances = candidates.map { name in
      (EditDistance.between(wanted, Array(name.utf8), bound: bound), name)
    }
    return distances.filter { $0.0 <= bound }.min { $0 < $1 }.map { String($0.1) }
  }

  private static func insert(_ name: String, into names: inout Set<Substring>) {
    let member = member(of: name)
    names.insert(member)
    if member.startIndex > name.startIndex || member.endIndex < name.endIndex { names.insert(name[...]) }
  }

  private static func member(of name: String) -> Substring {
    let member = name.lastPart
    return member.isEmpty ? name[...] : member
  }
}
