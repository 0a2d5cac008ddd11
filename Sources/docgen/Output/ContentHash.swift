/// A fingerprint of bytes in the manner of FNV-1a (Fowler, Noll, Vo), 64 bits, eight bytes a step. It tells a file docgen
/// wrote from one that was edited since; it guards against accidents, not against forgery.
struct ContentHash: Hashable, Sendable {
  let text: String

  init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { ContentHash($0) }
  }

  init(_ bytes: UnsafeRawBufferPointer) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
    var index = 0
    while index + 8 <= bytes.count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      hash = (hash ^ word) &* Self.prime
      // A product carries upwards only: what the high bits know has to come down again.
      hash ^= hash >> 29
      index += 8
    }
    for byte in bytes[index...] { hash = (hash ^ UInt64(byte)) &* Self.prime }
    hash ^= hash >> 32
    let hex = String(hash, radix: 16)
    text = String(repeating: "0", count: 16 - hex.count) + hex
  }

  private static let prime: UInt64 = 0x9E37_79B9_7F4A_7C15
}
