import CWOFF2

/// Font files as browsers load them.
public enum WOFF2 {
  /// Brotli's quality: 9 saves 2 % for fifteen times the time.
  private static let quality: Int32 = 5
  /// A font that unpacks to more is none.
  private static let mostBytes = 64 << 20

  /// A TrueType or OpenType font packed; nil for what is none.
  static func packed(_ font: [UInt8]) -> [UInt8]? {
    let bound = woff2_packed_bound(font, font.count)
    guard bound > 0, bound <= mostBytes * 2 else { return nil }
    var length = bound
    let result = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      // The library leaves its last padding bytes as they were: the same font must be the same file.
      buffer.initialize(repeating: 0)
      let isPacked = woff2_pack(font, font.count, quality, buffer.baseAddress, &length)
      count = isPacked ? min(length, bound) : 0
    }
    return result.isEmpty ? nil : result
  }

  /// The font inside of a WOFF2 file; the bytes themselves when they are not WOFF2, nil when they are broken.
  public static func unpacked(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.starts(with: "wOF2".utf8) else { return bytes }
    let length = woff2_unpacked_length(bytes, bytes.count)
    guard length > 0, length <= mostBytes else { return nil }
    var font = [UInt8](repeating: 0, count: length)
    return woff2_unpack(bytes, bytes.count, &font, length) ? font : nil
  }
}
