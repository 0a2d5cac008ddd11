import Syntax

/// Where the name of a symbol stands, letter for letter: the row of a table or a literal of code only begins near it.
enum SymbolSpelling {
  /// The change that gives it another name; nil where the name is put together from parts, or stands there twice.
  static func edit(_ symbol: NamedSymbol, to name: String, in texts: SourceTexts) -> Edit? {
    guard let text = texts[symbol.origin.path] else { return nil }
    let start = text.offset(of: symbol.origin.position)
    let line = text.range(ofLine: symbol.origin.line)
    let place =
      start < text.bytes.count && text.bytes[start] == UInt8(ascii: "\"")
      ? literal(symbol.name, at: start + 1, in: text.bytes)
      : isRow(line, of: text.bytes) ? cell(symbol.name, in: line, of: text.bytes) : nil
    return place.flatMap { texts.edit(of: symbol.origin.path, at: $0, from: symbol.name, to: name) }
  }

  private static func literal(_ name: String, at start: Int, in bytes: [UInt8]) -> Int? {
    bytes[start...].starts(with: (name + "\"").utf8) ? start : nil
  }

  private static func isRow(_ line: Range<Int>, of bytes: [UInt8]) -> Bool {
    bytes[line].contains(UInt8(ascii: "|"))
  }

  /// The one place of a name in a row, in code spans where it stands in one.
  private static func cell(_ name: String, in line: Range<Int>, of bytes: [UInt8]) -> Int? {
    let name = Array(name.utf8)
    guard !name.isEmpty else { return nil }
    var found: (code: [Int], plain: [Int]) = ([], [])
    var index = line.lowerBound
    while index < line.upperBound {
      let start = index
      while index < line.upperBound, isPart(bytes[index]) { index += 1 }
      guard index > start else {
        index += 1
        continue
      }
      // `a` / `.fill`: the second is made of the first.
      if bytes[start] == UInt8(ascii: "."), index > start + 1 { return nil }
      guard bytes[start..<index].elementsEqual(name) else { continue }
      let isCode =
        start > line.lowerBound && index < line.upperBound && bytes[start - 1] == UInt8(ascii: "`")
        && bytes[index] == UInt8(ascii: "`")
      if isCode { found.code.append(start) } else { found.plain.append(start) }
    }
    let places = found.code.isEmpty ? found.plain : found.code
    return places.count == 1 ? places[0] : nil
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
