import Design

extension Export {
  /// Kotlin for Jetpack Compose: colours, text styles, measures.
  static let compose: Export = Export(
    id: "compose", summary: "Kotlin objects of Jetpack Compose", fileName: "DesignTokens.kt"
  ) { tokens, options in
    let source = ComposeTokens(tokens, options)
    return ExportResult(
      Export.compose.fileName, source.text, notes: source.notes + tokens.lostAppearances(.contrast, .themes),
      omitted: source.omitted)
  }
}

/// Writes a system as Kotlin.
struct ComposeTokens {
  private(set) var text = ""
  var notes: [ExportNote] = []
  var omitted = Omissions()
  private let owner: String
  private let prefix: String?

  init(_ tokens: ExportTokens, _ options: ExportOptions) {
    let name = ExportName(tokens.system.name)
    owner = Self.withoutMarks(
      name.startsWithDigit ? ExportName("Design " + tokens.system.name).pascal : name.pascal)
    prefix = options.prefix
    text = "// \(CSSValue.comment(tokens.system.name)): design tokens, written by docgen\n\n"
    for name in Self.imports(for: tokens) { text += "import androidx.compose.\(name)\n" }
    addColors(tokens)
    addStyles(tokens)
    addMeasures("Spacing", .spacing, tokens.spacing)
    addMeasures("Radius", .radius, tokens.radii)
    addGradients(tokens.gradients)
    addShadows(tokens.shadows)
    addMotion(tokens.motion)
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
      names += ["animation.core.CubicBezierEasing", "animation.core.spring", "animation.core.tween"]
    }
    return names.sorted()
  }

  func wanted(_ name: String, _ kind: TokenKind) -> String {
    var own = ExportName(name).prefixed(prefix)
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
    var names = ExportNames(separator: "")
    let members = tokens.colors.map {
      names.claim(wanted($0.name, .color), for: $0.name, at: $0.origin)
    }
    notes += names.notes
    var light: [String] = []
    var dark: [String] = []
    for (index, token) in tokens.colors.enumerated() {
      guard let base = token.light ?? token.dark else { continue }
      light.append("val \(members[index]) = \(Self.color(base))")
      if let value = token.dark, value != base { dark.append("val \(members[index]) = \(Self.color(value))") }
    }
    addObject("Colors", light)
    addObject("DarkColors", dark)
  }

  /// `Color(0xFF7360F2)`, alpha first; in Display P3 where sRGB cannot show it.
  static func color(_ value: ColorValue) -> String {
    if value.isInSRGB {
      let bytes = [value.alphaByte, value.red, value.green, value.blue].map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return byte < 16 ? "0" + digits : digits
      }
      return "Color(0x\(bytes.joined()))"
    }
    let rgb = value.converted(to: .displayP3).components
    let parts = [rgb.x, rgb.y, rgb.z, value.alpha].map { CSSValue.number(min(max($0, 0), 1)) + "f" }
    return "Color(\(parts.joined(separator: ", ")), ColorSpaces.DisplayP3)"
  }

  private mutating func addStyles(_ tokens: ExportTokens) {
    var names = ExportNames(separator: "")
    var lines: [String] = []
    for style in tokens.typography {
      guard let size = ExportLength.points(style.size, style.unit) else {
        omitted.add(.style)
        continue
      }
      let member = names.claim(wanted(style.name, .type), for: style.name, at: style.origin)
      var parts = ["fontSize = \(CSSValue.number(size)).sp"]
      if let weight = style.weight, (1...1000).contains(weight) {
        parts.append("fontWeight = FontWeight(\(CSSValue.number(weight.rounded())))")
      }
      if style.italic { parts.append("fontStyle = FontStyle.Italic") }
      if let height = style.lineHeight, height.isFinite, height > 0 {
        parts.append("lineHeight = \(CSSValue.number(height)).em")
      }
      if let spacing = ExportLength.points(style.letterSpacing, style.unit) {
        // A minus before a number belongs to the number, not to what `.sp` makes of it.
        parts.append("letterSpacing = (\(CSSValue.number(spacing))).sp")
      }
      // A face is a resource of the app, which only the app can name.
      if let family = style.family { lines.append("/** \(CSSValue.comment(family)) */") }
      lines.append("val \(member) = TextStyle(\(parts.joined(separator: ", ")))")
    }
    notes += names.notes
    addObject("Type", lines)
  }

  private mutating func addMeasures(_ type: String, _ kind: TokenKind, _ measures: [Measure]) {
    var names = ExportNames(separator: "")
    var lines: [String] = []
    for token in measures {
      guard let value = ExportLength.points(token.value, token.unit) else {
        omitted.add(kind == .radius ? .radius : .spacing)
        continue
      }
      let member = names.claim(wanted(token.name, kind), for: token.name, at: token.origin)
      lines.append("val \(member) = (\(CSSValue.number(value))).dp")
    }
    notes += names.notes
    addObject(type, lines)
  }

  mutating func addObject(_ name: String, _ lines: [String]) {
    if !lines.isEmpty {
      text += "\nobject \(owner)\(name) {\n" + lines.map { "    \($0)\n" }.joined() + "}\n"
    }
  }
}
