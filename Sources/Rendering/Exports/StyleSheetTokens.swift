import Design

/// The tokens of a system as names and values of a stylesheet, for every format that is one.
struct StyleSheetTokens {
  /// A colour by its name, in every appearance that is stated.
  struct Color {
    let name: String
    let token: ColorToken
    /// The name of the colour it is another name for.
    let alias: String?

    /// What holds where no appearance is asked for.
    var base: ColorValue? { token.light ?? token.dark }
    /// The dark value, where it is another.
    var dark: ColorValue? { token.dark == base ? nil : token.dark }
  }

  /// A name and its value.
  struct Property {
    let name: String
    let value: String
  }

  /// A type style: its properties by their CSS names.
  struct Style {
    let name: String
    /// Each is a token of its own, `body-font-size`.
    let parts: [Property]
  }

  private(set) var colors: [Color] = []
  /// Gradients, spacing, radii and shadows.
  private(set) var values: [Property] = []
  private(set) var styles: [Style] = []
  private(set) var motion: [Property] = []
  private(set) var notes: [ExportNote] = []
  private(set) var omitted = Omissions()

  /// The same as the initialiser makes. Formats that differ in few names are mostly the same: the first of them leaves
  /// what it worked out with the tokens.
  static func shared(
    _ tokens: inout ExportTokens, _ options: ExportOptions, mayStartWithDigit: Bool = true,
    reserved: Set<String> = []
  ) -> StyleSheetTokens {
    if let sheet = tokens.sheet,
      mayStartWithDigit || options.prefix != nil || !tokens.names.startWithDigit,
      reserved.isEmpty || !sheet.mayName(any: reserved)
    {
      return sheet
    }
    let sheet = StyleSheetTokens(
      tokens, options, mayStartWithDigit: mayStartWithDigit, reserved: reserved)
    if mayStartWithDigit, reserved.isEmpty { tokens.sheet = sheet }
    return sheet
  }

  /// Whether a name of its own may be one of some others.
  private func mayName(any names: Set<String>) -> Bool {
    colors.contains { names.contains($0.name) } || values.contains { names.contains($0.name) }
      || motion.contains { names.contains($0.name) }
      || styles.contains { style in names.contains { $0.utf8.starts(with: style.name.utf8) } }
  }

  /// Names and values in the kebab-case that custom properties and Sass have in common.
  ///
  /// - Parameters:
  ///   - mayStartWithDigit: whether a name may; where not, the token's kind stands in front.
  ///   - reserved: names that the format itself uses.
  init(
    _ tokens: ExportTokens, _ options: ExportOptions, mayStartWithDigit: Bool = true,
    reserved: Set<String> = []
  ) {
    var names = ExportNames(
      separator: "-", reserved: reserved, count: tokens.count + 4 * tokens.typography.count)
    func wanted(_ own: ExportName, _ kind: TokenKind, always: Bool = true) -> String {
      let needsKind = always || (!mayStartWithDigit && own.startsWithDigit && options.prefix == nil)
      return (needsKind ? own.naming(kind) : own).prefixed(options.prefix).kebab
    }
    let colorNames = zip(tokens.colors, tokens.names.colors).map {
      names.claim(wanted($1, .color, always: false), for: $0.name, at: $0.origin)
    }
    for (index, token) in tokens.colors.enumerated() {
      colors.append(
        Color(
          name: colorNames[index], token: token,
          alias: tokens.colorAliases[index].map { colorNames[$0] }))
    }
    for (token, own) in zip(tokens.gradients, tokens.names.gradients) {
      let name = names.claim(wanted(own, .gradient), for: token.name, at: token.origin)
      values.append(Property(name: name, value: CSSValue.text(token)))
    }
    for (kind, measures, words) in tokens.measures {
      for (token, own) in zip(measures, words) {
        guard let value = token.value else { continue }
        let name = names.claim(wanted(own, kind), for: token.name, at: token.origin)
        values.append(Property(name: name, value: CSSValue.length(value, token.unit)))
      }
    }
    for (layers, own) in zip(tokens.shadows, tokens.names.shadows) {
      let name = names.claim(wanted(own, .shadow), for: layers[0].name, at: layers[0].origin)
      values.append(Property(name: name, value: CSSValue.text(layers)))
    }
    for (index, style) in tokens.typography.enumerated() {
      let parts = tokens.styleProperties[index]
      let own = tokens.names.typography[index]
      let name = names.claim(wanted(own, .type, always: false), for: style.name, at: style.origin) {
        name in
        parts.map { String(joining: name, "-", $0.name) }
      }
      styles.append(Style(name: name, parts: parts))
    }
    for (token, own) in zip(tokens.motion, tokens.names.motion) {
      let parts = Self.parts(of: token)
      if parts.isEmpty {
        omitted.add(.motion(token))
        continue
      }
      let name = names.claim(wanted(own, .motion), for: token.name, at: token.origin) { name in
        parts.map { String(joining: name, "-", $0.name) }
      }
      motion += parts.map { Property(name: String(joining: name, "-", $0.name), value: $0.value) }
    }
    omitted.add(.platformColor, tokens.systemColors.count)
    notes = names.notes
  }

  /// What a style states, each under the name of its CSS property.
  static func parts(of style: TypeStyle) -> [Property] {
    var parts: [Property] = []
    if let families = CSSValue.families(of: style) {
      parts.append(Property(name: "font-family", value: families))
    }
    if let size = style.size {
      parts.append(Property(name: "font-size", value: CSSValue.length(size, style.unit)))
    }
    if let weight = style.weight {
      parts.append(Property(name: "font-weight", value: CSSValue.number(weight)))
    }
    if style.italic { parts.append(Property(name: "font-style", value: "italic")) }
    if let height = style.lineHeight {
      parts.append(Property(name: "line-height", value: CSSValue.number(height)))
    }
    if let spacing = style.letterSpacing {
      parts.append(Property(name: "letter-spacing", value: CSSValue.length(spacing, style.unit)))
    }
    return parts
  }

  private static func parts(of motion: MotionToken) -> [Property] {
    var parts: [Property] = []
    if let time = CSSValue.time(motion.duration) {
      parts.append(Property(name: "duration", value: time))
    }
    if let time = CSSValue.time(motion.delay) { parts.append(Property(name: "delay", value: time)) }
    if let easing = CSSValue.easing(motion.curve) {
      parts.append(Property(name: "easing", value: easing))
    }
    return parts
  }
}
