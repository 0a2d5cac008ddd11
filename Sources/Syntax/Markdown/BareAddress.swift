/// Addresses that become links without any mark around them: `https://…`, `www.…`, `name@host`.
enum BareAddress {
  /// Whether one may stand in a document; wrong only where it says so for nothing. Text that an escape or an entity
  /// gives counts as well.
  static func mayStand(in bytes: [UInt8]) -> Bool {
    bytes.holds(UInt8(ascii: "w"), UInt8(ascii: "w")) || bytes.withUnsafeBytes(holdsMark)
  }

  private static func holdsMark(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    while true {
      index = bytes.firstIndex(
        in: index..<bytes.count, of: UInt8(ascii: "@"), UInt8(ascii: ":"), UInt8(ascii: "&"))
      guard index < bytes.count else { return false }
      if mayBegin(bytes, at: index) { return true }
      index += 1
    }
  }

  /// Whether a mark is that of a name before a host, of a scheme, or of an entity.
  private static func mayBegin(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Bool {
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    switch bytes[index] {
    case UInt8(ascii: "@"):
      // Code in Swift is full of attributes, which no name stands before.
      guard index > 0 else { return false }
      return bytes[index - 1] > 0x20 && bytes[index - 1] != UInt8(ascii: "(")
        && bytes[index - 1] != UInt8(ascii: "`")
    case UInt8(ascii: ":"):
      return next == UInt8(ascii: "/") || next == UInt8(ascii: "\\") || next == UInt8(ascii: "&")
    default:
      return next == UInt8(ascii: "#") || (next | 0x20) >= 0x61 && (next | 0x20) <= 0x7A
    }
  }
}
