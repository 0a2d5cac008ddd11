import Syntax

extension FrontMatterReading {
  /// The properties of a type style, by the format.
  private static let properties = [
    "fontFamily", "fontSize", "fontWeight", "lineHeight", "letterSpacing", "fontFeature", "fontVariation",
  ]

  mutating func readTypography() {
    guard let section = document.section("typography"), section.kind != .null else { return }
    guard section.kind == .map else {
      invalid(
        section.keyPosition, "'typography' holds \(section.words) where names with properties are wanted")
      return
    }
    var waiting = section.entries.reversed().map { (value: $0, name: $0.key, group: "typography", depth: 1) }
    while let (value, name, group, depth) = waiting.popLast() {
      let children = value.kind == .map ? value.entries : []
      // Groups of styles are no part of the format, and read like those of colours.
      let isGroup =
        !children.isEmpty && children.allSatisfy { $0.kind == .map && !Self.properties.contains($0.key) }
      if isGroup, depth <= FrontMatterDocument.deepest {
        for child in children.reversed() {
          waiting.append((child, "\(name).\(child.key)", "typography.\(name)", depth + 1))
        }
        continue
      }
      var style = TypeStyle(name: name, origin: origin(value))
      style.group = group
      read(value, children, into: &style)
      statements.tokens.typography.append(style)
    }
  }

  private mutating func read(_ value: DataValue, _ children: [DataValue], into style: inout TypeStyle) {
    if let reference = FrontMatterReferences.reference(in: value) {
      guard case .value(let path, let target) = followed(reference, at: value), target.kind == .map,
        path.hasPrefix("typography.")
      else { return }
      var silent = self
      silent.readProperties(target.entries, into: &style)
      style.alias = String(reference.drop { $0 != "." }.dropFirst())
      return
    }
    guard value.kind == .map else {
      invalid(
        value.kind == .null ? value.keyPosition : value.position,
        "'\(style.name)' has \(value.words) where the properties of a type style are wanted",
        help: "write fontFamily, fontSize and the others below it")
      return
    }
    readProperties(children, into: &style)
  }

  private mutating func readProperties(_ properties: [DataValue], into style: inout TypeStyle) {
    var lineHeight: DataValue?
    var letterSpacing: DataValue?
    for property in properties {
      guard let value = resolved(property) else { continue }
      switch property.key {
      case "fontFamily": readFamily(value, at: property, into: &style)
      case "fontSize": readSize(value, at: property, into: &style)
      case "fontWeight": readWeight(value, at: property, into: &style)
      case "lineHeight": lineHeight = value
      case "letterSpacing": letterSpacing = value
      case "fontFeature", "fontVariation":
        let words = "\(property.key) \(value.text)"
        style.note = style.note.map { "\($0); \(words)" } ?? words
      default:
        add(
          "token-like-ignored", severity: .warning, property.keyPosition,
          "'\(property.key)' is no property of a type style and is not read",
          "known are \(Self.properties.joined(separator: ", "))")
      }
    }
    // Both are measured against the size, wherever it stands.
    if let lineHeight { readLineHeight(lineHeight, into: &style) }
    if let letterSpacing { readLetterSpacing(letterSpacing, into: &style) }
  }

  /// A property's value, a reference followed.
  private mutating func resolved(_ property: DataValue) -> DataValue? {
    guard let reference = FrontMatterReferences.reference(in: property) else { return property }
    guard case .value(_, let target) = followed(reference, at: property) else { return nil }
    return target
  }

  private mutating func readFamily(_ value: DataValue, at property: DataValue, into style: inout TypeStyle) {
    var families: [String] = []
    if value.kind == .list {
      families = value.children.compactMap(\.string)
    } else if let text = value.string {
      families = FontFamilies.names(in: text)
    }
    guard let first = families.first, !first.isEmpty else {
      invalid(property.keyPosition, "'\(style.name)' has \(value.words) where the name of a font is wanted")
      return
    }
    if ColorValue(css: first) != nil {
      invalid(value.position, "'\(style.name)' has the colour '\(first)' where the name of a font is wanted")
    }
    style.family = first
    style.fallbacks = Array(families.dropFirst())
  }

  private mutating func readSize(_ value: DataValue, at property: DataValue, into style: inout TypeStyle) {
    guard let dimension = dimension(value, of: "\(style.name).\(property.key)") else { return }
    style.size = dimension.value
    style.unit = dimension.unit
  }

  private mutating func readWeight(_ value: DataValue, at property: DataValue, into style: inout TypeStyle) {
    guard let weight = value.number ?? value.string.flatMap(CSSDimension.number), (1...1000).contains(weight)
    else {
      invalid(
        value.kind == .null ? property.keyPosition : value.position,
        "'\(style.name)' has the weight \(value.words) where a number from 1 to 1000 is wanted")
      return
    }
    style.weight = weight
  }

  /// Always as a multiple of the size.
  private mutating func readLineHeight(_ value: DataValue, into style: inout TypeStyle) {
    if let number = value.number ?? value.string.flatMap(CSSDimension.number) {
      style.lineHeight = number
      return
    }
    guard let dimension = dimension(value, of: "\(style.name).lineHeight") else { return }
    style.lineHeight = dimension.lineHeight(ofSize: style.size, style.unit)
  }

  /// Always in the unit of the size.
  private mutating func readLetterSpacing(_ value: DataValue, into style: inout TypeStyle) {
    if value.number ?? value.string.flatMap(CSSDimension.number) == 0 {
      style.letterSpacing = 0
      return
    }
    guard let dimension = dimension(value, of: "\(style.name).letterSpacing") else { return }
    style.letterSpacing = dimension.letterSpacing(ofSize: style.size, style.unit)
  }

  /// A dimension in one of the units of the format; another unit of CSS is said and kept.
  private mutating func dimension(_ value: DataValue, of name: String) -> CSSDimension? {
    guard let text = value.string, let dimension = CSSDimension(text) else {
      notADimension(value, of: name)
      return nil
    }
    if let unit = dimension.unit, !CSSDimension.preferred.contains(unit) {
      invalid(value.position, "'\(name)' is in '\(unit)' where px, em, rem or pt is wanted")
    }
    return dimension
  }
}
