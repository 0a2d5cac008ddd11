import Syntax

/// Reads semantics.json: themes, colours by appearance, radii, type.
struct SemanticsReader: SourceReader {
  func read(_ sources: [Source]) -> Statements {
    var result = Statements()
    for source in sources {
      do throws(DataError) {
        guard let root = try JSONParser.parse(source.text).root else { continue }
        var reading = SemanticsReading(path: source.path, flavor: source.flavor)
        reading.read(root)
        result.append(reading.statements)
      } catch {
        result.findings.append(
          Finding(
            rule: "token-invalid", severity: .error, path: source.path, position: error.position,
            message: "the file is not read: \(error.message)",
            help: "mend the JSON; until then it has no tokens"))
      }
    }
    return result
  }

  /// Whether a JSON value has the shape of this file.
  static func isSemantics(_ root: DataValue) -> Bool {
    root["themes"]?.children.contains { $0["colors"] != nil } ?? false
  }
}

/// One semantics.json while it is read.
struct SemanticsReading {
  let path: String
  let flavor: Flavor
  var statements = Statements()

  init(path: String, flavor: Flavor) {
    self.path = path
    self.flavor = flavor
  }

  mutating func read(_ root: DataValue) {
    let themes = root["themes"]?.children ?? [root]
    for theme in themes where theme.kind == .map {
      let name = theme.key.isEmpty ? nil : theme.key
      for section in theme.children {
        switch section.key {
        case "colors", "colours": readColors(section, theme: name)
        case "borderRadius", "radius", "radii", "border-radius":
          readMeasures(section, theme: name, isRadius: true)
        case "spacing": readMeasures(section, theme: name, isRadius: false)
        case "typography": readTypography(section, theme: name)
        default: break
        }
      }
    }
  }

  private func origin(_ value: DataValue) -> Origin {
    Origin(flavor: flavor, path: path, position: value.keyPosition)
  }

  private mutating func invalid(_ rule: String, _ value: DataValue, _ message: String) {
    statements.findings.append(
      Finding(rule: rule, severity: .error, path: path, position: value.position, message: message))
  }

  // MARK: - Colours

  private mutating func readColors(_ section: DataValue, theme: String?) {
    var order: [String] = []
    var colors: [String: ColorStatement] = [:]
    for appearance in section.children {
      let isAppearance = appearance.kind == .map
      for entry in isAppearance ? appearance.children : [appearance] {
        if colors[entry.key] == nil {
          order.append(entry.key)
          colors[entry.key] = ColorStatement(name: entry.key, group: theme, origin: origin(entry))
        }
        let value = color(entry)
        switch isAppearance ? NameWords.key(of: appearance.key) : "light" {
        case "light", "default": colors[entry.key]?.light = value
        case "dark": colors[entry.key]?.dark = value
        case "lightcontrast", "lighthighcontrast", "highcontrastlight":
          colors[entry.key]?.contrastLight = value
        case "darkcontrast", "darkhighcontrast", "highcontrastdark": colors[entry.key]?.contrastDark = value
        default: colors[entry.key]?.themes.append((name: appearance.key.lowercased(), value: value))
        }
      }
    }
    for name in order {
      guard var color = colors[name] else { continue }
      if color.light != nil, color.dark != nil { color.pairing = .stated }
      statements.colors.append(color)
    }
  }

  private mutating func color(_ entry: DataValue) -> ColorExpression {
    if let reference = FrontMatterReferences.reference(in: entry) {
      return .reference(reference, at: entry.position)
    }
    if let text = entry.string, let value = ColorValue(css: text) { return .value(value) }
    invalid("color-invalid", entry, "'\(entry.key)' has \(entry.words) where a colour is wanted")
    return .unread
  }

  // MARK: - Measures and type

  private mutating func readMeasures(_ section: DataValue, theme: String?, isRadius: Bool) {
    for entry in section.children {
      var measure = Measure(name: entry.key, group: theme, origin: origin(entry))
      if let dimension = entry.string.flatMap(CSSDimension.init) {
        measure.value = dimension.value
        measure.unit = dimension.unit
      } else if let number = entry.number ?? entry.string.flatMap(CSSDimension.number) {
        measure.value = number
      } else {
        invalid("token-invalid", entry, "'\(entry.key)' has \(entry.words) where a number is wanted")
      }
      if isRadius {
        statements.tokens.radii.append(measure)
      } else {
        statements.tokens.spacing.append(measure)
      }
    }
  }

  private mutating func readTypography(_ section: DataValue, theme: String?) {
    var families: [Int: String] = [:]
    families[section.index] = family(of: section)
    var waiting = section.children.reversed().map {
      (value: $0, name: $0.key, parent: section.index, depth: 1)
    }
    while let (value, name, parent, depth) = waiting.popLast() {
      guard value.kind == .map, depth <= FrontMatterDocument.deepest else { continue }
      let inherited = families[parent]
      let children = value.children
      if children.contains(where: { Self.property(of: $0) == "fontsize" }) {
        var style = TypeStyle(name: name, origin: origin(value))
        style.group = theme
        read(children, inherited: inherited, into: &style)
        statements.tokens.typography.append(style)
      } else {
        families[value.index] = family(of: value) ?? inherited
        for child in children.reversed() {
          waiting.append((child, "\(name).\(child.key)", value.index, depth + 1))
        }
      }
    }
  }

  private func family(of section: DataValue) -> String? {
    section.children.first { Self.property(of: $0) == "fontfamily" }?.string
  }

  /// `font-size` and `fontSize` alike.
  private static func property(of value: DataValue) -> String { NameWords.key(of: value.key) }

  private mutating func read(_ properties: [DataValue], inherited: String?, into style: inout TypeStyle) {
    var family = inherited
    var lineHeight: DataValue?
    var letterSpacing: DataValue?
    for property in properties {
      let dimension = property.string.flatMap(CSSDimension.init)
      switch Self.property(of: property) {
      case "fontfamily": family = property.string ?? family
      case "fontsize":
        style.size = dimension?.value ?? property.number
        style.unit = dimension?.unit
        if style.size == nil {
          invalid("token-invalid", property, "'\(style.name)' has \(property.words) where a size is wanted")
        }
      case "fontweight":
        style.weight = property.number ?? property.string.flatMap(FontWeights.weight)
        if style.weight == nil {
          invalid("token-invalid", property, "'\(style.name)' has \(property.words) where a weight is wanted")
        }
      case "lineheight": lineHeight = property
      case "letterspacing": letterSpacing = property
      default: break
      }
    }
    let families = family.map(FontFamilies.names) ?? []
    style.family = families.first
    style.fallbacks = Array(families.dropFirst())
    if let lineHeight {
      if let dimension = lineHeight.string.flatMap(CSSDimension.init) {
        style.lineHeight = dimension.lineHeight(ofSize: style.size, style.unit)
      } else {
        style.lineHeight = lineHeight.number ?? lineHeight.string.flatMap(CSSDimension.number)
      }
    }
    if let letterSpacing {
      if let dimension = letterSpacing.string.flatMap(CSSDimension.init) {
        style.letterSpacing = dimension.letterSpacing(ofSize: style.size, style.unit)
      } else {
        style.letterSpacing = letterSpacing.number
      }
    }
  }
}
