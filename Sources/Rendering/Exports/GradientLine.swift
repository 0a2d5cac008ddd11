import Design

/// Where the colours of a gradient run, for targets that name two points and no angle.
enum GradientLine {
  /// The ends of a linear gradient's line in a square of one unit, x to the right and y down; by CSS Images 4,
  /// section 3.1.1, so that the corners have the first and the last colour.
  static func ends(ofAngle degrees: Double) -> (start: SIMD2<Double>, end: SIMD2<Double>) {
    guard degrees.isFinite else { return ends(ofAngle: 180) }
    let angle = degrees.truncatingRemainder(dividingBy: 360)
    let way = SIMD2(Mathematics.sine(angle), -Mathematics.cosine(angle))
    let half = (way.x.magnitude + way.y.magnitude) / 2
    let center = SIMD2(0.5, 0.5)
    return (center - way * half, center + way * half)
  }

  /// The nearest of the eight directions to the sides and corners, as its number of eighths from upwards, clockwise.
  static func eighth(ofAngle degrees: Double) -> (number: Int, isExact: Bool) {
    guard degrees.isFinite else { return (4, false) }
    let turned = (degrees.truncatingRemainder(dividingBy: 360) + 360).truncatingRemainder(dividingBy: 360)
    let eighths = turned / 45
    let nearest = eighths.rounded()
    return (Int(nearest) % 8, (eighths - nearest).magnitude < 0.001)
  }
}
