import Design

/// `Path` shapes of code, drawn with the points that make them.
enum ShapeBlock {
  /// What the template `shapes` shows of the shapes of one file, or of all files for nil.
  static func views(of path: String? = nil, in book: SystemBook, on page: String) -> [TemplateValue] {
    let shapes = book.system.evidence.shapes.filter {
      !$0.steps.isEmpty && (path == nil || $0.origin.path == path)
    }
    var ids = Identifiers()
    return shapes.enumerated().map { place, shape in
      let link = book.link(shape.origin, from: page)
      let margin = max(shape.size.x, shape.size.y, 1) * 0.08
      let radius = Figures.text(max(shape.size.x, shape.size.y, 1) / 80, decimals: 2)
      let points = Outline(shape.steps)
      func circle(_ point: SIMD2<Double>) -> TemplateValue {
        [
          "x": .text(number(point.x)), "y": .text(number(point.y)), "radius": .text(radius),
          "place": .text(number(point.x) + ", " + number(point.y)),
        ]
      }
      return [
        "id": .text(ids.id("shape", shape.name)), "name": .text(shape.name),
        "label": .text("The shape " + shape.name),
        "viewBox": .text(
          "\(number(-margin)) \(number(-margin)) \(number(shape.size.x + 2 * margin)) \(number(shape.size.y + 2 * margin))"
        ),
        "width": .text(number(shape.size.x)), "height": .text(number(shape.size.y)),
        "path": .text(points.path),
        "handles": .text(points.handles), "knobs": .list(points.controls.map(circle)),
        "points": .list(points.ends.map(circle)),
        "size": .text("\(number(shape.size.x)) × \(number(shape.size.y)) pt"),
        "href": link.href, "from": link.from, "isFirst": .flag(place == 0),
        "isLast": .flag(place == shapes.count - 1),
      ]
    }
  }

  fileprivate static func number(_ value: Double) -> String { Figures.text(value, decimals: 2) }
}

/// A shape as an SVG path, its points, and the lines to its control points.
private struct Outline {
  private(set) var path = ""
  private(set) var handles = ""
  private(set) var ends: [SIMD2<Double>] = []
  private(set) var controls: [SIMD2<Double>] = []

  init(_ steps: [Evidence.Shape.Step]) {
    for step in steps {
      let last = ends.last ?? SIMD2(0, 0)
      switch step {
      case .move(let point): add("M", point)
      case .line(let point): add("L", point)
      case .quad(let point, let control):
        path += "Q\(Self.text(control)) "
        handle(from: last, to: control)
        handle(from: point, to: control)
        add("", point)
      case .curve(let point, let first, let second):
        path += "C\(Self.text(first)) \(Self.text(second)) "
        handle(from: last, to: first)
        handle(from: point, to: second)
        add("", point)
      case .close: path += "z"
      }
    }
  }

  private mutating func add(_ command: String, _ point: SIMD2<Double>) {
    path += command + Self.text(point)
    ends.append(point)
  }

  private mutating func handle(from end: SIMD2<Double>, to control: SIMD2<Double>) {
    handles += "M\(Self.text(end))L\(Self.text(control))"
    if controls.last != control { controls.append(control) }
  }

  private static func text(_ point: SIMD2<Double>) -> String {
    ShapeBlock.number(point.x) + " " + ShapeBlock.number(point.y)
  }
}
