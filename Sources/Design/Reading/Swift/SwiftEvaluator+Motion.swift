import Syntax

/// Movements: springs, curves, delays and repeats of `Animation` and `Spring`.
extension SwiftEvaluator {
  /// A movement without its name and place.
  struct MotionValue {
    var kind: MotionToken.Kind
    var response: Double?
    var dampingFraction: Double?
    var duration: Double?
    var delay: Double?
    var curve: [Double]?
    var repeats: MotionToken.Repeat?
  }

  /// The movement a term gives; nil when it could not be read.
  mutating func motion(_ term: Term) -> MotionValue? {
    descend { $0.moved(term) }
  }

  private mutating func moved(_ term: Term) -> MotionValue? {
    guard let term = reduced(term) else { return nil }
    switch kind(term) {
    case .name, .member:
      if let place = property(term), kind(of: program.declarations[place]) == .motion,
        let value = program.declarations[place].value
      {
        return motion(Term(place: value, environment: 0))
      }
      guard let name = program.path(of: term.place)?.last else { return nil }
      return plain(name, [], term.environment)
    case .call(let callee, let arguments):
      switch program.tree[callee].kind {
      case .name("Spring"): return plain("spring", arguments, term.environment)
      case .name(let type): return timing(type, arguments, term.environment)
      case .member(let base, let name):
        if name == "init" { return plain("spring", arguments, term.environment) }
        // `AnyTransition.scale.animation(…)`.
        if name == "animation" {
          return arguments.first.flatMap { motion(Term(place: $0.value, environment: term.environment)) }
        }
        if let base, let inner = motion(Term(place: base, environment: term.environment)) {
          return changed(inner, name, arguments, term.environment)
        }
        return plain(name, arguments, term.environment)
      default: return nil
      }
    default: return nil
    }
  }

  /// The control points that Core Animation gives the named curves.
  static let curves: [String: [Double]] = [
    "easeIn": [0.42, 0, 1, 1], "easeOut": [0, 0, 0.58, 1], "easeInOut": [0.42, 0, 0.58, 1],
    "linear": [0, 0, 1, 1],
  ]

  private mutating func plain(
    _ name: String, _ arguments: [SwiftSyntaxTree.Argument], _ environment: Int
  ) -> MotionValue? {
    func given(_ label: String?) -> Place? { arguments.first { $0.label == label }?.value }
    func value(_ label: String) -> Double? {
      given(label).flatMap { number(Term(place: $0, environment: environment)) }?.value
    }
    if let curve = Self.curves[name] {
      return MotionValue(kind: .curve, duration: value("duration"), curve: curve)
    }
    switch name {
    case "bezier":
      guard let start = given("startControlPoint"), let end = given("endControlPoint"),
        let first = point(Term(place: start, environment: environment)),
        let second = point(Term(place: end, environment: environment))
      else { return nil }
      return MotionValue(kind: .curve, curve: [first.x, first.y, second.x, second.y])
    case "timingCurve"
    where arguments.first?.label == nil && given("duration") != nil && arguments.count == 2:
      guard let inner = given(nil), var curve = motion(Term(place: inner, environment: environment)) else {
        return nil
      }
      curve.duration = value("duration")
      return curve
    case "spring" where given(nil) != nil, "interpolatingSpring" where given(nil) != nil:
      // `Animation.spring(.bouncy)`, `Animation.spring(Spring(…))`.
      guard let inner = given(nil).flatMap({ motion(Term(place: $0, environment: environment)) }),
        inner.kind == .spring
      else { return nil }
      return inner
    case "timingCurve":
      let points = arguments.filter { $0.label == nil }.compactMap {
        number(Term(place: $0.value, environment: environment))?.value
      }
      guard points.count == 4 else { return nil }
      return MotionValue(kind: .curve, duration: value("duration"), curve: points)
    case "spring", "interactiveSpring", "interpolatingSpring":
      return spring(
        name, response: value("response"), damping: value("dampingFraction") ?? value("dampingRatio"),
        duration: value("duration") ?? value("perceptualDuration"), bounce: value("bounce"),
        stiffness: value("stiffness"), friction: value("damping"), mass: value("mass"),
        takesNone: arguments.isEmpty)
    case "snappy", "smooth", "bouncy":
      let bounce: Double = name == "snappy" ? 0.15 : name == "bouncy" ? 0.3 : 0
      let duration = value("duration")
      let extra = value("extraBounce") ?? 0
      return MotionValue(
        kind: .spring, response: duration ?? 0.5, dampingFraction: Self.damping(bounce: bounce + extra),
        duration: duration)
    default: return nil
    }
  }

  /// Timing of Core Animation and UIKit: functions, parameters, animators.
  private mutating func timing(
    _ type: String, _ arguments: [SwiftSyntaxTree.Argument], _ environment: Int
  ) -> MotionValue? {
    func given(_ label: String) -> Term? {
      arguments.first { $0.label == label }.map { Term(place: $0.value, environment: environment) }
    }
    func value(_ label: String) -> Double? { given(label).flatMap { number($0) }?.value }
    func controlled() -> [Double]? {
      guard let first = given("controlPoint1").flatMap({ point($0) }),
        let second = given("controlPoint2").flatMap({ point($0) })
      else { return nil }
      return [first.x, first.y, second.x, second.y]
    }
    switch type {
    case "CAMediaTimingFunction":
      if let name = given("name").flatMap({ caseName($0) }) {
        // `default` as CAMediaTimingFunctionName documents it.
        let curve =
          Self.curves[name == "easeInEaseOut" ? "easeInOut" : name]
          ?? (name == "default" ? [0.25, 0.1, 0.25, 1] : nil)
        return curve.map { MotionValue(kind: .curve, curve: $0) }
      }
      let points = arguments.compactMap { number(Term(place: $0.value, environment: environment))?.value }
      return points.count == 4 ? MotionValue(kind: .curve, curve: points) : nil
    case "UICubicTimingParameters":
      if let points = controlled() { return MotionValue(kind: .curve, curve: points) }
      return given("animationCurve").flatMap { caseName($0) }.flatMap { Self.curves[$0] }.map {
        MotionValue(kind: .curve, curve: $0)
      }
    case "UISpringTimingParameters", "UIViewPropertyAnimator":
      let duration = value("duration")
      if let ratio = value("dampingRatio") {
        return MotionValue(kind: .spring, dampingFraction: ratio, duration: duration)
      }
      if type == "UISpringTimingParameters" {
        return spring(
          "spring", response: nil, damping: nil, duration: duration, bounce: value("bounce"),
          stiffness: value("stiffness"), friction: value("damping"), mass: value("mass"), takesNone: false)
      }
      let named = given("curve").flatMap { caseName($0) }.flatMap { Self.curves[$0] }
      guard let curve = named ?? controlled() else { return nil }
      return MotionValue(kind: .curve, duration: duration, curve: curve)
    default: return nil
    }
  }

  private func spring(
    _ name: String, response: Double?, damping: Double?, duration: Double?, bounce: Double?,
    stiffness: Double?,
    friction: Double?, mass: Double?, takesNone: Bool
  ) -> MotionValue? {
    if let stiffness, let friction, stiffness > 0 {
      let mass = mass ?? 1
      guard mass > 0 else { return nil }
      let frequency = (stiffness / mass).squareRoot()
      return MotionValue(
        kind: .spring, response: 2 * .pi / frequency,
        dampingFraction: friction / (2 * (stiffness * mass).squareRoot()))
    }
    if duration != nil || bounce != nil {
      return MotionValue(
        kind: .spring, response: duration ?? 0.5, dampingFraction: Self.damping(bounce: bounce ?? 0),
        duration: duration)
    }
    guard response != nil || damping != nil || takesNone else { return nil }
    // The defaults of the initialisers.
    let isInteractive = name == "interactiveSpring"
    return MotionValue(
      kind: .spring, response: response ?? (isInteractive ? 0.15 : 0.5),
      dampingFraction: damping ?? (isInteractive ? 0.86 : 0.825))
  }

  /// Bounce to damping fraction, as `Spring(duration:bounce:)` documents it.
  private static func damping(bounce: Double) -> Double {
    bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, 0.000_1)
  }

  private mutating func changed(
    _ motion: MotionValue, _ name: String, _ arguments: [SwiftSyntaxTree.Argument], _ environment: Int
  ) -> MotionValue? {
    var result = motion
    func value(_ label: String?) -> Double? {
      arguments.first { $0.label == label }.flatMap {
        number(Term(place: $0.value, environment: environment))
      }?.value
    }
    let reverses =
      arguments.first { $0.label == "autoreverses" }
      .flatMap { truth(Term(place: $0.value, environment: environment)) } ?? true
    switch name {
    case "delay": result.delay = value(nil).map { $0 + (motion.delay ?? 0) }
    case "speed":
      guard let speed = value(nil), speed > 0 else { return nil }
      result.duration = motion.duration.map { $0 / speed }
      result.response = motion.response.map { $0 / speed }
    case "repeatForever": result.repeats = MotionToken.Repeat(count: nil, autoreverses: reverses)
    case "repeatCount": result.repeats = MotionToken.Repeat(count: value(nil), autoreverses: reverses)
    case "logicallyComplete": break
    default: return nil
    }
    return result
  }
}
