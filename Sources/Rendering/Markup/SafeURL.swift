/// Addresses as a page may hold them.
enum SafeURL {
  /// Schemes that open a page, a message or a call, and never run anything.
  private static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

  /// The address with what no URL may hold percent-encoded (URL Standard); nil when its scheme is not among the safe
  /// ones. Browsers skip control characters and leading spaces, so those go before the scheme is read.
  static func address(_ written: String) -> String? {
    if isPlain(written) { return written }
    let bytes = Array(written.utf8.filter { $0 >= 0x20 && $0 != 0x7F })
    guard let start = bytes.firstIndex(where: { $0 != 0x20 }) else { return written.isEmpty ? "" : nil }
    let kept = trimmed(bytes[start...])
    if let scheme = scheme(of: kept), !schemes.contains(scheme) { return nil }
    return encoded(kept)
  }

  /// Whether an address has no scheme and nothing to encode, as almost all between the pages of a site.
  private static func isPlain(_ address: String) -> Bool {
    var hasFragment = false
    for byte in address.utf8 {
      switch byte {
      case UInt8(ascii: "#"):
        if hasFragment { return false }
        hasFragment = true
      case 0x21, 0x24, 0x26...0x39, 0x3B, 0x3D, 0x3F...0x5A, 0x5F, 0x61...0x7A, 0x7E: break
      default: return false
      }
    }
    return true
  }

  /// Whether following it leaves the site.
  static func isExternal(_ address: String) -> Bool {
    scheme(of: Array(address.utf8)[...]) != nil || address.hasPrefix("//") || address.hasPrefix("\\\\")
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while bytes.last == 0x20 { bytes.removeLast() }
    return bytes
  }

  /// The letters before the first colon, lower case, when they can be a scheme.
  private static func scheme(of bytes: ArraySlice<UInt8>) -> String? {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), let first = bytes.first, first.isASCIILetter
    else {
      return nil
    }
    let name = bytes[..<colon]
    let isName = name.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || [0x2B, 0x2D, 0x2E].contains($0)
    }
    return isName ? String(decoding: name, as: UTF8.self).lowercased() : nil
  }

  private static func encoded(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var isInFragment = false
    for index in bytes.indices {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "#"):
        if isInFragment { append(escape: byte, to: &result) } else { result.append(byte) }
        isInFragment = true
      case UInt8(ascii: "%"):
        let isEscape =
          index + 2 < bytes.endIndex && bytes[index + 1].isHexDigit && bytes[index + 2].isHexDigit
        if isEscape { result.append(byte) } else { append(escape: byte, to: &result) }
      case 0x20, 0x22, 0x3C, 0x3E, 0x5B, 0x5C, 0x5D, 0x5E, 0x60, 0x7B, 0x7C, 0x7D, 0x80...0xFF:
        append(escape: byte, to: &result)
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func append(escape byte: UInt8, to result: inout [UInt8]) {
    let digits = Array("0123456789ABCDEF".utf8)
    result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}
