extension ColorValue {
  /// The same colour in another space, nothing clipped; by CSS Color 4, section 11.
  public func converted(to target: Space) -> ColorValue {
    if space == target { return self }
    let result: SIMD3<Double>
    if Self.isSRGB(space), Self.isSRGB(target) {
      // Not by way of XYZ, so that a grey stays exactly grey and white exactly white.
      result = Self.fromSRGB(Self.toSRGB(components, from: space), to: target)
    } else {
      result = Self.fromXYZ(Self.toXYZ(components, from: space), to: target)
    }
    return ColorValue(target, result.x, result.y, result.z, alpha: alpha)
  }

  /// Red, green and blue in sRGB, below 0 or above 1 where the colour lies outside it.
  public var srgb: SIMD3<Double> { converted(to: .srgb).components }

  /// An sRGB colour by its hue in degrees, saturation and brightness from 0 to 1 (HSB, also called HSV).
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    let rgb = CylindricalColor.rgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(.srgb, rgb.x, rgb.y, rgb.z, alpha: alpha)
  }

  /// Hue in degrees, saturation and brightness from 0 to 1, of the colour in sRGB.
  public var hsb: SIMD3<Double> { CylindricalColor.hsb(srgb) }

  private static func isSRGB(_ space: Space) -> Bool {
    switch space {
    case .srgb, .linear, .hsl, .hwb: true
    default: false
    }
  }

  private static func toSRGB(_ value: SIMD3<Double>, from space: Space) -> SIMD3<Double> {
    switch space {
    case .linear: TransferFunction.srgb.encoded(value)
    case .hsl: CylindricalColor.rgb(hue: value.x, saturation: value.y, lightness: value.z)
    case .hwb: CylindricalColor.rgb(hue: value.x, whiteness: value.y, blackness: value.z)
    default: value
    }
  }

  private static func fromSRGB(_ rgb: SIMD3<Double>, to space: Space) -> SIMD3<Double> {
    switch space {
    case .linear: TransferFunction.srgb.linear(rgb)
    case .hsl: CylindricalColor.hsl(rgb)
    case .hwb: CylindricalColor.hwb(rgb)
    default: rgb
    }
  }

  /// To XYZ with D65 white.
  private static func toXYZ(_ value: SIMD3<Double>, from space: Space) -> SIMD3<Double> {
    switch space {
    case .srgb, .hsl, .hwb: ColorMatrix.srgb * TransferFunction.srgb.linear(toSRGB(value, from: space))
    case .linear: ColorMatrix.srgb * value
    case .displayP3: ColorMatrix.displayP3 * TransferFunction.srgb.linear(value)
    case .a98: ColorMatrix.a98 * TransferFunction.a98.linear(value)
    case .prophoto: ColorMatrix.toD65 * (ColorMatrix.prophoto * TransferFunction.prophoto.linear(value))
    case .rec2020: ColorMatrix.rec2020 * TransferFunction.rec2020.linear(value)
    case .xyz65: value
    case .xyz50: ColorMatrix.toD65 * value
    case .lab: ColorMatrix.toD65 * LabColor.xyz(lab: value)
    case .lch: ColorMatrix.toD65 * LabColor.xyz(lab: LabColor.rectangular(value))
    case .oklab: LabColor.xyz(oklab: value)
    case .oklch: LabColor.xyz(oklab: LabColor.rectangular(value))
    }
  }

  /// From XYZ with D65 white.
  private static func fromXYZ(_ xyz: SIMD3<Double>, to space: Space) -> SIMD3<Double> {
    switch space {
    case .srgb, .hsl, .hwb:
      fromSRGB(TransferFunction.srgb.encoded(ColorMatrix.srgbInverse * xyz), to: space)
    case .linear: ColorMatrix.srgbInverse * xyz
    case .displayP3: TransferFunction.srgb.encoded(ColorMatrix.displayP3Inverse * xyz)
    case .a98: TransferFunction.a98.encoded(ColorMatrix.a98Inverse * xyz)
    case .prophoto: TransferFunction.prophoto.encoded(ColorMatrix.prophotoInverse * (ColorMatrix.toD50 * xyz))
    case .rec2020: TransferFunction.rec2020.encoded(ColorMatrix.rec2020Inverse * xyz)
    case .xyz65: xyz
    case .xyz50: ColorMatrix.toD50 * xyz
    case .lab: LabColor.lab(ColorMatrix.toD50 * xyz)
    case .lch: LabColor.polar(LabColor.lab(ColorMatrix.toD50 * xyz))
    case .oklab: LabColor.oklab(xyz)
    case .oklch: LabColor.polar(LabColor.oklab(xyz))
    }
  }
}
