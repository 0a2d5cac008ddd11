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

  /// The same as the initialiser makes. Where all names were free, names for dark values in addition change none of
  /// them, unless one is that of a colour.
  static func shared(
    _ tokens: inout ExportTokens, _ options: ExportOptions, hasDarkNames: Bool = false
  ) -> TailwindTokens {
    if let theme = tokens.theme, !hasDarkNames || theme.notes.isEmpty && !theme.hasColorOfDarkName {
      return theme
    }
    let theme = TailwindTokens(tokens, options, hasDarkNames: hasDarkNames)
    if !hasDarkNames { tokens.theme = theme }
    return theme
  }

  /// Whether a colour has the name of another's dark value.
  private var hasColorOfDarkName: Bool {
    let dark = Set(colors.filter { $0.token.dark != nil }.map { $0.name + "-dark" })
    return !dark.isEmpty && colors.contains { dark.contains($0.name) }
  }

  /// - Parameter hasDarkNames: whether a dark value has a name of its own, which must be free too.
  init(_ tokens: ExportTokens, _ options: ExportOptions, hasDarkNames: Bool = false) {
    func name(_ own: ExportName, _ kind: TokenKind) -> String {
      own.without(kind).prefixed(options.prefix).kebab
    }
    var names = ExportNames(separator: "-", count: tokens.colors.count)
    let colorNames = zip(tokens.colors, tokens.names.colors).map { color, own in
      let hasDark =
        hasDarkNames && color.dark != nil && color.light != nil && color.light != color.dark
      let forms: ((String) -> [String])? = hasDark ? { [$0, $0 + "-dark"] } : nil
      return names.claim(name(own, .color), for: color.name, at: color.origin, forms: forms)
    }
    notes += names.notes
    for (index, token) in tokens.colors.enumerated() {
      let alias = tokens.colorAliases[index].map { colorNames[$0] }
      colors.append(StyleSheetTokens.Color(name: colorNames[index], token: token, alias: alias))
    }
    spacing = measures(tokens.spacing, tokens.names.spacing) { name($0, .spacing) }
    radii = measures(tokens.radii, tokens.names.radii) { name($0, .radius) }
    names = ExportNames(separator: "-")
    shadows = zip(tokens.shadows, tokens.names.shadows).map { layers, own in
      let name = names.claim(name(own, .shadow), for: layers[0].name, at: layers[0].origin)
      return Property(name: name, value: CSSValue.text(layers))
    }
    notes += names.notes
    names = ExportNames(separator: "-")
    gradients = zip(tokens.gradients, tokens.names.gradients).map { token, own in
      let name = names.claim(name(own, .gradient), for: token.name, at: token.origin)
      return Property(name: name, value: CSSValue.text(token))
    }
    notes += names.notes
    names = ExportNames(separator: "-", count: 3 * tokens.typography.count)
    for (index, style) in tokens.typography.enumerated() {
      let parts = tokens.styleProperties[index]
      // In version 4 the family of `weight-x` is what the weight of `x` is called.
      let name = names.claim(
        name(tokens.names.typography[index], .type), for: style.name, at: style.origin
      ) {
        [
          String(joining: "font-", $0), String(joining: "text-", $0),
          String(joining: "font-weight-", $0),
        ]
      }
      styles.append(StyleSheetTokens.Style(name: name, parts: parts))
    }
    notes += names.notes
    names = ExportNames(separator: "-")
    for (token, own) in zip(tokens.motion, tokens.names.motion) {
      let easing = CSSValue.easing(token.curve)
      let duration = CSSValue.time(token.duration)
      if easing == nil, duration == nil {
        omitted.add(.motion(token))
        continue
      }
      let name = names.claim(name(own, .motion), for: token.name, at: token.origin)
      if let easing { easings.append(Property(name: name, value: easing)) }
      if let duration { durations.append(Property(name: name, value: duration)) }
    }
    notes += names.notes
    omitted.add(.platformColor, tokens.systemColors.count)
  }

  private mutating func measures(
    _ measures: [Measure], _ words: [ExportName], name: (ExportName) -> String
  ) -> [Property] {
    var names = ExportNames(separator: "-", count: measures.count)
    let result = zip(measures, words).compactMap { token, own in
      token.value.map { value in
        Property(
          name: names.claim(name(own), for: token.name, at: token.origin),
          value: CSSValue.length(value, token.unit))
      }
    }
    notes += names.notes
    return result
  }
}
