import Syntax

/// The start tags of an HTML or SVG file, in order: enough to know its ids and what it refers to.
///
/// It reads what a serializer writes (WHATWG HTML, 13.2.5, without the error recovery of a browser), once from front
/// to back; comments and the text of scripts, styles, titles and text areas hold no tags.
struct TagScanner {
  /// One start tag.
  struct Tag: Hashable {
    /// Lower case.
    let name: String
    let attributes: [Attribute]
    /// Where its `<` stands.
    let offset: Int
    /// The text of a script, style, title or text area, which holds no tags; empty for all others.
    var content = 0..<0

    /// The value of an attribute, its character references resolved; nil when the tag has none.
    func value(of name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  /// One attribute of a tag.
  struct Attribute: Hashable {
    /// Lower case.
    let name: String
    /// Character references resolved.
    let value: String
    /// Where the value begins; where the name begins when there is none.
    let offset: Int
  }

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next start tag; nil at the end.
  mutating func next() -> Tag? {
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      let start = index
      index += 1
      guard index < bytes.count else { return nil }
      if bytes[index] == UInt8(ascii: "!") || bytes[index] == UInt8(ascii: "?") {
        skipDeclaration()
      } else if bytes[index].isLetter {
        var tag = readTag(from: start)
        let end = index
        skipRawText(of: tag.name)
        tag.content = end..<index
        return tag
      }
    }
    return nil
  }

  /// `<!-- … -->`, `<![CDATA[ … ]]>`, `<!doctype … >`, `<? … >`.
  private mutating func skipDeclaration() {
    if starts(with: "!--") {
      index += 3
      skip(past: "-->")
    } else if starts(with: "![CDATA[") {
      skip(past: "]]>")
    } else {
      skip(past: ">")
    }
  }

  /// What stands between a start and an end tag of these is text.
  private mutating func skipRawText(of name: String) {
    guard ["script", "style", "title", "textarea"].contains(name), bytes[index - 1] == UInt8(ascii: ">"),
      index < 2 || bytes[index - 2] != UInt8(ascii: "/")
    else { return }
    let end = Array("</\(name)".utf8)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<"), starts(withLowercased: end) { return }
      index += 1
    }
  }

  private mutating func readTag(from start: Int) -> Tag {
    let name = readName()
    var attributes: [Attribute] = []
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: ">") {
        index += 1
        break
      }
      if byte.isSpace || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=") {
        index += 1
        continue
      }
      attributes.append(readAttribute())
    }
    return Tag(name: name, attributes: attributes, offset: start)
  }

  private mutating func readAttribute() -> Attribute {
    let start = index
    let name = readName()
    var after = index
    while after < bytes.count, bytes[after].isSpace { after += 1 }
    guard after < bytes.count, bytes[after] == UInt8(ascii: "=") else {
      return Attribute(name: name, value: "", offset: start)
    }
    index = after + 1
    while index < bytes.count, bytes[index].isSpace { index += 1 }
    guard index < bytes.count else { return Attribute(name: name, value: "", offset: start) }
    let quote = bytes[index]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { index += 1 }
    let first = index
    while index < bytes.count,
      isQuoted ? bytes[index] != quote : !(bytes[index].isSpace || bytes[index] == UInt8(ascii: ">"))
    { index += 1 }
    let value = CharacterReferences.resolved(bytes[first..<index])
    if isQuoted, index < bytes.count { index += 1 }
    return Attribute(name: name, value: value, offset: first)
  }

  private mutating func readName() -> String {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isSpace || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "/") {
        break
      }
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
  }

  private mutating func skip(past end: StaticString) {
    while index < bytes.count {
      if starts(with: end) {
        index += end.utf8CodeUnitCount
        return
      }
      index += 1
    }
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
    return true
  }

  private func starts(withLowercased text: [UInt8]) -> Bool {
    guard index + text.count <= bytes.count else { return false }
    for offset in 0..<text.count where bytes[index + offset].lowercased != text[offset] { return false }
    return true
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased) }
  fileprivate var lowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
