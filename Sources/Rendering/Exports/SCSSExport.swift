import Design

extension Export {
  /// Sass variables, dark values as a map, type styles as mixins.
  static let scss: Export = Export(
    id: "scss", summary: "Sass variables, a map of dark values and mixins for type", fileName: "_tokens.scss"
  ) { tokens, options in
    let sheet = StyleSheetTokens(
      tokens, options, mayStartWithDigit: false, reserved: [Export.darkValues])
    var text = "// \(CSSValue.comment(tokens.system.name)): design tokens, written by docgen\n\n"
    for color in sheet.colors {
      guard let base = color.base else { continue }
      text += "$\(color.name): \(CSSValue.text(base));\n"
    }
    for value in sheet.values + sheet.styles.flatMap(\.properties) + sheet.motion {
      text += "$\(value.name): \(value.value);\n"
    }
    let dark = sheet.colors.compactMap { color in
      color.dark.map { "  \"\(color.name)\": \(CSSValue.text($0)),\n" }
    }
    if !dark.isEmpty { text += "\n$\(Export.darkValues): (\n" + dark.joined() + ");\n" }
    for style in sheet.styles {
      text += "\n@mixin \(style.name) {\n"
      text += style.parts.map { "  \($0.name): \($0.value);\n" }.joined() + "}\n"
    }
    return ExportResult(
      Export.scss.fileName, text, notes: sheet.notes + tokens.lostAppearances(.contrast, .themes),
      omitted: sheet.omitted)
  }

  /// The name of the map.
  private static let darkValues = "dark-values"
}
