import Design

extension Export {
  /// Resources of Android: colours, dark ones in `values-night`, dimensions, text appearances, gradients, curves.
  static let android: Export = Export(
    id: "android-xml",
    summary: "resources of Android: colours, dimensions, text, gradients, curves",
    fileName: "res", isOneFile: false
  ) { tokens, options in
    var resources = AndroidResources(prefix: options.prefix)
    resources.addColors(tokens)
    resources.addMeasures(tokens)
    resources.addStyles(tokens)
    resources.addGradients(tokens)
    resources.addMotion(tokens)
    resources.omitted.add(.shadow, tokens.shadows.count)
    resources.omitted.add(.platformColor, tokens.systemColors.count)
    return ExportResult(
      files: resources.files,
      notes: resources.notes + tokens.lostAppearances(.contrast, .themes),
      omitted: resources.omitted)
  }
}

/// Writes a system as files of resources.
struct AndroidResources {
  private(set) var files: [OutputFile] = []
  private(set) var notes: [ExportNote] = []
  var omitted = Omissions()
  private let prefix: String?

  init(prefix: String?) { self.prefix = prefix }

  private func name(_ own: ExportName, _ kind: TokenKind, always: Bool = true) -> String {
    let text = (always || own.startsWithDigit ? own.naming(kind) : own).prefixed(prefix)
    let name = text.snake
    let isTaken = text.startsWithDigit || Self.javaWords.contains(name)
    return isTaken ? text.prefixed(kind.word).snake : name
  }

  private mutating func add(_ path: String, _ body: ExportText) {
    var text = ExportText()
    text += "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
    text += body
    files.append(OutputFile(path: Export.android.fileName + "/" + path, contents: text.bytes))
  }

  private mutating func addValues(_ path: String, _ values: ExportText, isNeeded: Bool = false) {
    if values.isEmpty, !isNeeded { return }
    var body = ExportText()
    body += "<resources>\n"
    body += values
    body += "</resources>\n"
    add(path, body)
  }

  // MARK: - Values

  mutating func addColors(_ tokens: ExportTokens) {
    var names = ExportNames(separator: "_", count: tokens.colors.count)
    var light = ExportText()
    var dark = ExportText()
    let members = zip(tokens.colors, tokens.names.colors).map {
      names.claim(name($1, .color, always: false), for: $0.name, at: $0.origin)
    }
    for (index, token) in tokens.colors.enumerated() {
      guard let base = token.light ?? token.dark else { continue }
      let alias = tokens.colorAliases[index].map { "@color/" + members[$0] }
      light.add("    <color name=\"", members[index], "\">", alias ?? Self.hex(base), "</color>\n")
      if alias == nil, let value = token.dark, value != base {
        dark.add("    <color name=\"", members[index], "\">", Self.hex(value), "</color>\n")
      }
    }
    notes += names.notes
    addValues("values/colors.xml", light, isNeeded: true)
    addValues("values-night/colors.xml", dark)
  }

  mutating func addMeasures(_ tokens: ExportTokens) {
    var names = ExportNames(separator: "_", count: tokens.spacing.count + tokens.radii.count)
    var values = ExportText()
    for (kind, measures, words) in tokens.measures {
      for (token, own) in zip(measures, words) {
        guard let size = Self.size(token.value, token.unit, "dp") else {
          omitted.add(kind == .radius ? .radius : .spacing)
          continue
        }
        let member = names.claim(name(own, kind), for: token.name, at: token.origin)
        values.add("    <dimen name=\"", member, "\">", size, "</dimen>\n")
      }
    }
    notes += names.notes
    addValues("values/dimens.xml", values)
  }

  /// Text appearances: what a style states, as the framework names it.
  mutating func addStyles(_ tokens: ExportTokens) {
    var names = ExportNames(separator: "", count: tokens.typography.count)
    var values = ExportText()
    for (style, own) in zip(tokens.typography, tokens.names.typography) {
      guard let size = Self.size(style.size, style.unit, "sp") else {
        omitted.add(.style)
        continue
      }
      let member = names.claim(
        "TextAppearance." + own.prefixed(prefix).pascal, for: style.name, at: style.origin)
      func item(_ name: String, _ value: String) {
        values.add("        <item name=\"android:", name, "\">", value, "</item>\n")
      }
      values.add("    <style name=\"", member, "\" parent=\"\">\n")
      if let family = style.family {
        item("fontFamily", Self.text(family.lowercased() == "system" ? "sans-serif" : family))
      }
      item("textSize", size)
      if let weight = style.weight, (1...1000).contains(weight) {
        item("textFontWeight", CSSValue.number(weight.rounded()))
      }
      if style.italic { item("textStyle", "italic") }
      if let height = style.lineHeight, let points = style.size,
        let value = Self.size(height * points, style.unit, "sp")
      {
        item("lineHeight", value)
      }
      if let spacing = style.letterSpacing, let points = style.size, points > 0, spacing.isFinite {
        item("letterSpacing", CSSValue.number(spacing / points))
      }
      values += "    </style>\n"
    }
    notes += names.notes
    addValues("values/styles.xml", values)
  }

  // MARK: - Drawables and curves

  /// A shape for each gradient of two colours, or of three with one between; others the framework cannot draw.
  mutating func addGradients(_ tokens: ExportTokens) {
    var names = ExportNames(separator: "_")
    for (token, own) in zip(tokens.gradients, tokens.names.gradients) {
      guard let attributes = Self.attributes(of: token) else {
        omitted.add(.gradient)
        continue
      }
      let member = names.claim(name(own, .gradient), for: token.name, at: token.origin)
      var body = ExportText()
      body.add("<shape ", Self.namespace, ">\n    <gradient")
      for (name, value) in attributes { body.add("\n        android:", name, "=\"", value, "\"") }
      body += " />\n</shape>\n"
      add("drawable/\(member).xml", body)
    }
    notes += names.notes
  }

  private static func attributes(of token: GradientToken) -> [(String, String)]? {
    let stops = token.stops
    guard stops.count == 2 || stops.count == 3, stops[0].at == 0, stops[stops.count - 1].at == 1
    else {
      return nil
    }
    var attributes: [(String, String)] = []
    switch token.kind {
    case .linear:
      // Android counts from the right, against the clock, in eighths.
      let (eighth, isExact) = GradientLine.eighth(ofAngle: token.angle ?? 180)
      guard isExact else { return nil }
      attributes = [("type", "linear"), ("angle", "\((10 - eighth) % 8 * 45)")]
    case .radial: attributes = [("type", "radial"), ("gradientRadius", "50%")]
    case .angular:
      guard token.angle ?? 90 == 90 else { return nil }
      attributes = [("type", "sweep")]
    }
    let colors = stops.compactMap(\.color).map(hex)
    guard colors.count == stops.count else { return nil }
    attributes.append(("startColor", colors[0]))
    if colors.count == 3 {
      guard token.kind == .linear || stops[1].at == 0.5 else { return nil }
      attributes.append(("centerColor", colors[1]))
      if stops[1].at != 0.5 { attributes.append(("centerX", CSSValue.number(stops[1].at))) }
    }
    attributes.append(("endColor", colors[colors.count - 1]))
    return attributes
  }

  /// Curves as interpolators, durations as whole milliseconds; springs and keyframes have no resource.
  mutating func addMotion(_ tokens: ExportTokens) {
    var names = ExportNames(separator: "_")
    var values = ExportText()
    for (token, own) in zip(tokens.motion, tokens.names.motion) {
      let curve = CSSValue.isEasing(token.curve) && token.kind != .keyframes ? token.curve : nil
      let duration = token.kind == .spring ? nil : Self.milliseconds(token.duration)
      guard curve != nil || duration != nil else {
        omitted.add(.motion(token))
        continue
      }
      let member = names.claim(name(own, .motion), for: token.name, at: token.origin)
      if let curve {
        var body = ExportText()
        body.add("<pathInterpolator ", Self.namespace)
        for (name, value) in zip(["controlX1", "controlY1", "controlX2", "controlY2"], curve) {
          body.add("\n    android:", name, "=\"", CSSValue.number(value), "\"")
        }
        body += " />\n"
        add("interpolator/\(member).xml", body)
      }
      if let duration {
        values.add("    <integer name=\"", member, "\">", String(duration), "</integer>\n")
      }
    }
    notes += names.notes
    addValues("values/integers.xml", values)
  }

  // MARK: - Values as XML writes them

  private static let namespace = "xmlns:android=\"http://schemas.android.com/apk/res/android\""

  /// `#FF7360F2`, alpha first: the nearest of sRGB, which is all that a resource can say.
  private static func hex(_ color: ColorValue) -> String {
    let shown = color.isInSRGB ? color : color.mapped(into: .srgb)
    return HexDigits.text(
      of: UInt32(shown.alphaByte) << 24 | CSSValue.rgb(shown), count: 8, isUpper: true,
      hasMark: true)
  }

  /// `16dp`, `16sp`.
  private static func size(_ value: Double?, _ unit: String?, _ target: String) -> String? {
    ExportLength.points(value, unit).map { CSSValue.number($0) + target }
  }

  private static func milliseconds(_ seconds: Double?) -> Int? {
    seconds.flatMap { $0.isFinite && (0...86_400).contains($0) ? Int(($0 * 1000).rounded()) : nil }
  }

  /// A text between tags; what resources give a meaning of their own has a backslash before it.
  private static func text(_ text: String) -> String {
    if text.isPlain(without: "&<>'\"\\@?") { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "'", "\"", "\\", "@", "?": result += "\\" + String(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// What Java keeps for itself: a resource becomes a field of its name.
  private static let javaWords: Set<String> = [
    "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const",
    "continue",
    "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float",
    "for",
    "goto", "if", "implements", "import", "instanceof", "int", "interface", "long", "native", "new",
    "null",
    "package", "private", "protected", "public", "return", "short", "static", "strictfp", "super",
    "switch",
    "synchronized", "this", "throw", "throws", "transient", "true", "try", "void", "volatile",
    "while",
  ]
}
