import Design

extension Export {
  /// Tailwind 4: one `@theme` with the names that its utilities are made from.
  static let tailwind: Export = Export(
    id: "tailwind", summary: "a theme of Tailwind CSS 4", fileName: "theme.css"
  ) { tokens, options in
    let theme = TailwindTokens.shared(&tokens, options)
    var text = ExportText()
    text.add(
      "/* ", CSSValue.comment(tokens.system.name), ": design tokens, written by docgen */\n\n")
    text += "@theme {\n"
    for color in theme.colors {
      if let alias = color.alias {
        text.add("  --color-", color.name, ": var(--color-", alias, ");\n")
      } else if let base = color.base {
        text.add("  --color-", color.name, ": ", CSSValue.text(base), ";\n")
      }
    }
    for (heading, properties) in [
      ("spacing", theme.spacing), ("radius", theme.radii), ("shadow", theme.shadows),
      ("background-image", theme.gradients),
    ] {
      for token in properties {
        text.add("  --", heading, "-", token.name, ": ", token.value, ";\n")
      }
    }
    for style in theme.styles {
      for part in style.parts {
        switch part.name {
        case "font-family": text.add("  --font-", style.name, ": ", part.value, ";\n")
        case "font-size": text.add("  --text-", style.name, ": ", part.value, ";\n")
        // Tailwind's text utilities carry these three beside a size.
        case "line-height", "letter-spacing", "font-weight":
          if style.parts.contains(where: { $0.name == "font-size" }) {
            text.add("  --text-", style.name, "--", part.name, ": ", part.value, ";\n")
          } else if part.name == "font-weight" {
            text.add("  --font-weight-", style.name, ": ", part.value, ";\n")
          }
        default: break
        }
      }
    }
    for token in theme.easings { text.add("  --ease-", token.name, ": ", token.value, ";\n") }
    text += "}\n"
    CSSAppearances.add(theme.colors, prefix: "--color-", to: &text)
    return ExportResult(Export.tailwind.fileName, text, notes: theme.notes, omitted: theme.omitted)
  }

  /// Tailwind 3: what goes into its configuration, as JSON.
  static let tailwindConfig: Export = Export(
    id: "tailwind-v3", summary: "a theme of Tailwind CSS 3, as JSON for its configuration",
    fileName: "tailwind.theme.json"
  ) { tokens, options in
    let theme = TailwindTokens.shared(&tokens, options, hasDarkNames: true)
    var writer = JSONWriter()
    writer.object(.lines) { writer in
      writer.key(plain: "theme")
      writer.object(.lines) { writer in
        writer.key(plain: "extend")
        writer.object(.lines) { Export.write(theme, to: &$0) }
      }
    }
    writer.endLine()
    let file = OutputFile(path: Export.tailwindConfig.fileName, contents: writer.bytes)
    return ExportResult(
      files: [file], notes: theme.notes + tokens.lostAppearances(.contrast, .themes),
      omitted: theme.omitted)
  }

  private static func write(_ theme: TailwindTokens, to writer: inout JSONWriter) {
    typealias Property = StyleSheetTokens.Property
    func section(_ name: String, _ properties: [Property]) {
      if properties.isEmpty { return }
      writer.key(name)
      writer.object(.lines) { writer in
        for property in properties {
          writer.key(property.name)
          writer.string(property.value)
        }
      }
    }
    var colors: [Property] = []
    for color in theme.colors {
      if let base = color.base {
        colors.append(Property(name: color.name, value: CSSValue.text(base)))
      }
      // Version 3 has no appearances in its theme: `bg-canvas dark:bg-canvas-dark`.
      if let dark = color.dark {
        colors.append(Property(name: color.name + "-dark", value: CSSValue.text(dark)))
      }
    }
    section("colors", colors)
    section("spacing", theme.spacing)
    section("borderRadius", theme.radii)
    section("boxShadow", theme.shadows)
    section("backgroundImage", theme.gradients)
    section("transitionTimingFunction", theme.easings)
    section("transitionDuration", theme.durations)
    func value(_ name: String, of style: StyleSheetTokens.Style) -> Property? {
      style.parts.first { $0.name == name }.map { Property(name: style.name, value: $0.value) }
    }
    section("fontFamily", theme.styles.compactMap { value("font-family", of: $0) })
    let sized = theme.styles.filter { value("font-size", of: $0) != nil }
    if sized.isEmpty { return }
    writer.key(plain: "fontSize")
    writer.object(.lines) { writer in
      for style in sized {
        writer.key(style.name)
        writer.list { writer in
          writer.string(value("font-size", of: style)?.value)
          writer.object { writer in
            for (key, name) in [
              ("lineHeight", "line-height"), ("letterSpacing", "letter-spacing"),
              ("fontWeight", "font-weight"),
            ] {
              guard let part = value(name, of: style) else { continue }
              writer.key(key)
              writer.string(part.value)
            }
          }
        }
      }
    }
  }
}
