/// What a token says, in named parts: the form in which two readings of it are compared and shown.
public struct TokenValue: Sendable {
  /// One part: `light`, `size`, `curve`.
  public struct Part: Sendable {
    /// The field of the JSON contract that it comes from.
    public var name: String
    /// The value as the contract spells it, with its unit.
    public var text: String
    /// The colour, where the part is one.
    public var color: ColorValue?
  }

  /// In a fixed order; what the source does not state is not among them.
  public private(set) var parts: [Part] = []

  /// A part by its name.
  public subscript(name: String) -> Part? { parts.first { $0.name == name } }

  /// Whether nothing could be read of it.
  public var isEmpty: Bool { parts.isEmpty }

  fileprivate mutating func add(_ name: String, _ text: String?) {
    if let text, !text.isEmpty { parts.append(Part(name: name, text: text)) }
  }

  fileprivate mutating func add(_ name: String, _ color: ColorValue?) {
    if let color { parts.append(Part(name: name, text: color.contractText, color: color)) }
  }

  fileprivate mutating func add(_ name: String, _ number: Double?, _ unit: String? = nil) {
    if let number { add(name, ColorValue.decimals(number) + (unit ?? "")) }
  }
}

/// Two colours of the same final bytes are one value, however they were written.
extension TokenValue.Part: Hashable {
  /// Whether both are of one name and spelled the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.text == right.text
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(text)
  }
}

extension TokenValue: Hashable {}

extension TokenValue {
  init(_ token: ColorToken) {
    add("light", token.light)
    add("dark", token.dark)
    add("contrastLight", token.contrast?.light)
    add("contrastDark", token.contrast?.dark)
    for theme in token.themes { add(theme.name, theme.value) }
    if token.light == nil, token.dark == nil { add("system", token.system) }
  }

  init(_ token: GradientToken) {
    add("kind", token.kind.rawValue)
    add("angle", token.angle, "°")
    for (index, stop) in token.stops.enumerated() {
      add("stop \(index + 1)", stop.color)
      add("at \(index + 1)", stop.at * 100, "%")
    }
  }

  init(_ style: TypeStyle) {
    add("family", ([style.family].compactMap(\.self) + style.fallbacks).joined(separator: ", "))
    add("weight", style.weight)
    add("size", style.size, style.unit)
    add("lineHeight", style.lineHeight)
    add("letterSpacing", style.letterSpacing, style.unit)
    add("design", style.design)
    if style.italic { add("italic", "true") }
    add("relativeTo", style.relativeTo)
    add("scales", style.scales.map(String.init))
  }

  init(_ measure: Measure) { add("value", measure.value, measure.unit) }

  init(_ shadow: ShadowToken) {
    add("color", shadow.color)
    for (name, value) in [
      ("x", shadow.x), ("y", shadow.y), ("blur", shadow.blur), ("spread", shadow.spread),
    ] {
      add(name, value)
    }
  }

  init(_ motion: MotionToken) {
    add("kind", motion.kind.rawValue)
    add("response", motion.response, "s")
    add("dampingFraction", motion.dampingFraction)
    add("duration", motion.duration, "s")
    add("delay", motion.delay, "s")
    add("curve", motion.curve.map { $0.map(ColorValue.decimals).joined(separator: ", ") })
    if let repeats = motion.repeats {
      add(
        "repeat",
        (repeats.count.map(ColorValue.decimals) ?? "forever")
          + (repeats.autoreverses ? ", back and forth" : ""))
    }
  }

  init(_ symbol: SymbolToken) {
    add("names", symbol.names.joined(separator: ", "))
    add("size", symbol.size, "pt")
  }

  init(_ component: Component) {
    for property in component.properties {
      switch property.value {
      case .color(let color): add(property.name, color)
      case .text(let text): add(property.name, text)
      case .number(let number): add(property.name, number)
      case .bool(let bool): add(property.name, String(bool))
      case .null: break
      }
    }
  }
}
