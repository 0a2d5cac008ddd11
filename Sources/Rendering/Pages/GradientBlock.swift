import Design

/// Gradients as wide tiles with their stops.
enum GradientBlock {
  private static let width = 640.0
  private static let height = 160.0

  static func views(_ book: SystemBook, on page: String) -> [TemplateValue] {
    book.system.tokens.gradients.indices.map { view($0, in: book, on: page) }
  }

  private static func view(_ index: Int, in book: SystemBook, on page: String) -> TemplateValue {
    let token = book.system.tokens.gradients[index]
    let line = line(angle: token.angle ?? 90)
    let stops: [TemplateValue] = token.stops.map { stop in
      let figures = stop.color.map(ColorFigures.init)
      return [
        "color": .text(figures?.fill ?? "none"), "opacity": .text(figures?.opacity ?? "0"),
        "hex": .text(figures?.hex ?? "not read"), "at": .text(Figures.text(stop.at, decimals: 4)),
        "percent": .text(Figures.text(stop.at * 100, decimals: 1) + "%"),
      ]
    }
    let link = book.link(token.origin, from: page)
    let kind =
      switch token.kind {
      case .linear: "Linear"
      case .radial: "Radial"
      case .angular: "Angular, drawn from its centre"
      }
    return [
      "id": .text(book.anchors.gradients[index]), "name": .text(token.name), "kind": .text(kind),
      "angle": .text(optional: token.angle.map { Figures.text($0, decimals: 1) + "°" }),
      "note": .text(optional: token.note), "label": .text("Gradient " + token.name),
      "isLinear": .flag(token.kind == .linear), "boxWidth": .text(Figures.text(width)),
      "x1": .text(Figures.text(line.start.x)), "y1": .text(Figures.text(line.start.y)),
      "x2": .text(Figures.text(line.end.x)), "y2": .text(Figures.text(line.end.y)),
      "stops": .list(stops), "href": link.href, "from": link.from,
    ]
  }

  /// The gradient line of CSS Images 3, section 3.1, across the tile.
  static func line(angle: Double) -> (start: SIMD2<Double>, end: SIMD2<Double>) {
    let direction = SIMD2(Mathematics.sine(angle), -Mathematics.cosine(angle))
    let length = abs(width * direction.x) + abs(height * direction.y)
    let middle = SIMD2(width / 2, height / 2)
    return (middle - direction * (length / 2), middle + direction * (length / 2))
  }
}
