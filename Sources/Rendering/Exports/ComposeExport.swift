import Design

extension Export {
  /// Kotlin for Jetpack Compose: colours, text styles, measures.
  static let compose: Export = Export(
    id: "compose", summary: "Kotlin objects of Jetpack Compose", fileName: "DesignTokens.kt"
  ) { tokens, options in
    let source = ComposeTokens(tokens, options)
    return ExportResult(
      Export.compose.fileName, source.text,
      notes: source.notes + tokens.lostAppearances(.contrast, .themes),
      omitted: source.omitted)
  }
}

/// Writes a system as Kotlin.
struct ComposeTokens {
  private(set) var text = ExportText()
  var notes: [ExportNote] = []
  var omitted = Omissions()
  private let owner: String
  private let prefix: String?

  init(_ tokens: ExportTokens, _ options: ExportOptions) {
    let name = ExportName(tokens.system.name)
    owner = Self.withoutMarks(
      name.startsWithDigit ? ExportName("Design " + tokens.system.name).pascal : name.pascal)
    prefix = options.prefix
    text.add("// ", CSSValue.comment(tokens.system.name), ": design tokens, written by docgen\n\n")
    for name in Self.imports(for: tokens) { text.add("import androidx.compose.", name, "\n") }
    addColors(tokens)
    addStyles(tokens)
    for (kind, measures, words) in tokens.measures {
      addMeasures(kind == .radius ? "Radius" : "Spacing", kind, measures, words)
    }
    addGradients(tokens)
    addShadows(tokens)
    addMotion(tokens)
    omitted.add(.platformColor, tokens.systemColors.count)
  }

  /// What a file names, in the order of the alphabet.
  private static func imports(for tokens: ExportTokens) -> [String] {
    var names = [
      "ui.graphics.Color", "ui.graphics.colorspace.ColorSpaces", "ui.text.TextStyle",
      "ui.text.font.FontStyle", "ui.text.font.FontWeight", "ui.unit.dp", "ui.unit.em", "ui.unit.sp",
    ]
    if !tokens.gradients.isEmpty { names.append("ui.graphics.Brush") }
    if !tokens.shadows.isEmpty { names.append("ui.graphics.Shadow") }
    if !tokens.gradients.isEmpty || !tokens.shadows.isEmpty { names.append("ui.geometry.Offset") }
    if !tokens.motion.isEmpty {
      names += [
        "animation.core.CubicBezierEasing", "animation.core.spring", "animation.core.tween",
      ]
    }
    return names.sorted()
  }

  func wanted(_ name: ExportName, _ kind: TokenKind) -> String {
    var own = name.prefixed(prefix)
    if own.startsWithDigit {
      own = own.naming(kind).startsWithDigit ? own.prefixed(kind.word) : own.naming(kind)
    }
    let member = Self.withoutMarks(own.pascal)
    return Self.types.contains(member) ? owner + member : member
  }

  /// The types this file calls, which a member of their name would hide.
  private static let types: Set<String> = [
    "Color", "ColorSpaces", "TextStyle", "FontStyle", "FontWeight", "Brush",
    "Offset", "Shadow", "CubicBezierEasing", "Float",
  ]

  /// Marks of other scripts are no part of a Kotlin name.
  private static func withoutMarks(_ name: String) -> String {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return name }
    var result = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark: continue
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private mutating func addColors(_ tokens: ExportTokens) {
    var names = ExportNames(separator: "", count: tokens.colors.count)
    var light = ExportText()
    var dark = ExportText()
    for (token, own) in zip(tokens.colors, tokens.names.colors) {
      let member = names.claim(wanted(own, .color), for: token.name, at: token.origin)
      guard let base = token.light ?? token.dark else { continue }
      light.add("    val ", member, " = ", Self.color(base), "\n")
      if let value = token.dark, value != base {
        dark.add("    val ", member, " = ", Self.color(value), "\n")
      }
    }
    notes += names.notes
    addObject("Colors", light)
    addObject("DarkColors", dark)
  }

  /// `Color(0xFF7360F2)`, alpha first; in Display P3 where sRGB cannot show it.
  static func color(_ value: ColorValue) -> String {
    let shown = value.converted(to: .srgb)
    if shown.isInSRGB {
      let bytes = UInt32(shown.alphaByte) << 24 | CSSValue.rgb(shown)
      return String(
        joining: "Color(0x", HexDigits.text(of: bytes, count: 8, isUpper: true), ")")
    }
    let rgb = value.converted(to: .displayP3).components
    let parts = [rgb.x, rgb.y, rgb.z, value.alpha].map { CSSValue.number(min(max($0, 0), 1)) + "f" }
    return "Color(\(parts.joined(separator: ", ")), ColorSpaces.DisplayP3)"
  }

  private mutating func addStyles(_ tokens: ExportTokens) {
    var names = ExportNames(separator: "", count: tokens.typography.count)
    var lines = ExportText()
    for (style, own) in zip(tokens.typography, tokens.names.typography) {
      guard let size = ExportLength.points(style.size, style.unit) else {
        omitted.add(.style)
        continue
      }
      let member = names.claim(wanted(own, .type), for: style.name, at: style.origin)
      // A face is a resource of the app, which only the app can name.
      if let family = style.family { lines.add("    /** ", CSSValue.comment(family), " */\n") }
      lines.add("    val ", member, " = TextStyle(fontSize = ", CSSValue.number(size), ".sp")
      if let weight = style.weight, (1...1000).contains(weight) {
        lines.add(", fontWeight = FontWeight(", CSSValue.number(weight.rounded()), ")")
      }
      if style.italic { lines += ", fontStyle = FontStyle.Italic" }
      if let height = style.lineHeight, height.isFinite, height > 0 {
        lines.add(", lineHeight = ", CSSValue.number(height), ".em")
      }
      if let spacing = ExportLength.points(style.letterSpacing, style.unit) {
        // A minus before a number belongs to the number, not to what `.sp` makes of it.
        lines.add(", letterSpacing = (", CSSValue.number(spacing), ").sp")
      }
      lines += ")\n"
    }
    notes += names.notes
    addObject("Type", lines)
  }

  private mutating func addMeasures(
    _ type: String, _ kind: TokenKind, _ measures: [Measure], _ words: [ExportName]
  ) {
    var names = ExportNames(separator: "", count: measures.count)
    var lines = ExportText()
    for (token, own) in zip(measures, words) {
      guard let value = ExportLength.points(token.value, token.unit) else {
        omitted.add(kind == .radius ? .radius : .spacing)
        continue
      }
      let member = names.claim(wanted(own, kind), for: token.name, at: token.origin)
      lines.add("    val ", member, " = (", CSSValue.number(value), ").dp\n")
    }
    notes += names.notes
    addObject(type, lines)
  }

  /// An object of lines, unless there are none.
  mutating func addObject(_ name: String, _ lines: ExportText) {
    if lines.isEmpty { return }
    text.add("\nobject ", owner, name, " {\n")
    text += lines
    text += "}\n"
  }
}
