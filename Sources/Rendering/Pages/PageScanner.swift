import Syntax

/// The tags of a page that docgen wrote: quoted attributes, everything closed.
struct PageScanner {
  /// A tag by its name, or the text between two.
  enum Piece: Equatable {
    case text(Range<Int>)
    case start(PageElement, attributes: Range<Int>)
    case end(PageElement)
  }

  let bytes: [UInt8]
  private var index = 0
  /// The name of the tag that was read last.
  private var name = 0..<0

  init(bytes: [UInt8]) { self.bytes = bytes }

  private static let open = UInt8(ascii: "<")
  private static let close = UInt8(ascii: ">")
  private static let quote = UInt8(ascii: "\"")
  private static let equals = UInt8(ascii: "=")

  /// The next piece; comments and declarations are none.
  mutating func next() -> Piece? {
    while index < bytes.count {
      let start = index
      if bytes[index] != Self.open {
        while index < bytes.count, bytes[index] != Self.open { index += 1 }
        return .text(start..<index)
      }
      index += 1
      guard index < bytes.count else { return nil }
      if bytes[index] == UInt8(ascii: "!") {
        skip(past: bytes[start...].starts(with: "<!--".utf8) ? "-->" : ">")
        continue
      }
      let isEnd = bytes[index] == UInt8(ascii: "/")
      if isEnd { index += 1 }
      let nameStart = index
      while index < bytes.count, bytes[index] > 0x20, bytes[index] != Self.close,
        bytes[index] != UInt8(ascii: "/")
      {
        index += 1
      }
      name = nameStart..<index
      let element = PageElement(bytes[name])
      let attributes = index
      passAttributes()
      let end = index
      index = min(index + 1, bytes.count)
      return isEnd ? .end(element) : .start(element, attributes: attributes..<end)
    }
    return nil
  }

  /// Moves to the end of a tag: a `>` in quotes is none.
  private mutating func passAttributes() {
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote {
        quote = nil
      } else if quote == nil {
        if byte == Self.close { break }
        if byte == Self.quote || byte == UInt8(ascii: "'") { quote = byte }
      }
      index += 1
    }
  }

  /// Moves past the next place of a text, or to the end.
  mutating func skip(past text: String) {
    let wanted = Array(text.utf8)
    while index < bytes.count, bytes[index] != wanted[0] || !bytes[index...].starts(with: wanted) {
      index += 1
    }
    index = min(index + wanted.count, bytes.count)
  }

  /// Moves past the end of the element whose start was read last.
  mutating func skipElement() {
    let wanted = name
    var depth = 1
    while depth > 0, let piece = next() {
      switch piece {
      case .start where bytes[name] == bytes[wanted]: depth += 1
      case .end where bytes[name] == bytes[wanted]: depth -= 1
      default: break
      }
    }
  }

  // MARK: - Attributes

  /// Whether an element is not to be seen, or not to be heard.
  func isHidden(_ attributes: Range<Int>) -> Bool {
    var place = attributes.lowerBound
    var isSaid = false
    while let (name, value) = attribute(&place, attributes.upperBound) {
      if bytes[name].elementsEqual("hidden".utf8) { return true }
      if !isSaid, bytes[name].elementsEqual("aria-hidden".utf8) {
        isSaid = true
        if let value, bytes[value].elementsEqual("true".utf8) { return true }
      }
    }
    return false
  }

  /// The value of an attribute, references decoded.
  func value(_ wanted: String, _ attributes: Range<Int>) -> String? {
    var place = attributes.lowerBound
    while let (name, value) = attribute(&place, attributes.upperBound) {
      if bytes[name].elementsEqual(wanted.utf8) {
        return value.map { CharacterReferences.resolved(bytes[$0]) }
      }
    }
    return nil
  }

  /// The next attribute. Values are passed over, so that no word in one is taken for a name.
  private func attribute(_ index: inout Int, _ end: Int) -> (name: Range<Int>, value: Range<Int>?)? {
    while index < end, bytes[index] <= 0x20 { index += 1 }
    guard index < end else { return nil }
    let start = index
    while index < end, bytes[index] > 0x20, bytes[index] != Self.equals { index += 1 }
    let name = start..<index
    guard index < end, bytes[index] == Self.equals else { return (name, nil) }
    index += 1
    guard index < end, bytes[index] == Self.quote else { return (name, nil) }
    index += 1
    let value = index
    while index < end, bytes[index] != Self.quote { index += 1 }
    defer { index = min(index + 1, end) }
    return (name, value..<index)
  }
}
