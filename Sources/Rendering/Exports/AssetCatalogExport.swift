import Design

extension Export {
  /// Colour sets of an asset catalogue, with light, dark and increased contrast, in groups that give a namespace.
  static let xcassets: Export = Export(
    id: "xcassets", summary: "colour sets of an asset catalogue", fileName: "DesignTokens.xcassets",
    isOneFile: false
  ) { tokens, options in
    // Disks of Macs do not tell capitals apart.
    var names = ExportNames(separator: "-", isCaseBlind: true, count: tokens.colors.count)
    var files = [file("") { AssetCatalogExport.writeGroup(&$0, isNamespace: false) }]
    var groups: Set<String> = []
    var sets: [OutputFile] = []
    for (token, own) in zip(tokens.colors, tokens.names.colors) {
      let path = AssetCatalogExport.path(of: token, own, prefix: options.prefix)
      let set = names.claim(
        path.count == 1 ? path[0] : path.joined(separator: "/"), for: token.name, at: token.origin)
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
    // A colour with two values takes some 800 bytes.
    var writer = JSONWriter(capacity: 800)
    write(&writer)
    writer.endLine()
    return OutputFile(
      path: String(joining: Export.xcassets.fileName, "/", folder, "Contents.json"),
      contents: writer.bytes)
  }
}

/// Writes the `Contents.json` of a colour set, and those of the groups around it.
enum AssetCatalogExport {
  /// The groups of a set and its own name: dotted names have groups, those of prose have none.
  static func path(of token: ColorToken, _ own: ExportName, prefix: String?) -> [String] {
    let isDotted = token.name.utf8.contains(UInt8(ascii: "."))
    if !isDotted, prefix == nil, !token.name.isEmpty {
      return [token.origin.flavor == .xcassets && isPlain(token.name) ? token.name : own.pascal]
    }
    var parts = [token.name]
    switch token.origin.flavor {
    case .neutral, .guide: break
    default: parts = DottedName.parts(of: token.name)
    }
    if parts.last == "$root", parts.count > 1 { parts.removeLast() }
    // A catalogue of colours need not say that they are colours.
    if parts.count > 1, TokenKind.color.isSaid(by: parts[0].lowercased()) { parts.removeFirst() }
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
        writer.key(plain: "properties")
        writer.object { writer in
          writer.key(plain: "provides-namespace")
          writer.bool(true)
        }
      }
    }
  }

  /// The value for any appearance, then those that differ.
  static func write(_ writer: inout JSONWriter, _ token: ColorToken) {
    writer.object(.lines) { writer in
      writer.key(plain: "colors")
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
    writer.key(plain: "info")
    writer.object { writer in
      writer.key(plain: "author")
      writer.string("xcode")
      writer.key(plain: "version")
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
      writer.key(plain: "idiom")
      writer.string("universal")
      if !appearances.isEmpty {
        writer.key(plain: "appearances")
        writer.list(appearances) { writer, appearance in
          writer.object { writer in
            writer.key(plain: "appearance")
            writer.string(appearance.name)
            writer.key(plain: "value")
            writer.string(appearance.value)
          }
        }
      }
      writer.key(plain: "color")
      writer.object { writer in
        writer.key(plain: "color-space")
        writer.string(space.rawValue)
        writer.key(plain: "components")
        writer.object { writer in
          func channel(_ name: StaticString, _ value: Double) {
            writer.key(plain: name)
            writer.string(decimal(value))
          }
          channel("red", rgb.x)
          channel("green", rgb.y)
          channel("blue", rgb.z)
          channel("alpha", color.alpha)
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
