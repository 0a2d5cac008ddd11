/// The layers of a CSS `box-shadow`, with the names of variables where colours should stand (CSS Backgrounds 3, 6.1).
struct CSSShadow {
  /// One layer.
  struct Layer {
    /// In pixels: to the right, downwards, blur, spread.
    var lengths: [Double] = []
    var color: ColorValue?
    /// The custom property that gives the colour.
    var variable: String?
  }

  let layers: [Layer]

  /// Reads a whole value; nil for what is no list of shadows.
  init?(_ value: ArraySlice<UInt8>) {
    var layers: [Layer] = []
    for part in Self.split(value, at: UInt8(ascii: ",")) {
      guard let layer = Self.layer(part) else { return nil }
      layers.append(layer)
    }
    guard !layers.isEmpty else { return nil }
    self.layers = layers
  }

  private static func layer(_ text: ArraySlice<UInt8>) -> Layer? {
    var layer = Layer()
    var hasColor = false
    for word in split(text, at: UInt8(ascii: " ")) where !word.isEmpty {
      let spelled = String(decoding: word, as: UTF8.self)
      if let number = length(spelled) {
        layer.lengths.append(number)
      } else if let arguments = CSSDeclarations.arguments(of: "var", in: word), !hasColor {
        layer.variable = arguments.first.map { String(decoding: $0, as: UTF8.self) }
        hasColor = true
      } else if !hasColor, let color = ColorValue(css: word) {
        layer.color = color
        hasColor = true
      } else if spelled != "inset" {
        return nil
      }
    }
    guard (2...4).contains(layer.lengths.count), hasColor else { return nil }
    while layer.lengths.count < 4 { layer.lengths.append(0) }
    return layer
  }

  private static func length(_ text: String) -> Double? {
    if CSSDimension.number(text) == 0 { return 0 }
    return CSSDimension(text)?.converted(to: "px")
  }

  /// The parts between a mark outside of parentheses; white space of any kind counts as the space.
  static func split(_ value: ArraySlice<UInt8>, at mark: UInt8) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var depth = 0
    var start = value.startIndex
    for index in value.indices {
      let byte = (0x09...0x0D).contains(value[index]) ? UInt8(ascii: " ") : value[index]
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case mark where depth == 0:
        parts.append(CSSDeclarations.trimmed(value[start..<index]))
        start = index + 1
      default: break
      }
    }
    parts.append(CSSDeclarations.trimmed(value[start..<value.endIndex]))
    return parts
  }
}
