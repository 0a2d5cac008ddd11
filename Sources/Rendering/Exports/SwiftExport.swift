import Design

extension Export {
  /// Swift for SwiftUI on every Apple platform: `Color` and `Font` members, numbers in enums.
  static let swift: Export = Export(
    id: "swift", summary: "extensions of SwiftUI's Color and Font, and constants",
    fileName: "DesignTokens.swift"
  ) { tokens, options in
    let source = SwiftTokens(tokens, options)
    return ExportResult(
      Export.swift.fileName, source.text, notes: source.notes + tokens.lostAppearances(.themes),
      omitted: source.omitted)
  }
}

/// Writes a system as Swift.
struct SwiftTokens {
  var text = ""
  var notes: [ExportNote] = []
  var omitted = Omissions()
  /// The system in the names of types, and before names that SwiftUI has itself.
  let owner: ExportName
  private let prefix: String?

  init(_ tokens: ExportTokens, _ options: ExportOptions) {
    let name = ExportName(tokens.system.name)
    owner = name.startsWithDigit ? ExportName("Design " + tokens.system.name) : name
    prefix = options.prefix
    text = "// \(CSSValue.comment(tokens.system.name)): design tokens, written by docgen\n\nimport SwiftUI\n"
    addColors(tokens)
    addGradients(tokens.gradients)
    addStyles(tokens)
    addMeasures("Spacing", .spacing, tokens.spacing)
    addMeasures("Radius", .radius, tokens.radii)
    addShadows(tokens.shadows)
    addMotion(tokens.motion)
    if text.contains("adaptive(") { text += Self.adaptive }
  }

  /// A name that no keyword and no member of SwiftUI has, and that begins with a letter.
  func wanted(_ name: String, _ kind: TokenKind, reserved: Set<String>) -> String {
    var own = ExportName(name).prefixed(prefix)
    if own.startsWithDigit {
      own = own.naming(kind).startsWithDigit ? own.prefixed(kind.word) : own.naming(kind)
    }
    let member = own.camel
    return Self.keywords.contains(member) || reserved.contains(member)
      ? own.prefixed(owner.kebab).camel : member
  }

  // MARK: - Colours

  private mutating func addColors(_ tokens: ExportTokens) {
    var names = ExportNames(separator: "")
    let all = tokens.colors + tokens.systemColors
    let members = all.map { token in
      names.claim(wanted(token.name, .color, reserved: Self.colorMembers), for: token.name, at: token.origin)
    }
    notes += names.notes
    var lines: [String] = []
    for (index, token) in all.enumerated() {
      let alias = index < tokens.colors.count ? tokens.colorAliases[index].map { members[$0] } : nil
      guard let value = alias ?? Self.color(token) else {
        omitted.add(token.system == nil ? .color : .platformColor)
        continue
      }
      if let note = token.note, !note.isEmpty { lines.append("/// \(CSSValue.comment(note))") }
      lines.append("static let \(members[index]) = \(alias == nil ? value : "Color." + value)")
    }
    addExtension("Color", lines)
  }

  private static func color(_ token: ColorToken) -> String? {
    guard let base = token.light ?? token.dark else { return nil }
    let dark = token.dark ?? base
    let high = token.contrast
    if dark == base, high?.light == nil, high?.dark == nil { return color(base) }
    var text = "adaptive(\n      light: \(color(base)),\n      dark: \(color(dark))"
    if high?.light != nil || high?.dark != nil {
      text += ",\n      highContrastLight: \(color(high?.light ?? base))"
      text += ",\n      highContrastDark: \(color(high?.dark ?? dark))"
    }
    return text + ")"
  }

  /// `Color(.sRGB, red: 0.451, …)`, in Display P3 where sRGB cannot show it.
  static func color(_ value: ColorValue) -> String {
    let space = value.isInSRGB ? ColorValue.Space.srgb : .displayP3
    let rgb = value.converted(to: space).components
    let parts = [rgb.x, rgb.y, rgb.z].map { CSSValue.number(min(max($0, 0), 1)) }
    return "Color(\(space == .srgb ? ".sRGB" : ".displayP3"), red: \(parts[0]), green: \(parts[1]), "
      + "blue: \(parts[2]), opacity: \(CSSValue.number(min(max(value.alpha, 0), 1))))"
  }

  // MARK: - Type

  private mutating func addStyles(_ tokens: ExportTokens) {
    var names = ExportNames(separator: "")
    var lines: [String] = []
    for style in tokens.typography {
      guard let size = ExportLength.points(style.size, style.unit) else {
        omitted.add(.style)
        continue
      }
      let member = names.claim(
        wanted(style.name, .type, reserved: Self.fontMembers), for: style.name, at: style.origin)
      var words: [String] = []
      if let height = style.lineHeight, height.isFinite {
        words.append("line height \(CSSValue.number(height))")
      }
      if let spacing = ExportLength.points(style.letterSpacing, style.unit) {
        words.append("tracking \(CSSValue.number(spacing))")
      }
      if let note = style.note, !note.isEmpty { words.append(CSSValue.comment(note)) }
      if !words.isEmpty { lines.append("/// \(words.joined(separator: "; "))") }
      lines.append("static let \(member) = \(Self.font(style, size: size))")
    }
    notes += names.notes
    addExtension("Font", lines)
  }

  private static func font(_ style: TypeStyle, size: Double) -> String {
    let points = CSSValue.number(size)
    var text: String
    if let family = style.family, family.lowercased() != "system" {
      text = "Font.custom(\(quoted(family)), "
      if let relative = style.relativeTo, textStyles.contains(relative) {
        text += "size: \(points), relativeTo: .\(relative))"
      } else {
        text += style.scales == false ? "fixedSize: \(points))" : "size: \(points))"
      }
      if let weight = weight(style.weight) { text += ".weight(.\(weight))" }
    } else {
      text = "Font.system(size: \(points)"
      if let weight = weight(style.weight) { text += ", weight: .\(weight)" }
      if let design = style.design, ["rounded", "serif", "monospaced"].contains(design) {
        text += ", design: .\(design)"
      }
      text += ")"
    }
    return style.italic ? text + ".italic()" : text
  }

  private static func weight(_ weight: Double?) -> String? {
    guard let weight, weight.isFinite else { return nil }
    return switch weight {
    case ..<150: "ultraLight"
    case ..<250: "thin"
    case ..<350: "light"
    case ..<450: "regular"
    case ..<550: "medium"
    case ..<650: "semibold"
    case ..<750: "bold"
    case ..<850: "heavy"
    default: "black"
    }
  }

  // MARK: - Measures

  private mutating func addMeasures(_ type: String, _ kind: TokenKind, _ measures: [Measure]) {
    var names = ExportNames(separator: "")
    var lines: [String] = []
    for token in measures {
      guard let points = ExportLength.points(token.value, token.unit) else {
        omitted.add(kind == .radius ? .radius : .spacing)
        continue
      }
      let member = names.claim(wanted(token.name, kind, reserved: []), for: token.name, at: token.origin)
      lines.append("static let \(member): CGFloat = \(CSSValue.number(points))")
    }
    notes += names.notes
    addEnum(type, lines)
  }

  mutating func addExtension(_ type: String, _ lines: [String]) {
    if !lines.isEmpty { text += "\nextension \(type) {\n" + lines.map { "  \($0)\n" }.joined() + "}\n" }
  }

  /// A string literal, whatever is in it.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}": result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  // MARK: - Names that are taken

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "some",
    "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "type", "typealias", "var",
    "where",
    "while",
  ]

  /// What `Color` has itself, and what this file adds to it.
  private static let colorMembers: Set<String> = [
    "accentColor", "adaptive", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange", "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow", "body",
    "description",
    "gradient", "hash", "opacity", "resolve", "mix",
  ]

  /// What `Font` has itself.
  private static let fontMembers: Set<String> = [
    "body", "bold", "callout", "caption", "caption2", "custom", "footnote", "headline", "italic",
    "largeTitle",
    "leading", "lowercaseSmallCaps", "monospaced", "monospacedDigit", "smallCaps", "subheadline", "system",
    "title", "title2", "title3", "uppercaseSmallCaps", "weight", "width", "extraLargeTitle",
    "extraLargeTitle2",
  ]

  private static let textStyles: Set<String> = [
    "body", "callout", "caption", "caption2", "footnote", "headline", "largeTitle", "subheadline", "title",
    "title2", "title3",
  ]

  /// One colour from several by the platform's own provider.
  private static let adaptive = """

    extension Color {
      fileprivate static func adaptive(
        light: Color, dark: Color, highContrastLight: Color? = nil, highContrastDark: Color? = nil
      ) -> Color {
        #if os(watchOS)
          dark
        #elseif !canImport(UIKit)
          Color(
            nsColor: NSColor(name: nil) { appearance in
              switch appearance.bestMatch(from: [
                .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
              ]) {
              case .darkAqua: NSColor(dark)
              case .accessibilityHighContrastDarkAqua: NSColor(highContrastDark ?? dark)
              case .accessibilityHighContrastAqua: NSColor(highContrastLight ?? light)
              default: NSColor(light)
              }
            })
        #else
          Color(
            uiColor: UIColor { traits in
              if traits.accessibilityContrast == .high {
                return traits.userInterfaceStyle == .dark
                  ? UIColor(highContrastDark ?? dark) : UIColor(highContrastLight ?? light)
              }
              return traits.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light)
            })
        #endif
      }
    }

    """
}
