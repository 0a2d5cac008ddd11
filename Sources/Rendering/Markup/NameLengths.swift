/// How long the names are that code links, by the byte they begin with. Most words of code are none of them, which this
/// tells before a text is made of one and looked up.
struct NameLengths: Sendable {
  /// By the first byte a bit for each length; lengths beyond those of any word share the last bit.
  private var lengths = [UInt64](repeating: 0, count: 256)

  init(_ names: some Sequence<String>) {
    for name in names {
      // Letters with marks are spelled in several ways, of several lengths.
      guard name.utf8.allSatisfy({ $0 < 0x80 }), let first = name.utf8.first else {
        lengths = Array(repeating: .max, count: 256)
        return
      }
      lengths[Int(first)] |= Self.bit(name.utf8.count)
    }
  }

  /// Whether any name has that many bytes, the first of them this one.
  func has(_ length: Int, first: UInt8) -> Bool { lengths[Int(first)] & Self.bit(length) != 0 }

  private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }
}
