import Syntax

/// Resolver documents of 2025.10: which token files belong together, and which of them are for light, dark or another theme.
///
/// Sets come first, then each modifier's default context, then its other contexts, whatever order the files were
/// found in: what a context sets anew is a further side of the token that is there.
struct DTCGResolver {
  /// Whether a JSON value is a resolver and holds no tokens itself.
  static func isResolver(_ root: DataValue) -> Bool {
    root["resolutionOrder"]?.kind == .list && root["$value"] == nil
  }

  private(set) var documents: [DTCGDocument] = []
  private(set) var findings: [Finding] = []
  private var waiting: [DTCGDocument]
  private let known: Set<String>
  /// The resolver at hand.
  private var root: DataValue
  private let path: String
  private let flavor: Flavor

  /// Orders documents as a resolver says; those it does not name keep their order behind the sets.
  init(_ resolver: DTCGDocument, _ documents: [DTCGDocument]) {
    root = resolver.root
    path = resolver.path
    flavor = resolver.flavor
    waiting = documents
    known = Set(documents.map(\.path))
    for set in root["sets"]?.children ?? [] { take(set["sources"], as: nil) }
    var further: [(sources: DataValue, context: Appearance?)] = []
    for item in root["resolutionOrder"]?.children ?? [] {
      if item["sources"] != nil { take(item["sources"], as: nil) }
      if item["contexts"] != nil { takeContexts(of: item, &further) }
    }
    for modifier in root["modifiers"]?.children ?? [] { takeContexts(of: modifier, &further) }
    let always = self.documents
    self.documents = []
    for (sources, context) in further { take(sources, as: context) }
    self.documents = always + waiting + self.documents
    waiting = []
  }

  /// The default context now, the others when all that is default is there.
  private mutating func takeContexts(
    of modifier: DataValue, _ further: inout [(sources: DataValue, context: Appearance?)]
  ) {
    let contexts = modifier["contexts"]?.children ?? []
    let first =
      contexts.first { $0.key == modifier["default"]?.string } ?? contexts.first {
        Self.side($0.key) == .light
      }
      ?? contexts.first
    for context in contexts {
      if context.index == first?.index {
        // A modifier that starts out dark has dark values all the same.
        let side = Self.side(context.key)
        let isDark = side == .dark && contexts.contains { Self.side($0.key) == .light }
        if isDark { further.append((context, .dark)) } else { take(context, as: nil) }
      } else {
        further.append((context, Self.side(context.key)))
      }
    }
  }

  /// The appearance a context's name says; any other name is a theme of its own.
  private static func side(_ name: String) -> Appearance {
    let words = Words.split(name)
    return Appearance.spoken(in: words).first ?? Appearance.spoken(in: words + ["mode"]).first ?? .theme(name)
  }

  /// Takes files and inline tokens of a list of sources.
  private mutating func take(_ sources: DataValue?, as context: Appearance?, depth: Int = 0) {
    guard depth < 8 else { return }
    for source in sources?.children ?? [] {
      guard let reference = source["$ref"]?.string else {
        if source.kind == .map {
          documents.append(DTCGDocument(root: source, path: path, flavor: flavor, context: context))
        }
        continue
      }
      if reference.hasPrefix("#/sets/") {
        let name = reference.dropFirst(7)
        if depth > 0 || context != nil {
          take(root["sets"]?[String(name)]?["sources"], as: context, depth: depth + 1)
        }
        continue
      }
      let target = ContentPath.normalized(ContentPath.join(ContentPath.folder(of: path), reference))
      if let place = waiting.firstIndex(where: { $0.path == target }) {
        var document = waiting.remove(at: place)
        document.context = context
        documents.append(document)
      } else if !known.contains(target ?? "") {
        findings.append(
          Finding(
            rule: "token-unread", severity: .warning, path: path,
            position: source["$ref"]?.position ?? source.position,
            message: "'\(reference)' is no token file among the sources",
            help: "give it a name that ends with .tokens.json, beside the resolver or below it"))
      }
    }
  }
}
