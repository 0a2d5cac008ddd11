/// A list of font families as CSS writes it.
enum FontFamilies {
  /// The names in order, quotes and spaces around them removed; a comma in quotes separates nothing.
  static func names(in text: String) -> [String] {
    var names: [String] = []
    var name = ""
    var quote: Unicode.Scalar?
    func add() {
      let trimmed = trim(name)
      if !trimmed.isEmpty { names.append(trimmed) }
      name = ""
    }
    for scalar in text.unicodeScalars {
      if let open = quote {
        if scalar == open { quote = nil } else { name.unicodeScalars.append(scalar) }
      } else if scalar == "\"" || scalar == "'" {
        quote = scalar
      } else if scalar == "," {
        add()
      } else {
        name.unicodeScalars.append(scalar)
      }
    }
    add()
    return names
  }

  private static func trim(_ text: String) -> String {
    let scalars = text.unicodeScalars.drop { $0.properties.isWhitespace }
    guard let last = scalars.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return String(scalars[...last])
  }
}
