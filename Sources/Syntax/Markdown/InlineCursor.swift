/// A place in the source of a paragraph, heading or cell that moves past what the nodes of its tree were made from.
///
/// Where the source does not look as the tree says (which no test has shown, but input is hostile), the cursor takes
/// cmark's own place if that lies ahead, and never moves back: time is linear and every place is in the block.
struct InlineCursor {
  /// How a container began, which decides how it ends.
  enum Opening {
    /// A link in brackets: a destination or label follows its text.
    case bracket
    /// A link in `<…>`.
    case angle
    /// A bare address, or markup that was not found.
    case none
    /// So many bytes of `*`, `_` or `~`.
    case run(Int)
  }

  private let bytes: [UInt8]
  private let limit: Int
  private let quotes: Int
  private let isCell: Bool
  /// The byte offset it has come to.
  private(set) var offset: Int

  init(_ bytes: [UInt8], at offset: Int, limit: Int, quotes: Int = 0, isCell: Bool = false) {
    self.bytes = bytes
    self.limit = min(limit, bytes.count)
    self.offset = min(offset, self.limit)
    self.quotes = quotes
    self.isCell = isCell
  }

  /// Moves on to a place that cmark gives, if it lies ahead.
  mutating func move(to place: Int) {
    if place > offset, place <= limit { offset = place }
  }

  /// Moves past what opens a node (all of it, for a leaf); gives where it begins.
  mutating func enter(_ node: Markdown.Node) -> (place: Int, opening: Opening) {
    offset = min(offset, limit)
    let place = offset
    switch node.kind {
    case .text: pass(node.text)
    case .code: return (passCode(node.text), .none)
    case .htmlInline: passLiteral(node.text)
    case .softBreak, .lineBreak: passBreak()
    case .emphasis: return (place, .run(pass(markers: 1)))
    case .strong: return (place, .run(pass(markers: 2)))
    case .strikethrough: return (place, .run(pass(markers: 2)))
    case .image:
      if peek(0) == UInt8(ascii: "!"), peek(1) == UInt8(ascii: "[") {
        offset += 2
        return (place, .bracket)
      }
    case .link:
      if peek() == UInt8(ascii: "[") {
        offset += 1
        return (place, .bracket)
      } else if peek() == UInt8(ascii: "<") {
        offset += 1
        return (place, .angle)
      }
    case .footnoteReference:
      while let byte = peek(), byte != UInt8(ascii: "]") { offset += 1 }
      offset = min(offset + 1, limit)
    default: break
    }
    return (place, .none)
  }

  /// Moves past what closes a container.
  mutating func leave(_ kind: Markdown.Kind, _ opening: Opening) {
    switch opening {
    case .run(let count): pass(markers: count)
    case .angle: if peek() == UInt8(ascii: ">") { offset += 1 }
    case .bracket:
      guard peek() == UInt8(ascii: "]") else { return }
      offset += 1
      passTail()
    case .none: break
    }
  }

  /// Whether the source at the cursor can be the beginning of a node.
  func canEnter(_ node: Markdown.Node) -> Bool {
    let byte = peek()
    switch node.kind {
    case .text:
      guard let first = node.text.utf8.first else { return true }
      return byte == first || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "&")
    case .code: return byte == UInt8(ascii: "`")
    case .htmlInline: return byte == UInt8(ascii: "<")
    case .emphasis, .strong: return byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_")
    case .strikethrough: return byte == UInt8(ascii: "~")
    case .image: return byte == UInt8(ascii: "!")
    case .footnoteReference: return byte == UInt8(ascii: "[")
    default: return true
    }
  }

  /// The byte so far ahead, or nil past the limit.
  private func peek(_ ahead: Int = 0) -> UInt8? {
    offset + ahead < limit ? bytes[offset + ahead] : nil
  }

  @discardableResult private mutating func pass(markers most: Int) -> Int {
    guard let first = peek(),
      first == UInt8(ascii: "*") || first == UInt8(ascii: "_") || first == UInt8(ascii: "~")
    else { return 0 }
    var count = 0
    while count < most, peek() == first {
      offset += 1
      count += 1
    }
    return count
  }
}

// MARK: - Leaves

extension InlineCursor {
  /// Passes a text, its escapes and entities.
  private mutating func pass(_ literal: String) {
    var literal = literal
    literal.withUTF8 { pass($0) }
  }

  private mutating func pass(_ literal: UnsafeBufferPointer<UInt8>) {
    var place = 0
    while true {
      let plain = plainCount(literal, from: place)
      offset += plain
      place += plain
      guard place < literal.count, let byte = peek() else { return }
      let wanted = literal[place]
      if byte == UInt8(ascii: "\\"), let next = peek(1), isPunctuation(next), next == wanted {
        offset += 2
        place += 1
      } else if byte == UInt8(ascii: "&"), let end = entityEnd(), !isVerbatim(literal[place...], upTo: end) {
        // One scalar as a rule, two for a few entities.
        offset = end
        place = literal.endOfScalar(at: place)
        if place < literal.count, literal[place] >= 0x80, literal[place] != peek() {
          place = literal.endOfScalar(at: place)
        }
      } else if byte == wanted {
        offset += 1
        place += 1
      } else if byte == UInt8(ascii: "\\"), isCell {
        offset += 1
      } else if byte == 0, wanted == 0xEF {
        offset += 1
        place = literal.endOfScalar(at: place)
      } else {
        return
      }
    }
  }

  /// How many bytes of a text, most of it as a rule, stand at the cursor as they are and can be no escape.
  private func plainCount(_ literal: UnsafeBufferPointer<UInt8>, from place: Int) -> Int {
    let most = min(literal.count - place, limit - offset)
    let (escape, entity) = (UInt8(ascii: "\\"), UInt8(ascii: "&"))
    let literal = UnsafeRawBufferPointer(literal)
    return bytes.withUnsafeBytes { source in
      var count = 0
      while count + 8 <= most {
        let word = source.loadUnaligned(fromByteOffset: offset + count, as: UInt64.self)
        guard word == literal.loadUnaligned(fromByteOffset: place + count, as: UInt64.self),
          (word ^ UInt64(all: escape)).zeroBytes | (word ^ UInt64(all: entity)).zeroBytes == 0
        else { break }
        count += 8
      }
      while count < most {
        let byte = source[offset + count]
        if byte != literal[place + count] || byte == escape || byte == entity { break }
        count += 1
      }
      return count
    }
  }

  /// The offset past `&name;` or `&#123;` at the cursor.
  private func entityEnd() -> Int? {
    var end = offset + 1
    while end < limit, end - offset < 34 {
      let byte = bytes[end]
      if byte == UInt8(ascii: ";") { return end > offset + 1 ? end + 1 : nil }
      guard isLetterOrDigit(byte) || byte == UInt8(ascii: "#") else { return nil }
      end += 1
    }
    return nil
  }

  /// Whether the text has an entity as the source writes it, because there is none of that name.
  private func isVerbatim(_ literal: Slice<UnsafeBufferPointer<UInt8>>, upTo end: Int) -> Bool {
    let source = bytes[offset..<end]
    return literal.starts(with: source) && !source.elementsEqual("&amp;".utf8)
  }

  /// Passes a code span and gives where its content begins.
  private mutating func passCode(_ literal: String) -> Int {
    let start = offset
    var ticks = 0
    while peek(ticks) == UInt8(ascii: "`") { ticks += 1 }
    guard ticks > 0 else { return start }
    offset += ticks
    let content = offset
    var run = 0
    while offset < limit {
      if bytes[offset] == UInt8(ascii: "`") {
        run += 1
      } else if run == ticks {
        break
      } else {
        run = 0
      }
      offset += 1
    }
    let isPadded =
      content < limit && bytes[content] == UInt8(ascii: " ") && literal.utf8.first != UInt8(ascii: " ")
    return isPadded ? content + 1 : content
  }

  /// Passes raw HTML, which stands in the source as it is.
  private mutating func passLiteral(_ literal: String) {
    for byte in literal.utf8 {
      if byte == 0x0A { passBreak() } else { offset = min(offset + 1, limit) }
    }
  }

  /// Passes what ends a line, and what the blocks around put before the next.
  private mutating func passBreak() {
    while let byte = peek(), byte != 0x0A, byte != 0x0D { offset += 1 }
    if peek() == 0x0D { offset += 1 }
    if peek() == 0x0A { offset += 1 }
    skipPrefix()
  }

  private func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}

// MARK: - What stands before and between

extension InlineCursor {
  /// Passes indentation and the marks of the quotes around, at the front of a line.
  mutating func skipPrefix() {
    var marks = 0
    while let byte = peek() {
      if byte == UInt8(ascii: ">"), marks < quotes {
        marks += 1
      } else if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") {
        return
      }
      offset += 1
    }
  }

  /// Passes the hashes of a heading; there are none where it is underlined.
  mutating func skipHashes() {
    let start = offset
    while peek() == UInt8(ascii: "#") { offset += 1 }
    guard offset > start else { return }
    if let byte = peek(), byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") { offset = start }
    skipSpace()
  }

  /// Passes `[label]: destination "title"` lines, which cmark takes for a part of the paragraph below them.
  mutating func skipDefinitions() {
    while peek() == UInt8(ascii: "[") {
      let start = offset
      guard passLabel(), peek() == UInt8(ascii: ":") else {
        offset = start
        return
      }
      offset += 1
      skipSpaceAndBreak()
      guard passDestination() else {
        offset = start
        return
      }
      let afterDestination = offset
      skipSpaceAndBreak()
      if offset == afterDestination || !passTitle() || !isAtLineEnd() { offset = afterDestination }
      guard isAtLineEnd(), offset < limit else {
        offset = start
        return
      }
      passBreak()
    }
  }

  private mutating func isAtLineEnd() -> Bool {
    skipSpace()
    return peek() == nil || peek() == 0x0A || peek() == 0x0D
  }

  private mutating func skipSpace() {
    while peek() == UInt8(ascii: " ") || peek() == UInt8(ascii: "\t") { offset += 1 }
  }

  private mutating func skipSpaceAndBreak() {
    skipSpace()
    if peek() == 0x0A || peek() == 0x0D {
      passBreak()
      skipSpace()
    }
  }

  /// Passes what follows the text of a link: a destination, a label, or nothing.
  private mutating func passTail() {
    let start = offset
    if peek() == UInt8(ascii: "(") {
      offset += 1
      skipSpaceAndBreak()
      if peek() != UInt8(ascii: ")"), passDestination() {
        let before = offset
        skipSpaceAndBreak()
        if offset > before, passTitle() { skipSpaceAndBreak() }
      }
      if peek() == UInt8(ascii: ")") {
        offset += 1
        return
      }
    } else if peek() == UInt8(ascii: "["), passLabel() {
      return
    }
    offset = start
  }

  private mutating func passLabel() -> Bool {
    guard peek() == UInt8(ascii: "[") else { return false }
    offset += 1
    while let byte = peek() {
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "]") { return true }
      if byte == UInt8(ascii: "[") { return false }
    }
    return false
  }

  private mutating func passDestination() -> Bool {
    if peek() == UInt8(ascii: "<") {
      offset += 1
      while let byte = peek(), byte != 0x0A, byte != UInt8(ascii: "<") {
        offset += byte == UInt8(ascii: "\\") ? 2 : 1
        if byte == UInt8(ascii: ">") { return true }
      }
      return false
    }
    let start = offset
    var depth = 0
    while let byte = peek(), byte > 0x20 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      // cmark's own bound, without which a row of opened links would be read again for each of them.
      if depth > 32 { return false }
      if byte == UInt8(ascii: ")") {
        if depth == 0 { break }
        depth -= 1
      }
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(offset, limit)
    return offset > start
  }

  private mutating func passTitle() -> Bool {
    let close: UInt8
    switch peek() {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): close = peek() ?? 0
    case UInt8(ascii: "("): close = UInt8(ascii: ")")
    default: return false
    }
    offset += 1
    while let byte = peek() {
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == close { return true }
      if byte == UInt8(ascii: "("), close == UInt8(ascii: ")") { break }
    }
    offset = min(offset, limit)
    return false
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The place behind the scalar that begins at one.
  fileprivate func endOfScalar(at place: Int) -> Int {
    var end = place + 1
    while end < count, self[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
