import Syntax

/// `color-mix()`: CSS Color 5, section 3, and the interpolation of CSS Color 4, section 12.
enum ColorMixing {
  /// A colour on its way through a mix: a component that is missing takes the other side's.
  private struct Side {
    var components: SIMD3<Double>
    var missing: SIMDMask<SIMD3<Double>.MaskStorage>
    var alpha: Double
  }

  static func color(of mix: CSSColor.Mix) -> ColorValue {
    let space = ColorValue.Space(mix.space)
    let hueIndex = mix.space.hueIndex
    var first = side(mix.first, in: space, hueIndex: hueIndex)
    var second = side(mix.second, in: space, hueIndex: hueIndex)
    let (share, strength) = shares(mix)

    let carried = first
    first.components.replace(with: second.components, where: first.missing)
    second.components.replace(with: carried.components, where: second.missing)
    if let hueIndex {
      second.components[hueIndex] = turned(
        from: first.components[hueIndex], to: second.components[hueIndex], mix.hue)
    }
    let alpha = first.alpha * share + second.alpha * (1 - share)
    // Premultiplied, so that a clear colour lends no hue; the hue itself is not multiplied.
    var one = SIMD3(repeating: first.alpha)
    var other = SIMD3(repeating: second.alpha)
    if let hueIndex {
      one[hueIndex] = 1
      other[hueIndex] = 1
    }
    var mixed = first.components * one * share + second.components * other * (1 - share)
    if alpha > 0 {
      var divisor = SIMD3(repeating: alpha)
      if let hueIndex { divisor[hueIndex] = 1 }
      mixed /= divisor
    }
    if let hueIndex { mixed[hueIndex] = Mathematics.turned(mixed[hueIndex]) }
    return ColorValue(space, mixed.x, mixed.y, mixed.z, alpha: alpha * strength)
  }

  /// The first colour's share from 0 to 1, and what a sum below 100 % leaves of the alpha.
  private static func shares(_ mix: CSSColor.Mix) -> (first: Double, strength: Double) {
    let first = mix.firstShare.map { $0 / 100 }
    let second = mix.secondShare.map { $0 / 100 }
    switch (first, second) {
    case (nil, nil): return (0.5, 1)
    case (let one?, nil): return (one, 1)
    case (nil, let other?): return (1 - other, 1)
    case (let one?, let other?):
      let sum = one + other
      return sum > 0 ? (one / sum, min(sum, 1)) : (0.5, 0)
    }
  }

  private static func side(_ color: CSSColor, in space: ColorValue.Space, hueIndex: Int?) -> Side {
    let value = ColorValue(color).converted(to: space)
    var missing = SIMDMask<SIMD3<Double>.MaskStorage>(repeating: false)
    if case .function(let written, let first, let second, let third, _) = color,
      ColorValue.Space(written) == space
    {
      missing[0] = first == .none
      missing[1] = second == .none
      missing[2] = third == .none
    }
    // A grey has no hue of its own (a powerless component, section 4.4).
    if let hueIndex, isGrey(value) { missing[hueIndex] = true }
    return Side(components: value.components, missing: missing, alpha: value.alpha)
  }

  private static func isGrey(_ value: ColorValue) -> Bool {
    switch value.space {
    case .hsl: value.components.y < 1e-5
    case .hwb: value.components.y + value.components.z > 1 - 1e-5
    case .lch: value.components.y < 0.0015
    case .oklch: value.components.y < 4e-6
    default: false
    }
  }

  /// The second hue, moved by whole turns so that a straight line from the first goes the way that was asked.
  private static func turned(from first: Double, to second: Double, _ way: CSSColor.Mix.Hue) -> Double {
    let step = second - first
    return switch way {
    case .shorter: step > 180 ? second - 360 : step < -180 ? second + 360 : second
    case .longer: step > 0 && step < 180 ? second - 360 : step > -180 && step <= 0 ? second + 360 : second
    case .increasing: step < 0 ? second + 360 : second
    case .decreasing: step > 0 ? second - 360 : second
    }
  }
}
