/// A fingerprint of bytes: FNV-1a, 64 bits (Fowler, Noll, Vo). It tells a file docgen wrote from one that was edited since;
/// it guards against accidents, not against forgery.
struct ContentHash: Hashable {
  let text: String

  init(_ bytes: [UInt8]) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let hex = String(hash, radix: 16)
    text = String(repeating: "0", count: 16 - hex.count) + hex
  }
}
