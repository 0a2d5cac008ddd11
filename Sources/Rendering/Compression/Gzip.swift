import CZlib

/// Bytes as gzip packs them (RFC 1952): for servers that send a packed file where a client takes it.
public enum Gzip {
  /// The packed bytes, the same ones for the same input: no time, no name, no system. Nil for more than 4 GB.
  public static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    guard let count = UInt32(exactly: bytes.count) else { return nil }
    var stream = z_stream()
    // 16 above the window's bits asks for gzip's frame instead of zlib's.
    guard
      deflateInit2_(
        &stream, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    let most = Int(deflateBound(&stream, uLong(count)))
    var header = gz_header()
    header.os = unknownSystem
    var input = bytes
    var isWhole = false
    let packed = withUnsafeMutablePointer(to: &header) { header in
      deflateSetHeader(&stream, header)
      return input.withUnsafeMutableBufferPointer { input in
        [UInt8](unsafeUninitializedCapacity: most) { output, written in
          stream.next_in = input.baseAddress
          stream.avail_in = count
          stream.next_out = output.baseAddress
          stream.avail_out = UInt32(clamping: most)
          isWhole = deflate(&stream, Z_FINISH) == Z_STREAM_END
          written = Int(stream.total_out)
        }
      }
    }
    return isWhole ? packed : nil
  }

  /// RFC 1952, 2.3.1: the library would say on which system it was built.
  private static let unknownSystem: Int32 = 255
}
