import Design

/// Values as CSS writes them.
enum CSSValue {
  /// `#7360f2`, or `color(display-p3 …)` outside sRGB.
  static func text(_ color: ColorValue) -> String {
    let shown = color.converted(to: .srgb)
    guard shown.isInSRGB else { return color.contractText.lowercased() }
    return HexDigits.text(
      of: shown.alphaByte == 255 ? rgb(shown) : rgb(shown) << 8 | UInt32(shown.alphaByte),
      count: shown.alphaByte == 255 ? 6 : 8, isUpper: false, hasMark: true)
  }

  /// The bytes of a colour as sRGB shows it, red first.
  static func rgb(_ color: ColorValue) -> UInt32 {
    UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
  }

  /// A number with at most four decimals; what is no number is 0.
  static func number(_ value: Double) -> String {
    value.isFinite ? JSONWriter.text(of: value) : "0"
  }

  /// A length: points, dp and sp are the pixels of CSS; 0 has its unit too, for `calc`.
  static func length(_ value: Double, _ unit: String?) -> String {
    switch unit {
    case "rem", "em", "%": String(joining: number(value), unit ?? "")
    default: String(joining: number(value), "px")
    }
  }

  /// `0px 2px 8px 0px #7360f21a`, layer after layer.
  static func text(_ layers: [ShadowToken]) -> String {
    layers.map { layer in
      let lengths = [layer.x, layer.y, layer.blur, layer.spread].map { length($0, "px") }
      return (lengths + (layer.color.map { [text($0)] } ?? [])).joined(separator: " ")
    }.joined(separator: ", ")
  }

  /// `linear-gradient(135deg, #7360f2 0%, #9b8cff 100%)`.
  static func text(_ gradient: GradientToken) -> String {
    var parts: [String] = []
    if let angle = gradient.angle {
      switch gradient.kind {
      case .linear: parts.append(number(angle) + "deg")
      case .angular: parts.append("from " + number(angle) + "deg")
      case .radial: break
      }
    }
    for stop in gradient.stops {
      guard let color = stop.color else { continue }
      parts.append(text(color) + " " + number(stop.at * 100) + "%")
    }
    let function =
      switch gradient.kind {
      case .linear: "linear-gradient"
      case .radial: "radial-gradient"
      case .angular: "conic-gradient"
      }
    return function + "(" + parts.joined(separator: ", ") + ")"
  }

  /// `cubic-bezier(0.42, 0, 0.58, 1)`; nil where CSS would not take it: its x runs from 0 to 1.
  static func easing(_ curve: [Double]?) -> String? {
    curve.flatMap {
      isEasing($0) ? "cubic-bezier(" + $0.map(number).joined(separator: ", ") + ")" : nil
    }
  }

  /// Whether CSS would take it.
  static func isEasing(_ curve: [Double]?) -> Bool {
    guard let curve, curve.count == 4, curve.allSatisfy(\.isFinite) else { return false }
    return (0...1).contains(curve[0]) && (0...1).contains(curve[2])
  }

  /// `320ms`.
  static func time(_ seconds: Double?) -> String? {
    guard let seconds, seconds.isFinite else { return nil }
    return number(seconds * 1000) + "ms"
  }

  /// The families of a style, the platform's face by its generic name.
  static func families(of style: TypeStyle) -> String? {
    guard let family = style.family else { return nil }
    var names = [family] + style.fallbacks
    if family.lowercased() == "system" {
      let design =
        switch style.design {
        case "rounded": ["ui-rounded"]
        case "serif": ["ui-serif", "serif"]
        case "monospaced": ["ui-monospace", "monospace"]
        default: [] as [String]
        }
      names =
        design + (style.design == nil || style.design == "rounded" ? ["system-ui"] : [])
        + style.fallbacks
    }
    var text = ""
    for name in names {
      if !text.isEmpty { text += ", " }
      let plain = name.lowercased()
      text += generic.contains(plain) ? plain : quoted(name)
    }
    return text
  }

  /// A string in quotes, whatever is in it.
  static func quoted(_ text: String) -> String {
    if text.isPlain(without: "\"\\<") { return String(joining: "\"", text, "\"") }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      // An escape by number ends at a space.
      case "\u{0}"..."\u{1F}", "\u{7F}", "<": result += "\\" + String(scalar.value, radix: 16) + " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A text that ends no comment and stays on its line.
  static func comment(_ text: String) -> String {
    // Nothing but plain words, as in nearly every comment.
    if text.isPlain(without: "*/") { return text }
    return text.withoutControls { byte, last, bytes in
      let isEdge =
        byte == UInt8(ascii: "/") && last == UInt8(ascii: "*")
        || byte == UInt8(ascii: "*") && last == UInt8(ascii: "/")
      if isEdge { bytes.append(0x20) }
    }
  }

  private static let generic: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
    "ui-sans-serif",
    "ui-monospace", "ui-rounded", "math", "emoji",
  ]
}
