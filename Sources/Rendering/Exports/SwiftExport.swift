import Design
import Syntax

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
  var text = ExportText()
  var notes: [ExportNote] = []
  var omitted = Omissions()
  /// The system in the names of types, and before names that SwiftUI has itself.
  let owner: ExportName
  private let prefix: String?
  /// Whether a colour has more than one value.
  private var isAdaptive = false

  init(_ tokens: ExportTokens, _ options: ExportOptions) {
    let name = ExportName(tokens.system.name)
    owner = name.startsWithDigit ? ExportName("Design " + tokens.system.name) : name
    prefix = options.prefix
    text.add(
      "// ", CSSValue.comment(tokens.system.name),
      ": design tokens, written by docgen\n\nimport SwiftUI\n")
    addColors(tokens)
    addGradients(tokens)
    addStyles(tokens)
    for (kind, measures, words) in tokens.measures {
      addMeasures(kind == .radius ? "Radius" : "Spacing", kind, measures, words)
    }
    addShadows(tokens)
    addMotion(tokens)
    if isAdaptive || String(decoding: text.bytes, as: UTF8.self).holds(Self.call) {
      text += Self.adaptive
    }
  }

  /// A name that no keyword and no member of SwiftUI has, and that begins with a letter.
  func wanted(_ name: ExportName, _ kind: TokenKind, reserved: Set<String>) -> String {
    var own = name.prefixed(prefix)
    if own.startsWithDigit {
      own = own.naming(kind).startsWithDigit ? own.prefixed(kind.word) : own.naming(kind)
    }
    let member = own.camel
    return Self.keywords.contains(member) || reserved.contains(member)
      ? own.prefixed(owner.kebab).camel : member
  }

  // MARK: - Colours

  private mutating func addColors(_ tokens: ExportTokens) {
    var names = ExportNames(separator: "", count: tokens.colors.count)
    var members: [String] = []
    func claim(_ token: ColorToken, _ own: ExportName) {
      members.append(
        names.claim(
          wanted(own, .color, reserved: Self.colorMembers), for: token.name, at: token.origin))
    }
    for (token, own) in zip(tokens.colors, tokens.names.colors) { claim(token, own) }
    for token in tokens.systemColors { claim(token, ExportName(token.name)) }
    notes += names.notes
    var lines = ExportText()
    for (index, token) in tokens.colors.enumerated() {
      let alias = tokens.colorAliases[index].map { members[$0] }
      guard let value = alias ?? Self.color(token) else {
        omitted.add(token.system == nil ? .color : .platformColor)
        continue
      }
      if alias == nil, value.hasPrefix(Self.call) { isAdaptive = true }
      addNote(token.note, to: &lines)
      lines.add("  static let ", members[index], alias == nil ? " = " : " = Color.", value, "\n")
    }
    // They have no value of their own, which a member could have.
    omitted.add(.platformColor, tokens.systemColors.count)
    addExtension("Color", lines)
  }

  private static func color(_ token: ColorToken) -> String? {
    guard let base = token.light ?? token.dark else { return nil }
    let dark = token.dark ?? base
    let high = token.contrast
    if dark == base, high?.light == nil, high?.dark == nil { return color(base) }
    var text = String(joining: call, "\n      light: ", color(base), ",\n      dark: ", color(dark))
    if high?.light != nil || high?.dark != nil {
      text += ",\n      highContrastLight: \(color(high?.light ?? base))"
      text += ",\n      highContrastDark: \(color(high?.dark ?? dark))"
    }
    return text + ")"
  }

  /// `Color(.sRGB, red: 0.451, …)`, in Display P3 where sRGB cannot show it.
  static func color(_ value: ColorValue) -> String {
    let isInSRGB = value.isInSRGB
    let rgb = value.converted(to: isInSRGB ? .srgb : .displayP3).components
    func channel(_ value: Double) -> String { CSSValue.number(min(max(value, 0), 1)) }
    return String(
      joining: isInSRGB ? "Color(.sRGB, red: " : "Color(.displayP3, red: ", channel(rgb.x),
      ", green: ", channel(rgb.y), ", blue: ", channel(rgb.z), ", opacity: ",
      channel(value.alpha) + ")")
  }

  // MARK: - Type

  private mutating func addStyles(_ tokens: ExportTokens) {
    var names = ExportNames(separator: "", count: tokens.typography.count)
    var lines = ExportText()
    for (style, own) in zip(tokens.typography, tokens.names.typography) {
      guard let size = ExportLength.points(style.size, style.unit) else {
        omitted.add(.style)
        continue
      }
      let member = names.claim(
        wanted(own, .type, reserved: Self.fontMembers), for: style.name, at: style.origin)
      var words = ""
      func say(_ what: String, _ word: String) {
        if !words.isEmpty { words += "; " }
        words += what
        words += word
      }
      if let height = style.lineHeight, height.isFinite {
        say("line height ", CSSValue.number(height))
      }
      if let spacing = ExportLength.points(style.letterSpacing, style.unit) {
        say("tracking ", CSSValue.number(spacing))
      }
      if let note = style.note, !note.isEmpty { say("", CSSValue.comment(note)) }
      if !words.isEmpty { lines.add("  /// ", words, "\n") }
      lines.add("  static let ", member, " = ", Self.font(style, size: size), "\n")
    }
    notes += names.notes
    addExtension("Font", lines)
  }

  private static func font(_ style: TypeStyle, size: Double) -> String {
    let points = CSSValue.number(size)
    var text: String
    if let family = style.family, family.lowercased() != "system" {
      text = "Font.custom("
      text += quoted(family)
      if let relative = style.relativeTo, textStyles.contains(relative) {
        text += ", size: \(points), relativeTo: .\(relative))"
      } else {
        text += style.scales == false ? ", fixedSize: " : ", size: "
        text += points
        text += ")"
      }
      if let weight = weight(style.weight) {
        text += ".weight(."
        text += weight
        text += ")"
      }
    } else {
      text = "Font.system(size: "
      text += points
      if let weight = weight(style.weight) {
        text += ", weight: ."
        text += weight
      }
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

  private mutating func addMeasures(
    _ type: String, _ kind: TokenKind, _ measures: [Measure], _ words: [ExportName]
  ) {
    var names = ExportNames(separator: "", count: measures.count)
    var lines = ExportText()
    for (token, own) in zip(measures, words) {
      guard let points = ExportLength.points(token.value, token.unit) else {
        omitted.add(kind == .radius ? .radius : .spacing)
        continue
      }
      let member = names.claim(wanted(own, kind, reserved: []), for: token.name, at: token.origin)
      lines.add("  static let ", member, ": CGFloat = ", CSSValue.number(points), "\n")
    }
    notes += names.notes
    addEnum(type, lines)
  }

  /// An extension with members, unless there are none.
  mutating func addExtension(_ type: String, _ lines: ExportText) {
    if lines.isEmpty { return }
    text.add("\nextension ", type, " {\n")
    text += lines
    text += "}\n"
  }

  /// A string literal, whatever is in it.
  private static func quoted(_ text: String) -> String {
    if text.isPlain(without: "\"\\") { return "\"" + text + "\"" }
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
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
    "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate",
    "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "some",
    "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "type", "typealias",
    "var",
    "where",
    "while",
  ]

  /// What `Color` has itself, and what this file adds to it.
  private static let colorMembers: Set<String> = [
    "accentColor", "adaptive", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo",
    "mint",
    "orange", "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow", "body",
    "description",
    "gradient", "hash", "opacity", "resolve", "mix",
  ]

  /// What `Font` has itself.
  private static let fontMembers: Set<String> = [
    "body", "bold", "callout", "caption", "caption2", "custom", "footnote", "headline", "italic",
    "largeTitle",
    "leading", "lowercaseSmallCaps", "monospaced", "monospacedDigit", "smallCaps", "subheadline",
    "system",
    "title", "title2", "title3", "uppercaseSmallCaps", "weight", "width", "extraLargeTitle",
    "extraLargeTitle2",
  ]

  private static let textStyles: Set<String> = [
    "body", "callout", "caption", "caption2", "footnote", "headline", "largeTitle", "subheadline",
    "title",
    "title2", "title3",
  ]

  /// What makes one colour of several.
  private static let call = "adaptive("

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
