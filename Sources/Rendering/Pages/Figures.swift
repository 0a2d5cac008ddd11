/// Numbers as people read them, the same on every machine.
enum Figures {
  /// At most so many decimals, no trailing zeros.
  static func text(_ value: Double, decimals: Int = 2) -> String {
    if let whole = Int32(exactly: value) { return String(whole) }
    return written(value, decimals: decimals, isTrimmed: true)
  }

  /// So many decimals, for figures that stand in columns. What is no number or beyond all measure is a dash.
  static func fixed(_ value: Double, decimals: Int) -> String {
    written(value, decimals: decimals, isTrimmed: false)
  }

  /// The same as `text` at the end of other text.
  static func append(_ value: Double, decimals: Int = 2, to bytes: inout [UInt8]) {
    guard isShown(value) else { return bytes.append(contentsOf: "–".utf8) }
    withDigits(of: value, decimals: decimals, isTrimmed: true) { bytes.append(contentsOf: $0) }
  }

  private static func written(_ value: Double, decimals: Int, isTrimmed: Bool) -> String {
    guard isShown(value) else { return "–" }
    return withDigits(of: value, decimals: decimals, isTrimmed: isTrimmed) {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private static func isShown(_ value: Double) -> Bool { value.isFinite && abs(value) < 1e12 }

  /// A page shows hundreds of figures, so they are written digit by digit, from the last.
  private static func withDigits<Result>(
    of value: Double, decimals: Int, isTrimmed: Bool, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int64((abs(value) * scale).rounded())
    // A sign, 13 digits before the point and all behind it.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 16 + max(decimals, 0)) { buffer in
      var start = buffer.count
      var end = start
      func put(_ byte: UInt8) {
        start -= 1
        buffer[start] = byte
      }
      var rest = scaled
      for _ in 0..<decimals {
        let digit = UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
        if isTrimmed, digit == 0, start == end {
          start -= 1
          end = start
        } else {
          put(0x30 + digit)
        }
      }
      if decimals > 0, start < end || !isTrimmed { put(UInt8(ascii: ".")) }
      repeat {
        put(0x30 + UInt8(truncatingIfNeeded: rest % 10))
        rest /= 10
      } while rest > 0
      if value < 0, scaled > 0 { put(UInt8(ascii: "-")) }
      return body(UnsafeBufferPointer(rebasing: buffer[start..<end]))
    }
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
