import Syntax

/// References in curly braces in prose, held against the front matter and the token files of the system.
struct ProseReferences {
  private var names: Set<String> = []
  private var isNeeded = false

  init(tokens: Tokens) {
    func add(_ name: String, _ origin: Origin, _ category: String) {
      switch origin.flavor {
      case .frontMatter: names.insert("\(category).\(name)")
      case .dtcg: names.insert(name)
      default: return
      }
      isNeeded = true
    }
    for token in tokens.colors { add(token.name, token.origin, "colors") }
    for token in tokens.typography { add(token.name, token.origin, "typography") }
    for token in tokens.radii { add(token.name, token.origin, "rounded") }
    for token in tokens.spacing { add(token.name, token.origin, "spacing") }
    for token in tokens.components {
      add(token.name, token.origin, "components")
      for property in token.properties { add("\(token.name).\(property.name)", token.origin, "components") }
    }
  }

  /// What is wrong with a reference; nothing where no source has names of this form.
  func finding(_ reference: ReferenceStatement) -> Finding? {
    guard isNeeded, !names.contains(reference.name) else { return nil }
    return Finding(
      rule: "alias-broken", severity: .error, path: reference.origin.path,
      position: reference.origin.position,
      length: reference.name.unicodeScalars.count + 2,
      message: "'{\(reference.name)}' names no token", help: "write the name of a token that exists")
  }
}
