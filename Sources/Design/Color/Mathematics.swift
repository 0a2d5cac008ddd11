#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The few functions of the C mathematics library that colour science needs, and nothing else of it.
public enum Mathematics {
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  static func cubeRoot(_ value: Double) -> Double { cbrt(value) }
  static func exponential(_ value: Double) -> Double { exp(value) }
  /// The sine of an angle in degrees.
  public static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
  /// The cosine of an angle in degrees.
  public static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
  /// The direction of a point in degrees, from 0 up to 360.
  static func angle(x: Double, y: Double) -> Double { turned(atan2(y, x) * 180 / .pi) }
  /// An angle brought between 0 and 360.
  static func turned(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }
}
