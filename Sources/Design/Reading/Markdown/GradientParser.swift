/// The arguments of a CSS gradient function into a gradient; between stops a comma or an arrow.
struct GradientParser {
  let kind: GradientToken.Kind
  let arguments: ArraySlice<UInt8>

  /// The gradient, nil with fewer than two stops.
  func literal() -> GradientLiteral? {
    var stops: [(color: ColorValue?, at: Double?)] = []
    var angle: Double?
    for (number, part) in parts().enumerated() {
      let words = words(of: part)
      guard let first = words.first else { continue }
      if let color = ColorValue(css: first) {
        stops.append((color, words.dropFirst().lazy.compactMap(share).first))
      } else if number == 0 {
        angle = self.angle(of: words)
      } else if first.first == 0x23 {
        stops.append((nil, words.dropFirst().lazy.compactMap(share).first))
      }
    }
    guard stops.count > 1 else { return nil }
    return GradientLiteral(
      kind: kind, angle: kind == .linear ? angle ?? 180 : nil, stops: GradientLiteral.placed(stops))
  }

  /// `135deg`, `0.25turn`, `to bottom right` (CSS Images 4, section 3.1).
  private func angle(of words: [ArraySlice<UInt8>]) -> Double? {
    let texts = words.map { String(decoding: $0, as: UTF8.self).lowercased() }
    for text in texts {
      guard let quantity = Quantity(text) else { continue }
      switch quantity.unit {
      case .deg, .degree: return quantity.value
      case .turn: return quantity.value * 360
      case .grad: return quantity.value * 0.9
      default: break
      }
    }
    guard texts.first == "to" else { return nil }
    switch (texts.contains("top"), texts.contains("bottom"), texts.contains("left"), texts.contains("right"))
    {
    case (true, _, true, _): return 315
    case (true, _, _, true): return 45
    case (true, _, _, _): return 0
    case (_, true, true, _): return 225
    case (_, true, _, true): return 135
    case (_, true, _, _): return 180
    case (_, _, true, _): return 270
    case (_, _, _, true): return 90
    default: return nil
    }
  }

  private func share(_ word: ArraySlice<UInt8>) -> Double? {
    guard let quantity = Quantity(Array(word), in: 0..<word.count), quantity.unit == .percent else {
      return nil
    }
    return quantity.value / 100
  }

  /// The arguments between commas and arrows outside of parentheses.
  private func parts() -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var depth = 0
    var start = arguments.startIndex
    var index = start
    while index < arguments.endIndex {
      let byte = arguments[index]
      if byte == 0x28 { depth += 1 }
      if byte == 0x29 { depth -= 1 }
      let isArrow = arguments[index...].starts(with: [0xE2, 0x86, 0x92])
      let isThin = arguments[index...].starts(with: [0x2D, 0x3E])
      if depth == 0, byte == 0x2C || isArrow || isThin {
        result.append(arguments[start..<index])
        index += isArrow ? 3 : isThin ? 2 : 1
        start = index
      } else {
        index += 1
      }
    }
    return result + [arguments[start...]]
  }

  /// The words of an argument, a colour function one word.
  private func words(of part: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var depth = 0
    var start = part.startIndex
    for index in part.indices {
      if part[index] == 0x28 { depth += 1 }
      if part[index] == 0x29 { depth -= 1 }
      guard part[index] == 0x20 || part[index] == 0x0A, depth <= 0 else { continue }
      if index > start { result.append(part[start..<index]) }
      start = index + 1
    }
    if start < part.endIndex { result.append(part[start...]) }
    return result
  }
}
