import Design

/// Spacing, corner radii and shadows, drawn.
enum LayoutPage {
  /// What the template `layout` shows.
  static func view(_ book: SystemBook) -> (view: TemplateValue, headings: [PageFrame.Heading]) {
    let page = book.path(.layout)
    let tokens = book.system.tokens
    let spacing = tokens.spacing.indices.map { space($0, in: book, on: page) }
    let radii = tokens.radii.indices.map { radius($0, in: book, on: page) }
    let shadows = shadows(book, on: page)
    let headings = [
      ("spacing", "Spacing", spacing), ("radii", "Corner radii", radii), ("shadows", "Shadows", shadows),
    ]
    .filter { !$0.2.isEmpty }.map { PageFrame.Heading(id: $0.0, text: $0.1) }
    var parts: [String] = []
    if !spacing.isEmpty { parts.append(Figures.count(spacing.count, "measure")) }
    if !radii.isEmpty { parts.append(Figures.count(radii.count, "radius", "radii")) }
    if !shadows.isEmpty { parts.append(Figures.count(shadows.count, "shadow")) }
    let view: TemplateValue = [
      "heading": "Layout",
      "lede": .text(parts.isEmpty ? "No source states a measure." : parts.joined(separator: ", ") + "."),
      "isEmpty": .flag(parts.isEmpty), "hasSpacing": .flag(!spacing.isEmpty),
      "spacingCount": .text("\(spacing.count)"), "spacing": .list(spacing), "hasRadii": .flag(!radii.isEmpty),
      "radiiCount": .text("\(radii.count)"), "radii": .list(radii), "hasShadows": .flag(!shadows.isEmpty),
      "shadowCount": .text("\(shadows.count)"), "shadows": .list(shadows),
    ]
    return (view, headings)
  }

  /// A measure in CSS pixels: rem and em are sixteen of them; nil for a share or what could not be read.
  static func pixels(_ measure: Measure) -> Double? {
    guard let value = measure.value, value.isFinite, measure.unit != "%" else { return nil }
    return measure.unit == "rem" || measure.unit == "em" ? value * 16 : value
  }

  private static func note(_ measure: Measure) -> String? {
    let parts = [measure.note, measure.alias.map { "Same as \($0)." }].compactMap { $0 }.filter {
      !$0.isEmpty
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private static func figure(_ measure: Measure) -> String {
    measure.value.map { Figures.measure($0, measure.unit) } ?? "not read"
  }

  private static func space(_ index: Int, in book: SystemBook, on page: String) -> TemplateValue {
    let measure = book.system.tokens.spacing[index]
    let link = book.link(measure.origin, from: page)
    return [
      "id": .text(book.anchors.spacing[index]), "name": .text(measure.name),
      "note": .text(optional: note(measure)),
      "value": .text(figure(measure)), "href": link.href, "from": link.from,
      "width": .text(Figures.text(min(max(pixels(measure) ?? 0, 0), 280))),
    ]
  }

  private static func radius(_ index: Int, in book: SystemBook, on page: String) -> TemplateValue {
    let measure = book.system.tokens.radii[index]
    let link = book.link(measure.origin, from: page)
    return [
      "id": .text(book.anchors.radii[index]), "name": .text(measure.name),
      "note": .text(optional: note(measure)),
      "value": .text(figure(measure)), "href": link.href, "from": link.from,
      "path": .text(corner(measure)),
    ]
  }

  /// One corner at its true size, its sides running out of the drawing; a share is one of the drawing's height.
  static func corner(_ measure: Measure) -> String {
    let share = measure.unit == "%" ? (measure.value ?? 0) / 100 * 88 : nil
    let radius = min(max(share ?? pixels(measure) ?? 0, 0), 80)
    let figure = Figures.text(radius)
    return "M1 89V\(Figures.text(1 + radius))A\(figure) \(figure) 0 0 1 \(Figures.text(1 + radius)) 1H121V89z"
  }

  /// The class of a shadow: layers of one name share it.
  static func shadowClass(_ index: Int, in book: SystemBook) -> String {
    let shadow = book.system.tokens.shadows[index]
    let first = book.system.tokens.shadows.firstIndex {
      $0.name == shadow.name && $0.origin.flavor == shadow.origin.flavor
        && $0.origin.path == shadow.origin.path
    }
    return "s-\(first ?? index)"
  }

  /// A layer as a stylesheet writes it.
  static func css(_ shadow: ShadowToken) -> String {
    let lengths = [shadow.x, shadow.y, max(shadow.blur, 0), shadow.spread].map { value in
      let held = value.isFinite ? min(max(value, -999), 999) : 0
      return held == 0 ? "0" : Figures.text(held, decimals: 3) + "px"
    }
    return lengths.joined(separator: " ") + " " + (shadow.color.map { ColorFigures($0).css } ?? "transparent")
  }

  private static func shadows(_ book: SystemBook, on page: String) -> [TemplateValue] {
    let tokens = book.system.tokens.shadows
    var order: [String] = []
    var members: [String: [Int]] = [:]
    for index in tokens.indices {
      let name = shadowClass(index, in: book)
      if members[name] == nil { order.append(name) }
      members[name, default: []].append(index)
    }
    return order.map { name in
      let layers = members[name] ?? []
      return [
        "id": .text(book.anchors.shadows[layers[0]]), "style": .text(name),
        "name": .text(tokens[layers[0]].name),
        "note": .text(optional: tokens[layers[0]].note),
        "layers": .list(
          layers.enumerated().map { place, index in
            let link = book.link(tokens[index].origin, from: page)
            return [
              "id": .text(optional: place == 0 ? nil : book.anchors.shadows[index]),
              "css": .text(css(tokens[index])),
              "href": link.href, "from": link.from,
            ]
          }),
      ]
    }
  }
}
