extension Mutation {
  /// One for each rule.
  static let all = reading + form + links + colors + flavors + type + symbols + platform + frontMatter

  private static let reading = [
    Mutation("color-invalid", "| Kelp", "| `#00", "| `#0", at: "#0"),
    Mutation("color-suspicious", "static let ternKelp", "0.0 / 255", "Double(41 / 255)", at: "Double("),
    Mutation("token-invalid", "fontSize:", "16px", "large", at: "large"),
    Mutation("token-unread") { lines, index in
      // The comment goes as well, since it would stand beside no value.
      guard lines[index].contains("static let ternSolo") else { return nil }
      lines[index] = "  static let ternSolo\(number(in: lines[index])): Color = tide(at: .noon)"
      return [Fault("token-unread", index, at: "ternSolo")]
    },
    Mutation("token-legacy") { lines, index in
      guard lines[index].hasPrefix("  \"kelp-"), let swatch = swatch("Kelp", lines[index]) else { return nil }
      let comma = lines[index].hasSuffix(",") ? "," : ""
      lines[index] =
        "  \"kelp-\(swatch.number)\": { \"$type\": \"color\", \"$value\": \"\(CleanContent.hex(swatch.light))\" }"
        + comma
      // Of the older form, and not what the form of the file wants.
      let value = "\"#"
      return [Fault("token-legacy", index, at: value), Fault("token-invalid", index, at: value)]
    },
    Mutation("alias-broken", "link:", "colors.primary", "colors.primry", at: "\"{"),
    Mutation("alias-cycle", "link:", "colors.primary", "colors.link", at: "\"{"),
  ]

  private static let form = [
    Mutation("table-row", "| Layer ", "words |", "words | more |", at: "more"),
    Mutation("heading-duplicate-anchor", "### Remark", "Remark NN", "Layers"),
    Mutation("suppression-unused", "<!-- remark", "remark NN", "docgen:off link-broken"),
  ]

  private static let links = [
    Mutation("link-broken", "- [Guide", "(guide.md)", "(giude.md)", at: "[Guide"),
    Mutation("anchor-broken", "- [Guide", "(#layers)", "(#layer)", at: "[layers"),
    Mutation("asset-missing", "- [Guide", "[file](img/part.svg)", "[file](img/past.svg)", at: "[file"),
    Mutation("link-case", "- [Guide", "[file](img/part.svg)", "[file](img/Part.svg)", at: "[file"),
    Mutation("link-absolute", "- [Guide", "[file](img/part.svg)", "[file](/img/part.svg)", at: "[file"),
    Mutation("image-alt", "- [Guide", "![Part NN]", "![]", at: "![]"),
  ]

  private static let colors = [
    Mutation("color-comment-mismatch") { lines, index in
      guard lines[index].contains("static let ternReef"), let swatch = swatch("Reef", lines[index]) else {
        return nil
      }
      var other = swatch.light
      other.green += 1
      lines[index] = lines[index].replacing(CleanContent.hex(swatch.light), with: CleanContent.hex(other))
      return [Fault("color-comment-mismatch", index, at: "#")]
    },
    Mutation(
      "color-near-miss", "Text(\"Edge\")", "red: 0.0, green: 0.0, blue: 0.0",
      "red: 0.0, green: 0.1608, blue: 0.4706", at: "Color("),
    Mutation(
      "color-hardcoded", "Text(\"Edge\")", "red: 0.0, green: 0.0, blue: 0.0",
      "red: 0.0, green: 0.1569, blue: 0.4706", at: "Color("),
    Mutation("token-duplicate") { lines, index in
      guard lines[index].contains("static let ternLink"), let swatch = swatch("Kelp", lines[index]) else {
        return nil
      }
      lines[index] = "  static let ternLink\(swatch.number) = \(CleanContent.initializer(swatch.light))"
      return [Fault("token-duplicate", index, at: "ternLink")]
    },
    Mutation("token-undefined", "Text(\"Next\")", "Color.ternKelp", "Color.ternKelb", at: "ternKelb"),
    Mutation("token-unused") { lines, index in
      guard lines[index].contains("Text(\"Solo\")"), let swatch = swatch("Solo", lines[index]),
        let declaration = lines.firstIndex(where: { $0.contains("static let \(swatch.member)") })
      else { return nil }
      lines[index] = lines[index].replacing(swatch.member, with: "ternReef\(swatch.number)")
      return [Fault("token-unused", declaration, at: swatch.member)]
    },
    Mutation("dark-missing") { lines, index in
      guard lines[index].hasPrefix("| Reef"), let swatch = swatch("Reef", lines[index]) else { return nil }
      lines[index] = lines[index].replacing("`\(CleanContent.hex(swatch.dark))`", with: "")
      return [Fault("dark-missing", index, at: "Reef")]
    },
    Mutation("gradient-degenerate", "- **Dusk", "#E8A87C", "#4B3F72", at: "Dusk"),
  ]

  private static let flavors = [
    // Two values under one name in Swift: an error where they differ, found at the later row.
    Mutation("name-collision", "| Reef", "Reef NN", "kelp-NN", at: "kelp"),
    Mutation("flavor-drift") { lines, index in
      guard lines[index].contains("static let ternSolo"), let swatch = swatch("Solo", lines[index]) else {
        return nil
      }
      var other = swatch.light
      other.blue += 60
      lines[index] =
        "  static let \(swatch.member) = \(CleanContent.initializer(other))  // \(CleanContent.hex(other))"
      return [Fault("flavor-drift", index, at: swatch.member)]
    },
    Mutation("flavor-missing") { lines, index in
      guard lines[index].hasPrefix("| Solo"), let swatch = swatch("Solo", lines[index]) else { return nil }
      let light = (red: swatch.light.red, green: 20, blue: 200)
      let dark = (red: swatch.dark.red, green: 200, blue: 240)
      lines[index] = "| Lone \(swatch.number) | `\(CleanContent.hex(light))` | `\(CleanContent.hex(dark))` |"
      return [Fault("flavor-missing", index, at: "Lone")]
    },
    Mutation("type-drift", "static let ternLevel", "size: 17", "size: 18", at: "ternLevel"),
    Mutation(
      "symbol-drift", "Image(systemName", ".font(.system(size: 20))", ".font(.system(size: 18))", at: "\""),
  ]

  private static let type = [
    Mutation(
      "type-scale-fixed", "static let ternBody", "Font.custom(\"Karla-Regular\", size: 16)",
      "Font.system(size: 16)", at: "ternBody"),
    Mutation("font-undeclared", "static let ternBody", "Karla-Regular", "LoraNN-Regular", at: "ternBody"),
    Mutation("type-size-small", "| Mark", "12pt", "9pt", at: "Mark"),
  ]

  private static let symbols = [
    // A name in code that is not the table's is unlisted, whatever else it is.
    Mutation(
      "symbol-unknown", "Image(systemName", "\").padding", ".slosh\").padding", at: "\"",
      also: ["symbol-unlisted"]),
    Mutation("symbol-renamed") { lines, index in
      guard lines[index].contains("Image(systemName"), lines[index].contains(".padding()") else { return nil }
      lines[index] = "      Image(systemName: \"a\").padding()"
      return [Fault("symbol-renamed", index, at: "\"a"), Fault("symbol-unlisted", index, at: "\"a")]
    },
    Mutation("symbol-unlisted") { lines, index in
      guard lines[index].contains("Image(systemName"), lines[index].contains(".padding()") else { return nil }
      lines[index] = "      Image(systemName: \"tray\").padding()"
      return [Fault("symbol-unlisted", index, at: "\"tray")]
    },
    Mutation("symbol-unused") { lines, index in
      guard lines[index].hasPrefix("| Twin") else { return nil }
      lines[index] = "| Twin \(number(in: lines[index])) | `archivebox` | 20pt |"
      return [Fault("symbol-unused", index, at: "Twin")]
    },
  ]

  private static let platform = [
    Mutation("contrast-claim", "- Part", "#1D5EA7", "#C8B69B", at: "white"),
    Mutation("contrast-low") { lines, index in
      guard lines[index].hasPrefix("- Background") else { return nil }
      lines[index] = "- Background: `#9FB8C8`"
      return [Fault("contrast-low", index + 1, at: "Text")]
    },
    Mutation("touch-target", "- Close", "44pt", "40pt", at: "Close"),
    Mutation(
      "availability", "Text(\"Calm\")", ".opacity(0.5)", ".sensoryFeedback(.success, trigger: 1)",
      at: "sensoryFeedback"),
  ]

  private static let frontMatter = [
    Mutation("broken-ref") { lines, index in
      // The button keeps the colour in use, so that nothing is orphaned.
      guard index > 0, lines[index - 1] == "  edge:" else { return nil }
      lines[index] = lines[index].replacing("primary", with: "primry")
      return [Fault("broken-ref", index, at: "backgroundColor")]
    },
    Mutation("missing-primary") { lines, index in
      guard lines[index].hasPrefix("  primary:") else { return nil }
      for line in lines.indices { lines[line] = lines[line].replacing("primary", with: "main") }
      return [Fault("missing-primary", index - 1, at: "colors")]
    },
    Mutation("contrast-ratio") { lines, index in
      guard lines[index].contains("textColor") else { return nil }
      lines[index] = "    textColor: \"#5A6A70\""
      return [
        Fault("contrast-ratio", index - 2, at: lines[index - 2].contains("button") ? "button" : "badge")
      ]
    },
    Mutation("orphaned-tokens") { lines, index in
      guard lines[index].contains("{colors.kelp}"),
        let color = lines.firstIndex(where: { $0.hasPrefix("  kelp:") })
      else {
        return nil
      }
      lines[index] = "    backgroundColor: \"#5C3A29\""
      return [Fault("orphaned-tokens", color, at: "kelp")]
    },
    Mutation("token-summary") { lines, index in
      guard lines[index] == "remark: none" else { return nil }
      lines[index] = "rounded: { md: 8px }"
      return [Fault("token-summary", 0)]
    },
    Mutation("missing-sections") { lines, index in
      guard lines[index].hasPrefix("spacing:"), let colors = lines.firstIndex(of: "colors:") else {
        return nil
      }
      lines[index] = "# none"
      return [Fault("missing-sections", colors, at: "colors")]
    },
    Mutation("missing-typography") { lines, index in
      guard lines[index] == "typography:", let colors = lines.firstIndex(of: "colors:") else { return nil }
      for line in index..<(index + 4) { lines[line] = "# none" }
      return [Fault("missing-typography", colors, at: "colors")]
    },
    Mutation("section-order") { lines, index in
      guard lines[index] == "## Overview" else { return nil }
      lines[index] = "## Components"
      return [Fault("section-order", index + 2)]
    },
    Mutation("unknown-key", "description:", "description", "descripton", at: "descripton"),
    Mutation("token-like-ignored", "vendor:", "none", "{ ash: \"#112233\" }", at: "vendor"),
  ]

  /// The colour of a family whose number stands in a line.
  private static func swatch(_ family: String, _ line: String) -> CleanContent.Swatch? {
    CleanContent.palette.first { $0.family == family && line.contains(family + $0.number) }
      ?? CleanContent.palette.first { $0.family == family && $0.number == number(in: line) }
  }
}
