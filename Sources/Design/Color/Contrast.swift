/// Contrast by WCAG 2.2.
public enum Contrast {
  /// The relative luminance of an opaque colour, from 0 to 1 (WCAG 2.2, "relative luminance").
  public static func luminance(of color: ColorValue) -> Double {
    let rgb = color.srgb.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
    let light = TransferFunction.srgb.linear(rgb)
    return 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
  }

  /// The contrast ratio of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). A translucent foreground is
  /// composited over the background first; the background counts as opaque.
  public static func ratio(_ foreground: ColorValue, on background: ColorValue) -> Double {
    let one = luminance(of: foreground.composited(over: background))
    let other = luminance(of: background)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// A ratio in figures, cut after so many decimals and never rounded up: 4.4986 is `4.49`, not `4.5`.
  public static func text(_ ratio: Double, decimals: Int = 2) -> String {
    ColorValue.decimals(cut(ratio, decimals: decimals))
  }

  /// A ratio cut after so many decimals.
  public static func cut(_ ratio: Double, decimals: Int) -> Double {
    var scale = 1.0
    for _ in 0..<min(max(decimals, 0), 4) { scale *= 10 }
    return (ratio * scale + 1e-9).rounded(.down) / scale
  }
}

extension ColorValue {
  /// The opaque colour that shows where this one lies over a backdrop: simple alpha compositing in sRGB
  /// (Compositing and Blending 1, section 5.1), as screens do it.
  public func composited(over backdrop: ColorValue) -> ColorValue {
    let share = min(max(alpha, 0), 1)
    if share == 1 { return self }
    let mixed = srgb * share + backdrop.srgb * (1 - share)
    return ColorValue(.srgb, mixed.x, mixed.y, mixed.z)
  }

  /// The same colour with another alpha.
  public func withAlpha(_ alpha: Double) -> ColorValue {
    ColorValue(space, components.x, components.y, components.z, alpha: alpha)
  }
}
