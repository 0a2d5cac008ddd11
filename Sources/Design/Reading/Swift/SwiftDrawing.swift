import Syntax

/// The steps of a path, statement by statement; nil as soon as one could not be worked out.
struct SwiftDrawing {
  typealias Step = Evidence.Shape.Step
  private var evaluator: SwiftEvaluator
  private var steps: [Step] = []
  private var current = SIMD2<Double>(0, 0)
  private var start = SIMD2<Double>(0, 0)

  init(_ evaluator: SwiftEvaluator) { self.evaluator = evaluator }

  /// The steps that a body draws.
  mutating func steps(of body: SwiftEvaluator.Term) -> [Step]? {
    draw(body, depth: 0) ? steps : nil
  }

  private mutating func draw(_ term: SwiftEvaluator.Term, depth: Int) -> Bool {
    guard depth < 40, steps.count < 1000 else { return false }
    switch evaluator.kind(term) {
    case .block(let locals, let result):
      var environment = term.environment
      for (name, value) in locals {
        let inner = SwiftEvaluator.Term(place: value, environment: environment)
        if name.isEmpty {
          guard draw(inner, depth: depth + 1) else { return false }
        } else {
          environment = evaluator.bind(name, to: inner, in: environment)
        }
      }
      guard let result else { return true }
      return draw(SwiftEvaluator.Term(place: result, environment: environment), depth: depth + 1)
    case .conditional(let condition, let then, let otherwise):
      guard let holds = evaluator.truth(SwiftEvaluator.Term(place: condition, environment: term.environment))
      else {
        return false
      }
      guard let next = holds ? then : otherwise else { return true }
      return draw(SwiftEvaluator.Term(place: next, environment: term.environment), depth: depth + 1)
    // `return path`.
    case .name(let name):
      guard let value = evaluator.local(name, in: term.environment),
        case .call(_, let arguments) = evaluator.kind(value), !arguments.isEmpty
      else { return true }
      return draw(value, depth: depth + 1)
    case .call(let callee, let arguments): return draw(callee, arguments, term.environment, depth: depth)
    default: return false
    }
  }

  private mutating func draw(
    _ callee: SwiftSyntaxTree.Place, _ arguments: [SwiftSyntaxTree.Argument], _ environment: Int, depth: Int
  ) -> Bool {
    func term(_ label: String?) -> SwiftEvaluator.Term? {
      arguments.first { $0.label == label }.map {
        SwiftEvaluator.Term(place: $0.value, environment: environment)
      }
    }
    guard case .member(_?, let name) = evaluator.program.tree[callee].kind else {
      // `Path { p in … }`, `Path()`.
      guard case .name("Path") = evaluator.program.tree[callee].kind else { return false }
      guard let last = arguments.last else { return true }
      guard case .closure(_, let body) = evaluator.program.tree[last.value].kind else { return false }
      return draw(SwiftEvaluator.Term(place: body, environment: environment), depth: depth + 1)
    }
    switch name {
    case "closeSubpath":
      steps.append(.close)
      current = start
      return true
    case "move":
      guard let to = term("to").flatMap({ point($0) }) else { return false }
      move(to)
      return true
    case "addLine":
      guard let to = term("to").flatMap({ point($0) }) else { return false }
      line(to)
      return true
    case "addLines":
      guard let list = term(nil), case .array(let places) = evaluator.kind(list) else { return false }
      for (place, element) in places.enumerated() {
        guard let to = point(SwiftEvaluator.Term(place: element, environment: environment)) else {
          return false
        }
        if place == 0 { move(to) } else { line(to) }
      }
      return true
    case "addQuadCurve":
      guard let to = term("to").flatMap({ point($0) }), let control = term("control").flatMap({ point($0) })
      else {
        return false
      }
      steps.append(.quad(to, control: control))
      current = to
      return true
    case "addCurve":
      guard let to = term("to").flatMap({ point($0) }), let first = term("control1").flatMap({ point($0) }),
        let second = term("control2").flatMap({ point($0) })
      else { return false }
      curve(first, second, to)
      return true
    case "addRect", "addEllipse", "addRoundedRect":
      guard let rect = (term(nil) ?? term("in")).flatMap({ rect($0) }) else { return false }
      if name == "addEllipse" { return rounded(rect, rect.size / 2) }
      guard name == "addRoundedRect" else { return rounded(rect, SIMD2(0, 0)) }
      guard let corner = term("cornerSize").flatMap({ size($0) }) else { return false }
      return rounded(rect, SIMD2(min(corner.x, rect.size.x / 2), min(corner.y, rect.size.y / 2)))
    case "addArc":
      if let first = term("tangent1End").flatMap({ point($0) }),
        let second = term("tangent2End").flatMap({ point($0) }),
        let radius = term("radius").flatMap({ evaluator.number($0) })?.value
      {
        return fillet(first, second, radius)
      }
      guard let center = term("center").flatMap({ point($0) }),
        let radius = term("radius").flatMap({ evaluator.number($0) })?.value,
        let from = term("startAngle").flatMap({ angle($0) }),
        let to = term("endAngle").flatMap({ angle($0) }),
        let clockwise = term("clockwise").flatMap({ evaluator.truth($0) })
      else { return false }
      arc(center, radius, from, to, clockwise)
      return true
    default: return false
    }
  }

  // MARK: - Steps

  private mutating func move(_ to: SIMD2<Double>) {
    steps.append(.move(to))
    current = to
    start = to
  }

  private mutating func line(_ to: SIMD2<Double>) {
    if steps.isEmpty { return move(to) }
    steps.append(.line(to))
    current = to
  }

  private mutating func curve(_ first: SIMD2<Double>, _ second: SIMD2<Double>, _ to: SIMD2<Double>) {
    steps.append(.curve(to, control1: first, control2: second))
    current = to
  }

  /// How far the control points of a quarter circle stand off, as a part of the radius.
  private static let quarter = 0.5522847498

  private mutating func rounded(_ rect: (origin: SIMD2<Double>, size: SIMD2<Double>), _ corner: SIMD2<Double>)
    -> Bool
  {
    let low = rect.origin
    let high = rect.origin + rect.size
    let off = corner * (1 - Self.quarter)
    move(SIMD2(low.x + corner.x, low.y))
    line(SIMD2(high.x - corner.x, low.y))
    if corner.x > 0 {
      curve(SIMD2(high.x - off.x, low.y), SIMD2(high.x, low.y + off.y), SIMD2(high.x, low.y + corner.y))
    }
    line(SIMD2(high.x, high.y - corner.y))
    if corner.x > 0 {
      curve(SIMD2(high.x, high.y - off.y), SIMD2(high.x - off.x, high.y), SIMD2(high.x - corner.x, high.y))
    }
    line(SIMD2(low.x + corner.x, high.y))
    if corner.x > 0 {
      curve(SIMD2(low.x + off.x, high.y), SIMD2(low.x, high.y - off.y), SIMD2(low.x, high.y - corner.y))
    }
    line(SIMD2(low.x, low.y + corner.y))
    if corner.x > 0 {
      curve(SIMD2(low.x, low.y + off.y), SIMD2(low.x + off.x, low.y), SIMD2(low.x + corner.x, low.y))
    }
    steps.append(.close)
    current = start
    return true
  }

  /// An arc as cubic curves of at most a quarter each. In SwiftUI's flipped space `clockwise` turns left.
  private mutating func arc(
    _ center: SIMD2<Double>, _ radius: Double, _ from: Double, _ to: Double, _ clockwise: Bool
  ) {
    var sweep = (to - from).truncatingRemainder(dividingBy: 360)
    if abs(to - from) >= 360 {
      sweep = clockwise ? -360 : 360
    } else if clockwise, sweep > 0 {
      sweep -= 360
    } else if !clockwise, sweep < 0 {
      sweep += 360
    }
    func point(_ degrees: Double) -> SIMD2<Double> {
      center + radius * SIMD2(Mathematics.cosine(degrees), Mathematics.sine(degrees))
    }
    line(point(from))
    let parts = max(1, Int((abs(sweep) / 90).rounded(.up)))
    let part = sweep / Double(parts)
    let reach = radius * 4 / 3 * Mathematics.sine(part / 4) / max(Mathematics.cosine(part / 4), 1e-9)
    for place in 0..<parts {
      let begin = from + part * Double(place)
      let end = begin + part
      curve(
        point(begin) + reach * SIMD2(-Mathematics.sine(begin), Mathematics.cosine(begin)),
        point(end) - reach * SIMD2(-Mathematics.sine(end), Mathematics.cosine(end)), point(end))
    }
  }

  /// A corner rounded between two tangents.
  private mutating func fillet(_ corner: SIMD2<Double>, _ end: SIMD2<Double>, _ radius: Double) -> Bool {
    let back = unit(current - corner)
    let forth = unit(end - corner)
    let cosine = (back * forth).sum()
    guard abs(cosine) < 0.999_9 else {
      line(corner)
      return true
    }
    let half = ((1 - cosine) / (1 + cosine)).squareRoot()
    let reach = radius / half
    let first = corner + back * reach
    let second = corner + forth * reach
    // The control points of a circular arc of this angle.
    let angle = 180 - Mathematics.angle(x: cosine, y: (1 - cosine * cosine).squareRoot())
    let pull = radius * 4 / 3 * Mathematics.sine(angle / 4) / max(Mathematics.cosine(angle / 4), 1e-9)
    line(first)
    curve(first - back * pull, second - forth * pull, second)
    return true
  }

  private func unit(_ vector: SIMD2<Double>) -> SIMD2<Double> {
    let length = (vector * vector).sum().squareRoot()
    return length > 0 ? vector / length : vector
  }

  // MARK: - Values

  private mutating func pair(_ term: SwiftEvaluator.Term, _ first: String, _ second: String) -> SIMD2<Double>?
  {
    guard let term = evaluator.reduced(term), case .call(_, let arguments) = evaluator.kind(term),
      let x = arguments.first(where: { $0.label == first }),
      let y = arguments.first(where: { $0.label == second }),
      let left = evaluator.number(SwiftEvaluator.Term(place: x.value, environment: term.environment)),
      let right = evaluator.number(SwiftEvaluator.Term(place: y.value, environment: term.environment))
    else { return nil }
    return SIMD2(left.value, right.value)
  }

  private mutating func point(_ term: SwiftEvaluator.Term) -> SIMD2<Double>? {
    if let name = evaluator.caseName(term), name == "zero" { return SIMD2(0, 0) }
    return pair(term, "x", "y")
  }

  private mutating func size(_ term: SwiftEvaluator.Term) -> SIMD2<Double>? { pair(term, "width", "height") }

  private mutating func rect(_ term: SwiftEvaluator.Term) -> (origin: SIMD2<Double>, size: SIMD2<Double>)? {
    guard let term = evaluator.reduced(term) else { return nil }
    if case .name(let name) = evaluator.kind(term), let rect = evaluator.rect, rect.name == name {
      return (SIMD2(0, 0), rect.size)
    }
    guard let origin = pair(term, "x", "y"), let size = pair(term, "width", "height") else { return nil }
    return (origin, size)
  }

  private mutating func angle(_ term: SwiftEvaluator.Term) -> Double? {
    guard let term = evaluator.reduced(term) else { return nil }
    if case .member(_, "zero") = evaluator.kind(term) { return 0 }
    guard case .call(let callee, let arguments) = evaluator.kind(term), let argument = arguments.first,
      let value = evaluator.number(SwiftEvaluator.Term(place: argument.value, environment: term.environment))?
        .value
    else { return nil }
    let isRadians = argument.label == "radians" || evaluator.program.path(of: callee)?.last == "radians"
    return isRadians ? value * 180 / .pi : value
  }
}
