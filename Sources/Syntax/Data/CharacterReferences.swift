/// Character references of HTML and XML: numbers, and the names that people and serializers write.
public enum CharacterReferences {
  /// The text with its references resolved; what is no reference stays as it is.
  public static func resolved(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.contains(UInt8(ascii: "&")) ? resolvedBytes(bytes)[...] : bytes, as: UTF8.self)
  }

  /// The same in UTF-8.
  public static func resolvedBytes(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var start = bytes.startIndex
    while let ampersand = bytes[start...].firstIndex(of: UInt8(ascii: "&")) {
      result += bytes[start..<ampersand]
      if let (byte, end) = escape(at: ampersand, in: bytes) {
        result.append(byte)
        start = end
      } else if let (text, end) = reference(at: ampersand, in: bytes) {
        result += text.utf8
        start = end
      } else {
        result.append(UInt8(ascii: "&"))
        start = ampersand + 1
      }
    }
    result += bytes[start...]
    return result
  }

  /// What docgen itself escapes, which is most of what there is on its pages.
  private static func escape(at start: Int, in bytes: ArraySlice<UInt8>) -> (byte: UInt8, end: Int)? {
    func stands(_ name: StaticString, _ byte: UInt8) -> (byte: UInt8, end: Int)? {
      guard start + 1 + name.utf8CodeUnitCount <= bytes.endIndex else { return nil }
      for index in 0..<name.utf8CodeUnitCount where bytes[start + 1 + index] != name.utf8Start[index] {
        return nil
      }
      return (byte, start + 1 + name.utf8CodeUnitCount)
    }
    return stands("amp;", UInt8(ascii: "&")) ?? stands("lt;", UInt8(ascii: "<"))
      ?? stands("gt;", UInt8(ascii: ">")) ?? stands("quot;", UInt8(ascii: "\""))
      ?? stands("#39;", UInt8(ascii: "'"))
  }

  private static func reference(at start: Int, in bytes: ArraySlice<UInt8>) -> (text: String, end: Int)? {
    let window = bytes[start..<min(start + longest + 2, bytes.endIndex)]
    guard let semicolon = window.firstIndex(of: UInt8(ascii: ";")),
      let text = text(of: bytes[(start + 1)..<semicolon])
    else { return nil }
    return (text, semicolon + 1)
  }

  /// The longest name or number is a few letters: nothing is searched further.
  private static let longest = 10

  private static func text(of name: ArraySlice<UInt8>) -> String? {
    let name = String(decoding: name, as: UTF8.self)
    guard name.hasPrefix("#") else { return names[name] }
    let digits = name.dropFirst()
    let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map(String.init)
  }

  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ensp": "\u{2002}",
    "emsp": "\u{2003}", "thinsp": "\u{2009}", "shy": "\u{AD}", "zwj": "\u{200D}", "zwnj": "\u{200C}",
    "copy": "©", "reg": "®", "trade": "™", "deg": "°", "plusmn": "±", "times": "×", "divide": "÷",
    "minus": "−",
    "middot": "·", "bull": "•", "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’",
    "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "larr": "←", "rarr": "→", "uarr": "↑",
    "darr": "↓",
    "harr": "↔", "check": "✓", "para": "¶", "sect": "§", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢",
    "frac12": "½", "frac14": "¼", "frac34": "¾", "sup2": "²", "sup3": "³", "ne": "≠", "le": "≤", "ge": "≥",
    "asymp": "≈", "infin": "∞", "auml": "ä", "ouml": "ö", "uuml": "ü", "szlig": "ß", "eacute": "é",
  ]
}
