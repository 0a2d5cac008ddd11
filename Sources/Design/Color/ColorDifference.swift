/// How different two colours look.
public enum ColorDifference {
  /// ΔE2000 (CIE 142:2001), in the arrangement of Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula:
  /// implementation notes, supplementary test data, and mathematical observations", 2005. Alpha plays no part.
  public static func deltaE2000(_ one: ColorValue, _ other: ColorValue) -> Double {
    deltaE2000(one.converted(to: .lab).components, other.converted(to: .lab).components)
  }

  /// The same for two Lab triples; the numbers in comments are the paper's equations.
  static func deltaE2000(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Double {
    func chroma(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }
    // 2-7: a is stretched near the grey axis, then chroma and hue follow.
    let weight = seventh((chroma(one.y, one.z) + chroma(other.y, other.z)) / 2)
    let stretch = 1 + 0.5 * (1 - weight)
    let a1 = one.y * stretch
    let a2 = other.y * stretch
    let c1 = chroma(a1, one.z)
    let c2 = chroma(a2, other.z)
    let h1 = c1 == 0 ? 0 : Mathematics.angle(x: a1, y: one.z)
    let h2 = c2 == 0 ? 0 : Mathematics.angle(x: a2, y: other.z)
    // 8-11
    let lightness = other.x - one.x
    let chromaStep = c2 - c1
    var turn = 0.0
    if c1 * c2 != 0 {
      turn = h2 - h1
      if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    }
    let hue = 2 * (c1 * c2).squareRoot() * Mathematics.sine(turn / 2)
    // 12-14
    let meanL = (one.x + other.x) / 2
    let meanC = (c1 + c2) / 2
    var meanH = h1 + h2
    if c1 * c2 != 0 {
      if (h1 - h2).magnitude > 180 { meanH += meanH < 360 ? 360 : -360 }
      meanH /= 2
    }
    // 15-21
    let t =
      1 - 0.17 * Mathematics.cosine(meanH - 30) + 0.24 * Mathematics.cosine(2 * meanH)
      + 0.32 * Mathematics.cosine(3 * meanH + 6) - 0.20 * Mathematics.cosine(4 * meanH - 63)
    let bow = (meanH - 275) / 25
    let rotation = 30 * Mathematics.exponential(-bow * bow)
    let depth = (meanL - 50) * (meanL - 50)
    let sl = 1 + 0.015 * depth / (20 + depth).squareRoot()
    let sc = 1 + 0.045 * meanC
    let sh = 1 + 0.015 * meanC * t
    let rt = -Mathematics.sine(2 * rotation) * 2 * seventh(meanC)
    // 22
    let l = lightness / sl
    let c = chromaStep / sc
    let h = hue / sh
    return max(0, l * l + c * c + h * h + rt * c * h).squareRoot()
  }

  /// √(c⁷ / (c⁷ + 25⁷))
  private static func seventh(_ chroma: Double) -> Double {
    let power = Mathematics.power(chroma, 7)
    return (power / (power + 6_103_515_625)).squareRoot()
  }
}
