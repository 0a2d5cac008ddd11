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

extension UnsafeRawBufferPointer {
  /// The first place of one of three bytes in a range, or the range's end: eight bytes at a time, since most lines of
  /// most documents have none.
  func firstIndex(in range: Range<Int>, of first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let (first8, second8, third8) = (ones &* UInt64(first), ones &* UInt64(second), ones &* UInt64(third))
    // The lowest bit set is that of the first byte that is zero; what stands above it says nothing.
    func zeroes(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & (ones &* 0x80) }
    var index = range.lowerBound
    while index + 8 <= range.upperBound {
      let word = UInt64(littleEndian: loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let found = zeroes(word ^ first8) | zeroes(word ^ second8) | zeroes(word ^ third8)
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < range.upperBound, self[index] != first, self[index] != second, self[index] != third {
      index += 1
    }
    return index
  }
}
