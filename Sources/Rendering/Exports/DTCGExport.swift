import Design

extension Export {
  /// Design tokens of the community group, 2025.10, and a resolver document for dark values and themes.
  static let dtcg: Export = Export(
    id: "dtcg", summary: "design tokens of the W3C community group, 2025.10",
    fileName: "tokens.json",
    otherFiles: ["tokens.resolver.json"]
  ) { tokens, options in
    DTCGDocumentWriter(tokens, options).result
  }
}

/// Writes a system as DTCG documents.
struct DTCGDocumentWriter {
  private let tokens: ExportTokens
  private let options: ExportOptions
  private var paths: DTCGPaths
  private var tree = DTCGTree()
  private var omitted = Omissions()
  private var colorPaths: [Int] = []

  init(_ tokens: ExportTokens, _ options: ExportOptions) {
    self.tokens = tokens
    self.options = options
    paths = DTCGPaths(count: tokens.count)
    omitted.add(.platformColor, tokens.systemColors.count)
    // A path can become a `$root` by a token that comes later: all are claimed before one is written.
    var writers: [(path: Int, write: (DTCGPaths, inout JSONWriter) -> Void)] = []
    addColors(&writers)
    addStyles(&writers)
    addMeasures(&writers)
    addMotion(&writers)
    let paths = self.paths
    for writer in writers {
      tree.add(paths.path(writer.path)) { writer.write(paths, &$0) }
    }
  }

  /// The light set, and where there are other values a resolver document beside it.
  var result: ExportResult {
    var files = [OutputFile(path: Export.dtcg.fileName, contents: document(tree.write))]
    if let resolver = resolver() { files.append(resolver) }
    return ExportResult(files: files, notes: paths.notes, omitted: omitted)
  }

  // MARK: - Tokens

  private typealias Writers = [(path: Int, write: (DTCGPaths, inout JSONWriter) -> Void)]

  private mutating func claim(_ name: String, _ group: DTCGGroup, _ origin: Origin) -> Int {
    paths.claim(name, kind: group, prefix: options.prefix, at: origin)
  }

  private mutating func addColors(_ writers: inout Writers) {
    colorPaths = []
    for token in tokens.colors { colorPaths.append(claim(token.name, .color, token.origin)) }
    let colorPaths = colorPaths
    for (index, token) in tokens.colors.enumerated() {
      guard let value = token.light ?? token.dark else { continue }
      let alias = tokens.colorAliases[index].map { colorPaths[$0] }
      writers.append(
        (
          colorPaths[index],
          { paths, writer in
            Self.token(&writer, type: "color", note: token.note) { writer in
              if let reference = alias.flatMap(paths.reference) {
                writer.string(reference)
              } else {
                DTCGValue.write(&writer, color: value)
              }
            }
          }
        ))
    }
    for token in tokens.gradients {
      let kind = token.angle.map {
        "\(token.kind.rawValue) gradient, \(CSSValue.number($0)) degrees"
      }
      let note = [token.note, kind ?? "\(token.kind.rawValue) gradient"].compactMap(\.self)
      writers.append(
        (
          claim(token.name, .gradient, token.origin),
          { _, writer in
            Self.token(&writer, type: "gradient", note: note.joined(separator: "; ")) {
              DTCGValue.write(&$0, gradient: token)
            }
          }
        ))
    }
  }

  private mutating func addStyles(_ writers: inout Writers) {
    let stylePaths = tokens.typography.map { claim($0.name, .typography, $0.origin) }
    for (index, style) in tokens.typography.enumerated() {
      let alias = tokens.styleAliases[index].map { stylePaths[$0] }
      let missing = DTCGValue.missing(in: style)
      let said = missing.isEmpty ? nil : "not stated, filled in: " + missing.joined(separator: ", ")
      let note = [style.note, style.italic ? "italic" : nil, alias == nil ? said : nil].compactMap(
        \.self)
      writers.append(
        (
          stylePaths[index],
          { paths, writer in
            Self.token(&writer, type: "typography", note: note.joined(separator: "; ")) { writer in
              if let reference = alias.flatMap(paths.reference) {
                writer.string(reference)
              } else {
                DTCGValue.write(&writer, style: style)
              }
            }
          }
        ))
    }
  }

  private mutating func addMeasures(_ writers: inout Writers) {
    for (group, measures) in [(DTCGGroup.spacing, tokens.spacing), (.radius, tokens.radii)] {
      for token in measures {
        guard let value = token.value, let dimension = DTCGValue.dimension(value, token.unit) else {
          omitted.add(group == .radius ? .radius : .spacing)
          continue
        }
        writers.append(
          (
            claim(token.name, group, token.origin),
            { _, writer in
              Self.token(&writer, type: "dimension", note: token.note) {
                DTCGValue.write(&$0, dimension: dimension)
              }
            }
          ))
      }
    }
    for layers in tokens.shadows {
      writers.append(
        (
          claim(layers[0].name, .shadow, layers[0].origin),
          { _, writer in
            Self.token(&writer, type: "shadow", note: layers[0].note) {
              DTCGValue.write(&$0, shadow: layers)
            }
          }
        ))
    }
  }

  /// A duration, a curve, or both as a transition; springs and keyframes the format does not have.
  private mutating func addMotion(_ writers: inout Writers) {
    for token in tokens.motion {
      let kind = Self.words(for: token)
      let note = [token.note, kind].compactMap(\.self).filter { !$0.isEmpty }.joined(
        separator: "; ")
      let duration = token.duration.flatMap { $0.isFinite ? $0 : nil }
      let curve = CSSValue.isEasing(token.curve) ? token.curve : nil
      guard duration != nil || curve != nil else {
        omitted.add(.motion(token))
        continue
      }
      let type = duration == nil ? "cubicBezier" : curve == nil ? "duration" : "transition"
      writers.append(
        (
          claim(token.name, .motion, token.origin),
          { _, writer in
            Self.token(&writer, type: type, note: note) { writer in
              switch (duration, curve) {
              case (let duration?, nil): Self.write(&writer, seconds: duration)
              case (nil, let curve?): writer.list(curve) { $0.number($1) }
              case (let duration?, let curve?):
                writer.object { writer in
                  writer.key(plain: "duration")
                  Self.write(&writer, seconds: duration)
                  writer.key(plain: "delay")
                  Self.write(&writer, seconds: token.delay.flatMap { $0.isFinite ? $0 : nil } ?? 0)
                  writer.key(plain: "timingFunction")
                  writer.list(curve) { $0.number($1) }
                }
              case (nil, nil): writer.null()
              }
            }
          }
        ))
    }
  }

  /// What a movement is beyond its duration and curve, which the format has no type for.
  private static func words(for token: MotionToken) -> String? {
    switch token.kind {
    case .spring:
      let parts = [
        token.response.map { "response \(CSSValue.number($0))" },
        token.dampingFraction.map { "damping fraction \(CSSValue.number($0))" },
      ].compactMap(\.self)
      return (["spring"] + parts).joined(separator: ", ")
    case .keyframes: return "keyframes"
    case .curve, .duration: return nil
    }
  }

  private static func write(_ writer: inout JSONWriter, seconds: Double) {
    DTCGValue.write(&writer, dimension: (seconds * 1000, "ms"))
  }

  /// A token's object: type, value, and what is said about it.
  private static func token(
    _ writer: inout JSONWriter, type: String, note: String?, value: (inout JSONWriter) -> Void
  ) {
    writer.object { writer in
      writer.key(plain: "$type")
      writer.string(type)
      writer.key(plain: "$value")
      value(&writer)
      if let note, !note.isEmpty {
        writer.key(plain: "$description")
        writer.string(note)
      }
    }
  }

  // MARK: - Documents

  private func document(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    body(&writer)
    writer.endLine()
    return writer.bytes
  }

  /// The set of `tokens.json`, and what other appearances set otherwise.
  private func resolver() -> OutputFile? {
    var contexts: [(name: String, tree: DTCGTree)] = []
    let dark = appearance { $0.dark == ($0.light ?? $0.dark) ? nil : $0.dark }
    if let dark { contexts.append(("dark", dark)) }
    if let light = appearance({ $0.contrast?.light }) {
      contexts.append(("light-high-contrast", light))
    }
    // A context stands alone: what has no stronger dark value has its dark one.
    if tokens.colors.contains(where: { $0.contrast?.dark != nil }),
      let strong = appearance({
        $0.contrast?.dark ?? ($0.dark == ($0.light ?? $0.dark) ? nil : $0.dark)
      })
    {
      contexts.append(("dark-high-contrast", strong))
    }
    var seen: Set<String> = ["light", "dark", "light-high-contrast", "dark-high-contrast"]
    for theme in tokens.colors.flatMap(\.themes)
    where !theme.name.isEmpty && seen.insert(theme.name).inserted {
      let tree = appearance { color in color.themes.first { $0.name == theme.name }?.value }
      if let tree { contexts.append((theme.name, tree)) }
    }
    guard !contexts.isEmpty else { return nil }
    let bytes = document { writer in
      writer.object(.lines) { writer in
        writer.key(plain: "version")
        writer.string("2025.10")
        writer.key(plain: "sets")
        writer.object(.lines) { writer in
          writer.key(plain: "tokens")
          writer.object { writer in
            writer.key(plain: "sources")
            writer.list { Self.reference(&$0, Export.dtcg.fileName) }
          }
        }
        writer.key(plain: "modifiers")
        writer.object(.lines) { writer in
          writer.key(plain: "appearance")
          writer.object(.lines) { writer in
            writer.key(plain: "contexts")
            writer.object(.lines) { writer in
              writer.key(plain: "light")
              writer.list {
                (_: inout JSONWriter) in
              }
              for context in contexts {
                writer.key(context.name)
                writer.list(.lines) { context.tree.write(&$0) }
              }
            }
            writer.key(plain: "default")
            writer.string("light")
          }
        }
        writer.key(plain: "resolutionOrder")
        writer.list { writer in
          Self.reference(&writer, "#/sets/tokens")
          Self.reference(&writer, "#/modifiers/appearance")
        }
      }
    }
    return OutputFile(path: Export.dtcg.otherFiles[0], contents: bytes)
  }

  private static func reference(_ writer: inout JSONWriter, _ target: String) {
    writer.object { writer in
      writer.key(plain: "$ref")
      writer.string(target)
    }
  }

  /// The colours that another appearance sets; names for other colours follow by themselves.
  private func appearance(_ value: (ColorToken) -> ColorValue?) -> DTCGTree? {
    var result = DTCGTree()
    var isEmpty = true
    for (index, token) in tokens.colors.enumerated() {
      let alias = tokens.colorAliases[index].flatMap { paths.reference(colorPaths[$0]) }
      guard alias == nil, let value = value(token) else { continue }
      isEmpty = false
      result.add(paths.path(colorPaths[index])) { writer in
        Self.token(&writer, type: "color", note: nil) { DTCGValue.write(&$0, color: value) }
      }
    }
    return isEmpty ? nil : result
  }
}
