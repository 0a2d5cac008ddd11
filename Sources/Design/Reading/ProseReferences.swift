import Syntax

/// References in curly braces in prose, held against the front matter and the token files of the system.
struct ProseReferences {
  /// Whole paths and all beginnings of them, since prose may speak of a group or of one property.
  private var names: Set<String> = []
  private var categories: Set<String> = []

  init(tokens: Tokens) {
    for token in tokens.colors { add(token.name, token.origin, "colors") }
    for token in tokens.typography {
      add(token.name, token.origin, "typography")
      for property in Self.typeProperties { add("\(token.name).\(property)", token.origin, "typography") }
    }
    for token in tokens.radii { add(token.name, token.origin, "rounded") }
    for token in tokens.spacing { add(token.name, token.origin, "spacing") }
    for token in tokens.components {
      add(token.name, token.origin, "components")
      for property in token.properties { add("\(token.name).\(property.name)", token.origin, "components") }
    }
    if tokens.colors.contains(where: { $0.origin.flavor == .frontMatter }) || !tokens.components.isEmpty {
      categories.formUnion(FrontMatterDocument.categories)
    }
  }

  private static let typeProperties = ["fontFamily", "fontSize", "fontWeight", "lineHeight", "letterSpacing"]

  private mutating func add(_ name: String, _ origin: Origin, _ category: String) {
    let path: String
    switch origin.flavor {
    case .frontMatter: path = "\(category).\(name)"
    case .dtcg: path = name
    default: return
    }
    var end = path.startIndex
    var depth = 0
    while let dot = path[end...].firstIndex(of: "."), depth < 12 {
      names.insert(String(path[..<dot]))
      if depth == 0 { categories.insert(String(path[..<dot])) }
      end = path.index(after: dot)
      depth += 1
    }
    names.insert(path)
  }

  /// What is wrong with a reference; nothing where braces hold no path into the tokens of this system.
  func finding(_ reference: ReferenceStatement) -> Finding? {
    let parts = reference.name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let category = category(of: String(parts[0])) else { return nil }
    // Prose likes the singular: `{component.button}` is meant and found.
    if names.contains(reference.name)
      || names.contains("\(category).\(parts[1])") && parts[0] == category.dropLast()
    {
      return nil
    }
    return Finding(
      rule: "alias-broken", severity: .error, path: reference.origin.path,
      position: reference.origin.position,
      length: reference.name.unicodeScalars.count + 2,
      message: "'{\(reference.name)}' names no token", help: "write the path of a token that exists")
  }

  /// The category that is meant: spelled so, in the singular, or one slip away.
  private func category(of word: String) -> String? {
    if categories.contains(word) { return word }
    return categories.sorted().first {
      EditDistance.between(Array(word.utf8), Array($0.utf8), bound: 1) <= 1
    }
  }
}
