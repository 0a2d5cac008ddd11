/// A colour in the space it was written in.
///
/// Components are those of CSS Color 4: red, green, blue from 0 to 1; lightness of Lab and LCH from 0 to 100, of
/// OKLab and OKLCH from 0 to 1; hue in degrees; saturation, HSL lightness, whiteness and blackness from 0 to 1.
public struct ColorValue: Hashable, Sendable {
  /// The fourteen colour spaces of DTCG 2025.10, by their CSS names.
  public enum Space: String, CaseIterable, Sendable {
    case srgb
    case linear = "srgb-linear"
    case hsl, hwb, lab, lch, oklab, oklch
    case displayP3 = "display-p3"
    case a98 = "a98-rgb"
    case prophoto = "prophoto-rgb"
    case rec2020
    case xyz50 = "xyz-d50"
    case xyz65 = "xyz-d65"
  }

  /// The space of the components.
  public var space: Space
  /// Three components, see the type.
  public var components: SIMD3<Double>
  /// From 0 (clear) to 1 (opaque).
  public var alpha: Double

  /// A colour by its components.
  public init(_ space: Space, _ first: Double, _ second: Double, _ third: Double, alpha: Double = 1) {
    self.space = space
    components = SIMD3(first, second, third)
    self.alpha = alpha
  }

  /// An sRGB colour by its bytes.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.init(
      .srgb, Double(red) / 255, Double(green) / 255, Double(blue) / 255, alpha: Double(alpha) / 255)
  }

  /// Of the numbers alone: the space rarely tells two values apart that they do not.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(components.x)
    hasher.combine(components.y)
    hasher.combine(components.z)
    hasher.combine(alpha)
  }
}
