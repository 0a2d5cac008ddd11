import Syntax

/// The tags of a page that docgen wrote: quoted attributes, everything closed.
struct PageScanner {
  /// A tag by its name, or the text between two.
  enum Piece {
    case text(Range<Int>)
    case start(PageElement, attributes: Range<Int>)
    case end(PageElement)
  }

  /// Where a tag's parts stand.
  private struct Tag {
    let isEnd: Bool
    let name: Range<Int>
    let attributes: Range<Int>
  }

  private var index = 0
  /// The name of the tag that was read last.
  private var name = 0..<0
  /// Whether the tag that was read last may say that it is hidden: few do, and only those are read closer.
  private var mayHide = false

  private static let open = UInt8(ascii: "<")
  private static let close = UInt8(ascii: ">")
  private static let quote = UInt8(ascii: "\"")
  private static let apostrophe = UInt8(ascii: "'")
  private static let equals = UInt8(ascii: "=")

  /// The next piece; comments and declarations are none.
  mutating func next(_ page: Span<UInt8>) -> Piece? {
    if index < page.count, page[index] != Self.open { return .text(passText(page)) }
    guard let tag = nextTag(page) else {
      // A text between comments has no tag before it.
      return index < page.count ? .text(passText(page)) : nil
    }
    name = tag.name
    let element = PageElement(page, tag.name)
    return tag.isEnd ? .end(element) : .start(element, attributes: tag.attributes)
  }

  /// Moves past a text.
  private mutating func passText(_ page: Span<UInt8>) -> Range<Int> {
    let start = index
    index = page.place(of: Self.open, from: start)
    return start..<index
  }

  /// The tag at this place, past comments and declarations; nil at a text, and at the end.
  private mutating func nextTag(_ page: Span<UInt8>) -> Tag? {
    while index < page.count, page[index] == Self.open {
      guard index + 1 < page.count else {
        index = page.count
        return nil
      }
      if page[index + 1] == UInt8(ascii: "!") {
        let isComment =
          index + 3 < page.count && page[index + 2] == UInt8(ascii: "-")
          && page[index + 3] == UInt8(ascii: "-")
        index += 1
        skip(past: isComment ? "-->" : ">", page)
        continue
      }
      let isEnd = page[index + 1] == UInt8(ascii: "/")
      let start = index + (isEnd ? 2 : 1)
      var end = start
      while end < page.count, Self.isName(page[end]) { end += 1 }
      passAttributes(from: end, page)
      let tag = Tag(isEnd: isEnd, name: start..<end, attributes: end..<index)
      index = min(index + 1, page.count)
      return tag
    }
    return nil
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte > close || byte > 0x20 && byte != close && byte != UInt8(ascii: "/")
  }

  /// Moves to the end of a tag: a `>` in quotes is none.
  private mutating func passAttributes(from start: Int, _ page: Span<UInt8>) {
    index = start
    mayHide = false
    while index < page.count, page[index] != Self.close {
      let mark = page.markOfTag(from: index)
      if mark.mayHide { mayHide = true }
      index = mark.place
      guard index < page.count, page[index] != Self.close else { break }
      // What is quoted otherwise than docgen does may be read otherwise.
      let byte = page[index]
      if byte != Self.quote || page[index - 1] != Self.equals { mayHide = true }
      index = min(page.place(of: byte, from: index + 1) + 1, page.count)
    }
  }

  /// Moves past the next place of a text, or to the end.
  mutating func skip(past text: StaticString, _ page: Span<UInt8>) {
    text.withUTF8Buffer { wanted in
      index = page.place(of: wanted[0], from: index)
      while index < page.count, !Self.stands(wanted, at: index, in: page) {
        index = page.place(of: wanted[0], from: index + 1)
      }
      index = min(index + wanted.count, page.count)
    }
  }

  private static func stands(
    _ text: UnsafeBufferPointer<UInt8>, at start: Int, in page: Span<UInt8>
  ) -> Bool {
    guard start + text.count <= page.count else { return false }
    for place in text.indices where page[start + place] != text[place] { return false }
    return true
  }

  /// Moves past the end of the element whose start was read last.
  mutating func skipElement(_ page: Span<UInt8>) {
    let wanted = name
    var depth = 1
    while depth > 0, index < page.count {
      _ = passText(page)
      guard let tag = nextTag(page) else { continue }
      name = tag.name
      if Self.isSame(tag.name, wanted, page) { depth += tag.isEnd ? -1 : 1 }
    }
  }

  private static func isSame(_ one: Range<Int>, _ other: Range<Int>, _ page: Span<UInt8>) -> Bool {
    guard one.count == other.count else { return false }
    for place in 0..<one.count where page[one.lowerBound + place] != page[other.lowerBound + place] {
      return false
    }
    return true
  }

  // MARK: - Attributes

  /// Whether the element that was read last is not to be seen, or not to be heard.
  func isHidden(_ attributes: Range<Int>, _ page: Span<UInt8>) -> Bool {
    guard mayHide else { return false }
    var place = attributes.lowerBound
    var isSaid = false
    while let (name, value) = Self.attribute(&place, attributes.upperBound, page) {
      if Self.says("hidden", name, page) { return true }
      if !isSaid, Self.says("aria-hidden", name, page) {
        isSaid = true
        if let value, Self.says("true", value, page) { return true }
      }
    }
    return false
  }

  /// Where the value of an attribute stands, its references not decoded.
  func place(of wanted: StaticString, _ attributes: Range<Int>, _ page: Span<UInt8>) -> Range<Int>? {
    var place = attributes.lowerBound
    while let (name, value) = Self.attribute(&place, attributes.upperBound, page) {
      if Self.says(wanted, name, page) { return value }
    }
    return nil
  }

  private static func says(_ text: StaticString, _ range: Range<Int>, _ page: Span<UInt8>) -> Bool {
    text.withUTF8Buffer { $0.count == range.count && stands($0, at: range.lowerBound, in: page) }
  }

  /// The next attribute. Values are passed over, so that no word in one is taken for a name.
  private static func attribute(
    _ index: inout Int, _ end: Int, _ page: Span<UInt8>
  ) -> (name: Range<Int>, value: Range<Int>?)? {
    while index < end, page[index] <= 0x20 { index += 1 }
    guard index < end else { return nil }
    let start = index
    while index < end, page[index] > 0x20, page[index] != equals { index += 1 }
    let name = start..<index
    guard index < end, page[index] == equals else { return (name, nil) }
    index += 1
    guard index < end, page[index] == quote else { return (name, nil) }
    index += 1
    let value = index
    while index < end, page[index] != quote { index += 1 }
    defer { index = min(index + 1, end) }
    return (name, value..<index)
  }
}

extension Span<UInt8> {
  /// The first place of a byte from a place on; the end where it does not stand. Eight bytes are looked at at a time.
  func place(of byte: UInt8, from start: Int) -> Int {
    let bytes = bytes
    var index = start
    while index + 8 <= count {
      let word = UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
      let found = Self.places(of: byte, in: word)
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count, self[index] != byte { index += 1 }
    return index
  }

  /// The first place of a `>` or a quote from a place on, or the end; and whether `hi`, with which `hidden` begins, may
  /// stand before it.
  func markOfTag(from start: Int) -> (place: Int, mayHide: Bool) {
    let bytes = bytes
    var index = start
    var mayHide = false
    while index + 8 <= count {
      let word = UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
      let found =
        Self.places(of: UInt8(ascii: ">"), in: word) | Self.places(of: UInt8(ascii: "\""), in: word)
        | Self.places(of: UInt8(ascii: "'"), in: word)
      // All bits below the first that was found. Behind an h that ends the word anything may follow.
      let before = (found & (0 &- found)) &- 1
      let next = word >> 8 | UInt64(UInt8(ascii: "i")) << 56
      let hides = Self.places(of: UInt8(ascii: "h"), in: word) & Self.places(of: UInt8(ascii: "i"), in: next)
      if hides & before != 0 { mayHide = true }
      if found != 0 { return (index + found.trailingZeroBitCount / 8, mayHide) }
      index += 8
    }
    while index < count {
      switch self[index] {
      case UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): return (index, mayHide)
      case UInt8(ascii: "h"): mayHide = true
      default: break
      }
      index += 1
    }
    return (index, mayHide)
  }

  /// The highest bit of each byte of a word that is the wanted one. A byte that is 0 borrows from its highest bit; only
  /// those above the first may do so in error.
  @inline(__always) private static func places(of byte: UInt8, in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let rest = word ^ UInt64(byte) &* ones
    return (rest &- ones) & ~rest & (ones &* 0x80)
  }
}
