/// A start tag of raw HTML, as far as links and anchors need it.
public struct HTMLTag: Hashable, Sendable {
  /// The element's name, lower case.
  public let name: String
  /// Its attributes in order, names lower case, entities of values left as they are.
  public let attributes: [Attribute]
  /// The byte offset of `<` in the text.
  public let offset: Int

  /// A name and a value; the value is empty where none is written.
  public struct Attribute: Hashable, Sendable {
    /// Lower case.
    public let name: String
    /// As written, without quotes.
    public let value: String
  }

  /// The first value of an attribute.
  public subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The start tags of a stretch of HTML; comments hold none, and what is not closed is none.
  public static func tags(in html: String) -> [HTMLTag] {
    var scanner = Scanner(bytes: Array(html.utf8))
    return scanner.tags()
  }

  /// One pass over the bytes.
  private struct Scanner {
    let bytes: [UInt8]
    var index = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func tags() -> [HTMLTag] {
      var result: [HTMLTag] = []
      while index < bytes.count {
        if bytes[index] != UInt8(ascii: "<") {
          index += 1
        } else if bytes[index...].starts(with: "<!--".utf8) {
          skipComment()
        } else if let tag = tag() {
          result.append(tag)
        }
      }
      return result
    }

    private mutating func skipComment() {
      index += 4
      while index < bytes.count, !bytes[index...].starts(with: "-->".utf8) { index += 1 }
    }

    private mutating func tag() -> HTMLTag? {
      let offset = index
      index += 1
      let name = word { Self.isLetter($0) || ($0 >= 0x30 && $0 <= 0x39) || $0 == UInt8(ascii: "-") }
      guard let first = name.utf8.first, Self.isLetter(first) else { return nil }
      var attributes: [Attribute] = []
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: ">"):
          index += 1
          return HTMLTag(name: name, attributes: attributes, offset: offset)
        case UInt8(ascii: "<"): return nil
        case UInt8(ascii: "/"), 0...0x20: index += 1
        default: attributes.append(attribute())
        }
      }
      return nil
    }

    private mutating func attribute() -> Attribute {
      let start = index
      let name = word { $0 > 0x20 && !"=/>".utf8.contains($0) }
      if index == start { index += 1 }
      let afterName = index
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
        index = afterName
        return Attribute(name: name, value: "")
      }
      index += 1
      skipSpace()
      guard index < bytes.count else { return Attribute(name: name, value: "") }
      let quote = bytes[index]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        let first = index
        while index < bytes.count, bytes[index] > 0x20, bytes[index] != UInt8(ascii: ">") { index += 1 }
        return Attribute(name: name, value: String(decoding: bytes[first..<index], as: UTF8.self))
      }
      index += 1
      let first = index
      while index < bytes.count, bytes[index] != quote { index += 1 }
      let value = String(decoding: bytes[first..<index], as: UTF8.self)
      index = min(index + 1, bytes.count)
      return Attribute(name: name, value: value)
    }

    private mutating func word(_ belongs: (UInt8) -> Bool) -> String {
      let first = index
      while index < bytes.count, belongs(bytes[index]) { index += 1 }
      return String(decoding: bytes[first..<index], as: UTF8.self).lowercased()
    }

    private mutating func skipSpace() {
      while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
  }
}
