import Design

/// A component of a front matter, drawn from its properties.
enum ComponentSpec {
  private static let stage = SIMD2(240.0, 112.0)

  /// What the template `components` shows of one.
  static func view(_ index: Int, in book: SystemBook, on page: String) -> TemplateValue {
    let component = book.system.tokens.components[index]
    let link = book.link(component.origin, from: page)
    let ground = book.canvases.light?.value ?? book.canvases.dark?.value ?? .white
    let background = color(component, "backgroundColor")
    let fill = background?.composited(over: ground)
    let text =
      color(component, "textColor")
      ?? (fill.map { ColorFigures($0).ink() == "on-dark" ? .white : .black } ?? book.roles.light.primary?
        .value ?? .black)
    let border = color(component, "borderColor")
    // What is the colour of its ground would not be seen: its outline is drawn, dashed.
    let isFlat = fill.map { $0.okDifference(to: ground) < 0.02 } ?? true
    let height = min(max(length(component, "height") ?? 44, 16), 88)
    let label = sample(component.name)
    let width = min(max(length(component, "width") ?? max(136, Double(label.count) * 9 + 32), 24), 208)
    let radius = min(length(component, "rounded") ?? length(component, "borderRadius") ?? 0, height / 2)
    return [
      "id": .text(book.anchors.components[index]), "name": .text(component.name),
      "label": .text("\(component.name), drawn from its properties"), "sample": .text(label),
      "ground": .text(ColorFigures(ground).fill), "fill": .text(fill.map { ColorFigures($0).fill } ?? "none"),
      "stroke": .text(
        border.map { ColorFigures($0.composited(over: ground)).fill } ?? (isFlat ? "#8A8C90" : "none")),
      "isFlat": .flag(border == nil && isFlat),
      "text": .text(ColorFigures(text.composited(over: fill ?? ground)).fill),
      "x": .text(Figures.text((stage.x - width) / 2)), "y": .text(Figures.text((stage.y - height) / 2)),
      "width": .text(Figures.text(width)), "height": .text(Figures.text(height)),
      "radius": .text(Figures.text(radius)),
      "properties": .list(
        component.properties.map { property in
          [
            "name": .text(property.name), "value": .text(words(property.value)),
            "reference": .text(optional: property.reference),
            "fill": .text(optional: paint(property.value)),
          ]
        }),
      "href": link.href, "from": link.from,
    ]
  }

  private static func sample(_ name: String) -> String {
    let words = Words.split(name)
    return HomePage.title(words.prefix(2).joined(separator: " "))
  }

  private static func color(_ component: Component, _ name: String) -> ColorValue? {
    guard case .color(let value)? = component.properties.first(where: { $0.name == name })?.value else {
      return nil
    }
    return value
  }

  /// The first number of a property, as pixels; `9999px` is as round as can be.
  private static func length(_ component: Component, _ name: String) -> Double? {
    switch component.properties.first(where: { $0.name == name })?.value {
    case .number(let value): return value.isFinite ? value : nil
    case .text(let text):
      let figure = text.prefix { $0.isNumber || $0 == "." }
      guard let value = Double(figure), value.isFinite else { return nil }
      return text.dropFirst(figure.count).hasPrefix("rem") ? value * 16 : value
    default: return nil
    }
  }

  private static func words(_ value: Component.Property.Value) -> String {
    switch value {
    case .text(let text): text
    case .number(let number): Figures.text(number, decimals: 4)
    case .bool(let flag): flag ? "true" : "false"
    case .color(let color): color.contractText
    case .null: "null"
    }
  }

  private static func paint(_ value: Component.Property.Value) -> String? {
    if case .color(let color) = value { ColorFigures(color).fill } else { nil }
  }
}
