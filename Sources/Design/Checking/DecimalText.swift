/// Numbers as findings and pages print them: no exponent, no trailing zeros.
public enum DecimalText {
  /// A number rounded to some decimals, `1.5`, `8`, `-0.4`. What is no finite number gives `0`.
  public static func rounded(_ value: Double, decimals: Int = 4) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "0" }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (abs(value) * scale).rounded(.toNearestOrAwayFromZero)
    guard scaled < 9e18 else { return "0" }
    return text(Int64(scaled), scale: Int64(scale), isNegative: value < 0)
  }

  /// A part of one as a percentage, `12.5%`.
  public static func percent(_ part: Double) -> String { rounded(part * 100, decimals: 1) + "%" }

  private static func text(_ scaled: Int64, scale: Int64, isNegative: Bool) -> String {
    let whole = scaled / scale
    var fraction = scaled % scale
    let sign = isNegative && scaled != 0 ? "-" : ""
    if fraction == 0 { return "\(sign)\(whole)" }
    var digits = String(scale).utf8.count - 1
    while fraction % 10 == 0 {
      fraction /= 10
      digits -= 1
    }
    let written = String(fraction)
    let zeros = String(repeating: "0", count: digits - written.utf8.count)
    return "\(sign)\(whole).\(zeros)\(written)"
  }
}
