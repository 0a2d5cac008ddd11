/// Character references of HTML in raw HTML that a document holds.
///
/// Those that people write in documents are known; an unknown one is shown as it was written.
enum CharacterReference {
  /// The text that its references stand for.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "&"), let (text, end) = reference(at: index, in: bytes) {
        result.append(contentsOf: text.utf8)
        index = end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The longest name or number is a few letters: nothing is searched further.
  private static let longest = 10

  private static func reference(at start: Int, in bytes: ArraySlice<UInt8>) -> (text: String, end: Int)? {
    let window = bytes[(start + 1)..<min(start + 2 + longest, bytes.endIndex)]
    guard let semicolon = window.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: window[..<semicolon], as: UTF8.self)
    guard let text = name.hasPrefix("#") ? character(name.dropFirst()) : names[name] else { return nil }
    return (text, semicolon + 1)
  }

  private static func character(_ number: Substring) -> String? {
    let isHex = number.hasPrefix("x") || number.hasPrefix("X")
    let value = isHex ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
    return value.flatMap(Unicode.Scalar.init).map(String.init)
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
