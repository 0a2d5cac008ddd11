/// A number with a unit, as CSS and Google's front matter write it: `16px`, `-0.02em`, `50%`.
struct CSSDimension: Hashable {
  var value: Double
  /// In lower case; `%` too; nil for a bare number.
  var unit: String?

  /// The units that the front matter's format allows; `pt` is the one of iOS documents.
  static let preferred: Set<String> = ["px", "em", "rem", "pt"]
  /// All length units of CSS Values 4, and the percentage.
  static let known: Set<String> = preferred.union([
    "cm", "mm", "in", "pc", "q", "dp", "sp", "ex", "ch", "cap", "ic", "lh", "rlh", "vh", "vw", "vi", "vb",
    "vmin",
    "vmax", "dvh", "dvw", "dvmin", "dvmax", "svh", "svw", "svmin", "svmax", "lvh", "lvw", "lvmin", "lvmax",
    "cqw",
    "cqh", "cqi", "cqb", "cqmin", "cqmax", "%",
  ])

  /// A dimension with a unit of CSS; nil for all else.
  init?(_ text: String) {
    guard let (value, unit) = Self.parts(of: text), let unit, Self.known.contains(unit) else { return nil }
    self.value = value
    self.unit = unit
  }

  /// A bare number written as a string: `1.5`.
  static func number(_ text: String) -> Double? {
    guard let (value, unit) = parts(of: text), unit == nil else { return nil }
    return value
  }

  private static func parts(of text: String) -> (Double, String?)? {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty, bytes.count <= 64 else { return nil }
    var index = bytes[0] == UInt8(ascii: "-") || bytes[0] == UInt8(ascii: "+") ? 1 : 0
    func digits() -> Int {
      let start = index
      while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
      return index - start
    }
    var count = digits()
    if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "."), (0x30...0x39).contains(bytes[index + 1]) {
      index += 1
      count += digits()
    }
    guard count > 0, let value = Double(String(decoding: bytes[..<index], as: UTF8.self)), value.isFinite
    else { return nil }
    if index == bytes.count { return (value, nil) }
    let unit = bytes[index...]
    guard unit.elementsEqual([UInt8(ascii: "%")]) || unit.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) })
    else { return nil }
    return (value, String(decoding: unit, as: UTF8.self).lowercased())
  }

  /// The value in another unit where both are lengths of one screen; nil for those that need a parent.
  ///
  /// A rem is 16 px, the initial value of CSS; a point of iOS is a pixel of CSS.
  func converted(to target: String) -> Double? {
    if unit == target { return value }
    guard let unit, let one = Self.pixels[unit], let other = Self.pixels[target] else { return nil }
    return value * one / other
  }

  private static let pixels: [String: Double] = ["px": 1, "pt": 1, "dp": 1, "sp": 1, "rem": 16]
}
