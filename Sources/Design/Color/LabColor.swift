/// CIE Lab and OKLab with their polar forms: CSS Color 4, sections 9 and 20.
enum LabColor {
  /// XYZ of the D50 white, from its chromaticity 0.3457, 0.3585.
  static let white = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
  private static let epsilon = 216.0 / 24389
  private static let kappa = 24389.0 / 27

  /// XYZ with D50 white to Lab.
  static func lab(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    let scaled = xyz / white
    func curve(_ value: Double) -> Double {
      value > epsilon ? Mathematics.cubeRoot(value) : (kappa * value + 16) / 116
    }
    let f = SIMD3(curve(scaled.x), curve(scaled.y), curve(scaled.z))
    return SIMD3(116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z))
  }

  /// Lab to XYZ with D50 white.
  static func xyz(lab: SIMD3<Double>) -> SIMD3<Double> {
    let y = (lab.x + 16) / 116
    let x = lab.y / 500 + y
    let z = y - lab.z / 200
    func curve(_ value: Double) -> Double {
      value * value * value > epsilon ? value * value * value : (116 * value - 16) / kappa
    }
    let lightness = lab.x > kappa * epsilon ? y * y * y : lab.x / kappa
    return SIMD3(curve(x), lightness, curve(z)) * white
  }

  /// XYZ with D65 white to OKLab (Björn Ottosson, 2020).
  static func oklab(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    let cones = ColorMatrix.cones * xyz
    let roots = SIMD3(
      Mathematics.cubeRoot(cones.x), Mathematics.cubeRoot(cones.y), Mathematics.cubeRoot(cones.z))
    return ColorMatrix.oklab * roots
  }

  /// OKLab to XYZ with D65 white.
  static func xyz(oklab: SIMD3<Double>) -> SIMD3<Double> {
    let roots = ColorMatrix.oklabInverse * oklab
    return ColorMatrix.conesInverse * (roots * roots * roots)
  }

  /// Lightness, chroma and hue of lightness and two opponent axes.
  static func polar(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    return SIMD3(lab.x, chroma, chroma < 1e-6 ? 0 : Mathematics.angle(x: lab.y, y: lab.z))
  }

  /// The way back from `polar`.
  static func rectangular(_ lch: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(lch.x, lch.y * Mathematics.cosine(lch.z), lch.y * Mathematics.sine(lch.z))
  }
}
