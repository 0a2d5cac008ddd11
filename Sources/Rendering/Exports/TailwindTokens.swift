import Design

/// The tokens of a system under Tailwind's headings; a name is one's own below its heading.
struct TailwindTokens {
  typealias Property = StyleSheetTokens.Property

  private(set) var colors: [StyleSheetTokens.Color] = []
  private(set) var gradients: [Property] = []
  private(set) var spacing: [Property] = []
  private(set) var radii: [Property] = []
  private(set) var shadows: [Property] = []
  private(set) var styles: [StyleSheetTokens.Style] = []
  private(set) var easings: [Property] = []
  private(set) var durations: [Property] = []
  private(set) var notes: [ExportNote] = []
  private(set) var omitted = Omissions()

  /// - Parameter hasDarkNames: whether a dark value has a name of its own, which must be free too.
  init(_ tokens: ExportTokens, _ options: ExportOptions, hasDarkNames: Bool = false) {
    func name(_ name: String, _ kind: TokenKind) -> String {
      ExportName(name).without(kind).prefixed(options.prefix).kebab
    }
    var names = ExportNames(separator: "-")
    let colorNames = tokens.colors.map { color in
      let hasDark = hasDarkNames && color.dark != nil && color.light != nil && color.light != color.dark
      return names.claim(name(color.name, .color), for: color.name, at: color.origin) {
        hasDark ? [$0, $0 + "-dark"] : [$0]
      }
    }
    notes += names.notes
    for (index, token) in tokens.colors.enumerated() {
      let alias = tokens.colorAliases[index].map { colorNames[$0] }
      colors.append(StyleSheetTokens.Color(name: colorNames[index], token: token, alias: alias))
    }
    spacing = measures(tokens.spacing) { name($0, .spacing) }
    radii = measures(tokens.radii) { name($0, .radius) }
    names = ExportNames(separator: "-")
    shadows = tokens.shadows.map { layers in
      let name = names.claim(name(layers[0].name, .shadow), for: layers[0].name, at: layers[0].origin)
      return Property(name: name, value: CSSValue.text(layers))
    }
    notes += names.notes
    names = ExportNames(separator: "-")
    gradients = tokens.gradients.map { token in
      let name = names.claim(name(token.name, .gradient), for: token.name, at: token.origin)
      return Property(name: name, value: CSSValue.text(token))
    }
    notes += names.notes
    names = ExportNames(separator: "-")
    for style in tokens.typography {
      let parts = StyleSheetTokens.parts(of: style)
      // In version 4 the family of `weight-x` is what the weight of `x` is called.
      let name = names.claim(name(style.name, .type), for: style.name, at: style.origin) {
        ["font-" + $0, "text-" + $0, "font-weight-" + $0]
      }
      styles.append(StyleSheetTokens.Style(name: name, parts: parts))
    }
    notes += names.notes
    names = ExportNames(separator: "-")
    for token in tokens.motion {
      let easing = CSSValue.easing(token.curve)
      let duration = CSSValue.time(token.duration)
      if easing == nil, duration == nil {
        omitted.add(.motion(token))
        continue
      }
      let name = names.claim(name(token.name, .motion), for: token.name, at: token.origin)
      if let easing { easings.append(Property(name: name, value: easing)) }
      if let duration { durations.append(Property(name: name, value: duration)) }
    }
    notes += names.notes
    omitted.add(.platformColor, tokens.systemColors.count)
  }

  private mutating func measures(_ measures: [Measure], name: (String) -> String) -> [Property] {
    var names = ExportNames(separator: "-")
    let result = measures.compactMap { token in
      token.value.map { value in
        Property(
          name: names.claim(name(token.name), for: token.name, at: token.origin),
          value: CSSValue.length(value, token.unit))
      }
    }
    notes += names.notes
    return result
  }
}
