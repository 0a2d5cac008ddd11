/// A deficiency of colour vision.
public enum ColorVision: String, CaseIterable, Sendable {
  case protanopia, deuteranopia, tritanopia

  /// The colour as someone with the deficiency sees it: the matrices for severity 1 of Machado, Oliveira and
  /// Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, on linear sRGB.
  public func seen(_ color: ColorValue) -> ColorValue {
    let light = color.converted(to: .linear).clipped.components
    let seen = matrix * light
    let result = ColorValue(.linear, seen.x, seen.y, seen.z, alpha: color.alpha).clipped
    return result.converted(to: .srgb)
  }

  /// The rows of the matrix, for a filter that works on linear sRGB.
  public var rows: [SIMD3<Double>] { matrix.rows }

  private var matrix: ColorMatrix {
    switch self {
    case .protanopia:
      ColorMatrix(
        SIMD3(0.152286, 1.052583, -0.204868), SIMD3(0.114503, 0.786281, 0.099216),
        SIMD3(-0.003882, -0.048116, 1.051998))
    case .deuteranopia:
      ColorMatrix(
        SIMD3(0.367322, 0.860646, -0.227968), SIMD3(0.280085, 0.672501, 0.047413),
        SIMD3(-0.011820, 0.042940, 0.968881))
    case .tritanopia:
      ColorMatrix(
        SIMD3(1.255528, -0.076749, -0.178779), SIMD3(-0.078411, 0.930809, 0.147602),
        SIMD3(0.004733, 0.691367, 0.303900))
    }
  }
}
