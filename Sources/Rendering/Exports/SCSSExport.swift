import Design

extension Export {
  /// Sass variables, dark values as a map, type styles as mixins.
  static let scss: Export = Export(
    id: "scss", summary: "Sass variables, a map of dark values and mixins for type",
    fileName: "_tokens.scss"
  ) { tokens, options in
    let sheet = StyleSheetTokens.shared(
      &tokens, options, mayStartWithDigit: false, reserved: [Export.darkValues])
    var text = ExportText()
    text.add("// ", CSSValue.comment(tokens.system.name), ": design tokens, written by docgen\n\n")
    for color in sheet.colors {
      guard let base = color.base else { continue }
      text.add("$", color.name, ": ", CSSValue.text(base), ";\n")
    }
    for value in sheet.values { text.add("$", value.name, ": ", value.value, ";\n") }
    for style in sheet.styles {
      for part in style.parts { text.add("$", style.name, "-", part.name, ": ", part.value, ";\n") }
    }
    for value in sheet.motion { text.add("$", value.name, ": ", value.value, ";\n") }
    var dark = ExportText()
    for color in sheet.colors {
      if let value = color.dark {
        dark.add("  \"", color.name, "\": ", CSSValue.text(value), ",\n")
      }
    }
    if !dark.isEmpty {
      text.add("\n$", Export.darkValues, ": (\n")
      text += dark
      text += ");\n"
    }
    for style in sheet.styles {
      text.add("\n@mixin ", style.name, " {\n")
      for part in style.parts { text.add("  ", part.name, ": ", part.value, ";\n") }
      text += "}\n"
    }
    return ExportResult(
      Export.scss.fileName, text, notes: sheet.notes + tokens.lostAppearances(.contrast, .themes),
      omitted: sheet.omitted)
  }

  /// The name of the map.
  private static let darkValues = "dark-values"
}
