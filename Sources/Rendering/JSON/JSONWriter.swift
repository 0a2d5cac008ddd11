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

  private var buffer: ByteBuffer
  private var layouts: [Layout] = []
  private var isFirst = true
  private var isAfterKey = false

  /// An empty text.
  /// - Parameter capacity: about how many bytes will be written.
  public init(capacity: Int = 0) { buffer = ByteBuffer(capacity: capacity) }

  /// What is written so far.
  public var bytes: [UInt8] { buffer.bytes }

  /// How many bytes that is.
  public var count: Int { buffer.count }

  /// The text so far, taken out: the writer goes on empty, so that a long output can leave in parts.
  public mutating func take() -> [UInt8] {
    defer { buffer.removeAll(from: 0) }
    return buffer.bytes
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
    buffer.append(UInt8(ascii: ":"))
    buffer.append(0x20)
    isAfterKey = true
  }

  /// The same for a name that has nothing to escape, as those in source code have.
  mutating func key(plain name: StaticString) {
    separate()
    name.withUTF8Buffer { quote(plain: $0, isKey: true) }
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
    buffer.append(UInt8(ascii: opening))
    layouts.append(layout)
    isFirst = true
  }

  /// Ends the innermost container; an empty one has nothing between its brackets.
  mutating func close(_ closing: Unicode.Scalar) {
    let layout = layouts.popLast()
    if layout == .lines, !isFirst { newLine() }
    buffer.append(UInt8(ascii: closing))
    isFirst = false
  }

  /// What stands between this value and the one before it.
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let layout = layouts.last else { return }
    if !isFirst { buffer.append(UInt8(ascii: ",")) }
    switch layout {
    case .lines: newLine()
    case .inline: if !isFirst { buffer.append(UInt8(ascii: " ")) }
    }
    isFirst = false
  }

  private mutating func newLine() {
    let count = 1 + 2 * layouts.count
    buffer.append(most: count) { room in
      room.initialize(repeating: 0x20)
      room[0] = 0x0A
      return count
    }
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
    Self.append(value, to: &buffer)
  }

  /// A whole number.
  public mutating func integer(_ value: Int) {
    separate()
    buffer.append(String(value))
  }

  /// True or false, or null.
  public mutating func bool(_ value: Bool?) {
    guard let value else { return null() }
    separate()
    buffer.append(value ? "true" : "false")
  }

  /// Null.
  public mutating func null() {
    separate()
    buffer.append("null")
  }

  /// A line's end, for the end of a file.
  public mutating func endLine() { buffer.append(0x0A) }

  /// A number rounded to four decimals, without zeros at its end: `15`, `0.32`, `-1.5`.
  public static func text(of value: Double) -> String {
    guard let scaled = scaled(value) else { return value.description }
    return String(unsafeUninitializedCapacity: longest) { write(scaled, into: $0) }
  }

  /// The same at the end of other text.
  static func append(_ value: Double, to buffer: inout ByteBuffer) {
    guard let scaled = scaled(value) else { return buffer.append(value.description) }
    buffer.append(most: longest) { write(scaled, into: $0) }
  }

  /// Ten thousand times a number; nil past the bound from which on a double has no fourth decimal left to round.
  private static func scaled(_ value: Double) -> Int64? {
    let scaled = (value * 10_000).rounded(.toNearestOrAwayFromZero)
    return abs(scaled) < 9e15 ? Int64(scaled) : nil
  }

  /// How many bytes such a number has at most: a sign, twelve digits, a point and four decimals.
  private static let longest = 18

  /// Writes the ten thousandth part of a number, and gives how many bytes that took.
  private static func write(_ scaled: Int64, into text: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var end = 0
    if scaled < 0 {
      text[0] = UInt8(ascii: "-")
      end = 1
    }
    var whole = scaled.magnitude / 10_000
    var digits = 1
    var bound: UInt64 = 10
    while bound <= whole {
      digits += 1
      bound *= 10
    }
    end += digits
    for place in 1...digits {
      text[end - place] = 0x30 + UInt8(whole % 10)
      whole /= 10
    }
    var fraction = scaled.magnitude % 10_000
    guard fraction > 0 else { return end }
    text[end] = UInt8(ascii: ".")
    end += 1
    while fraction > 0 {
      text[end] = 0x30 + UInt8(fraction / 1000)
      fraction = fraction % 1000 * 10
      end += 1
    }
    return end
  }

  private mutating func quote(_ text: String) {
    var text = text
    text.withUTF8 { text in
      let plain = Self.plainCount(UnsafeRawBufferPointer(text))
      if !text[plain...].contains(where: Self.isEscaped) { return quote(plain: text) }
      buffer.append(UInt8(ascii: "\""))
      var start = 0
      for index in plain..<text.count where Self.isEscaped(text[index]) {
        buffer.append(UnsafeBufferPointer(rebasing: text[start..<index]))
        start = index + 1
        escape(text[index])
      }
      buffer.append(UnsafeBufferPointer(rebasing: text[start...]))
      buffer.append(UInt8(ascii: "\""))
    }
  }

  /// A text that has nothing to escape, as nearly every one; behind a key stands a colon.
  private mutating func quote(plain text: UnsafeBufferPointer<UInt8>, isKey: Bool = false) {
    buffer.append(most: text.count + 4) { room in
      room[0] = UInt8(ascii: "\"")
      var end = 1 + UnsafeMutableBufferPointer(rebasing: room[1...]).initialize(fromContentsOf: text)
      room[end] = UInt8(ascii: "\"")
      end += 1
      guard isKey else { return end }
      room[end] = UInt8(ascii: ":")
      room[end + 1] = 0x20
      return end + 2
    }
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
      buffer.append(UInt8(ascii: "\\"))
      buffer.append(byte)
    case 0x0A: buffer.append("\\n")
    case 0x0D: buffer.append("\\r")
    case 0x09: buffer.append("\\t")
    default:
      buffer.append("\\u00")
      buffer.append(Self.hex[Int(byte >> 4)])
      buffer.append(Self.hex[Int(byte & 15)])
    }
  }

  private static let hex = Array("0123456789abcdef".utf8)
}
