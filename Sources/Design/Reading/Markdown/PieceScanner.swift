import Syntax

/// Inline text into pieces, in one pass over its bytes.
struct PieceScanner {
  private let bytes: [UInt8]
  private let runs: [InlineText.Run]
  private let vocabulary = Vocabulary.shared
  private var index = 0
  /// The run that `index` stands in.
  private var run = 0
  /// The byte at which markup changes behind that run: no word runs across it.
  private var seam = 0
  /// The word that was passed last.
  private var spelling = Spelling([], in: 0..<0)
  /// What the position of a piece is counted from, so that counting never starts over.
  private var counted = 0
  private var scalars = 0

  private(set) var pieces: [Piece] = []
  private(set) var colors: [ColorValue] = []
  private(set) var gradients: [GradientLiteral] = []
  private(set) var quantities: [Quantity] = []
  /// What all words are good for, together.
  private(set) var traits: WordTraits = []
  /// A bit for each kind there is a piece of.
  private(set) var kinds: UInt32 = 0
  /// The parentheses that wait for the one that closes them.
  private var open: [Int] = []

  /// Takes all of a text to pieces.
  init(text: InlineText) {
    bytes = text.bytes
    runs = text.runs
    seam = nextSeam()
    // Words and marks are five bytes long on average; a paragraph past all measure grows as it goes.
    pieces.reserveCapacity(min(bytes.count / 5 + 1, 100))
    scan()
  }

  /// A piece as its bytes are told apart; a word is looked up by them afterwards.
  private typealias Found = (kind: Piece.Kind, detail: Int?)

  private mutating func scan() {
    var followsSpace = true
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
      let found = next(followsSpace: followsSpace)
      if index == start { index += 1 }
      if let found { append(found, from: start, at: position, followsSpace: followsSpace) }
      followsSpace = found?.kind == .lineBreak
    }
  }

  private mutating func append(_ found: Found, from start: Int, at position: Position, followsSpace: Bool) {
    let isInRun = run < runs.count
    var piece = Piece(
      kind: found.kind, range: start..<index, position: position, strong: isInRun ? runs[run].strong : nil,
      isCode: isInRun && runs[run].isCode, followsSpace: followsSpace, detail: found.detail)
    switch found.kind {
    case .word: look(up: &piece)
    case .open: open.append(pieces.count)
    case .close: if let start = open.popLast() { pieces[start].detail = pieces.count }
    default: break
    }
    kinds |= found.kind.bit
    pieces.append(piece)
  }

  // MARK: - Places

  private mutating func enterRun() {
    guard run + 1 < runs.count, runs[run + 1].start <= index else { return }
    while run + 1 < runs.count, runs[run + 1].start <= index { run += 1 }
    counted = runs[run].start
    scalars = 0
    seam = nextSeam()
  }

  private mutating func position() -> Position {
    guard run < runs.count else { return Position(line: 1) }
    while counted < index {
      if bytes[counted] & 0xC0 != 0x80 { scalars += 1 }
      counted += 1
    }
    let place = runs[run].position
    return Position(line: place.line, column: place.column + scalars)
  }

  private func nextSeam() -> Int {
    var next = run + 1
    while next < runs.count {
      if runs[next - 1].strong != runs[next].strong || runs[next - 1].isCode != runs[next].isCode {
        return runs[next].start
      }
      next += 1
      if next - run > 64 { return runs[next - 1].start }
    }
    return bytes.count
  }

  // MARK: - Kinds

  private mutating func next(followsSpace: Bool) -> Found? {
    switch bytes[index] {
    case 0x0A, 0x0D: return take(1, .lineBreak)
    case 0x28: return take(1, .open)
    case 0x29: return take(1, .close)
    case 0x2F: return take(1, .slash)
    case 0x2C: return take(1, .comma)
    case 0x3B: return take(1, .semicolon)
    case 0x3A: return take(1, .colon)
    case 0x7C: return take(1, .dot)
    case 0x3D: return byte(at: index + 1) == 0x3E ? take(2, .arrow) : take(1, .equals)
    case 0x2B where !isDigit(index + 1): return take(1, .plus)
    case 0x40 where isDigit(skippingSpace(index + 1)) || byte(at: index + 1) == 0x7E: return take(1, .at)
    case 0x22, 0x60: return take(1, nil)
    case 0x23: return hash()
    case 0x7B: return reference() ?? word()
    case 0x2D: return hyphen(followsSpace: followsSpace)
    case 0x2E where isWordEnd(index + 1): return take(1, .period)
    case 0xE2, 0xC2:
      guard let mark = Self.mark(byte(at: index), byte(at: index + 1), byte(at: index + 2)) else {
        return word()
      }
      return take(mark.count, mark.kind)
    // The first letters of CSS functions.
    case 0x63, 0x68, 0x6C, 0x6F, 0x72: return function() ?? word()
    default: return word()
    }
  }

  private mutating func take(_ count: Int, _ kind: Piece.Kind?) -> Found? {
    index += count
    return kind.map { ($0, nil) }
  }

  /// A mark outside of ASCII by its bytes; quotation marks are passed over, and have no kind.
  private static func mark(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> (
    kind: Piece.Kind?, count: Int
  )? {
    switch (first, second, third) {
    case (0xE2, 0x86, 0x92), (0xE2, 0x9F, 0xB6), (0xE2, 0x9E, 0x9C), (0xE2, 0x9E, 0x94),
      (0xE2, 0x87, 0x92), (0xE2, 0x9E, 0x9D):  // → ⟶ ➜ ➔ ⇒ ➝
      (.arrow, 3)
    case (0xC2, 0xB7, _): (.dot, 2)  // ·
    case (0xE2, 0x80, 0xA2): (.dot, 3)  // •
    case (0xE2, 0x80, 0x93), (0xE2, 0x80, 0x94): (.dash, 3)  // – —
    case (0xE2, 0x80, 0x9C), (0xE2, 0x80, 0x9D), (0xE2, 0x80, 0x98), (0xE2, 0x80, 0x99): (nil, 3)  // “ ” ‘ ’
    default: nil
    }
  }

  private mutating func hyphen(followsSpace: Bool) -> Found? {
    let second = byte(at: index + 1)
    if second == 0x3E { return take(2, .arrow) }
    if second == 0x2D, byte(at: index + 2) == 0x3E { return take(3, .arrow) }
    let after = index + 1 < bytes.count ? second : 0x20
    if followsSpace, after == 0x20 || after == 0x0A || after == 0x2D {
      return take(after == 0x2D ? 2 : 1, .dash)
    }
    return word()
  }

  /// `{colors.primary}`.
  private mutating func reference() -> Found? {
    var end = index + 1
    var hasDot = false
    while end < bytes.count, isLetterOrDigit(bytes[end]) || Self.joinsPath(bytes[end]) {
      hasDot = hasDot || bytes[end] == 0x2E
      end += 1
    }
    guard hasDot, end < bytes.count, bytes[end] == 0x7D, bytes[index + 1] != 0x2E, bytes[end - 1] != 0x2E
    else {
      return nil
    }
    index = end + 1
    return (.reference, nil)
  }

  private static func joinsPath(_ byte: UInt8) -> Bool { byte == 0x2D || byte == 0x2E || byte == 0x5F }

  // MARK: - Words

  private mutating func word() -> Found? {
    let start = index
    passWord()
    guard index > start else { return nil }
    // White and black with an alpha behind them are colours.
    if index - start == 5, byte(at: index) == 0x40 || byte(at: index) == 0x20 && byte(at: index + 1) == 0x40 {
      switch vocabulary[spelling.key].term {
      case .white: return color(ColorValue(red: 255, green: 255, blue: 255))
      case .black: return color(ColorValue(red: 0, green: 0, blue: 0))
      default: break
      }
    }
    return (.word, nil)
  }

  /// Goes to the end of a word and spells it.
  private mutating func passWord() {
    let start = index
    while index < seam {
      index = lettersEnd(from: index)
      if index == seam || endsWord(from: start) { break }
      index += 1
    }
    spelling = Spelling(bytes, in: start..<index)
  }

  /// Where letters and digits, most of all bytes, end.
  private func lettersEnd(from start: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var place = start
      while place < seam, isLetterOrDigit(bytes[place]) { place += 1 }
      return place
    }
  }

  /// Whether a word that began at a place ends before the byte that is next, which is no letter and no digit.
  private func endsWord(from start: Int) -> Bool {
    switch bytes[index] {
    case 0x20, 0x09, 0x0A, 0x0D, 0x28, 0x29, 0x2F, 0x2C, 0x3B, 0x22, 0x60, 0x7C, 0x3D, 0x23: true
    case 0x7B, 0x7D: index > start
    // A time or a ratio is one word: 9:41, 4.5:1.
    case 0x3A: !(isDigit(index - 1) && isDigit(index + 1))
    case 0x2E: isWordEnd(index + 1)
    // `14sp+` keeps its plus, `dim+dark` is two words.
    case 0x2B: index > start && !isDigit(index - 1) && !isWordEnd(index + 1)
    case 0x40: index > start && isDigit(index + 1)
    case 0x2D: index > start && index + 1 < seam && bytes[index + 1] == 0x3E
    case 0xE2, 0xC2: index > start && endsWord()
    default: false
    }
  }

  /// Whether a mark outside of ASCII stands here that is no part of the word before it. A dash between two numbers is:
  /// 14–18pt, 14pt–18pt is two; and so is an apostrophe.
  private func endsWord() -> Bool {
    let third = byte(at: index + 2)
    guard let mark = Self.mark(bytes[index], byte(at: index + 1), third) else { return false }
    if mark.kind == .dash { return !(isDigit(index - 1) && isDigit(index + 3)) }
    return !(mark.kind == nil && third == 0x99)
  }

  /// Finds out which word a piece is, as it was spelled last, and what number.
  private mutating func look(up piece: inout Piece) {
    var entry: Vocabulary.Entry
    if spelling.isPlain {
      entry = vocabulary[spelling.key]
      if !spelling.isLetters { measure(bytes, piece.range, &piece, &entry) }
    } else {
      // Lower case outside of ASCII takes a look at every scalar.
      let word = String(decoding: bytes[piece.range], as: UTF8.self).lowercased()
      entry = vocabulary[Vocabulary.Key(word)]
      let bytes = Array(word.utf8)
      measure(bytes, bytes.indices, &piece, &entry)
    }
    piece.term = entry.term
    piece.traits = entry.traits
    piece.isLetters = spelling.isLetters
    piece.isLower = spelling.isLower && spelling.isPlain
    traits.formUnion(entry.traits)
  }

  /// What is in a word that is not of letters alone: a bound, a number, what marks part (`cubic-bezier`).
  private mutating func measure(
    _ bytes: [UInt8], _ range: Range<Int>, _ piece: inout Piece, _ entry: inout Vocabulary.Entry
  ) {
    if ClaimWords.bound(bytes, in: range) != nil { entry.traits.insert(.level) }
    if range.count > WordTraits.shortestToSpellOut, MotionProseReader.spellsOut(bytes[range]) {
      entry.traits.insert(.spellsOut)
    }
    guard let quantity = Quantity(bytes, in: range) else { return }
    quantities.append(quantity)
    piece.detail = quantities.count - 1
  }

  // MARK: - Colours

  private mutating func color(_ value: ColorValue) -> Found {
    colors.append(value)
    return (.color, colors.count - 1)
  }

  private mutating func hash() -> Found? {
    var end = index + 1
    var hex = 0
    var digits = 0
    var length = 0
    // What stood for a NUL or for no character at all is a digit that got lost, not the end of the colour.
    var isDamaged = false
    while end < bytes.count {
      let isReplacement = bytes[end] == 0xEF && byte(at: end + 1) == 0xBF && byte(at: end + 2) == 0xBD
      guard isReplacement || bytes[end] == 0 || isLetterOrDigit(bytes[end]) else { break }
      if isHex(bytes[end]) { hex += 1 }
      if isDigit(end) { digits += 1 }
      if isReplacement || bytes[end] == 0 { isDamaged = true }
      end += isReplacement ? 3 : 1
      length += 1
    }
    if isDamaged, hex >= 3, length <= 9 {
      index = end
      return (.brokenColor, nil)
    }
    if hex == length, length == 3 || length == 4 || length == 6 || length == 8,
      !isNumber(digits: digits, length: length)
    {
      let value = hexColor((index + 1)..<end)
      index = end
      return color(value)
    }
    if length >= 5, length <= 9, hex >= 3, digits > 0, length > 6 || hex * 2 > length {
      index = end
      return (.brokenColor, nil)
    }
    let start = index
    index += 1
    if length > 0 { passWord() }
    // The number sign is part of the word.
    spelling = Spelling(bytes, in: start..<index)
    return (.word, nil)
  }

  /// The colour of three, four, six or eight hex digits (CSS Color 4, section 5.2).
  private func hexColor(_ digits: Range<Int>) -> ColorValue {
    let isShort = digits.count < 6
    func digit(_ number: Int) -> UInt8 {
      let byte = bytes[digits.lowerBound + number]
      return byte <= 0x39 ? byte - 0x30 : (byte | 0x20) - 0x61 + 10
    }
    func channel(_ number: Int) -> UInt8 {
      isShort ? digit(number) * 17 : digit(2 * number) << 4 | digit(2 * number + 1)
    }
    let hasAlpha = digits.count == 4 || digits.count == 8
    return ColorValue(
      red: channel(0), green: channel(1), blue: channel(2), alpha: hasAlpha ? channel(3) : 255)
  }

  /// `#101` after a word such as "issue" is a number, not a colour.
  private func isNumber(digits: Int, length: Int) -> Bool {
    guard digits == length, length < 6, run < runs.count, !runs[run].isCode else { return false }
    guard let last = pieces.last, last.kind == .word else { return false }
    return !last.traits.contains(.leadsToColor)
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
  private mutating func function() -> Found? {
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
      guard let found = parser.literal() else { return (.brokenColor, nil) }
      gradients.append(found)
      return (.gradient, gradients.count - 1)
    }
    guard let value = ColorValue(css: literal) else {
      // `color(…)` and `lab(…)` are words of prose and of Swift as well.
      guard name.hasPrefix("rgb") || name.hasPrefix("hsl") || name.hasPrefix("ok"),
        bytes[open..<end].contains(where: { $0 >= 0x30 && $0 <= 0x39 })
      else { return nil }
      index = end
      return (.brokenColor, nil)
    }
    index = end
    return color(value)
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

  /// A byte, NUL past the end.
  private func byte(at place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

  private func skippingSpace(_ place: Int) -> Int { byte(at: place) == 0x20 ? place + 1 : place }

  private func isDigit(_ place: Int) -> Bool {
    place >= 0 && place < bytes.count && bytes[place] >= 0x30 && bytes[place] <= 0x39
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
