/// Bytes of a file as they grow.
///
/// Pages and exports are made of pieces of a few bytes each. An array that appends such a piece asks itself several
/// times what it knows already, which costs more than the bytes do; here the room behind them is there already, and a
/// piece is copied into it.
struct ByteBuffer: Sendable {
  /// What is written, and room for more behind it.
  private var storage: [UInt8]
  /// How many bytes are written.
  private(set) var count = 0

  /// - Parameter capacity: about how many bytes will be written.
  init(capacity: Int = 0) { storage = Self.room(capacity, behind: []) }

  /// What is written.
  var bytes: [UInt8] { Array(storage[..<count]) }

  /// Whether nothing is.
  var isEmpty: Bool { count == 0 }

  /// The last byte that was written.
  var last: UInt8? { count > 0 ? storage[count - 1] : nil }

  /// What is written from a place on.
  subscript(start: PartialRangeFrom<Int>) -> ArraySlice<UInt8> { self[start.lowerBound..<count] }

  /// Some of what is written.
  subscript(range: Range<Int>) -> ArraySlice<UInt8> {
    precondition(range.upperBound <= count)
    return storage[range]
  }

  /// Forgets what is written from a place on; the room stays.
  mutating func removeAll(from place: Int) { count = min(count, max(place, 0)) }

  /// Appends what a body writes.
  /// - Parameters:
  ///   - most: how many bytes that may be.
  ///   - write: writes into the room there is, and gives how many bytes it wrote.
  @inline(__always)
  mutating func append(most: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
    if storage.count - count < most { grow(by: most) }
    let start = count
    let written = storage.withUnsafeMutableBufferPointer { room in
      write(UnsafeMutableBufferPointer(rebasing: room[start..<(start + most)]))
    }
    precondition(written <= most)
    count += written
  }

  /// A single byte.
  mutating func append(_ byte: UInt8) {
    if storage.count == count { grow(by: 1) }
    storage[count] = byte
    count += 1
  }

  /// Bytes of any kind.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    append(most: bytes.count) { room in
      UnsafeMutableRawBufferPointer(room).copyMemory(from: UnsafeRawBufferPointer(bytes))
      return bytes.count
    }
  }

  /// Bytes of an array.
  mutating func append(_ bytes: ArraySlice<UInt8>) { bytes.withUnsafeBufferPointer { append($0) } }

  /// A text in UTF-8.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Words of source code.
  mutating func append(_ text: StaticString) { text.withUTF8Buffer { append($0) } }

  /// At least twice the room, so that a byte is moved a few times at most.
  private mutating func grow(by more: Int) {
    storage = Self.room(count + max(more, count, 64), behind: storage[..<count])
  }

  /// Room for so many bytes, the first of them those that are written. What is behind `count` is never read, so nothing
  /// is written there in advance.
  private static func room(_ size: Int, behind written: ArraySlice<UInt8>) -> [UInt8] {
    Array(unsafeUninitializedCapacity: size) { room, count in
      written.withUnsafeBytes { UnsafeMutableRawBufferPointer(room).copyMemory(from: $0) }
      count = size
    }
  }
}
