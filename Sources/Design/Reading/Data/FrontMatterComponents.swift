import Syntax

extension FrontMatterReading {
  mutating func readComponents() {
    guard let section = document.section("components"), section.kind != .null else { return }
    guard section.kind == .map else {
      invalid(
        section.keyPosition, "'components' holds \(section.words) where names with properties are wanted")
      return
    }
    for component in section.entries {
      guard component.kind == .map else {
        invalid(
          component.kind == .null ? component.keyPosition : component.position,
          "the component '\(component.key)' has \(component.words) where properties are wanted")
        continue
      }
      statements.tokens.components.append(
        Component(name: component.key, properties: properties(of: component), origin: origin(component)))
    }
  }

  /// The properties, those of a nested map by dotted names.
  private func properties(of component: DataValue) -> [Component.Property] {
    var properties: [Component.Property] = []
    var waiting = component.entries.reversed().map { (value: $0, name: $0.key, depth: 1) }
    while let (value, name, depth) = waiting.popLast() {
      if value.kind == .map, depth <= FrontMatterDocument.deepest {
        waiting += value.entries.reversed().map { ($0, "\(name).\($0.key)", depth + 1) }
        continue
      }
      let reference = FrontMatterReferences.reference(in: value)
      properties.append(
        Component.Property(
          name: name, value: reference.flatMap(target) ?? literal(value), reference: reference,
          position: value.keyPosition))
    }
    return properties
  }

  /// The value a reference comes to; nil where it comes to none.
  private func target(of reference: String) -> Component.Property.Value? {
    guard case .value(let path, let value) = document.references.outcome(of: reference),
      let category = path.split(separator: ".").first
    else { return nil }
    switch category {
    case "colors":
      let light = value.kind == .map ? value["light"] ?? value["default"] ?? value.children.first : value
      return light?.string.flatMap { ColorValue(css: $0) }.map { .color($0) }
    case "typography": return value.kind == .map ? .text(String(path.dropFirst(11))) : literal(value)
    case "rounded", "spacing": return value.kind == .null ? nil : literal(value)
    default: return nil
    }
  }

  private func literal(_ value: DataValue) -> Component.Property.Value {
    switch value.kind {
    case .number(let number): .number(number)
    case .bool(let bool): .bool(bool)
    case .null: .null
    case .string: ColorValue(css: value.text).map { .color($0) } ?? .text(value.text)
    case .list: .text(value.children.map(\.text).joined(separator: " "))
    case .map: .null
    }
  }
}
