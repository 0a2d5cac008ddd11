import Syntax

/// What one front matter states: the view Google's rules have of a system.
struct FrontMatterTokens {
  /// The top-level keys in order.
  let keys: [Evidence.FrontMatterKey]
  /// All colours, those without a value too.
  let colors: [ColorToken]
  let typography: [TypeStyle]
  let radii: [Measure]
  let spacing: [Measure]
  let components: [Component]
  /// The prose below it.
  let markdown: Markdown?
  /// Its first line.
  let start: Origin

  /// The colours that have a value.
  var resolvedColors: [ColorToken] { colors.filter { $0.light != nil || $0.dark != nil } }

  /// The place of a top-level key, or the start where it is not there.
  func origin(ofKey name: String) -> Origin { keys.first { $0.name == name }?.origin ?? start }

  /// One for each document whose front matter could be read.
  static func all(of system: DesignSystem) -> [FrontMatterTokens] {
    let tokens = system.tokens
    func byPath<Element>(_ elements: [Element], _ origin: (Element) -> Origin) -> [String: [Element]] {
      Dictionary(grouping: elements.filter { origin($0).flavor == .frontMatter }) { origin($0).path }
    }
    let keys = byPath(system.evidence.frontMatterKeys, \.origin)
    if keys.isEmpty { return [] }
    let colors = byPath(tokens.colors, \.origin)
    let typography = byPath(tokens.typography, \.origin)
    let radii = byPath(tokens.radii, \.origin)
    let spacing = byPath(tokens.spacing, \.origin)
    let components = byPath(tokens.components, \.origin)
    return system.sources.filter { $0.flavor == .frontMatter }.compactMap { source in
      let path = source.path
      guard let keys = keys[path] else { return nil }
      return FrontMatterTokens(
        keys: keys, colors: colors[path] ?? [], typography: typography[path] ?? [], radii: radii[path] ?? [],
        spacing: spacing[path] ?? [], components: components[path] ?? [], markdown: source.markdown,
        start: Origin(flavor: .frontMatter, path: path, position: Position(line: 1)))
    }
  }
}

extension Component.Property {
  /// Whether it refers to something that is not there: its value is then the reference itself.
  var isUnresolved: Bool {
    guard let reference else { return false }
    return value == .text("{\(reference)}")
  }

  /// Its colour, when it has one.
  var color: ColorValue? {
    if case .color(let color) = value { color } else { nil }
  }
}
