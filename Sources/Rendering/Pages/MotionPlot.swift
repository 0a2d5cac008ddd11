import Design

/// A movement as a drawing: how far it has come at each moment.
struct MotionPlot {
  /// The box it is drawn in; 0 is at the bottom, 1 at the top, what goes beyond overshoots.
  static let size = SIMD2(220.0, 100.0)
  /// How many moments are worked out.
  private static let steps = 60

  /// How long it takes, in seconds.
  private(set) var seconds: Double
  /// How far it has come at even moments from start to end.
  let values: [Double]
  /// The control points of a curve.
  let handles: [SIMD2<Double>]

  /// A spring by its equation of motion (mass 1, from 0 to 1, at rest at first): it needs no closed form, and so no case
  /// for under-, over- and critical damping.
  init?(response: Double, dampingFraction: Double) {
    guard response > 0.001, response < 60, dampingFraction >= 0, dampingFraction < 100 else { return nil }
    let omega = 2 * Double.pi / response
    let friction = 2 * dampingFraction * omega
    let span = min(response * 6, 60)
    // Stiff friction needs small steps (classical Runge-Kutta is stable below 2.78 over the greatest rate).
    let count = min(max(Self.steps * 8, Int(span * (friction + omega))), 20_000)
    let step = span / Double(count)
    func slope(_ state: SIMD2<Double>) -> SIMD2<Double> {
      SIMD2(state.y, omega * omega * (1 - state.x) - friction * state.y)
    }
    var state = SIMD2(0.0, 0.0)
    var track = [0.0]
    for _ in 0..<count {
      let first = slope(state)
      let second = slope(state + first * (step / 2))
      let third = slope(state + second * (step / 2))
      let fourth = slope(state + third * step)
      state += (first + 2 * second + 2 * third + fourth) * (step / 6)
      track.append(state.x)
    }
    let settled = track.lastIndex { abs($0 - 1) > 0.01 } ?? 0
    let end = max(min(max(settled + 1, Int(response * 1.2 / step)), count), 1)
    seconds = Double(end) * step
    values = (0...Self.steps).map { moment in
      let place = Double(moment * end) / Double(Self.steps)
      let before = min(Int(place), end - 1)
      return track[before] + (track[before + 1] - track[before]) * (place - Double(before))
    }
    handles = []
  }

  /// A cubic curve, as CSS Easing 1 has it; without a duration of its own it takes a second.
  init?(curve: [Double], duration: Double?) {
    guard curve.count == 4, curve.allSatisfy(\.isFinite), (0...1).contains(curve[0]),
      (0...1).contains(curve[2])
    else {
      return nil
    }
    func bezier(_ first: Double, _ second: Double, at part: Double) -> Double {
      let rest = 1 - part
      return 3 * rest * rest * part * first + 3 * rest * part * part * second + part * part * part
    }
    seconds = duration ?? 1
    values = (0...Self.steps).map { index in
      let wanted = Double(index) / Double(Self.steps)
      var low = 0.0
      var high = 1.0
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if bezier(curve[0], curve[2], at: middle) < wanted { low = middle } else { high = middle }
      }
      return bezier(curve[1], curve[3], at: (low + high) / 2)
    }
    handles = [Self.point(curve[0], curve[1]), Self.point(curve[2], curve[3])]
  }

  /// The plot of a movement; nil where only its duration is known.
  init?(_ motion: MotionToken) {
    if let response = motion.response {
      self.init(response: response, dampingFraction: motion.dampingFraction ?? 1)
    } else if let curve = motion.curve {
      self.init(curve: curve, duration: motion.duration)
    } else {
      return nil
    }
  }

  /// The plots of movements by their places. Many say the same in several sources: each curve is worked out once.
  static func all(_ motions: [MotionToken]) -> [MotionPlot?] {
    var curves: [[Double]: MotionPlot] = [:]
    return motions.map { motion in
      guard motion.response == nil, let curve = motion.curve else { return MotionPlot(motion) }
      if var known = curves[curve] {
        known.seconds = motion.duration ?? 1
        return known
      }
      let plot = MotionPlot(motion)
      curves[curve] = plot
      return plot
    }
  }

  private static func point(_ x: Double, _ y: Double) -> SIMD2<Double> {
    SIMD2(x * size.x, (1 - min(max(y, -0.3), 1.35)) * size.y)
  }

  /// The line of the drawing.
  var path: String {
    var path: [UInt8] = []
    path.reserveCapacity(12 * values.count)
    for (index, value) in values.enumerated() {
      path.append(index == 0 ? UInt8(ascii: "M") : UInt8(ascii: "L"))
      let point = Self.point(Double(index) / Double(values.count - 1), value)
      Figures.append(point.x, decimals: 1, to: &path)
      path.append(0x20)
      Figures.append(point.y, decimals: 1, to: &path)
    }
    return String(decoding: path, as: UTF8.self)
  }

  /// The lines from the ends to the control points.
  var handleLines: String? {
    guard handles.count == 2 else { return nil }
    func text(_ point: SIMD2<Double>) -> String {
      Figures.text(point.x, decimals: 1) + " " + Figures.text(point.y, decimals: 1)
    }
    return
      "M0 \(Figures.text(Self.size.y))L\(text(handles[0]))M\(Figures.text(Self.size.x)) 0L\(text(handles[1]))"
  }

  /// The values for the script that plays them.
  var points: String {
    var points: [UInt8] = []
    points.reserveCapacity(6 * values.count)
    for value in values {
      if !points.isEmpty { points.append(0x20) }
      Figures.append(value, decimals: 3, to: &points)
    }
    return String(decoding: points, as: UTF8.self)
  }
}
