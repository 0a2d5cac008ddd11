/// A number of prose with its unit: `24pt`, `-0.4`, `14–18pt`, `~450ms`, `50%`.
struct Quantity: Hashable {
  /// The number, of a range the first.
  var value: Double
  /// The second number of a range.
  var upper: Double?
  /// In lower case, empty where none is written.
  var unit: String

  /// Reads a whole word, or nothing.
  init?(_ word: String) {
    guard let first = word.utf8.first, Self.begins(first) else { return nil }
    var bytes = Array(word.utf8)[...]
    let isMarked = first < 0x2D || first > 0x39
    for mark in Self.marks where isMarked && bytes.starts(with: mark) {
      bytes = bytes.dropFirst(mark.count)
      if bytes.first == 0x3D { bytes = bytes.dropFirst() }
    }
    guard let first = Self.number(&bytes) else { return nil }
    value = first
    if bytes.isEmpty {
      unit = ""
      return
    }
    var rest = bytes
    for dash in Self.dashes where rest.starts(with: dash) {
      rest = rest.dropFirst(dash.count)
      if let second = Self.number(&rest) {
        upper = second
        bytes = rest
      }
      break
    }
    var letters = Array(bytes)
    if letters.last == 0x2B { letters.removeLast() }
    unit = String(decoding: letters, as: UTF8.self).lowercased()
    guard unit == "%" || unit == "°" || unit == "×" || unit.utf8.allSatisfy(Self.isLetter) else { return nil }
    if unit == "w" { return nil }
    if upper != nil, unit.isEmpty == false { return }
    // `14pt–18pt` states its unit twice.
  }

  private static let marks = ["~", "≈", "±", "≥", "≤", "<", ">", "+"].map { Array($0.utf8) }
  private static let dashes = ["–", "-", "—", "…"].map { Array($0.utf8) }

  /// The units of lengths.
  static let lengths: Set<String> = [
    "pt", "px", "rem", "em", "dp", "sp", "%", "pts", "points", "point", "vw", "vh",
  ]

  /// The unit as the model spells it; nil when it measures no length.
  var lengthUnit: String? {
    switch unit {
    case "pts", "points", "point": "pt"
    case let unit where Self.lengths.contains(unit): unit
    default: nil
    }
  }

  /// Seconds, when the unit is one of time.
  var seconds: Double? {
    switch unit {
    case "s", "sec", "secs", "second", "seconds": value
    case "ms", "msec", "millisecond", "milliseconds": value / 1000
    default: nil
    }
  }

  /// Whether a number, its sign or a mark before it can begin with a byte: most words of prose cannot.
  private static func begins(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2B, 0x2D, 0x2E, 0x30...0x39, 0x3C...0x3E, 0x7E, 0x80...: true
    default: false
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }

  /// Takes a decimal number from the front; nine digits are more than any design needs.
  private static func number(_ bytes: inout ArraySlice<UInt8>) -> Double? {
    var rest = bytes
    var sign = 1.0
    if rest.first == 0x2D {
      sign = -1
      rest = rest.dropFirst()
    } else if rest.starts(with: [0xE2, 0x88, 0x92]) {  // −
      sign = -1
      rest = rest.dropFirst(3)
    } else if rest.first == 0x2B {
      rest = rest.dropFirst()
    }
    var value = 0.0
    var scale = 1.0
    var digits = 0
    var isFraction = false
    while let byte = rest.first {
      if byte >= 0x30, byte <= 0x39, digits < 9 {
        value = value * 10 + Double(byte - 0x30)
        if isFraction { scale *= 10 }
        digits += 1
      } else if byte == 0x2E, !isFraction, let next = rest.dropFirst().first, next >= 0x30, next <= 0x39 {
        isFraction = true
      } else {
        break
      }
      rest = rest.dropFirst()
    }
    guard digits > 0 else { return nil }
    bytes = rest
    return sign * value / scale
  }
}

extension Phrase {
  /// The quantity that begins at a piece, with the piece after it: `24pt`, or `24` and `pt`.
  func quantity(at index: Int) -> (quantity: Quantity, next: Int)? {
    guard pieces.indices.contains(index), let word = pieces[index].word, var quantity = Quantity(word) else {
      return nil
    }
    if quantity.unit.isEmpty, pieces.indices.contains(index + 1), let unit = pieces[index + 1].word {
      var spelled = quantity
      spelled.unit = unit
      if spelled.lengthUnit != nil || spelled.seconds != nil || unit == "°" {
        quantity = spelled
        return (quantity, index + 2)
      }
    }
    return (quantity, index + 1)
  }
}
