/// The addresses of a style sheet: what `url(…)` and `@import` name (CSS Syntax 3, 4.3.4 to 4.3.6; CSS Cascade 5, 2).
struct CSSAddresses {
  /// One address, its escapes left as they are, and where it begins.
  struct Address: Hashable {
    let text: String
    let offset: Int
  }

  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var result: [Address] = []

  /// All of a sheet, or of a style attribute, in order; offsets are those of the slice.
  static func all(in bytes: ArraySlice<UInt8>) -> [Address] {
    var reader = CSSAddresses(bytes)
    reader.read()
    return reader.result
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  private mutating func read() {
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "/") where stands("/*"): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = readString()
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "@") where stands("@import"):
        index += 7
        skipSpace()
        if let string = readString() { result.append(string) }
      case let byte where Self.isWord(byte): readWord()
      default: index += 1
      }
    }
  }

  /// Passes over a word; one that is `url(` brings its address.
  private mutating func readWord() {
    let start = index
    while index < bytes.endIndex, Self.isWord(bytes[index]) { index += 1 }
    guard index - start == 3, stands("url(", at: start) else { return }
    index += 1
    skipSpace()
    if let string = readString() {
      result.append(string)
      return
    }
    let first = index
    while index < bytes.endIndex, bytes[index] > 0x20, bytes[index] != UInt8(ascii: ")") { index += 1 }
    if index > first { result.append(Address(text: text(first..<index), offset: first)) }
  }

  /// The string that begins here; nil where none does.
  private mutating func readString() -> Address? {
    guard index < bytes.endIndex, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'")
    else {
      return nil
    }
    let quote = bytes[index]
    let first = index + 1
    index = first
    while index < bytes.endIndex, bytes[index] != quote, bytes[index] != 0x0A {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(index, bytes.endIndex)
    index = end + 1
    return Address(text: text(first..<end), offset: first)
  }

  private mutating func skipComment() {
    index += 2
    while index < bytes.endIndex, !stands("*/") { index += 1 }
    index += 2
  }

  private mutating func skipSpace() {
    while index < bytes.endIndex, bytes[index] <= 0x20 { index += 1 }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether some lower-case words stand here, in any case.
  private func stands(_ words: StaticString, at place: Int? = nil) -> Bool {
    let start = place ?? index
    let count = words.utf8CodeUnitCount
    guard start + count <= bytes.endIndex else { return false }
    for offset in 0..<count {
      let byte = bytes[start + offset]
      let lower = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      if lower != words.utf8Start[offset] { return false }
    }
    return true
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
