import CBrotli

/// Bytes as Brotli packs them (RFC 7932).
public enum Brotli {
  /// Its own scale ends at 11, which takes ten times as long for a few per cent.
  private static let quality: Int32 = 9
  /// Two to this many bytes are looked back on.
  private static let window: Int32 = 22

  /// The packed bytes of a text, the same ones for the same input; nil when the library refuses.
  public static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    var size = max(BrotliEncoderMaxCompressedSize(bytes.count), 16)
    var isWhole = false
    let packed = [UInt8](unsafeUninitializedCapacity: size) { output, written in
      isWhole = bytes.withUnsafeBufferPointer { input in
        BrotliEncoderCompress(
          quality, window, BROTLI_MODE_TEXT, input.count, input.baseAddress, &size, output.baseAddress) != 0
      }
      written = isWhole ? size : 0
    }
    return isWhole ? packed : nil
  }
}
