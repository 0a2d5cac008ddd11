import Design

extension Export {
  /// Custom properties, dark values by the reader's setting and by `data-theme`.
  static let css: Export = Export(
    id: "css", summary: "custom properties, with dark and increased-contrast values", fileName: "tokens.css"
  ) { tokens, options in
    let sheet = StyleSheetTokens(tokens, options)
    var text = "/* \(CSSValue.comment(tokens.system.name)): design tokens, written by docgen */\n\n"
    var lines = sheet.colors.compactMap { color in
      color.alias.map { "--\(color.name): var(--\($0));" }
        ?? color.base.map { "--\(color.name): \(CSSValue.text($0));" }
    }
    lines += (sheet.values + sheet.styles.flatMap(\.properties) + sheet.motion).map {
      "--\($0.name): \($0.value);"
    }
    text += CSSAppearances.rule(":root", lines)
    text += CSSAppearances.rules(of: sheet.colors) { "--" + $0 }
    return ExportResult(Export.css.fileName, text, notes: sheet.notes, omitted: sheet.omitted)
  }
}

/// The rules that give colours other values in other appearances.
enum CSSAppearances {
  /// A rule of its own; an empty one is written too, so that the file says that it has no tokens.
  static func rule(_ selector: String, _ lines: [String], indent: String = "") -> String {
    "\(indent)\(selector) {\n" + lines.map { "\(indent)  \($0)\n" }.joined() + "\(indent)}\n"
  }

  /// Dark by the reader's setting unless a page says light, dark where a page says so, further themes, and contrast.
  static func rules(
    of colors: [StyleSheetTokens.Color], property: (String) -> String
  ) -> String {
    // A name for another colour is set again: `var()` is worked out where it stands, not where it is used.
    func lines(_ value: (StyleSheetTokens.Color) -> ColorValue?) -> [String] {
      colors.compactMap { color in
        guard let value = value(color) else { return nil }
        let text = color.alias.map { "var(\(property($0)))" } ?? CSSValue.text(value)
        return "\(property(color.name)): \(text);"
      }
    }
    var text = ""
    let dark = lines(\.dark)
    if !dark.isEmpty {
      text += "\n@media (prefers-color-scheme: dark) {\n"
      text += rule(":root:not([data-theme=\"light\"])", dark, indent: "  ") + "}\n"
      text += "\n" + rule("[data-theme=\"dark\"]", dark)
    }
    for theme in themes(of: colors) {
      let values = lines { color in color.token.themes.first { $0.name == theme }?.value }
      text += "\n" + rule("[data-theme=\(CSSValue.quoted(theme))]", values)
    }
    let light = lines { $0.token.contrast?.light }
    if !light.isEmpty {
      text += "\n@media (prefers-contrast: more) {\n" + rule(":root", light, indent: "  ") + "}\n"
    }
    let strong = lines { $0.token.contrast?.dark }
    if !strong.isEmpty {
      text += "\n@media (prefers-contrast: more) and (prefers-color-scheme: dark) {\n"
      text += rule(":root:not([data-theme=\"light\"])", strong, indent: "  ") + "}\n"
    }
    return text
  }

  /// The further themes in the order they are first named.
  private static func themes(of colors: [StyleSheetTokens.Color]) -> [String] {
    var seen: Set<String> = []
    return colors.flatMap(\.token.themes).map(\.name).filter { seen.insert($0).inserted }
  }
}
