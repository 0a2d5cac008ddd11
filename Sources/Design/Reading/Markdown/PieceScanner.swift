import Syntax

/// Inline text into pieces, in one pass over its bytes.
struct PieceScanner {
  private let text: InlineText
  private let bytes: [UInt8]
  private var index = 0
  /// The run that `index` stands in.
  private var run = 0
  /// What the position of a piece is counted from, so that counting never starts over.
  private var counted = 0
  private var scalars = 0
  private var result: [Piece] = []

  init(text: InlineText) {
    self.text = text
    bytes = text.bytes
  }

  /// All pieces of the text.
  mutating func pieces() -> [Piece] {
    var followsSpace = true
    // Words and marks are five bytes long on average; a paragraph past all measure grows as it goes.
    result.reserveCapacity(min(bytes.count / 5, 100))
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x20 || byte == 0x09 {
        index += 1
        followsSpace = true
        continue
      }
      enterRun()
      let start = index
      let position = position()
      let kind = next(followsSpace: followsSpace)
      if index == start { index += 1 }
      if let kind {
        let here = text.runs.indices.contains(run) ? text.runs[run] : nil
        result.append(
          Piece(
            kind: kind, range: start..<index, position: position, strong: here?.strong,
            isCode: here?.isCode ?? false, followsSpace: followsSpace))
      }
      followsSpace = kind == .lineBreak
    }
    return result
  }

  // MARK: - Places

  private mutating func enterRun() {
    while run + 1 < text.runs.count, text.runs[run + 1].start <= index {
      run += 1
      counted = text.runs[run].start
      scalars = 0
    }
  }

  private mutating func position() -> Position {
    guard text.runs.indices.contains(run) else { return Position(line: 1) }
    while counted < index {
      if bytes[counted] & 0xC0 != 0x80 { scalars += 1 }
      counted += 1
    }
    let place = text.runs[run].position
    return Position(line: place.line, column: place.column + scalars)
  }

  /// The byte at which markup changes after `index`: no word runs across it.
  private func seam() -> Int {
    var next = run + 1
    while next < text.runs.count {
      let one = text.runs[next - 1]
      let other = text.runs[next]
      if one.strong != other.strong || one.isCode != other.isCode { return other.start }
      next += 1
      if next - run > 64 { return text.runs[next - 1].start }
    }
    return bytes.count
  }

  // MARK: - Kinds

  private mutating func next(followsSpace: Bool) -> Piece.Kind? {
    switch bytes[index] {
    case 0x0A, 0x0D: return take(1, .lineBreak)
    case 0x28: return take(1, .open)
    case 0x29: return take(1, .close)
    case 0x2F: return take(1, .slash)
    case 0x2C: return take(1, .comma)
    case 0x3B: return take(1, .semicolon)
    case 0x3A: return take(1, .colon)
    case 0x7C: return take(1, .dot)
    case 0x3D: return follows("=>") ? take(2, .arrow) : take(1, .equals)
    case 0x2B where !isDigit(index + 1): return take(1, .plus)
    case 0x40 where isDigit(skippingSpace(index + 1)) || follows("@~"): return take(1, .at)
    case 0x22, 0x60: return take(1, nil)
    case 0x23: return hash()
    case 0x7B: return reference() ?? word()
    case 0x2D: return hyphen(followsSpace: followsSpace)
    case 0x2E where isWordEnd(index + 1): return take(1, .period)
    case 0xE2, 0xC2: return mark() ?? word()
    default: return function() ?? word()
    }
  }

  private mutating func take(_ count: Int, _ kind: Piece.Kind?) -> Piece.Kind? {
    index += count
    return kind
  }

  private static let marks: [(bytes: [UInt8], kind: Piece.Kind?)] =
    ["→", "⟶", "➜", "➔", "⇒", "➝"].map { (Array($0.utf8), .arrow) }
    + ["·", "•"].map { (Array($0.utf8), .dot) }
    + ["–", "—"].map { (Array($0.utf8), .dash) } + ["“", "”", "‘", "’"].map { (Array($0.utf8), nil) }

  /// A mark outside of ASCII; quotation marks are passed over.
  private mutating func mark() -> Piece.Kind?? {
    guard mayBeMark() else { return .none }
    for (mark, kind) in Self.marks where follows(mark) {
      index += mark.count
      return .some(kind)
    }
    return .none
  }

  /// By the two bytes all marks begin with.
  private func mayBeMark() -> Bool {
    guard index + 1 < bytes.count else { return false }
    switch (bytes[index], bytes[index + 1]) {
    case (0xC2, 0xB7), (0xE2, 0x80), (0xE2, 0x86), (0xE2, 0x87), (0xE2, 0x9E), (0xE2, 0x9F): return true
    default: return false
    }
  }

  private mutating func hyphen(followsSpace: Bool) -> Piece.Kind? {
    if follows("->") { return take(2, .arrow) }
    if follows("-->") { return take(3, .arrow) }
    let after = index + 1 < bytes.count ? bytes[index + 1] : 0x20
    if followsSpace, after == 0x20 || after == 0x0A || after == 0x2D {
      return take(after == 0x2D ? 2 : 1, .dash)
    }
    return word()
  }

  /// `{colors.primary}`.
  private mutating func reference() -> Piece.Kind? {
    var end = index + 1
    var hasDot = false
    while end < bytes.count, isLetterOrDigit(bytes[end]) || [0x2D, 0x2E, 0x5F].contains(bytes[end]) {
      hasDot = hasDot || bytes[end] == 0x2E
      end += 1
    }
    guard hasDot, end < bytes.count, bytes[end] == 0x7D, bytes[index + 1] != 0x2E, bytes[end - 1] != 0x2E
    else {
      return nil
    }
    let path = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
    index = end + 1
    return .reference(path)
  }

  private mutating func word() -> Piece.Kind? {
    let limit = seam()
    let start = index
    while index < limit {
      let byte = bytes[index]
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D, 0x28, 0x29, 0x2F, 0x2C, 0x3B, 0x22, 0x60, 0x7C, 0x3D, 0x23:
        return end(of: start)
      case 0x7B, 0x7D:
        if index > start { return end(of: start) }
      // A time or a ratio is one word: 9:41, 4.5:1.
      case 0x3A where !(isDigit(index - 1) && isDigit(index + 1)): return end(of: start)
      case 0x2E where isWordEnd(index + 1): return end(of: start)
      case 0x2B where index > start && !isDigit(index - 1) && !isPlural(index) && !isWordEnd(index + 1):
        return end(of: start)
      case 0x40 where index > start && isDigit(index + 1): return end(of: start)
      case 0x2D where index > start && index + 1 < limit && bytes[index + 1] == 0x3E: return end(of: start)
      case 0xE2, 0xC2:
        if index > start, mayBeMark(), Self.marks.contains(where: { follows($0.bytes) }), !isRange() {
          return end(of: start)
        }
      default: break
      }
      index += 1
    }
    return end(of: start)
  }

  /// The word from `start`; white and black with an alpha behind them are colours.
  private func end(of start: Int) -> Piece.Kind? {
    guard index > start else { return nil }
    let word = lowercased(start..<index)
    if (word == "white" || word == "black") && (follows("@") || follows(" @")) {
      let channel: UInt8 = word == "white" ? 255 : 0
      return .color(ColorValue(red: channel, green: channel, blue: channel))
    }
    return .word(word)
  }

  /// `14sp+` keeps its plus, `dim+dark` is two words.
  private func isPlural(_ place: Int) -> Bool { isWordEnd(place + 1) }

  /// A dash between two numbers belongs to the number: 14–18pt, 14pt–18pt is two.
  private func isRange() -> Bool {
    (follows("–") || follows("—")) && isDigit(index - 1) && isDigit(index + 3) || follows("−") || follows("’")
  }

  // MARK: - Colours

  private mutating func hash() -> Piece.Kind? {
    var end = index + 1
    var hex = 0
    var digits = 0
    var length = 0
    // What stood for a NUL or for no character at all is a digit that got lost, not the end of the colour.
    var isDamaged = false
    while end < bytes.count {
      let isReplacement = bytes[end...].starts(with: [0xEF, 0xBF, 0xBD])
      guard isReplacement || bytes[end] == 0 || isLetterOrDigit(bytes[end]) else { break }
      if isHex(bytes[end]) { hex += 1 }
      if isDigit(end) { digits += 1 }
      if isReplacement || bytes[end] == 0 { isDamaged = true }
      end += isReplacement ? 3 : 1
      length += 1
    }
    if isDamaged, hex >= 3, length <= 9 {
      index = end
      return .brokenColor
    }
    if hex == length, [3, 4, 6, 8].contains(length), !isNumber(digits: digits, length: length),
      let color = ColorValue(css: bytes[index..<end])
    {
      index = end
      return .color(color)
    }
    if length >= 5, length <= 9, hex >= 3, digits > 0, length > 6 || hex * 2 > length {
      index = end
      return .brokenColor
    }
    index += 1
    return length == 0 ? .word("#") : nextWord(from: index - 1)
  }

  /// `#101` after a word such as "issue" is a number, not a colour.
  private func isNumber(digits: Int, length: Int) -> Bool {
    guard digits == length, length < 6, text.runs.indices.contains(run), !text.runs[run].isCode else {
      return false
    }
    guard let last = result.last?.word else { return false }
    return !["on", "and", "or", "is", "to", "from", "in", "text", "background", "fill"].contains(last)
  }

  private mutating func nextWord(from start: Int) -> Piece.Kind? {
    _ = word()
    return .word(lowercased(start..<index))
  }

  private static let functions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix",
  ]
  private static let gradients: [String: GradientToken.Kind] = [
    "linear-gradient": .linear, "radial-gradient": .radial, "conic-gradient": .angular,
    "repeating-linear-gradient": .linear, "repeating-radial-gradient": .radial,
    "repeating-conic-gradient": .angular,
  ]

  /// A CSS function that is a colour or a gradient.
  private mutating func function() -> Piece.Kind? {
    guard isLower(bytes[index]) else { return nil }
    var open = index
    while open < bytes.count, open - index < 26, isLower(bytes[open]) || bytes[open] == 0x2D { open += 1 }
    guard open < bytes.count, bytes[open] == 0x28 else { return nil }
    let name = String(decoding: bytes[index..<open], as: UTF8.self)
    let gradient = Self.gradients[name]
    guard gradient != nil || Self.functions.contains(name), let end = balanced(open) else { return nil }
    let literal = bytes[index..<end]
    if let gradient {
      let parser = GradientParser(kind: gradient, arguments: bytes[(open + 1)..<(end - 1)])
      index = end
      return parser.literal().map { .gradient($0) } ?? .brokenColor
    }
    guard let color = ColorValue(css: literal) else {
      // `color(…)` and `lab(…)` are words of prose and of Swift as well.
      guard name.hasPrefix("rgb") || name.hasPrefix("hsl") || name.hasPrefix("ok"),
        bytes[open..<end].contains(where: { $0 >= 0x30 && $0 <= 0x39 })
      else { return nil }
      index = end
      return .brokenColor
    }
    index = end
    return .color(color)
  }

  /// The end of a parenthesis; a literal of more than 400 bytes is none.
  private func balanced(_ open: Int) -> Int? {
    var depth = 0
    for place in open..<min(bytes.count, open + 400) {
      if bytes[place] == 0x28 { depth += 1 }
      if bytes[place] == 0x29 {
        depth -= 1
        if depth == 0 { return place + 1 }
      }
    }
    return nil
  }

  // MARK: - Bytes

  private func lowercased(_ range: Range<Int>) -> String {
    var isPlain = true
    for byte in bytes[range] where byte >= 0x80 || byte >= 0x41 && byte <= 0x5A { isPlain = false }
    let word = String(decoding: bytes[range], as: UTF8.self)
    return isPlain ? word : word.lowercased()
  }

  private func follows(_ text: String) -> Bool { follows(Array(text.utf8)) }

  private func follows(_ mark: [UInt8]) -> Bool {
    index + mark.count <= bytes.count && bytes[index..<(index + mark.count)].elementsEqual(mark)
  }

  private func skippingSpace(_ place: Int) -> Int {
    place < bytes.count && bytes[place] == 0x20 ? place + 1 : place
  }

  private func isDigit(_ place: Int) -> Bool {
    bytes.indices.contains(place) && bytes[place] >= 0x30 && bytes[place] <= 0x39
  }

  private func isLower(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }

  private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
  }

  private func isHex(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66
  }

  /// Whether a word ends before a place: white space, the end, or a mark that closes.
  private func isWordEnd(_ place: Int) -> Bool {
    guard place < bytes.count else { return true }
    switch bytes[place] {
    case 0x20, 0x0A, 0x0D, 0x09, 0x29, 0x22, 0x2C, 0x3B, 0x60, 0xE2: return true
    default: return false
    }
  }
}
