import Design

extension Export {
  /// Colour sets of an asset catalogue, with light, dark and increased contrast.
  static let xcassets: Export = Export(
    id: "xcassets", summary: "colour sets of an asset catalogue", fileName: "DesignTokens.xcassets",
    isOneFile: false
  ) { tokens, options in
    // Disks of Macs do not tell capitals apart.
    var names = ExportNames(separator: "-", isCaseBlind: true)
    var files = [file("", "", write: writeInfo)]
    for token in tokens.colors {
      let name = ExportName(token.name).prefixed(options.prefix).pascal
      let set = names.claim(name, for: token.name, at: token.origin)
      files.append(file(set, ".colorset/") { AssetCatalogExport.write(&$0, token) })
    }
    let others =
      tokens.gradients.count + tokens.typography.count + tokens.spacing.count + tokens.radii.count
      + tokens.shadows.count + tokens.motion.count + tokens.systemColors.count
    return ExportResult(files: files, notes: names.notes, omitted: others)
  }

  private static func file(
    _ set: String, _ suffix: String, write: (inout JSONWriter) -> Void
  ) -> OutputFile {
    var writer = JSONWriter()
    write(&writer)
    writer.endLine()
    return OutputFile(
      path: "\(Export.xcassets.fileName)/\(set)\(suffix)Contents.json", contents: writer.bytes)
  }

  private static func writeInfo(_ writer: inout JSONWriter) {
    writer.object(.lines) { AssetCatalogExport.writeInfo(&$0) }
  }
}

/// Writes the `Contents.json` of a colour set.
enum AssetCatalogExport {
  /// The value for any appearance, then those that differ.
  static func write(_ writer: inout JSONWriter, _ token: ColorToken) {
    writer.object(.lines) { writer in
      writer.key("colors")
      writer.list(.lines) { writer in
        let base = token.light ?? token.dark
        write(&writer, base, [])
        if let dark = token.dark, dark != base { write(&writer, dark, [("luminosity", "dark")]) }
        if let light = token.contrast?.light { write(&writer, light, [("contrast", "high")]) }
        if let dark = token.contrast?.dark {
          write(&writer, dark, [("luminosity", "dark"), ("contrast", "high")])
        }
      }
      writeInfo(&writer)
    }
  }

  /// Who wrote the file, in Xcode's words.
  static func writeInfo(_ writer: inout JSONWriter) {
    writer.key("info")
    writer.object { writer in
      writer.key("author")
      writer.string("xcode")
      writer.key("version")
      writer.integer(1)
    }
  }

  private static func write(
    _ writer: inout JSONWriter, _ color: ColorValue?, _ appearances: [(name: String, value: String)]
  ) {
    guard let color else { return }
    let space = color.isInSRGB ? ColorValue.Space.srgb : .displayP3
    let rgb = color.converted(to: space).components
    writer.object { writer in
      writer.key("idiom")
      writer.string("universal")
      if !appearances.isEmpty {
        writer.key("appearances")
        writer.list(appearances) { writer, appearance in
          writer.object { writer in
            writer.key("appearance")
            writer.string(appearance.name)
            writer.key("value")
            writer.string(appearance.value)
          }
        }
      }
      writer.key("color")
      writer.object { writer in
        writer.key("color-space")
        writer.string(space.rawValue)
        writer.key("components")
        writer.object { writer in
          for (key, value) in [("red", rgb.x), ("green", rgb.y), ("blue", rgb.z), ("alpha", color.alpha)] {
            writer.key(key)
            writer.string(decimal(value))
          }
        }
      }
    }
  }

  /// `0.451`, always with a point: a number without one would be a byte.
  private static func decimal(_ value: Double) -> String {
    let text = CSSValue.number(min(max(value.isFinite ? value : 0, 0), 1))
    return text.utf8.contains(UInt8(ascii: ".")) ? text : text + ".0"
  }
}
