/// Addresses on the site: always relative, so that it works from a disk and under any base path.
enum SiteLink {
  /// From one page of the site to another, or to a file; a `#` begins a fragment.
  static func relative(from page: String, to target: String) -> String {
    let hash = target.firstIndex(of: "#") ?? target.endIndex
    let fragment = target[hash...]
    if target[..<hash] == page, !fragment.isEmpty { return String(fragment) }
    let here = page.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let there = target[..<hash].split(separator: "/", omittingEmptySubsequences: false)
    let folder = there.dropLast()
    var common = 0
    while common < here.count, common < folder.count, here[common] == folder[common] { common += 1 }
    let up = String(repeating: "../", count: here.count - common)
    let down = there[common...].map { encoded($0) }.joined(separator: "/")
    return up + down + fragment
  }

  /// A path part with all that has a meaning in an address percent-encoded (RFC 3986, unreserved kept).
  static func encoded(_ part: some StringProtocol) -> String {
    var output: [UInt8] = []
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in part.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E, 0x40, 0x2B, 0x2C, 0x28, 0x29:
        output.append(byte)
      default:
        output.append(contentsOf: [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]])
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The way from a page up to the site's first folder: `../../`.
  static func root(from page: String) -> String {
    String(repeating: "../", count: page.utf8.count { $0 == UInt8(ascii: "/") })
  }
}
