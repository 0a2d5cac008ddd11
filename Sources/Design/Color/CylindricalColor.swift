/// Hue-based spellings of an RGB space: CSS Color 4, sections 7 and 8, and HSB as colour pickers and Swift have it.
enum CylindricalColor {
  /// Red, green and blue of hue in degrees, saturation and lightness from 0 to 1.
  static func rgb(hue: Double, saturation: Double, lightness: Double) -> SIMD3<Double> {
    let spread = saturation * min(lightness, 1 - lightness)
    func channel(_ offset: Double) -> Double {
      let step = (offset + Mathematics.turned(hue) / 30).truncatingRemainder(dividingBy: 12)
      return lightness - spread * max(-1, min(step - 3, 9 - step, 1))
    }
    return SIMD3(channel(0), channel(8), channel(4))
  }

  /// Hue, saturation and lightness of red, green and blue.
  static func hsl(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    let high = rgb.max()
    let low = rgb.min()
    let lightness = (high + low) / 2
    let room = min(lightness, 1 - lightness)
    return SIMD3(hue(rgb), high == low || room == 0 ? 0 : (high - lightness) / room, lightness)
  }

  /// Red, green and blue of hue, whiteness and blackness; more than 1 of both together is a grey.
  static func rgb(hue: Double, whiteness: Double, blackness: Double) -> SIMD3<Double> {
    let sum = whiteness + blackness
    if sum >= 1 { return SIMD3(repeating: whiteness / sum) }
    return rgb(hue: hue, saturation: 1, lightness: 0.5) * (1 - sum) + whiteness
  }

  /// Hue, whiteness and blackness of red, green and blue.
  static func hwb(_ rgb: SIMD3<Double>) -> SIMD3<Double> { SIMD3(hue(rgb), rgb.min(), 1 - rgb.max()) }

  /// Red, green and blue of hue in degrees, saturation and brightness from 0 to 1.
  static func rgb(hue: Double, saturation: Double, brightness: Double) -> SIMD3<Double> {
    let lightness = brightness * (1 - saturation / 2)
    let room = min(lightness, 1 - lightness)
    return rgb(hue: hue, saturation: room == 0 ? 0 : (brightness - lightness) / room, lightness: lightness)
  }

  /// Hue, saturation and brightness of red, green and blue.
  static func hsb(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    let high = rgb.max()
    return SIMD3(hue(rgb), high == 0 ? 0 : (high - rgb.min()) / high, high)
  }

  private static func hue(_ rgb: SIMD3<Double>) -> Double {
    let high = rgb.max()
    let spread = high - rgb.min()
    // A spread that is only noise of an earlier conversion has no direction.
    guard spread > 1e-9 else { return 0 }
    let sixth: Double
    if high == rgb.x {
      sixth = (rgb.y - rgb.z) / spread
    } else if high == rgb.y {
      sixth = (rgb.z - rgb.x) / spread + 2
    } else {
      sixth = (rgb.x - rgb.y) / spread + 4
    }
    return Mathematics.turned(sixth * 60)
  }
}
