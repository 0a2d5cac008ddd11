extension ColorValue {
  /// Whether sRGB can show it: every channel rounds to a byte that exists.
  ///
  /// Half a byte of tolerance, since a conversion from a rounded OKLCH value lands a hair outside as often as inside.
  public var isInSRGB: Bool { Self.isIn(srgb, tolerance: 0.5 / 255) }

  /// The nearest colour that a space of red, green and blue can show, by CSS Color 4, section 13.2: chroma is
  /// reduced in OKLCH until clipping makes no visible difference (binary search with local MINDE).
  public func mapped(into target: Space) -> ColorValue {
    let origin = converted(to: .oklch)
    let lightness = origin.components.x
    if lightness >= 1 { return ColorValue(.srgb, 1, 1, 1, alpha: alpha).converted(to: target) }
    guard lightness > 0 else { return ColorValue(.srgb, 0, 0, 0, alpha: alpha).converted(to: target) }
    let direct = converted(to: target)
    if Self.isIn(direct.components, tolerance: 1e-6) { return direct.clipped }

    // The constants are the specification's: a just noticeable difference in OKLab, and when to stop.
    let noticeable = 0.02
    let smallest = 0.0001
    var clipped = direct.clipped
    if clipped.okDifference(to: origin) < noticeable { return clipped }
    var low = 0.0
    var high = origin.components.y
    var isLowInside = true
    while high - low > smallest {
      let chroma = (low + high) / 2
      let current = ColorValue(.oklch, lightness, chroma, origin.components.z, alpha: alpha)
      let candidate = current.converted(to: target)
      if isLowInside, Self.isIn(candidate.components, tolerance: 1e-6) {
        low = chroma
        continue
      }
      clipped = candidate.clipped
      let difference = clipped.okDifference(to: current)
      if difference < noticeable {
        if noticeable - difference < smallest { return clipped }
        isLowInside = false
        low = chroma
      } else {
        high = chroma
      }
    }
    return clipped
  }

  /// The distance in OKLab (CSS Color 4, section 20.3).
  public func okDifference(to other: ColorValue) -> Double {
    let step = converted(to: .oklab).components - other.converted(to: .oklab).components
    return (step * step).sum().squareRoot()
  }

  /// Each channel of an RGB space brought between 0 and 1; noise such as 1.0000000002 is gone too.
  var clipped: ColorValue {
    let held = components.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
    return ColorValue(space, held.x, held.y, held.z, alpha: alpha)
  }

  private static func isIn(_ rgb: SIMD3<Double>, tolerance: Double) -> Bool {
    // What is no number is shown as the black its bytes are, never written as text that is no colour.
    guard (rgb - rgb) == SIMD3(repeating: 0) else { return true }
    return rgb.min() >= -tolerance && rgb.max() <= 1 + tolerance
  }
}
