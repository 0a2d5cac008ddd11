import Design

extension Export {
  /// Colour sets of an asset catalogue, with light, dark and increased contrast, in groups that give a namespace.
  static let xcassets: Export = Export(
    id: "xcassets", summary: "colour sets of an asset catalogue", fileName: "DesignTokens.xcassets",
    isOneFile: false
  ) { tokens, options in
    // Disks of Macs do not tell capitals apart.
    var names = ExportNames(separator: "-", isCaseBlind: true)
    var files = [file("") { AssetCatalogExport.writeGroup(&$0, isNamespace: false) }]
    var groups: Set<String> = []
    var sets: [OutputFile] = []
    for token in tokens.colors {
      let path = AssetCatalogExport.path(of: token, prefix: options.prefix)
      let set = names.claim(path.joined(separator: "/"), for: token.name, at: token.origin)
      for count in 1..<path.count {
        let group = path.prefix(count).joined(separator: "/")
        if groups.insert(group.lowercased()).inserted {
          files.append(file(group + "/") { AssetCatalogExport.writeGroup(&$0, isNamespace: true) })
        }
      }
      sets.append(file(set + ".colorset/") { AssetCatalogExport.write(&$0, token) })
    }
    var others = Omissions()
    others.add(.gradient, tokens.gradients.count)
    others.add(.style, tokens.typography.count)
    others.add(.spacing, tokens.spacing.count)
    others.add(.radius, tokens.radii.count)
    others.add(.shadow, tokens.shadows.count)
    for token in tokens.motion { others.add(.motion(token)) }
    others.add(.platformColor, tokens.systemColors.count)
    return ExportResult(
      files: files + sets, notes: names.notes + tokens.lostAppearances(.themes), omitted: others)
  }

  private static func file(_ folder: String, write: (inout JSONWriter) -> Void) -> OutputFile {
    var writer = JSONWriter()
    write(&writer)
    writer.endLine()
    return OutputFile(
      path: "\(Export.xcassets.fileName)/\(folder)Contents.json", contents: writer.bytes)
  }
}

/// Writes the `Contents.json` of a colour set, and those of the groups around it.
enum AssetCatalogExport {
  /// The groups of a set and its own name: dotted names have groups, those of prose have none.
  static func path(of token: ColorToken, prefix: String?) -> [String] {
    var parts = [token.name]
    switch token.origin.flavor {
    case .neutral, .guide: break
    default: parts = token.name.split(separator: ".").map(String.init)
    }
    if parts.last == "$root", parts.count > 1 { parts.removeLast() }
    // A catalogue of colours need not say that they are colours.
    if parts.count > 1, TokenKind.color.words.contains(parts[0].lowercased()) { parts.removeFirst() }
    if parts.count > deepest {
      parts = parts.prefix(deepest - 1) + [parts.dropFirst(deepest - 1).joined(separator: " ")]
    }
    var path = parts.map { part in
      // What an app calls its colours already, it goes on calling so.
      token.origin.flavor == .xcassets && isPlain(part) ? part : ExportName(part).pascal
    }
    if path.isEmpty { path = [ExportName(token.name).pascal] }
    if let prefix { path[0] = ExportName(path[0]).prefixed(prefix).pascal }
    return path
  }

  /// More groups than anybody nests by hand.
  private static let deepest = 8

  /// Whether a name can be that of a folder as it is.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 100
      && name.utf8.allSatisfy {
        (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x5F
      }
  }

  /// A group; its name stands before those of its sets when it gives a namespace.
  static func writeGroup(_ writer: inout JSONWriter, isNamespace: Bool) {
    writer.object(.lines) { writer in
      writeInfo(&writer)
      if isNamespace {
        writer.key("properties")
        writer.object { writer in
          writer.key("provides-namespace")
          writer.bool(true)
        }
      }
    }
  }

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
