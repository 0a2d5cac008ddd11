import Design

extension Export {
  /// Custom properties, dark values by the reader's setting and by `data-theme`.
  static let css: Export = Export(
    id: "css", summary: "custom properties, with dark and increased-contrast values",
    fileName: "tokens.css"
  ) { tokens, options in
    let sheet = StyleSheetTokens.shared(&tokens, options)
    var text = ExportText()
    text.add(
      "/* ", CSSValue.comment(tokens.system.name), ": design tokens, written by docgen */\n\n")
    // One without tokens is written too, so that the file says so.
    text += ":root {\n"
    for color in sheet.colors {
      if let alias = color.alias {
        text.add("  --", color.name, ": var(--", alias, ");\n")
      } else if let base = color.base {
        text.add("  --", color.name, ": ", CSSValue.text(base), ";\n")
      }
    }
    for value in sheet.values { text.add("  --", value.name, ": ", value.value, ";\n") }
    for style in sheet.styles {
      for part in style.parts {
        text.add("  --", style.name, "-", part.name, ": ", part.value, ";\n")
      }
    }
    for value in sheet.motion { text.add("  --", value.name, ": ", value.value, ";\n") }
    text += "}\n"
    CSSAppearances.add(sheet.colors, prefix: "--", to: &text)
    return ExportResult(Export.css.fileName, text, notes: sheet.notes, omitted: sheet.omitted)
  }
}

/// The rules that give colours other values in other appearances.
enum CSSAppearances {
  /// Dark by the reader's setting unless a page says light, dark where a page says so, further themes, and contrast.
  /// - Parameter prefix: what stands before a colour's name to make a property of it.
  static func add(_ colors: [StyleSheetTokens.Color], prefix: String, to text: inout ExportText) {
    func add(
      _ selector: String, indent: String = "", value: (StyleSheetTokens.Color) -> ColorValue?
    ) {
      text.add(indent, selector, " {\n")
      for color in colors {
        guard let value = value(color) else { continue }
        text.add(indent, "  ", prefix, color.name, ": ")
        // A name for another colour is set again: `var()` is worked out where it stands, not where it is used.
        if let alias = color.alias {
          text.add("var(", prefix, alias, ");\n")
        } else {
          text.add(CSSValue.text(value), ";\n")
        }
      }
      text.add(indent, "}\n")
    }
    if colors.contains(where: { $0.dark != nil }) {
      text += "\n@media (prefers-color-scheme: dark) {\n"
      add(":root:not([data-theme=\"light\"])", indent: "  ", value: \.dark)
      text += "}\n\n"
      add("[data-theme=\"dark\"]", value: \.dark)
    }
    for theme in themes(of: colors) {
      text += "\n"
      add("[data-theme=\(CSSValue.quoted(theme))]") { color in
        color.token.themes.first { $0.name == theme }?.value
      }
    }
    if colors.contains(where: { $0.token.contrast?.light != nil }) {
      text += "\n@media (prefers-contrast: more) {\n"
      add(":root", indent: "  ") { $0.token.contrast?.light }
      text += "}\n"
    }
    if colors.contains(where: { $0.token.contrast?.dark != nil }) {
      text += "\n@media (prefers-contrast: more) and (prefers-color-scheme: dark) {\n"
      add(":root:not([data-theme=\"light\"])", indent: "  ") { $0.token.contrast?.dark }
      text += "}\n"
    }
  }

  /// The further themes in the order they are first named.
  private static func themes(of colors: [StyleSheetTokens.Color]) -> [String] {
    var seen: Set<String> = []
    var themes: [String] = []
    for color in colors where !color.token.themes.isEmpty {
      for theme in color.token.themes where seen.insert(theme.name).inserted {
        themes.append(theme.name)
      }
    }
    return themes
  }
}
