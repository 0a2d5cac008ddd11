import Design

extension Export {
  /// Resources of Android: colours, dark ones in `values-night`, dimensions.
  static let android: Export = Export(
    id: "android-xml", summary: "colour and dimension resources of Android", fileName: "res", isOneFile: false
  ) { tokens, options in
    func name(_ name: String, _ kind: TokenKind, always: Bool) -> String {
      let own = ExportName(name)
      let text = (always || own.startsWithDigit ? own.naming(kind) : own).prefixed(options.prefix)
      return (text.startsWithDigit || Export.javaWords.contains(text.snake) ? text.prefixed(kind.word) : text)
        .snake
    }
    var names = ExportNames(separator: "_")
    var notes: [ExportNote] = []
    var omitted =
      tokens.gradients.count + tokens.typography.count + tokens.shadows.count + tokens.motion.count
      + tokens.systemColors.count
    var light: [String] = []
    var dark: [String] = []
    let members = tokens.colors.map {
      names.claim(name($0.name, .color, always: false), for: $0.name, at: $0.origin)
    }
    for (index, token) in tokens.colors.enumerated() {
      guard let base = token.light ?? token.dark else { continue }
      let alias = tokens.colorAliases[index].map { "@color/" + members[$0] }
      light.append("<color name=\"\(members[index])\">\(alias ?? hex(base))</color>")
      if alias == nil, let value = token.dark, value != base {
        dark.append("<color name=\"\(members[index])\">\(hex(value))</color>")
      }
    }
    notes += names.notes
    names = ExportNames(separator: "_")
    var dimensions: [String] = []
    for (kind, measures) in [(TokenKind.spacing, tokens.spacing), (.radius, tokens.radii)] {
      for token in measures {
        guard let value = token.value, let size = dp(value, token.unit) else {
          omitted += 1
          continue
        }
        let member = names.claim(name(token.name, kind, always: true), for: token.name, at: token.origin)
        dimensions.append("<dimen name=\"\(member)\">\(size)</dimen>")
      }
    }
    notes += names.notes
    var files: [OutputFile] = [resources("values/colors.xml", light)]
    if !dark.isEmpty { files.append(resources("values-night/colors.xml", dark)) }
    if !dimensions.isEmpty { files.append(resources("values/dimens.xml", dimensions)) }
    return ExportResult(files: files, notes: notes, omitted: omitted)
  }

  /// What Java keeps for itself: a resource becomes a field of its name.
  private static let javaWords: Set<String> = [
    "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
    "default",
    "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto", "if",
    "implements",
    "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package", "private",
    "protected",
    "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this", "throw",
    "throws",
    "transient", "true", "try", "void", "volatile", "while",
  ]

  /// `#FF7360F2`, alpha first: the nearest of sRGB, which is all that a resource can say.
  private static func hex(_ color: ColorValue) -> String {
    let shown = color.isInSRGB ? color : color.mapped(into: .srgb)
    let bytes = [shown.alphaByte, shown.red, shown.green, shown.blue].map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0" + digits : digits
    }
    return "#" + bytes.joined()
  }

  private static func dp(_ value: Double, _ unit: String?) -> String? {
    guard value.isFinite, value.magnitude < 1e9 else { return nil }
    return switch unit {
    case nil, "pt", "px", "dp", "sp": CSSValue.number(value) + "dp"
    case "rem", "em": CSSValue.number(value * 16) + "dp"
    default: nil
    }
  }

  private static func resources(_ path: String, _ lines: [String]) -> OutputFile {
    let text =
      "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n" + lines.map { "    \($0)\n" }.joined()
      + "</resources>\n"
    return OutputFile(path: Export.android.fileName + "/" + path, contents: Array(text.utf8))
  }
}
