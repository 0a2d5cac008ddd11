import Syntax

/// The YAML of one document by its top-level keys, whichever of its blocks they stand in.
struct FrontMatterDocument {
  /// A value below a category, by its dotted name.
  struct Leaf {
    var name: String
    /// `colors`, `colors.background`.
    var group: String
    var value: DataValue
  }

  /// Deeper groups are not read, by the format.
  static let deepest = 20
  static let categories = ["colors", "typography", "rounded", "spacing", "components"]
  /// All keys the format knows.
  static let keys = ["version", "name", "description"] + categories

  let path: String
  let flavor: Flavor
  /// The top-level values in order, each key once.
  let sections: [DataValue]
  /// Top-level values whose key stands in an earlier block.
  let repeated: [DataValue]
  /// Names of appearances that the document declares, light and dark among them.
  let themes: Set<String>
  /// What every reference comes to.
  let references: FrontMatterReferences
  private let byName: [String: DataValue]

  init(_ roots: [DataValue], path: String, flavor: Flavor) {
    self.path = path
    self.flavor = flavor
    var sections: [DataValue] = []
    var repeated: [DataValue] = []
    var byName: [String: DataValue] = [:]
    for section in roots.flatMap(\.entries) {
      if byName[section.key] == nil {
        byName[section.key] = section
        sections.append(section)
      } else {
        repeated.append(section)
      }
    }
    self.sections = sections
    self.repeated = repeated
    self.byName = byName
    themes = Set(byName["themes"].map { $0.children.map { $0.key.isEmpty ? $0.text : $0.key } } ?? [])
    references = FrontMatterReferences(sections, themes: themes)
  }

  func section(_ name: String) -> DataValue? { byName[name] }

  static func isCategory(_ name: String) -> Bool { categories.contains(name) }

  /// Whether a text that is no YAML has a token category at the start of a line.
  static func looksLikeTokens(_ text: SourceText) -> Bool {
    text.lineStarts.contains { start in
      categories.contains { text.bytes[start...].starts(with: "\($0):".utf8) }
    }
  }

  /// All values below a section that are no maps, and the first map that stands too deep.
  func leaves(of section: DataValue) -> (leaves: [Leaf], tooDeep: DataValue?) {
    var leaves: [Leaf] = []
    var tooDeep: DataValue?
    var waiting = [(value: section, name: "", group: section.key, depth: 0)]
    while let (value, name, group, depth) = waiting.popLast() {
      guard value.kind == .map, depth == 0 || !isThemed(value) else {
        leaves.append(Leaf(name: name, group: group, value: value))
        continue
      }
      guard depth <= Self.deepest else {
        tooDeep = tooDeep ?? value
        continue
      }
      let inner = depth == 0 ? group : "\(section.key).\(name)"
      for child in value.entries.reversed() {
        waiting.append((child, depth == 0 ? child.key : "\(name).\(child.key)", inner, depth + 1))
      }
    }
    return (leaves, tooDeep)
  }

  /// Whether a map is one token with a value for each theme the document declares.
  func isThemed(_ value: DataValue) -> Bool { Self.isThemed(value, by: themes) }

  static func isThemed(_ value: DataValue, by themes: Set<String>) -> Bool {
    guard !themes.isEmpty, value.kind == .map else { return false }
    let children = value.children
    return !children.isEmpty && children.allSatisfy { themes.contains($0.key) && $0.kind != .map }
  }
}

extension DataValue {
  /// The values of a map, those of a merged map (`<<`) after its own.
  var entries: [DataValue] {
    let children = children
    guard kind == .map, let merged = children.first(where: { $0.key == "<<" && $0.kind == .map }) else {
      return children
    }
    let own = children.filter { $0.key != "<<" }
    let names = Set(own.map(\.key))
    return own + merged.children.filter { !names.contains($0.key) }
  }

  /// What it is, for a finding.
  var words: String {
    switch kind {
    case .map: "a map"
    case .list: "a list"
    case .null: "no value"
    case .string: "'\(text.prefix(80))'"
    case .number, .bool: text
    }
  }
}
