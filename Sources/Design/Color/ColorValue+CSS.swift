public import Syntax

extension ColorValue {
  /// The colour a whole CSS text is (CSS Color 4), nil when it is none: `#FA0`, `rgb(1 2 3 / 50%)`, `oklch(…)`.
  public init?(css bytes: some Collection<UInt8>) {
    guard let color = CSSColor(Array(bytes)[...]) else { return nil }
    self.init(color)
  }

  /// The same for a string.
  public init?(css text: some StringProtocol) {
    self.init(css: Array(text.utf8))
  }

  /// The colour that CSS syntax stands for, in the space it was written in; a missing component (`none`) is 0.
  public init(_ color: CSSColor) {
    switch color {
    case .bytes(let red, let green, let blue, let alpha):
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    case .function(let space, let first, let second, let third, let alpha):
      let scale = Self.scale(of: space)
      let opacity = alpha.amount(hundred: 1)
      var values = SIMD3(
        first.amount(hundred: scale.hundred.x) / scale.unit.x,
        second.amount(hundred: scale.hundred.y) / scale.unit.y,
        third.amount(hundred: scale.hundred.z) / scale.unit.z)
      values = Self.held(values, in: space)
      self.init(Space(space), values.x, values.y, values.z, alpha: min(max(opacity, 0), 1))
    case .mix(let mix):
      self = ColorMixing.color(of: mix)
    }
  }

  /// What 100 % means, and what the number is divided by to be one of the model's (CSS Color 4, sections 5 to 10).
  private static func scale(of space: CSSColor.Space) -> (hundred: SIMD3<Double>, unit: SIMD3<Double>) {
    let one = SIMD3<Double>(repeating: 1)
    return switch space {
    case .rgb: (SIMD3(255, 255, 255), SIMD3(255, 255, 255))
    case .hsl, .hwb: (SIMD3(1, 100, 100), SIMD3(1, 100, 100))
    case .lab: (SIMD3(100, 125, 125), one)
    case .lch: (SIMD3(100, 150, 1), one)
    case .oklab: (SIMD3(1, 0.4, 0.4), one)
    case .oklch: (SIMD3(1, 0.4, 1), one)
    default: (one, one)
    }
  }

  /// What the specification clamps when a colour is parsed.
  private static func held(_ value: SIMD3<Double>, in space: CSSColor.Space) -> SIMD3<Double> {
    func unit(_ number: Double, _ high: Double = 1) -> Double { min(max(number, 0), high) }
    return switch space {
    case .rgb: SIMD3(unit(value.x), unit(value.y), unit(value.z))
    case .hsl, .hwb: SIMD3(Mathematics.turned(value.x), unit(value.y), unit(value.z))
    case .lab: SIMD3(unit(value.x, 100), value.y, value.z)
    case .lch: SIMD3(unit(value.x, 100), max(value.y, 0), Mathematics.turned(value.z))
    case .oklab: SIMD3(unit(value.x), value.y, value.z)
    case .oklch: SIMD3(unit(value.x), max(value.y, 0), Mathematics.turned(value.z))
    default: value
    }
  }
}

extension ColorValue.Space {
  init(_ space: CSSColor.Space) {
    self =
      switch space {
      case .rgb, .srgb: .srgb
      case .hsl: .hsl
      case .hwb: .hwb
      case .lab: .lab
      case .lch: .lch
      case .oklab: .oklab
      case .oklch: .oklch
      case .linear: .linear
      case .displayP3: .displayP3
      case .a98: .a98
      case .prophoto: .prophoto
      case .rec2020: .rec2020
      case .xyz, .xyz65: .xyz65
      case .xyz50: .xyz50
      }
  }
}

extension CSSColor.Component {
  /// The number, a percentage taken of `hundred`; 0 for a missing one.
  fileprivate func amount(hundred: Double) -> Double {
    switch self {
    case .number(let value), .angle(let value): value
    case .percentage(let value): value / 100 * hundred
    case .none: 0
    }
  }
}
