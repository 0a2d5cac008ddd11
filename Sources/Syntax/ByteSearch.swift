extension String {
  /// Whether a text stands in this one, byte for byte. The library's `contains` goes by characters and canonical
  /// equivalence, which costs many times as much on whole documents.
  public func holds(_ part: String) -> Bool {
    var text = self
    var part = part
    return text.withUTF8 { text in part.withUTF8 { text.holds($0) } }
  }
}

extension [UInt8] {
  /// Whether other bytes stand somewhere among these.
  public func holds(_ part: [UInt8]) -> Bool {
    withUnsafeBufferPointer { text in part.withUnsafeBufferPointer { text.holds($0) } }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func holds(_ part: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = part.first else { return true }
    var start = 0
    while start + part.count <= count {
      if self[start] == first, self[start..<start + part.count].elementsEqual(part) { return true }
      start += 1
    }
    return false
  }
}

extension [UInt8] {
  /// Whether two bytes stand side by side.
  public func holds(_ first: UInt8, _ second: UInt8) -> Bool {
    withUnsafeBytes { bytes in
      let (first8, second8) = (UInt64(all: first), UInt64(all: second))
      var index = 0
      // Eight places at a time: what looks like a pair in them is looked at once more.
      while index + 9 <= bytes.count {
        let left = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ first8
        let right = bytes.loadUnaligned(fromByteOffset: index + 1, as: UInt64.self) ^ second8
        if left.zeroBytes & right.zeroBytes != 0, bytes.holds(first, second, in: index..<index + 8) {
          return true
        }
        index += 8
      }
      return bytes.holds(first, second, in: index..<Swift.max(index, bytes.count - 1))
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether two bytes stand side by side, the first of them in a range.
  fileprivate func holds(_ first: UInt8, _ second: UInt8, in range: Range<Int>) -> Bool {
    range.contains { self[$0] == first && self[$0 + 1] == second }
  }

  /// The first place of one of three bytes in a range, or the range's end: eight bytes at a time, since most lines of
  /// most documents have none.
  func firstIndex(in range: Range<Int>, of first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    let (first8, second8, third8) = (UInt64(all: first), UInt64(all: second), UInt64(all: third))
    var index = range.lowerBound
    while index + 8 <= range.upperBound {
      let word = UInt64(littleEndian: loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let found = (word ^ first8).zeroBytes | (word ^ second8).zeroBytes | (word ^ third8).zeroBytes
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < range.upperBound, self[index] != first, self[index] != second, self[index] != third {
      index += 1
    }
    return index
  }
}

/// Eight bytes at a time.
extension UInt64 {
  /// Eight times the same byte.
  init(all byte: UInt8) { self = 0x0101_0101_0101_0101 &* UInt64(byte) }

  /// Nothing where no byte is zero. The lowest bit set is that of the first one that is; what stands above it says
  /// nothing.
  var zeroBytes: UInt64 { (self &- UInt64(all: 1)) & ~self & UInt64(all: 0x80) }
}
