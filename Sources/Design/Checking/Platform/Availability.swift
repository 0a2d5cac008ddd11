import Syntax

/// Something newer than the oldest iOS a document promises.
struct Availability: Rule {
  /// The names that exist, with the iOS that introduced them.
  let catalog: SymbolCatalog

  let id = "availability"
  let severity = Severity.warning
  let summary = "an API or a symbol needs a newer iOS than the stated minimum"
  let explanation = """
    Compared are the APIs that code uses and the names of symbols with the lowest iOS that the documents of the system \
    state. Code behind `if #available` or `@available` has a fallback and is left alone, and so is an API for which a \
    sentence of the documents names one ("fall back to", "behind #available"). A system that states no minimum is \
    left alone, too.
    """
  let wrong = """
    # Tern

    Minimum: iOS 15.

    ```swift
    struct Ping: View {
      var body: some View { Text("Ping").sensoryFeedback(.success, trigger: 1) }
    }
    ```
    """
  let right = """
    # Tern

    Minimum: iOS 17.

    ```swift
    struct Ping: View {
      var body: some View { Text("Ping").sensoryFeedback(.success, trigger: 1) }
    }
    ```
    """

  func check(_ system: DesignSystem) -> [Finding] {
    let stated = system.evidence.minimumIOS.min { Version($0.ios) < Version($1.ios) }
    guard let stated else { return [] }
    let minimum = Version(stated.ios)
    let place = "\(stated.origin.path):\(stated.origin.line)"
    let newer = system.tokens.requirements.filter { !$0.isGuarded && minimum < Version($0.ios) }
    let fallbacks = newer.isEmpty ? nil : NamedFallbacks(for: newer.map(\.api), in: system)
    let apis = newer.compactMap { requirement -> Finding? in
      if fallbacks?.names(requirement.api) == true { return nil }
      return finding(
        at: requirement.origin, length: requirement.api.unicodeScalars.count,
        "'\(requirement.api)' needs iOS \(requirement.ios), \(place) promises iOS \(stated.ios)",
        help: "guard it with if #available, or raise the minimum")
    }
    // The catalogue knows few versions.
    var isNewer: [String: Bool] = [:]
    let symbols = NamedSymbol.all(of: system).compactMap { symbol -> Finding? in
      guard let ios = catalog[symbol.name]?.ios else { return nil }
      let known = isNewer[ios] ?? (minimum < Version(ios))
      isNewer[ios] = known
      guard known else { return nil }
      return finding(
        at: symbol.origin, length: symbol.name.unicodeScalars.count,
        "'\(symbol.name)' needs iOS \(ios), \(place) promises iOS \(stated.ios)",
        help: "choose an older symbol, or raise the minimum")
    }
    return apis + symbols
  }
}

/// A version number, compared part by part.
struct Version: Comparable {
  private let parts: [Int]

  /// `17.2`; parts that are no numbers count as 0.
  init(_ text: String) { parts = text.split(separator: ".").map { Int($0) ?? 0 } }

  static func < (left: Version, right: Version) -> Bool {
    for index in 0..<max(left.parts.count, right.parts.count) {
      let (one, other) = (left.part(index), right.part(index))
      if one != other { return one < other }
    }
    return false
  }

  static func == (left: Version, right: Version) -> Bool { !(left < right) && !(right < left) }

  private func part(_ index: Int) -> Int { index < parts.count ? parts[index] : 0 }
}
