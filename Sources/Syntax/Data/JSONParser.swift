/// JSON text into a tree with places, which Foundation's decoder does not give.
public enum JSONParser {
  /// Parses one document (RFC 8259, and every key once in its object).
  ///
  /// - Parameter isRelaxed: for code in documents: comments and a comma before `}` or `]` are passed over.
  public static func parse(_ text: SourceText, isRelaxed: Bool = false) throws(DataError) -> DataTree {
    var scanner = JSONScanner(text: text, isRelaxed: isRelaxed)
    return try scanner.tree()
  }
}

/// A cursor over the bytes of a JSON text. Nesting costs a place in the builder, not in the stack.
private struct JSONScanner {
  let text: SourceText
  let isRelaxed: Bool
  var builder = DataTreeBuilder()
  var offset = 0

  init(text: SourceText, isRelaxed: Bool) {
    self.text = text
    self.isRelaxed = isRelaxed
  }

  /// The byte at the cursor, nil at the end.
  var byte: UInt8? { offset < text.bytes.count ? text.bytes[offset] : nil }

  mutating func tree() throws(DataError) -> DataTree {
    try skipSpace()
    try value()
    while builder.depth > 0 {
      try skipSpace()
      try next()
    }
    try skipSpace()
    if byte != nil { throw unexpected("the end") }
    return DataTree(nodes: builder.nodes)
  }

  /// What follows a value or the opening of a map or list.
  private mutating func next() throws(DataError) {
    let close = UInt8(ascii: builder.isInMap ? "}" : "]")
    if byte == close { return end() }
    if !isFirst {
      guard byte == UInt8(ascii: ",") else { throw unexpected("',' or '\(builder.isInMap ? "}" : "]")'") }
      offset += 1
      try skipSpace()
      if isRelaxed, byte == close { return end() }
    }
    isFirst = false
    if builder.isInMap { try key() }
    try value()
  }

  /// Whether the innermost map or list has no value yet.
  private var isFirst = false

  private mutating func end() {
    offset += 1
    builder.end()
    isFirst = false
  }

  private mutating func key() throws(DataError) {
    guard byte == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
    let place = text.position(at: offset)
    try builder.add(key: string(), at: place)
    try skipSpace()
    guard byte == UInt8(ascii: ":") else { throw unexpected("':' after the key") }
    offset += 1
    try skipSpace()
  }

  private mutating func value() throws(DataError) {
    let place = text.position(at: offset)
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      builder.begin(byte == UInt8(ascii: "{") ? .map : .list, at: place)
      offset += 1
      isFirst = true
    case UInt8(ascii: "\""): builder.add(.string, text: try string(), isQuoted: true, at: place)
    case .some(0x30...0x39), UInt8(ascii: "-"): try number(at: place)
    default:
      for (word, kind) in [("true", DataTree.Kind.bool(true)), ("false", .bool(false)), ("null", .null)]
      where text.bytes[offset...].starts(with: word.utf8) {
        offset += word.utf8.count
        return builder.add(kind, text: word, at: place)
      }
      throw unexpected("a value")
    }
  }

  private mutating func number(at place: Position) throws(DataError) {
    let start = offset
    if byte == UInt8(ascii: "-") { offset += 1 }
    let leading = offset
    try digits()
    if text.bytes[leading] == UInt8(ascii: "0"), offset > leading + 1 {
      throw DataError(position: place, message: "a number that begins with 0")
    }
    if byte == UInt8(ascii: ".") {
      offset += 1
      try digits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      offset += 1
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { offset += 1 }
      try digits()
    }
    let written = text.string(start..<offset)
    // What no Double can hold stays text, so that no reader meets an infinity.
    let value = Double(written).flatMap { $0.isFinite ? $0 : nil }
    builder.add(value.map { .number($0) } ?? .string, text: written, at: place)
  }

  private mutating func digits() throws(DataError) {
    let start = offset
    while let byte, byte >= 0x30, byte <= 0x39 { offset += 1 }
    if offset == start { throw unexpected("a digit") }
  }

  private mutating func string() throws(DataError) -> String {
    let start = offset
    offset += 1
    var result: [UInt8] = []
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: result, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &result)
      case 0..<0x20:
        throw DataError(
          position: text.position(at: offset),
          message: byte == 0x0A || byte == 0x0D
            ? "a string that is not closed on its line"
            : "a control character in a string, which must be escaped")
      default:
        result.append(byte)
        offset += 1
      }
    }
    throw DataError(position: text.position(at: start), message: "a string that is not closed")
  }

  private mutating func escape(into result: inout [UInt8]) throws(DataError) {
    let start = offset
    offset += 1
    guard let letter = byte else { throw unexpected("an escape") }
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(letter)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "u"):
      var code = try hexadecimal()
      if (0xD800..<0xDC00).contains(code), text.bytes[offset...].starts(with: "\\u".utf8) {
        offset += 2
        let low = try hexadecimal()
        if (0xDC00..<0xE000).contains(low) { code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00) }
      }
      guard let scalar = Unicode.Scalar(code) else {
        throw DataError(position: text.position(at: start), message: "half of a surrogate pair")
      }
      result.append(contentsOf: Array(String(Character(scalar)).utf8))
    default:
      throw DataError(
        position: text.position(at: start),
        message: "an escape that JSON does not have: '\(text.string(start..<offset))'")
    }
  }

  /// The four digits of an escape.
  private mutating func hexadecimal() throws(DataError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw unexpected("four hexadecimal digits")
      }
      code = code << 4 + UInt32(digit)
      offset += 1
    }
    return code
  }

  private mutating func skipSpace() throws(DataError) {
    while let byte {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case UInt8(ascii: "/"):
        guard isRelaxed else {
          throw DataError(position: text.position(at: offset), message: "a comment, which JSON does not have")
        }
        try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(DataError) {
    let start = offset
    offset += 1
    if byte == UInt8(ascii: "/") {
      while let byte, byte != 0x0A, byte != 0x0D { offset += 1 }
    } else if byte == UInt8(ascii: "*") {
      offset += 1
      while offset < text.bytes.count, !text.bytes[offset...].starts(with: "*/".utf8) { offset += 1 }
      offset = min(offset + 2, text.bytes.count)
    } else {
      offset = start
      throw unexpected("a value")
    }
  }

  /// An error at the cursor: what is there and what was wanted.
  private func unexpected(_ wanted: String) -> DataError {
    let place = text.position(at: offset)
    guard offset < text.bytes.count else {
      return DataError(position: place, message: "the text ends where \(wanted) is wanted")
    }
    var end = offset + 1
    while end < text.bytes.count, text.bytes[end] & 0xC0 == 0x80 { end += 1 }
    let found = text.string(offset..<end)
    return DataError(position: place, message: "found '\(found)' where \(wanted) is wanted")
  }
}
