/// Addresses on the site: always relative, so that it works from a disk and under any base path.
enum SiteLink {
  /// From one page of the site to another, or to a file; a `#` begins a fragment.
  static func relative(from page: String, to target: String) -> String {
    var (page, target) = (page, target)
    return page.withUTF8 { page in target.withUTF8 { relative(from: page, to: $0) } }
  }

  private static func relative(
    from page: UnsafeBufferPointer<UInt8>, to target: UnsafeBufferPointer<UInt8>
  ) -> String {
    let hash = target.firstIndex(of: UInt8(ascii: "#")) ?? target.count
    if hash < target.count, target[..<hash].elementsEqual(page) {
      return String(decoding: target[hash...], as: UTF8.self)
    }
    // The folders both share, up to and with their last slash.
    var common = 0
    var index = 0
    while index < page.count, index < hash, page[index] == target[index] {
      index += 1
      if page[index - 1] == slash { common = index }
    }
    let isPlain = target[common..<hash].allSatisfy { $0 == slash || isUnreserved($0) }
    if isPlain, !page[common...].contains(slash) { return String(decoding: target[common...], as: UTF8.self) }
    var link: [UInt8] = []
    link.reserveCapacity(target.count + 8)
    for byte in page[common...] where byte == slash { link += "../".utf8 }
    if isPlain {
      link += target[common..<hash]
    } else {
      for byte in target[common..<hash] {
        if byte == slash { link.append(byte) } else { append(byte, to: &link) }
      }
    }
    link += target[hash...]
    return String(decoding: link, as: UTF8.self)
  }

  private static let slash = UInt8(ascii: "/")

  /// A path part with all that has a meaning in an address percent-encoded (RFC 3986, unreserved kept).
  static func encoded(_ part: some StringProtocol) -> String {
    var output: [UInt8] = []
    for byte in part.utf8 { append(byte, to: &output) }
    return String(decoding: output, as: UTF8.self)
  }

  /// A path with each of its parts encoded.
  static func encoded(path: String) -> String {
    if path.utf8.allSatisfy({ $0 == slash || isUnreserved($0) }) { return path }
    return path.split(separator: "/", omittingEmptySubsequences: false).map(encoded).joined(separator: "/")
  }

  private static func append(_ byte: UInt8, to output: inout [UInt8]) {
    if isUnreserved(byte) {
      output.append(byte)
    } else {
      output += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E, 0x40, 0x2B, 0x2C, 0x28, 0x29: true
    default: false
    }
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  /// The way from a page up to the site's first folder: `../../`.
  static func root(from page: String) -> String {
    String(repeating: "../", count: page.utf8.count { $0 == UInt8(ascii: "/") })
  }

  /// The last part of a path: the name of its file or folder.
  static func lastPart(of path: String) -> String {
    let bytes = path.utf8
    guard let last = bytes.lastIndex(where: { $0 != UInt8(ascii: "/") }) else { return path }
    let name = bytes[...last]
    guard let slash = name.lastIndex(of: UInt8(ascii: "/")) else { return String(Substring(name)) }
    return String(Substring(name[name.index(after: slash)...]))
  }
}
