/// The bytes of one source, or of a code block inside one, with the lines they stand on.
///
/// A byte order mark is not part of `bytes`: it shifts nothing. Offsets are byte offsets into `bytes`;
/// lines and columns are those of the file on disk.
public struct SourceText: Sendable {
  /// The path shown to people, relative to the folder the system was read from; `-` for standard input.
  public let path: String
  /// UTF-8 without a byte order mark.
  public let bytes: [UInt8]
  /// The line of the file on which `bytes` begins, from 1.
  public let firstLine: Int
  /// How many scalars stand before each line of `bytes` in the file (the indentation of a code block).
  public let indent: Int
  /// Offsets at which the lines of `bytes` begin; the first is 0.
  public let lineStarts: [Int]
  /// How many scalars begin before each multiple of `stride` bytes: a column far into a line of megabytes costs no more
  /// than one at its front. Empty where no line is longer than `stride`.
  private let scalarsBefore: [Int]
  private static let stride = 1024

  /// - Parameters:
  ///   - firstLine: the line of the file on which `bytes` begins, for text cut out of a larger file.
  ///   - indent: the scalars cut from the front of each line.
  public init(path: String, bytes: [UInt8], firstLine: Int = 1, indent: Int = 0) {
    let hasMark = firstLine == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let kept = hasMark ? Array(bytes.dropFirst(3)) : bytes
    self.path = path
    self.bytes = kept
    self.firstLine = firstLine
    self.indent = indent
    lineStarts = kept.withUnsafeBytes(Self.lineStarts)
    scalarsBefore = Self.hasLongLine(lineStarts, end: kept.count) ? Self.scalarsBefore(kept) : []
  }

  private static func lineStarts(_ bytes: UnsafeRawBufferPointer) -> [Int] {
    let (feed, carriage) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var starts = [0]
    starts.reserveCapacity(bytes.count / 32)
    var index = 0
    while true {
      let end = bytes.firstIndex(in: index..<bytes.count, of: feed, carriage, feed)
      guard end < bytes.count else { return starts }
      index = end + 1
      if bytes[end] == carriage, index < bytes.count, bytes[index] == feed { index += 1 }
      starts.append(index)
    }
  }

  private static func hasLongLine(_ lineStarts: [Int], end: Int) -> Bool {
    var previous = 0
    for start in lineStarts {
      if start - previous > stride { return true }
      previous = start
    }
    return end - previous > stride
  }

  private static func scalarsBefore(_ bytes: [UInt8]) -> [Int] {
    var counts: [Int] = []
    var scalars = 0
    for start in Swift.stride(from: 0, to: bytes.count, by: stride) {
      counts.append(scalars)
      scalars += bytes.scalars(in: start..<min(start + stride, bytes.count))
    }
    return counts
  }

  /// Text written in a test or made by the program.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The place of a byte offset, in lines and Unicode scalars from 1. Offsets past the end give the end.
  public func position(at offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(at: offset)
    return Position(
      line: firstLine + line, column: indent + scalars(from: lineStarts[line], to: offset) + 1)
  }

  /// The index of the line that a byte offset lies on.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// How many scalars begin in a byte range.
  func scalars(from start: Int, to end: Int) -> Int {
    let first = (start + Self.stride - 1) / Self.stride
    let last = min(end / Self.stride, scalarsBefore.count - 1)
    guard first < last else { return bytes.scalars(in: start..<end) }
    return bytes.scalars(in: start..<first * Self.stride) + scalarsBefore[last] - scalarsBefore[first]
      + bytes.scalars(in: last * Self.stride..<end)
  }

  /// The byte range of a line of the file, without its line ending; empty when there is no such line.
  public func range(ofLine line: Int) -> Range<Int> {
    let index = line - firstLine
    guard lineStarts.indices.contains(index) else { return bytes.count..<bytes.count }
    let start = lineStarts[index]
    var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The byte offset of a place, or the end of its line when the column lies past it.
  public func offset(of position: Position) -> Int {
    let range = range(ofLine: position.line)
    var offset = range.lowerBound
    var scalars = position.column - 1 - indent
    while offset < range.upperBound {
      if bytes[offset] & 0xC0 != 0x80 {
        if scalars == 0 { break }
        scalars -= 1
      }
      offset += 1
    }
    return offset
  }

  /// The text of a byte range.
  public func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension [UInt8] {
  /// How many scalars begin in a range of UTF-8.
  fileprivate func scalars(in range: Range<Int>) -> Int {
    withUnsafeBufferPointer { buffer in
      var scalars = 0
      // Without a check for overflow the compiler counts many bytes at once.
      for byte in UnsafeBufferPointer(rebasing: buffer[range]) where byte & 0xC0 != 0x80 { scalars &+= 1 }
      return scalars
    }
  }
}
