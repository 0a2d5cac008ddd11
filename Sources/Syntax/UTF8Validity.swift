extension [UInt8] {
  /// Whether these bytes are UTF-8, by table 3-7 of The Unicode Standard. The library's own check makes a text of them
  /// and looks at each byte of ASCII by itself.
  public var isUTF8: Bool {
    withUnsafeBytes { bytes in
      var index = 0
      while index < bytes.count {
        if index + 8 <= bytes.count,
          bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
          index += 8
        } else if bytes[index] < 0x80 {
          index += 1
        } else if let length = bytes.scalarLength(at: index) {
          index += length
        } else {
          return false
        }
      }
      return true
    }
  }
}

extension UnsafeRawBufferPointer {
  /// How many bytes the scalar beyond ASCII at a place has; nil where there is none.
  fileprivate func scalarLength(at place: Int) -> Int? {
    let length: Int
    // What may follow the first byte: less where the scalar would be too small, too large or a surrogate.
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch self[place] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard place + length <= count, second.contains(self[place + 1]) else { return nil }
    for further in place + 2..<place + length where self[further] & 0xC0 != 0x80 { return nil }
    return length
  }
}
