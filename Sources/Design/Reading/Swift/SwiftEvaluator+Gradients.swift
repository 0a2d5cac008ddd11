import Syntax

/// Gradients: `LinearGradient` and its kin, with colours or stops.
extension SwiftEvaluator {
  /// A gradient without its name and place.
  struct GradientValue {
    var kind: GradientToken.Kind
    var angle: Double?
    var stops: [(color: ColorExpression, at: Double)]
  }

  /// The gradient a term gives; nil when it could not be read.
  mutating func gradient(_ term: Term) -> GradientValue? {
    descend { $0.shaded(term) }
  }

  private mutating func shaded(_ term: Term) -> GradientValue? {
    guard let term = reduced(term) else { return nil }
    switch kind(term) {
    case .name, .member:
      guard let place = property(term), kind(of: program.declarations[place]) == .gradient,
        let value = program.declarations[place].value
      else { return nil }
      return gradient(Term(place: value, environment: 0))
    case .call(let callee, let arguments):
      guard let name = program.path(of: callee)?.last(where: { $0 != "init" && $0 != "Self" }) ?? subjectName
      else { return nil }
      return constructed(name, arguments, term.environment)
    default: return nil
    }
  }

  private var subjectName: String? { program.scopes[scope].subject }

  private mutating func constructed(
    _ name: String, _ arguments: [SwiftSyntaxTree.Argument], _ environment: Int
  ) -> GradientValue? {
    func given(_ label: String?) -> Term? {
      arguments.first { $0.label == label }.map { Term(place: $0.value, environment: environment) }
    }
    var result: GradientValue
    switch name {
    case "LinearGradient", "linearGradient", "Gradient": result = GradientValue(kind: .linear, stops: [])
    case "RadialGradient", "radialGradient", "EllipticalGradient", "ellipticalGradient":
      result = GradientValue(kind: .radial, stops: [])
    case "AngularGradient", "angularGradient", "conicGradient":
      result = GradientValue(kind: .angular, stops: [])
    default: return nil
    }
    if let colors = given("colors") {
      guard let values = list(colors) else { return nil }
      let expressions = values.map { color($0) ?? .unread }
      let last = Double(max(expressions.count - 1, 1))
      result.stops = expressions.enumerated().map { ($1, Double($0) / last) }
    } else if let stops = given("stops") {
      guard let values = list(stops) else { return nil }
      for value in values {
        guard let stop = stop(value) else { return nil }
        result.stops.append(stop)
      }
    } else if let inner = given("gradient") ?? given(nil), let found = gradient(inner) {
      result.stops = found.stops
    }
    guard result.stops.count > 1 else { return nil }
    if result.kind == .linear, let start = given("startPoint").flatMap({ point($0) }),
      let end = given("endPoint").flatMap({ point($0) }), start != end
    {
      // Clockwise from upwards, as CSS counts.
      let way = end - start
      result.angle = Mathematics.angle(x: -way.y, y: way.x)
    }
    return result
  }

  /// The elements of an array, written here or in a property.
  private mutating func list(_ term: Term) -> [Term]? {
    guard let term = reduced(term) else { return nil }
    switch kind(term) {
    case .array(let values): return values.map { Term(place: $0, environment: term.environment) }
    case .name, .member:
      guard let place = property(term), let value = program.declarations[place].value else { return nil }
      return descend { $0.list(Term(place: value, environment: 0)) }
    default: return nil
    }
  }

  /// `.init(color: .red, location: 0.3)`, `Gradient.Stop(color:location:)`.
  private mutating func stop(_ term: Term) -> (color: ColorExpression, at: Double)? {
    guard let term = reduced(term), case .call(_, let arguments) = kind(term),
      let paint = arguments.first(where: { $0.label == "color" }),
      let place = arguments.first(where: { $0.label == "location" }),
      let at = number(Term(place: place.value, environment: term.environment))?.value
    else { return nil }
    return (color(Term(place: paint.value, environment: term.environment)) ?? .unread, at)
  }

  /// A unit point by its name or its parts.
  mutating func point(_ term: Term) -> SIMD2<Double>? {
    guard let term = reduced(term) else { return nil }
    if case .call(_, let arguments) = kind(term), arguments.count == 2,
      let x = number(Term(place: arguments[0].value, environment: term.environment)),
      let y = number(Term(place: arguments[1].value, environment: term.environment))
    {
      return SIMD2(x.value, y.value)
    }
    return caseName(term).flatMap { Self.points[$0] }
  }

  private static let points: [String: SIMD2<Double>] = [
    "top": SIMD2(0.5, 0), "bottom": SIMD2(0.5, 1), "leading": SIMD2(0, 0.5), "trailing": SIMD2(1, 0.5),
    "topLeading": SIMD2(0, 0), "topTrailing": SIMD2(1, 0), "bottomLeading": SIMD2(0, 1),
    "bottomTrailing": SIMD2(1, 1), "center": SIMD2(0.5, 0.5), "zero": SIMD2(0, 0),
  ]
}
