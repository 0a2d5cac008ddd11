public import Design

/// The model as JSON: the contract's `systems`, its keys in the contract's order, null where there is no value.
public enum TokensJSON {
  /// The version of the contract.
  public static let schema = 1

  /// What every output begins with: which program, which contract.
  public static func writeHeader(_ writer: inout JSONWriter, version: String) {
    writer.key(plain: "docgen")
    writer.object {
      $0.field("schema", Double(schema))
      $0.field("version", version)
    }
  }

  /// The output of `docgen tokens`, system by system.
  public struct Document {
    private var writer = JSONWriter()

    /// The beginning.
    public init(version: String) {
      writer.open("{", .lines)
      writeHeader(&writer, version: version)
      writer.key(plain: "systems")
      writer.open("[", .lines)
    }

    /// How many bytes wait to be taken.
    public var count: Int { writer.count }

    /// One more system.
    public mutating func add(_ system: DesignSystem) { write(&writer, system: system) }

    /// What is written so far, to be sent on.
    public mutating func take() -> [UInt8] { writer.take() }

    /// The rest, after the last system.
    public mutating func finish() -> [UInt8] {
      writer.close("]")
      writer.close("}")
      writer.endLine()
      return writer.take()
    }
  }

  /// The whole output for systems that are all at hand.
  public static func document(_ systems: [DesignSystem], version: String) -> [UInt8] {
    var document = Document(version: version)
    for system in systems { document.add(system) }
    return document.finish()
  }

  /// One system.
  static func write(_ writer: inout JSONWriter, system: DesignSystem) {
    let tokens = system.tokens
    writer.object(.lines) {
      $0.field("id", system.id)
      $0.field("name", system.name)
      $0.field("category", system.category)
      $0.field("sources", system.sources) { writer, source in
        writer.object {
          $0.field("path", source.path)
          $0.field("flavor", source.flavor.rawValue)
        }
      }
      $0.field("colors", tokens.colors, write(_:color:))
      $0.field("gradients", tokens.gradients, write(_:gradient:))
      $0.field("typography", tokens.typography, write(_:style:))
      $0.field("symbols", tokens.symbols, write(_:symbol:))
      $0.field("symbolUses", tokens.symbolUses, write(_:use:))
      $0.field("spacing", tokens.spacing, write(_:spacing:))
      $0.field("radii", tokens.radii, write(_:radius:))
      $0.field("shadows", tokens.shadows, write(_:shadow:))
      $0.field("motion", tokens.motion, write(_:motion:))
      $0.field("appearances", tokens.appearances, write(_:pair:))
      $0.field("claims", tokens.claims, write(_:claim:))
      $0.field("requirements", tokens.requirements, write(_:requirement:))
      $0.field("components", tokens.components, write(_:component:))
    }
  }

  // MARK: - Colours

  private static func write(_ writer: inout JSONWriter, color: ColorToken) {
    writer.object {
      $0.field("name", color.name)
      $0.field("group", color.group)
      $0.field("light", color.light)
      $0.field("dark", color.dark)
      $0.key(plain: "contrast")
      if let contrast = color.contrast {
        $0.object {
          $0.field("light", contrast.light)
          $0.field("dark", contrast.dark)
        }
      } else {
        $0.null()
      }
      $0.key(plain: "themes")
      if color.themes.isEmpty {
        $0.null()
      } else {
        $0.object { writer in
          for theme in color.themes {
            writer.key(theme.name)
            writer.string(theme.value.contractText)
          }
        }
      }
      $0.field("pairing", color.pairing?.rawValue)
      $0.field("alias", color.alias)
      $0.field("system", color.system)
      $0.field("note", color.note)
      $0.origin(color.origin)
    }
  }

  private static func write(_ writer: inout JSONWriter, gradient: GradientToken) {
    writer.object {
      $0.field("name", gradient.name)
      $0.field("kind", gradient.kind.rawValue)
      $0.field("angle", gradient.angle)
      $0.key(plain: "stops")
      $0.list(gradient.stops) { writer, stop in
        writer.object {
          $0.field("color", stop.color)
          $0.field("at", stop.at)
        }
      }
      $0.origin(gradient.origin)
    }
  }

  private static func write(_ writer: inout JSONWriter, pair: AppearancePair) {
    writer.object {
      $0.field("role", pair.role)
      $0.field("light", pair.light)
      $0.field("dark", pair.dark)
      $0.origin(pair.origin)
    }
  }

  // MARK: - Type and symbols

  private static func write(_ writer: inout JSONWriter, style: TypeStyle) {
    writer.object {
      $0.field("name", style.name)
      $0.field("family", style.family)
      $0.key(plain: "fallbacks")
      $0.list(style.fallbacks) { $0.string($1) }
      $0.field("weight", style.weight)
      $0.field("size", style.size)
      $0.field("unit", style.unit)
      $0.field("lineHeight", style.lineHeight)
      $0.field("letterSpacing", style.letterSpacing)
      $0.field("design", style.design)
      $0.field("italic", style.italic)
      $0.field("relativeTo", style.relativeTo)
      $0.field("scales", style.scales)
      $0.field("note", style.note)
      $0.origin(style.origin)
    }
  }

  private static func write(_ writer: inout JSONWriter, symbol: SymbolToken) {
    writer.object {
      $0.field("component", symbol.component)
      $0.key(plain: "names")
      $0.list(symbol.names) { $0.string($1) }
      $0.field("size", symbol.size)
      $0.field("note", symbol.note)
      $0.origin(symbol.origin)
    }
  }

  private static func write(_ writer: inout JSONWriter, use: SymbolUse) {
    writer.object {
      $0.field("name", use.name)
      $0.field("size", use.size)
      $0.field("weight", use.weight)
      $0.origin(use.origin)
    }
  }

  // MARK: - Measures and motion

  private static func write(_ writer: inout JSONWriter, spacing: Measure) {
    writer.object {
      $0.field("name", spacing.name)
      $0.field("value", spacing.value)
      $0.field("unit", spacing.unit)
      $0.origin(spacing.origin)
    }
  }

  private static func write(_ writer: inout JSONWriter, radius: Measure) {
    writer.object {
      $0.field("name", radius.name)
      $0.field("value", radius.value)
      $0.field("unit", radius.unit)
      $0.field("note", radius.note)
      $0.origin(radius.origin)
    }
  }

  private static func write(_ writer: inout JSONWriter, shadow: ShadowToken) {
    writer.object {
      $0.field("name", shadow.name)
      $0.field("color", shadow.color)
      $0.field("x", shadow.x)
      $0.field("y", shadow.y)
      $0.field("blur", shadow.blur)
      $0.field("spread", shadow.spread)
      $0.origin(shadow.origin)
    }
  }

  private static func write(_ writer: inout JSONWriter, motion: MotionToken) {
    writer.object {
      $0.field("name", motion.name)
      $0.field("kind", motion.kind.rawValue)
      $0.field("response", motion.response)
      $0.field("dampingFraction", motion.dampingFraction)
      $0.field("duration", motion.duration)
      $0.field("delay", motion.delay)
      $0.key(plain: "curve")
      if let curve = motion.curve { $0.list(curve) { $0.number($1) } } else { $0.null() }
      $0.key(plain: "repeat")
      if let repeats = motion.repeats {
        $0.object {
          $0.field("count", repeats.count)
          $0.field("autoreverses", repeats.autoreverses)
        }
      } else {
        $0.null()
      }
      $0.origin(motion.origin)
    }
  }

  // MARK: - Statements

  private static func write(_ writer: inout JSONWriter, claim: Claim) {
    writer.object {
      $0.field("text", claim.text)
      $0.field("foreground", claim.foreground)
      $0.field("background", claim.background)
      $0.field("level", claim.level.rawValue)
      $0.field("passes", claim.passes)
      $0.field("ratio", ratio(of: claim))
      $0.field("holds", claim.holds)
      $0.origin(claim.origin)
    }
  }

  /// Rounded as every number is, but never up to a pass: 4.49998 is not 4.5.
  private static func ratio(of claim: Claim) -> Double {
    let rounded = (claim.ratio * 10_000).rounded() / 10_000
    let rises = rounded >= claim.level.bound && claim.ratio < claim.level.bound
    return rises ? Contrast.cut(claim.ratio, decimals: 4) : rounded
  }

  private static func write(_ writer: inout JSONWriter, requirement: Requirement) {
    writer.object {
      $0.field("api", requirement.api)
      $0.field("ios", requirement.ios)
      $0.origin(requirement.origin)
    }
  }

  private static func write(_ writer: inout JSONWriter, component: Component) {
    writer.object {
      $0.field("name", component.name)
      $0.key(plain: "properties")
      $0.object { writer in
        for property in component.properties {
          writer.key(property.name)
          switch property.value {
          case .text(let text): writer.string(text)
          case .number(let number): writer.number(number)
          case .bool(let bool): writer.bool(bool)
          case .color(let color): writer.string(color.contractText)
          case .null: writer.null()
          }
        }
      }
      $0.origin(component.origin)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func field(_ name: StaticString, _ value: String?) {
    key(plain: name)
    string(value)
  }

  fileprivate mutating func field(_ name: StaticString, _ value: Double?) {
    key(plain: name)
    number(value)
  }

  fileprivate mutating func field(_ name: StaticString, _ value: Bool?) {
    key(plain: name)
    bool(value)
  }

  fileprivate mutating func field(_ name: StaticString, _ value: ColorValue?) {
    key(plain: name)
    string(value?.contractText)
  }

  fileprivate mutating func field<Value>(
    _ name: StaticString, _ values: [Value], _ body: (inout JSONWriter, Value) -> Void
  ) {
    key(plain: name)
    list(values, .lines, body)
  }

  /// The three fields that end every entry.
  fileprivate mutating func origin(_ origin: Origin) {
    field("flavor", origin.flavor.rawValue)
    field("path", origin.path)
    key(plain: "line")
    integer(origin.line)
  }
}
