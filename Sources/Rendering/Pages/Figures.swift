/// Numbers as people read them, the same on every machine.
enum Figures {
  /// At most so many decimals, no trailing zeros.
  static func text(_ value: Double, decimals: Int = 2) -> String {
    if let whole = Int32(exactly: value) { return String(whole) }
    var text = Array(fixed(value, decimals: decimals).utf8)
    if decimals > 0 {
      while text.last == UInt8(ascii: "0") { text.removeLast() }
      if text.last == UInt8(ascii: ".") { text.removeLast() }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// So many decimals, for figures that stand in columns. What is no number or beyond all measure is a dash.
  static func fixed(_ value: Double, decimals: Int) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "–" }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let whole = Int64((abs(value) * scale).rounded())
    let unit = Int64(scale)
    let sign = value < 0 && whole > 0 ? "-" : ""
    guard decimals > 0 else { return sign + "\(whole)" }
    let rest = "\(whole % unit)"
    return sign + "\(whole / unit)." + String(repeating: "0", count: decimals - rest.utf8.count) + rest
  }

  /// A number with its unit; a percent sign stands close.
  static func measure(_ value: Double, _ unit: String?) -> String {
    guard let unit else { return text(value, decimals: 3) }
    return text(value, decimals: 3) + (unit == "%" ? "%" : " " + unit)
  }

  /// `1 colour`, `2 colours`.
  static func count(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) " + (count == 1 ? one : many ?? one + "s")
  }
}
