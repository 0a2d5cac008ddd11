/// A number of prose with its unit: `24pt`, `-0.4`, `14–18pt`, `~450ms`, `50%`.
struct Quantity: Hashable {
  /// The number, of a range the first.
  var value: Double
  /// The second number of a range.
  var upper: Double?
  /// The word that ends it, absent where none is written.
  var unit: Term

  /// Reads a whole word, or nothing.
  init?(_ word: String) {
    let bytes = Array(word.utf8)
    self.init(bytes, in: bytes.indices)
  }

  /// Reads a whole word by its bytes, or nothing.
  init?(_ bytes: [UInt8], in word: Range<Int>) {
    guard let first = word.first, Self.begins(bytes[first]) else { return nil }
    var cursor = Cursor(bytes: bytes, index: word.lowerBound, end: word.upperBound)
    if bytes[first] < 0x2D || bytes[first] > 0x39 {
      for mark in Self.marks where cursor.take(mark) { _ = cursor.take([0x3D]) }
    }
    guard let value = cursor.number() else { return nil }
    self.value = value
    if let dash = Self.dashes.first(where: cursor.stands) {
      var behind = cursor
      behind.index += dash.count
      if let second = behind.number() {
        upper = second
        cursor = behind
      }
    }
    guard let unit = cursor.unit() else { return nil }
    // `14pt–18pt` states its unit twice.
    self.unit = unit
  }

  private static let marks: [[UInt8]] = ["~", "≈", "±", "≥", "≤", "<", ">", "+"].map { Array($0.utf8) }
  private static let dashes: [[UInt8]] = ["–", "-", "—", "…"].map { Array($0.utf8) }

  /// The unit as the model spells it; nil when it measures no length.
  var lengthUnit: String? { unit.lengthUnit }

  /// Whether the unit is one of length.
  var isLength: Bool { unit.lengthUnit != nil }

  /// Seconds, when the unit is one of time.
  var seconds: Double? {
    switch unit {
    case .s, .sec, .secs, .second, .seconds: value
    case .ms, .msec, .millisecond, .milliseconds: value / 1000
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

  /// A place in a word, up to which it is read.
  private struct Cursor {
    let bytes: [UInt8]
    var index: Int
    let end: Int

    func stands(_ mark: [UInt8]) -> Bool {
      index + mark.count <= end && mark.indices.allSatisfy { bytes[index + $0] == mark[$0] }
    }

    mutating func take(_ mark: [UInt8]) -> Bool {
      guard stands(mark) else { return false }
      index += mark.count
      return true
    }

    private func digit(at place: Int) -> UInt8? {
      place < end && bytes[place] >= 0x30 && bytes[place] <= 0x39 ? bytes[place] - 0x30 : nil
    }

    /// Takes a decimal number; nine digits are more than any design needs.
    mutating func number() -> Double? {
      var place = index
      var sign = 1.0
      if place < end {
        switch bytes[place] {
        case 0x2D:
          sign = -1
          place += 1
        case 0xE2 where stands([0xE2, 0x88, 0x92]):  // −
          sign = -1
          place += 3
        case 0x2B: place += 1
        default: break
        }
      }
      var value = 0.0
      var scale = 1.0
      var digits = 0
      var isFraction = false
      while place < end {
        if let digit = digit(at: place), digits < 9 {
          value = value * 10 + Double(digit)
          if isFraction { scale *= 10 }
          digits += 1
        } else if bytes[place] == 0x2E, !isFraction, digit(at: place + 1) != nil {
          isFraction = true
        } else {
          break
        }
        place += 1
      }
      guard digits > 0 else { return nil }
      index = place
      return sign * value / scale
    }

    /// What stands up to the end, a plus left out; nil where that is no unit of anything.
    func unit() -> Term? {
      var end = end
      if end > index, bytes[end - 1] == 0x2B { end -= 1 }
      guard end > index else { return .absent }
      var key = Vocabulary.Key()
      var isWord = true
      for place in index..<end {
        let isLetter = (bytes[place] | 0x20) >= 0x61 && (bytes[place] | 0x20) <= 0x7A
        isWord = isWord && isLetter
        key.append(isLetter ? bytes[place] | 0x20 : bytes[place])
      }
      let term = Vocabulary.shared[key].term
      switch term {
      case .percent, .degree, .times: return term
      default: return isWord && term != .w ? term : nil
      }
    }
  }
}

extension Term {
  /// A unit of length as the model spells it; nil for all other words.
  var lengthUnit: String? {
    switch self {
    case .pt, .pts, .points, .point: "pt"
    case .px: "px"
    case .rem: "rem"
    case .em: "em"
    case .dp: "dp"
    case .sp: "sp"
    case .percent: "%"
    case .vw: "vw"
    case .vh: "vh"
    default: nil
    }
  }
}

extension Phrase {
  /// The number that a piece is, with the unit that is part of it.
  func number(at index: Int) -> Quantity? {
    guard pieces.indices.contains(index), pieces[index].kind == .word, let detail = pieces[index].detail
    else {
      return nil
    }
    return quantities[detail]
  }

  /// The quantity that begins at a piece, with the piece after it: `24pt`, or `24` and `pt`.
  func quantity(at index: Int) -> (quantity: Quantity, next: Int)? {
    guard var quantity = number(at: index) else { return nil }
    if quantity.unit == .absent, index + 1 < pieces.count,
      pieces[index + 1].term == .degree || !pieces[index + 1].traits.isDisjoint(with: [.length, .time])
    {
      quantity.unit = pieces[index + 1].term
      return (quantity, index + 2)
    }
    return (quantity, index + 1)
  }
}
