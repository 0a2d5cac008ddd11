/// How an RGB space encodes light: the curves of CSS Color 4, section 10, mirrored below zero.
enum TransferFunction {
  case srgb, a98, prophoto, rec2020

  /// Encoded components to amounts of light.
  func linear(_ encoded: SIMD3<Double>) -> SIMD3<Double> { map(encoded, linear) }
  /// Amounts of light to encoded components.
  func encoded(_ linear: SIMD3<Double>) -> SIMD3<Double> { map(linear, encoded) }

  private func map(_ components: SIMD3<Double>, _ curve: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(signed(components.x, curve), signed(components.y, curve), signed(components.z, curve))
  }

  private func signed(_ value: Double, _ curve: (Double) -> Double) -> Double {
    value < 0 ? -curve(-value) : curve(value)
  }

  // ITU-R BT.2020-2, table 4, with the precision CSS gives.
  private static let alpha = 1.09929682680944
  private static let beta = 0.018053968510807

  private func linear(_ value: Double) -> Double {
    switch self {
    case .srgb: value <= 0.04045 ? value / 12.92 : Mathematics.power((value + 0.055) / 1.055, 2.4)
    case .a98: Mathematics.power(value, 563.0 / 256)
    case .prophoto: value <= 16.0 / 512 ? value / 16 : Mathematics.power(value, 1.8)
    case .rec2020:
      value < Self.beta * 4.5
        ? value / 4.5 : Mathematics.power((value + Self.alpha - 1) / Self.alpha, 1 / 0.45)
    }
  }

  private func encoded(_ value: Double) -> Double {
    switch self {
    case .srgb: value > 0.0031308 ? 1.055 * Mathematics.power(value, 1 / 2.4) - 0.055 : 12.92 * value
    case .a98: Mathematics.power(value, 256.0 / 563)
    case .prophoto: value >= 1.0 / 512 ? Mathematics.power(value, 1 / 1.8) : 16 * value
    case .rec2020:
      value > Self.beta ? Self.alpha * Mathematics.power(value, 0.45) - (Self.alpha - 1) : 4.5 * value
    }
  }
}
