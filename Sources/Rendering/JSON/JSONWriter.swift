/// JSON text, written front to back in the order it is asked for.
///
/// The contract fixes the order of keys, which Foundation's encoder cannot keep, and a gallery of systems is written
/// without a tree of it in memory. One entry of a list stands on one line, so that two outputs compare well.
public struct JSONWriter: Sendable {
  /// How the members of a list or object are set.
  public enum Layout: Sendable {
    /// One after the other on one line.
    case inline
    /// Each on a line of its own.
    case lines
  }

  /// What is written so far.
  public private(set) var bytes: [UInt8] = []
  private var layouts: [Layout] = []
  private var isFirst = true
  private var isAfterKey = false

  /// An empty text.
  public init() {}

  /// The text so far, taken out: the writer goes on empty, so that a long output can leave in parts.
  public mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  // MARK: - Containers

  /// An object; the body writes its fields.
  public mutating func object(_ layout: Layout = .inline, _ body: (inout JSONWriter) throws -> Void)
    rethrows
  {
    try container("{", "}", layout, body)
  }

  /// A list; the body writes its values.
  public mutating func list(_ layout: Layout = .inline, _ body: (inout JSONWriter) throws -> Void)
    rethrows
  {
    try container("[", "]", layout, body)
  }

  /// A list of values, each written by the body; an empty one is `[]` in every layout.
  public mutating func list<Values: Collection>(
    _ values: Values, _ layout: Layout = .inline,
    _ body: (inout JSONWriter, Values.Element) throws -> Void
  ) rethrows {
    try list(layout) { writer in
      for value in values { try body(&writer, value) }
    }
  }

  /// A field of an object: its key now, its value by the next call.
  public mutating func key(_ name: String) {
    separate()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(0x20)
    isAfterKey = true
  }

  /// The same for a name that has nothing to escape, as those in source code have.
  mutating func key(plain name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    bytes.append(0x20)
    isAfterKey = true
  }

  private mutating func container(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ layout: Layout,
    _ body: (inout JSONWriter) throws -> Void
  ) rethrows {
    open(opening, layout)
    try body(&self)
    close(closing)
  }

  /// Begins a container whose values come from more than one place; `close` ends it.
  mutating func open(_ opening: Unicode.Scalar, _ layout: Layout) {
    separate()
    bytes.append(UInt8(ascii: opening))
    layouts.append(layout)
    isFirst = true
  }

  /// Ends the innermost container; an empty one has nothing between its brackets.
  mutating func close(_ closing: Unicode.Scalar) {
    let layout = layouts.popLast()
    if layout == .lines, !isFirst { newLine() }
    bytes.append(UInt8(ascii: closing))
    isFirst = false
  }

  /// What stands between this value and the one before it.
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let layout = layouts.last else { return }
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    switch layout {
    case .lines: newLine()
    case .inline: if !isFirst { bytes.append(UInt8(ascii: " ")) }
    }
    isFirst = false
  }

  private mutating func newLine() {
    bytes.append(0x0A)
    for _ in 0..<2 * layouts.count { bytes.append(0x20) }
  }

  // MARK: - Values

  /// A string, or null.
  public mutating func string(_ value: String?) {
    guard let value else { return null() }
    separate()
    quote(value)
  }

  /// A number with at most four decimals and no zeros at its end, or null; what is no number in JSON is null too.
  public mutating func number(_ value: Double?) {
    guard let value, value.isFinite else { return null() }
    separate()
    Self.append(value, to: &bytes)
  }

  /// A whole number.
  public mutating func integer(_ value: Int) {
    separate()
    bytes += String(value).utf8
  }

  /// True or false, or null.
  public mutating func bool(_ value: Bool?) {
    guard let value else { return null() }
    separate()
    bytes += (value ? "true" : "false").utf8
  }

  /// Null.
  public mutating func null() {
    separate()
    bytes += "null".utf8
  }

  /// A line's end, for the end of a file.
  public mutating func endLine() { bytes.append(0x0A) }

  /// A number rounded to four decimals, without zeros at its end: `15`, `0.32`, `-1.5`.
  public static func text(of value: Double) -> String {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The same at the end of other text.
  static func append(_ value: Double, to bytes: inout [UInt8]) {
    let scaled = (value * 10_000).rounded(.toNearestOrAwayFromZero)
    // Past this a double has no fourth decimal left to round.
    guard abs(scaled) < 9e15 else {
      bytes += value.description.utf8
      return
    }
    let whole = Int64(scaled)
    if whole < 0 { bytes.append(UInt8(ascii: "-")) }
    append(whole.magnitude / 10_000, to: &bytes)
    var fraction = whole.magnitude % 10_000
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    while fraction > 0 {
      bytes.append(0x30 + UInt8(fraction / 1000))
      fraction = fraction % 1000 * 10
    }
  }

  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    if number < 10 { return bytes.append(0x30 + UInt8(number)) }
    append(number / 10, to: &bytes)
    bytes.append(0x30 + UInt8(number % 10))
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { text in
      let plain = Self.plainCount(UnsafeRawBufferPointer(text))
      var start = 0
      for index in plain..<text.count where Self.isEscaped(text[index]) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
        start = index + 1
        escape(text[index])
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// How many bytes, in steps of eight, a text begins with that need no escape: in nearly every text, all but the last.
  private static func plainCount(_ text: UnsafeRawBufferPointer) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var index = 0
    while index + 8 <= text.count {
      let word = text.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      // The highest bit of a byte says that it is below a number; one above it may say so too, which costs a second look.
      let below = (word &- ones &* 0x20) & ~word
      let quote = word ^ ones &* 0x22
      let backslash = word ^ ones &* 0x5C
      let delete = word ^ ones &* 0x7F
      let found =
        below | (quote &- ones) & ~quote | (backslash &- ones) & ~backslash | (delete &- ones)
        & ~delete
      if found & (ones &* 0x80) != 0 { break }
      index += 8
    }
    return index
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case 0x0A: bytes += "\\n".utf8
    case 0x0D: bytes += "\\r".utf8
    case 0x09: bytes += "\\t".utf8
    default:
      bytes += "\\u00".utf8
      bytes.append(Self.hex[Int(byte >> 4)])
      bytes.append(Self.hex[Int(byte & 15)])
    }
  }

  private static let hex = Array("0123456789abcdef".utf8)
}
