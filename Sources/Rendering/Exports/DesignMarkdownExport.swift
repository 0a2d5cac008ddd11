import Design

extension Export {
  /// A DESIGN.md with Google's front matter: the way over for a document that has none.
  static let designMarkdown: Export = Export(
    id: "design-md",
    summary: "a DESIGN.md with front matter in Google's schema, its prose left to the author",
    fileName: "DESIGN.md"
  ) { tokens, options in
    var front = FrontMatterWriter(tokens, options)
    front.omitted.add(.platformColor, tokens.systemColors.count)
    var text = front.text
    text += DesignMarkdownBody(tokens).text
    return ExportResult(
      Export.designMarkdown.fileName, text,
      notes: front.notes + tokens.lostAppearances(.contrast), omitted: front.omitted)
  }
}

/// Writes the YAML of Google's schema: names of letters, digits and dashes, lengths in px, em and rem.
///
/// What the schema has no key for stands in a comment at its token, so that it is not lost on the author.
struct FrontMatterWriter {
  private(set) var text = ExportText()
  private(set) var notes: [ExportNote] = []
  var omitted = Omissions()
  private let prefix: String?
  /// The names of colours, by their places.
  private var colorNames: [String] = []

  init(_ tokens: ExportTokens, _ options: ExportOptions) {
    prefix = options.prefix
    text.add("---\nversion: alpha\nname: ", Self.quoted(tokens.system.name), "\n")
    addColors(tokens)
    addStyles(tokens)
    addMeasures("rounded", .radius, tokens.radii, tokens.names.radii)
    addMeasures("spacing", .spacing, tokens.spacing, tokens.names.spacing)
    addComponents(tokens)
    text += "---\n"
  }

  /// A name of the schema; one that a front matter has already stays as it is.
  private func name(_ name: String, _ own: ExportName, _ kind: TokenKind, _ origin: Origin)
    -> String
  {
    if origin.flavor == .frontMatter, prefix == nil, Self.isName(name) { return name }
    return own.without(kind).prefixed(prefix).kebab
  }

  /// Whether a reference can hold it.
  private static func isName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "."), UInt8(ascii: "_"),
          UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }

  // MARK: - Colours

  private mutating func addColors(_ tokens: ExportTokens) {
    var names = ExportNames(separator: "-", reserved: ["primary-dark"], count: tokens.colors.count)
    colorNames = zip(tokens.colors, tokens.names.colors).map {
      names.claim(name($0.name, $1, .color, $0.origin), for: $0.name, at: $0.origin)
    }
    notes += names.notes
    if tokens.colors.isEmpty { return }
    let colors = tokens.colors
    var themes = colors.contains { $0.dark != nil && $0.dark != $0.light } ? ["light", "dark"] : []
    for color in colors where !color.themes.isEmpty {
      for theme in color.themes where !themes.contains(theme.name) && !theme.name.isEmpty {
        if themes.isEmpty { themes = ["light", "dark"] }
        themes.append(theme.name)
      }
    }
    if !themes.isEmpty {
      text.add("themes: [", themes.map(Self.quoted).joined(separator: ", "), "]\n")
    }
    text += "colors:\n"
    addPrimary(tokens)
    for (index, token) in colors.enumerated() {
      let key = Self.quotedKey(colorNames[index])
      let note = Self.comment([token.note])
      if let target = tokens.colorAliases[index], !isThemed(colors[target]),
        Self.isName(colorNames[target])
      {
        text.add("  ", key, ": \"{colors.", colorNames[target], "}\"", note, "\n")
      } else if !isThemed(token), let value = token.light ?? token.dark {
        text.add("  ", key, ": \"", CSSValue.text(value), "\"", note, "\n")
      } else if colorNames[index] == "primary", token.themes.isEmpty, let light = token.light {
        addFlat(light, token.dark, note)
      } else {
        text.add("  ", key, ":", note, "\n")
        if let light = token.light { text.add("    light: \"", CSSValue.text(light), "\"\n") }
        if let dark = token.dark { text.add("    dark: \"", CSSValue.text(dark), "\"\n") }
        for theme in token.themes {
          text.add("    ", Self.quotedKey(theme.name), ": \"", CSSValue.text(theme.value), "\"\n")
        }
      }
    }
  }

  /// Whether it has more than one value.
  private func isThemed(_ token: ColorToken) -> Bool {
    token.light == nil || (token.dark != nil && token.dark != token.light) || !token.themes.isEmpty
  }

  /// Tools look for a plain colour of the name `primary`: one with two values is two plain ones.
  private mutating func addFlat(_ light: ColorValue, _ dark: ColorValue?, _ note: String) {
    text.add("  primary: \"", CSSValue.text(light), "\"", note, "\n")
    if let dark, dark != light { text.add("  primary-dark: \"", CSSValue.text(dark), "\"\n") }
  }

  /// The brand's colour under the name that tools look for, where no token has it.
  private mutating func addPrimary(_ tokens: ExportTokens) {
    guard prefix == nil, !colorNames.contains("primary") else { return }
    let brand = Roles.brand(of: tokens.colors, in: tokens.system.name)?.name
    let place = tokens.colors.firstIndex { $0.name == brand && $0.light != nil }
    guard let place, let light = tokens.colors[place].light else { return }
    let note = Self.comment(["\(tokens.colors[place].name), under the name that tools look for"])
    let token = tokens.colors[place]
    if !isThemed(token), Self.isName(colorNames[place]) {
      text.add("  primary: \"{colors.", colorNames[place], "}\"", note, "\n")
    } else {
      addFlat(light, token.dark, note)
    }
  }

  // MARK: - Type

  private mutating func addStyles(_ tokens: ExportTokens) {
    var names = ExportNames(separator: "-", count: tokens.typography.count)
    var lines = ExportText()
    for (style, own) in zip(tokens.typography, tokens.names.typography) {
      let parts = Self.parts(of: style)
      if parts.isEmpty {
        omitted.add(.style)
        continue
      }
      let member = names.claim(
        name(style.name, own, .type, style.origin), for: style.name, at: style.origin)
      let comment = Self.comment([
        style.note, style.italic ? "italic" : nil, style.design.map { "design \($0)" },
        style.relativeTo.map { "grows with \($0)" }, style.scales == false ? "does not scale" : nil,
      ])
      lines.add("  ", Self.quotedKey(member), ":", comment, "\n")
      for (key, value) in parts { lines.add("    ", key, ": ", value, "\n") }
    }
    notes += names.notes
    addSection("typography", lines)
  }

  /// A map of lines, unless there are none.
  private mutating func addSection(_ name: String, _ lines: ExportText) {
    if lines.isEmpty { return }
    text.add(name, ":\n")
    text += lines
  }

  private static func parts(of style: TypeStyle) -> [(String, String)] {
    var parts: [(String, String)] = []
    if let family = style.family {
      let names = [family.lowercased() == "system" ? "system-ui" : family] + style.fallbacks
      parts.append(("fontFamily", quoted(names.map(listed).joined(separator: ", "))))
    }
    if let size = style.size.flatMap({ length($0, style.unit) }) {
      parts.append(("fontSize", size))
    }
    if let weight = style.weight, (1...1000).contains(weight) {
      parts.append(("fontWeight", CSSValue.number(weight)))
    }
    // A bare number is lost on Google's own reader, a quoted one is not.
    if let height = style.lineHeight, height.isFinite, height > 0 {
      parts.append(("lineHeight", quoted(CSSValue.number(height))))
    }
    if let spacing = style.letterSpacing.flatMap({ length($0, style.unit) }) {
      parts.append(("letterSpacing", spacing))
    }
    return parts
  }

  /// A family within a list: one with a comma in its name has quotes.
  private static func listed(_ name: String) -> String {
    if name.isPlain(without: ",\"'") { return name }
    return name.contains(",") || name.contains("\"") || name.contains("'")
      ? "'" + name.filter { $0 != "'" } + "'" : name
  }

  /// Quoted, so that no YAML reads a number; points, dp and sp are pixels.
  private static func length(_ value: Double, _ unit: String?) -> String? {
    guard value.isFinite, value.magnitude < 1e9 else { return nil }
    return switch unit {
    case "rem", "em": quoted(CSSValue.number(value) + (unit ?? ""))
    case nil, "pt", "px", "dp", "sp": quoted(CSSValue.number(value) + "px")
    default: nil
    }
  }

  // MARK: - Measures and components

  private mutating func addMeasures(
    _ section: String, _ kind: TokenKind, _ measures: [Measure], _ words: [ExportName]
  ) {
    var names = ExportNames(separator: "-")
    var lines = ExportText()
    for (token, own) in zip(measures, words) {
      guard let value = token.value.flatMap({ Self.length($0, token.unit) }) else {
        omitted.add(kind == .radius ? .radius : .spacing)
        continue
      }
      let member = names.claim(
        name(token.name, own, kind, token.origin), for: token.name, at: token.origin)
      lines.add("  ", Self.quotedKey(member), ": ", value, Self.comment([token.note]), "\n")
    }
    notes += names.notes
    addSection(section, lines)
  }

  /// Those of a front matter that is there already.
  private mutating func addComponents(_ tokens: ExportTokens) {
    let components = tokens.system.tokens.components.filter { !$0.properties.isEmpty }
    if components.isEmpty { return }
    text += "components:\n"
    for component in components {
      text.add("  ", Self.quotedKey(component.name), ":\n")
      for property in component.properties {
        let value: String =
          switch property.value {
          case .color(let color): Self.quoted(CSSValue.text(color))
          case .text(let text): Self.quoted(text)
          case .number(let number): CSSValue.number(number)
          case .bool(let bool): String(bool)
          case .null: "null"
          }
        let reference = prefix == nil ? property.reference.map { Self.quoted("{\($0)}") } : nil
        text.add("    ", Self.quotedKey(property.name), ": ", reference ?? value, "\n")
      }
    }
  }

  // MARK: - YAML

  /// A key, in quotes unless it can only be a word.
  private static func quotedKey(_ key: String) -> String {
    let isWord =
      key.utf8.allSatisfy {
        (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x5F
      }
      && key.utf8.contains { (0x61...0x7A).contains($0 | 0x20) } && !key.hasPrefix("-")
    let first = key.utf8.first ?? 0
    return isWord && !(0x30...0x39).contains(first)
      && !(key.utf8.count < 6 && values.contains(key.lowercased()))
      ? key : quoted(key)
  }

  /// What YAML takes for something else than words.
  private static let values: Set<String> = [
    "true", "false", "yes", "no", "on", "off", "null", "y", "n",
  ]

  /// A string in double quotes, whatever is in it (YAML 1.2, section 5.7).
  private static func quoted(_ text: String) -> String {
    if text.isPlain(without: "\"\\") { return "\"" + text + "\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// `  # text and icons; italic`; nothing where there is nothing to say.
  private static func comment(_ words: [String?]) -> String {
    let said = words.compactMap(\.self).filter { !$0.isEmpty }
    return said.isEmpty ? "" : "  # " + CSSValue.comment(said.joined(separator: "; "))
  }
}
