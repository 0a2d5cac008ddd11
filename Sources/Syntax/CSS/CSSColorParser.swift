/// CSS Color 4 text into a `CSSColor`, in one pass; nothing a text holds costs more than its length.
///
/// Wider than CSS where people write otherwise and no second meaning is possible: commas and spaces may mix, and a
/// fourth component is the alpha with or without its slash.
struct CSSColorParser {
  /// Deeper `color-mix()` is no colour.
  static let deepestMix = 32

  let bytes: ArraySlice<UInt8>
  private(set) var index: Int

  init(bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  var isAtEnd: Bool { index >= bytes.endIndex }
  private var byte: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  /// A colour at the index, which moves past it.
  mutating func color(depth: Int) -> CSSColor? {
    guard depth <= Self.deepestMix, let byte else { return nil }
    if byte == UInt8(ascii: "#") { return hex() }
    guard let word = word() else { return nil }
    guard self.byte == UInt8(ascii: "(") else {
      return CSSColorName.bytes(of: word)
    }
    index += 1
    skipSpace()
    switch word {
    case "color-mix": return mix(depth: depth)
    case "color":
      guard let name = self.word(), let space = CSSColor.Space(rawValue: name), space.isPredefined else {
        return nil
      }
      return components(of: space)
    case "rgb", "rgba": return components(of: .rgb)
    case "hsl", "hsla": return components(of: .hsl)
    case "hwb", "lab", "lch", "oklab", "oklch":
      return CSSColor.Space(rawValue: word).flatMap { components(of: $0) }
    default: return nil
    }
  }

  mutating func skipSpace() {
    while let byte, byte == 0x20 || (0x09...0x0D).contains(byte) { index += 1 }
  }

  // MARK: - Hex

  private mutating func hex() -> CSSColor? {
    index += 1
    var digits: [UInt8] = []
    while let byte, let digit = byte.hexDigit, digits.count < 9 {
      digits.append(digit)
      index += 1
    }
    if let byte, byte.isWordPart || byte == 0 { return nil }
    // CSS reads a NUL as U+FFFD, which is part of a word (CSS Syntax 3, section 3.3); markdown does so too.
    if bytes[index...].starts(with: [0xEF, 0xBF, 0xBD]) { return nil }
    switch digits.count {
    case 3, 4: return Self.color(from: digits.map { $0 * 17 })
    case 6, 8:
      return Self.color(
        from: stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
    default: return nil
    }
  }

  private static func color(from bytes: [UInt8]) -> CSSColor {
    .bytes(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count > 3 ? bytes[3] : 255)
  }

  // MARK: - Functions

  private mutating func components(of space: CSSColor.Space) -> CSSColor? {
    var read: [CSSColor.Component] = []
    while read.count < 5 {
      skipSpace()
      if byte == UInt8(ascii: ")") { break }
      if !read.isEmpty, byte == UInt8(ascii: ",") || (byte == UInt8(ascii: "/") && read.count == 3) {
        index += 1
        skipSpace()
      }
      guard let component = component() else { return nil }
      read.append(component)
    }
    guard byte == UInt8(ascii: ")"), (3...4).contains(read.count) else { return nil }
    let alpha = read.count == 4 ? read[3] : .number(1)
    guard space.accepts(read[0], read[1], read[2], alpha) else { return nil }
    index += 1
    return .function(space, read[0], read[1], read[2], alpha: alpha)
  }

  private mutating func component() -> CSSColor.Component? {
    guard let value = number() else {
      return word() == "none" ? CSSColor.Component.none : nil
    }
    if byte == UInt8(ascii: "%") {
      index += 1
      return .percentage(value)
    }
    guard let byte, byte.isLetter else { return .number(value) }
    switch word() {
    case "deg": return .angle(value)
    case "grad": return .angle(value * 0.9)
    case "rad": return .angle(value * 180 / Double.pi)
    case "turn": return .angle(value * 360)
    default: return nil
    }
  }

  /// A CSS number; one too large for any colour is held at the bound, so that no sum of them overflows.
  private mutating func number() -> Double? {
    let start = index
    var next = index
    func isDigit(_ position: Int) -> Bool {
      position < bytes.endIndex && (0x30...0x39).contains(bytes[position])
    }
    if let byte, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { next += 1 }
    let digits = next
    while isDigit(next) { next += 1 }
    var hasDigits = next > digits
    if next < bytes.endIndex, bytes[next] == UInt8(ascii: "."), isDigit(next + 1) {
      next += 1
      while isDigit(next) { next += 1 }
      hasDigits = true
    }
    guard hasDigits else { return nil }
    if next < bytes.endIndex, bytes[next] | 0x20 == UInt8(ascii: "e") {
      var exponent = next + 1
      if exponent < bytes.endIndex,
        bytes[exponent] == UInt8(ascii: "-") || bytes[exponent] == UInt8(ascii: "+")
      {
        exponent += 1
      }
      if isDigit(exponent) {
        while isDigit(exponent) { exponent += 1 }
        next = exponent
      }
    }
    guard let value = Double(String(decoding: bytes[start..<next], as: UTF8.self)) else { return nil }
    index = next
    return min(max(value, -1e9), 1e9)
  }

  /// An identifier in lower case.
  private mutating func word() -> String? {
    let start = index
    guard let byte, byte.isLetter else { return nil }
    while let byte = self.byte, byte.isWordPart || byte == UInt8(ascii: "-"), index - start < 64 {
      index += 1
    }
    return String(decoding: bytes[start..<index].lazy.map { $0.lowerCase }, as: UTF8.self)
  }

  // MARK: - Mixing

  private mutating func mix(depth: Int) -> CSSColor? {
    guard word() == "in" else { return nil }
    skipSpace()
    guard let name = word(), let space = CSSColor.Space(rawValue: name), space != .rgb else { return nil }
    skipSpace()
    var hue = CSSColor.Mix.Hue.shorter
    if let method = word() {
      guard let chosen = CSSColor.Mix.Hue(rawValue: method), space.hueIndex != nil else { return nil }
      hue = chosen
      skipSpace()
      guard word() == "hue" else { return nil }
      skipSpace()
    }
    guard byte == UInt8(ascii: ",") else { return nil }
    index += 1
    guard let first = share(depth: depth), byte == UInt8(ascii: ",") else { return nil }
    index += 1
    guard let second = share(depth: depth), byte == UInt8(ascii: ")") else { return nil }
    index += 1
    if let one = first.share, let other = second.share, one + other == 0 { return nil }
    return .mix(
      CSSColor.Mix(
        space: space, hue: hue, first: first.color, second: second.color,
        firstShare: first.share, secondShare: second.share))
  }

  /// A colour with its share on either side of it.
  private mutating func share(depth: Int) -> (color: CSSColor, share: Double?)? {
    skipSpace()
    let before = percentage()
    skipSpace()
    guard let color = color(depth: depth + 1) else { return nil }
    skipSpace()
    let after = before == nil ? percentage() : nil
    skipSpace()
    let share = before ?? after
    if let share, !(0...100).contains(share) { return nil }
    return (color, share)
  }

  private mutating func percentage() -> Double? {
    let start = index
    if let value = number(), byte == UInt8(ascii: "%") {
      index += 1
      return value
    }
    index = start
    return nil
  }
}

extension CSSColor.Space {
  /// Whether `color()` takes it.
  var isPredefined: Bool {
    switch self {
    case .rgb, .hsl, .hwb, .lab, .lch, .oklab, .oklch: false
    default: true
    }
  }

  /// Which component is an angle.
  public var hueIndex: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    default: nil
    }
  }

  /// Angles stand only where a hue is, percentages only where none is.
  fileprivate func accepts(
    _ first: CSSColor.Component, _ second: CSSColor.Component, _ third: CSSColor.Component,
    _ alpha: CSSColor.Component
  ) -> Bool {
    if case .angle = alpha { return false }
    for (index, component) in [first, second, third].enumerated() {
      switch component {
      case .angle where index != hueIndex: return false
      case .percentage where index == hueIndex: return false
      default: break
      }
    }
    return true
  }
}

extension UInt8 {
  /// The value of a hex digit.
  fileprivate var hexDigit: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }
  fileprivate var lowerCase: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  fileprivate var isWordPart: Bool { isLetter || (0x30...0x39).contains(self) || self == 0x5F }
}
