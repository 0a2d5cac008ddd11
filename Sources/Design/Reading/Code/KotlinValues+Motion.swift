/// Animation specs of Compose.
extension KotlinValues {
  private static let named: [String: Double] = [
    // androidx.compose.animation.core.Spring.
    "Spring.StiffnessHigh": 10_000, "Spring.StiffnessMedium": 1500, "Spring.StiffnessMediumLow": 400,
    "Spring.StiffnessLow": 200, "Spring.StiffnessVeryLow": 50, "Spring.DampingRatioHighBouncy": 0.2,
    "Spring.DampingRatioMediumBouncy": 0.5, "Spring.DampingRatioLowBouncy": 0.75,
    "Spring.DampingRatioNoBouncy": 1,
  ]
  private static let easings: [String: [Double]] = [
    "FastOutSlowInEasing": [0.4, 0, 0.2, 1], "LinearOutSlowInEasing": [0, 0, 0.2, 1],
    "FastOutLinearInEasing": [0.4, 0, 1, 1], "LinearEasing": [0, 0, 1, 1], "EaseIn": [0.42, 0, 1, 1],
    "EaseOut": [0, 0, 0.58, 1], "EaseInOut": [0.42, 0, 0.58, 1],
  ]

  /// The animation spec an expression is.
  func motion(_ expression: CodeExpression, named name: String, origin: Origin) -> MotionToken? {
    guard let call = expression.call, call.rest.isEmpty else { return nil }
    func value(_ label: String, _ place: Int) -> Double? {
      let found =
        call.arguments.first { $0.label == label }?.value
        ?? (call.arguments.indices.contains(place) && call.arguments[place].label == nil
          ? call.arguments[place].value : nil)
      return found.flatMap { number($0) ?? $0.path.flatMap { Self.named[$0] } }
    }
    switch call.callee {
    case "spring":
      var token = MotionToken(name: name, kind: .spring, origin: origin)
      token.dampingFraction = value("dampingRatio", 0) ?? 1
      token.response = Self.response(stiffness: value("stiffness", 1) ?? 1500)
      return token
    case "tween":
      var token = MotionToken(name: name, kind: .curve, origin: origin)
      token.duration = (value("durationMillis", 0) ?? 300) / 1000
      token.delay = value("delayMillis", 1).map { $0 / 1000 }
      let easing = call.arguments.first { $0.label == "easing" }?.value ?? call.arguments.last?.value
      token.curve = easing.flatMap(curve) ?? Self.easings["FastOutSlowInEasing"]
      return token
    case "CubicBezierEasing":
      guard let curve = curve(expression) else { return nil }
      var token = MotionToken(name: name, kind: .curve, origin: origin)
      token.curve = curve
      return token
    case "infiniteRepeatable", "repeatable":
      let inner =
        call.arguments.first { $0.label == "animation" } ?? call.arguments.first { $0.value.call != nil }
      guard var token = inner.flatMap({ motion($0.value, named: name, origin: origin) }) else { return nil }
      let reverses = call.arguments.contains { $0.value.path == "RepeatMode.Reverse" }
      token.repeats = MotionToken.Repeat(
        count: call.callee == "repeatable" ? value("iterations", 0) : nil, autoreverses: reverses)
      return token
    default: return nil
    }
  }

  /// A number whose name says that it is a time in milliseconds, and `300.milliseconds`.
  func time(_ expression: CodeExpression, named name: String, origin: Origin) -> MotionToken? {
    let words = Words.split(name)
    let isDelay = words.contains("delay")
    var seconds: Double?
    if case .member(let unit)? = expression.suffixes.last, let value = number(expression.dropping(1)) {
      seconds = ["milliseconds": value / 1000, "seconds": value][unit]
    } else if isDelay || words.contains("duration"), let value = number(expression) {
      seconds = value / 1000
    }
    guard let seconds else { return nil }
    var token = MotionToken(name: name, kind: .duration, origin: origin)
    if isDelay { token.delay = seconds } else { token.duration = seconds }
    return token
  }

  private func curve(_ expression: CodeExpression) -> [Double]? {
    if let path = expression.path { return Self.easings[path] }
    guard let call = expression.call, call.callee == "CubicBezierEasing" else { return nil }
    let numbers = call.arguments.compactMap { number($0.value) }
    return numbers.count == 4 ? numbers : nil
  }

  /// A spring of mass 1 and stiffness k swings once in 2π/√k seconds.
  private static func response(stiffness: Double) -> Double? {
    stiffness > 0 ? 2 * Double.pi / stiffness.squareRoot() : nil
  }
}
