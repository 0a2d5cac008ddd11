import Design

/// Values as DTCG 2025.10 writes them.
enum DTCGValue {
  /// An object with space, components, alpha where it is below 1, and the sRGB bytes.
  static func write(_ writer: inout JSONWriter, color: ColorValue) {
    let (space, components) = parts(of: color)
    writer.object { writer in
      writer.key(plain: "colorSpace")
      writer.string(space.rawValue)
      writer.key(plain: "components")
      writer.list(components) { $0.number($1) }
      if color.alpha.isFinite, color.alpha < 0.99995 {
        writer.key(plain: "alpha")
        writer.number(max(color.alpha, 0))
      }
      writer.key(plain: "hex")
      // The bytes of the opaque colour: alpha has its own field.
      writer.string(
        HexDigits.text(
          of: CSSValue.rgb(color.converted(to: .srgb)), count: 6, isUpper: false, hasMark: true))
    }
  }

  /// The colour's own space where the format can hold the components, else Display P3, brought into its gamut.
  private static func parts(of color: ColorValue) -> (ColorValue.Space, [Double]) {
    let value = color.components
    guard value.x.isFinite, value.y.isFinite, value.z.isFinite else { return (.srgb, [0, 0, 0]) }
    func hue(_ degrees: Double) -> Double {
      let turned = degrees.truncatingRemainder(dividingBy: 360)
      let positive = turned < 0 ? turned + 360 : turned
      // Four decimals must not round it up to the full turn.
      return positive >= 359.99995 ? 0 : positive
    }
    func held(_ number: Double, _ high: Double) -> Double { min(max(number, 0), high) }
    switch color.space {
    case .hsl, .hwb:
      return (color.space, [hue(value.x), held(value.y, 1) * 100, held(value.z, 1) * 100])
    case .lab:
      return (
        .lab, [held(value.x, 100), held(value.y + 160, 320) - 160, held(value.z + 160, 320) - 160]
      )
    case .oklab:
      return (
        .oklab, [held(value.x, 1), held(value.y + 0.5, 1) - 0.5, held(value.z + 0.5, 1) - 0.5]
      )
    case .lch: return (.lch, [held(value.x, 100), max(value.y, 0), hue(value.z)])
    case .oklch: return (.oklch, [held(value.x, 1), max(value.y, 0), hue(value.z)])
    default:
      if value.min() >= -0.00005, value.max() <= 1.00005 {
        return (color.space, [held(value.x, 1), held(value.y, 1), held(value.z, 1)])
      }
      let mapped = color.mapped(into: .displayP3).components
      return (.displayP3, [held(mapped.x, 1), held(mapped.y, 1), held(mapped.z, 1)])
    }
  }

  /// Pixels or rem, which are all the format has; nil for what depends on something else.
  static func dimension(_ value: Double, _ unit: String?) -> (value: Double, unit: String)? {
    guard value.isFinite else { return nil }
    return switch unit {
    case "rem": (value, "rem")
    case nil, "pt", "px", "dp", "sp": (value, "px")
    // An em of text that is not known is the browsers' 16 px.
    case "em": (value * 16, "px")
    default: nil
    }
  }

  static func write(_ writer: inout JSONWriter, dimension: (value: Double, unit: String)) {
    writer.object { writer in
      writer.key(plain: "value")
      writer.number(dimension.value)
      writer.key(plain: "unit")
      writer.string(dimension.unit)
    }
  }

  static func write(_ writer: inout JSONWriter, gradient: GradientToken) {
    writer.list(gradient.stops) { writer, stop in
      writer.object { writer in
        writer.key(plain: "color")
        if let color = stop.color { write(&writer, color: color) } else { writer.null() }
        writer.key(plain: "position")
        writer.number(stop.at.isFinite ? min(max(stop.at, 0), 1) : 0)
      }
    }
  }

  /// One layer as an object, several as a list.
  static func write(_ writer: inout JSONWriter, shadow layers: [ShadowToken]) {
    func write(_ writer: inout JSONWriter, _ layer: ShadowToken) {
      writer.object { writer in
        writer.key(plain: "color")
        if let color = layer.color { Self.write(&writer, color: color) } else { writer.null() }
        func length(_ name: StaticString, _ value: Double) {
          writer.key(plain: name)
          Self.write(&writer, dimension: (value.isFinite ? value : 0, "px"))
        }
        length("offsetX", layer.x)
        length("offsetY", layer.y)
        length("blur", layer.blur)
        length("spread", layer.spread)
      }
    }
    if layers.count == 1 {
      write(&writer, layers[0])
    } else {
      writer.list(layers) { write(&$0, $1) }
    }
  }

  /// All five members; what the source does not state has a usual value.
  static func write(_ writer: inout JSONWriter, style: TypeStyle) {
    writer.object { writer in
      writer.key(plain: "fontFamily")
      writer.list(families(of: style)) { $0.string($1) }
      writer.key(plain: "fontSize")
      write(&writer, dimension: style.size.flatMap { dimension($0, style.unit) } ?? (16, "px"))
      writer.key(plain: "fontWeight")
      writer.number(weight(of: style) ?? 400)
      writer.key(plain: "letterSpacing")
      write(
        &writer, dimension: style.letterSpacing.flatMap { dimension($0, style.unit) } ?? (0, "px"))
      writer.key(plain: "lineHeight")
      writer.number(style.lineHeight.flatMap { $0.isFinite ? $0 : nil } ?? 1.2)
    }
  }

  /// The members that the source does not state, by their names.
  static func missing(in style: TypeStyle) -> [String] {
    var missing: [String] = []
    if style.family == nil { missing.append("fontFamily") }
    if style.size.flatMap({ dimension($0, style.unit) }) == nil { missing.append("fontSize") }
    if weight(of: style) == nil { missing.append("fontWeight") }
    if style.letterSpacing == nil { missing.append("letterSpacing") }
    if style.lineHeight == nil { missing.append("lineHeight") }
    return missing
  }

  private static func weight(of style: TypeStyle) -> Double? {
    style.weight.flatMap { (1...1000).contains($0) ? $0 : nil }
  }

  /// Names without braces, which would be a reference.
  private static func families(of style: TypeStyle) -> [String] {
    guard let family = style.family else { return ["system-ui"] }
    return ([family.lowercased() == "system" ? "system-ui" : family] + style.fallbacks).map {
      name in
      name.isPlain(without: "{}") ? name : String(name.map { $0 == "{" || $0 == "}" ? "-" : $0 })
    }
  }
}
