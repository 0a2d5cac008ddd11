/// A fingerprint of bytes in the manner of FNV-1a (Fowler, Noll, Vo), 64 bits, in four rows of eight bytes a step. It
/// tells a file docgen wrote from one that was edited since; it guards against accidents, not against forgery.
struct ContentHash: Hashable, Sendable {
  let value: UInt64

  /// A number in the place of a fingerprint, to be written as one is.
  init(value: UInt64) { self.value = value }

  init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { ContentHash($0) }
  }

  init(_ bytes: UnsafeRawBufferPointer) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
    var index = 0
    if bytes.count >= 32 {
      // Four products at a time: none has to wait for the one before it.
      var rows = SIMD4(hash, hash &+ 1, hash &+ 2, hash &+ 3)
      while index + 32 <= bytes.count {
        rows[0] = Self.step(rows[0], bytes, index)
        rows[1] = Self.step(rows[1], bytes, index + 8)
        rows[2] = Self.step(rows[2], bytes, index + 16)
        rows[3] = Self.step(rows[3], bytes, index + 24)
        index += 32
      }
      for row in 0..<4 {
        hash = (hash ^ rows[row]) &* Self.prime
        hash ^= hash >> 29
      }
    }
    while index + 8 <= bytes.count {
      hash = Self.step(hash, bytes, index)
      index += 8
    }
    for byte in bytes[index...] { hash = (hash ^ UInt64(byte)) &* Self.prime }
    value = hash ^ hash >> 32
  }

  @inline(__always)
  private static func step(_ hash: UInt64, _ bytes: UnsafeRawBufferPointer, _ index: Int) -> UInt64 {
    let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    let product = (hash ^ word) &* prime
    // A product carries upwards only: what the high bits know has to come down again.
    return product ^ product >> 29
  }

  /// The fingerprint that a text is; nil for any other text.
  init?(text: String) { self.init(digits: text.utf8) }

  /// The fingerprint that sixteen digits are; nil for anything else.
  init?(digits: some Collection<UInt8>) {
    guard digits.count == 16 else { return nil }
    var value: UInt64 = 0
    for byte in digits {
      switch byte {
      case 0x30...0x39: value = value << 4 | UInt64(byte - 0x30)
      case 0x61...0x66: value = value << 4 | UInt64(byte - 0x57)
      default: return nil
      }
    }
    self.value = value
  }

  /// Sixteen digits.
  var text: String {
    String(unsafeUninitializedCapacity: 16) { text in
      for index in 0..<16 {
        let digit = UInt8(truncatingIfNeeded: value >> (60 - 4 * UInt64(index)) & 15)
        text[index] = digit < 10 ? 0x30 + digit : 0x57 + digit
      }
      return 16
    }
  }

  private static let prime: UInt64 = 0x9E37_79B9_7F4A_7C15
}
