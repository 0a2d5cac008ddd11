import Syntax

/// An address of a page, taken apart: the path percent-decoded once, the query dropped, the fragment apart.
struct SiteTarget: Hashable {
  /// Decoded; empty for the page itself.
  let path: String
  /// Decoded; nil where there is none.
  let fragment: String?
  /// Whether it starts at the root of the host.
  let isRooted: Bool

  /// nil for an address elsewhere, and for one with a broken percent escape.
  init?(_ text: String) {
    guard !Self.isElsewhere(text) else { return nil }
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let address = parts[0].prefix { $0 != "?" }
    guard let path = PercentEncoding.decoded(address) else { return nil }
    isRooted = path.hasPrefix("/")
    self.path = path
    fragment = parts.count > 1 ? PercentEncoding.decoded(parts[1]) ?? String(parts[1]) : nil
  }

  /// Whether it has a scheme or a host of its own.
  static func isElsewhere(_ text: String) -> Bool {
    if text.hasPrefix("//") { return true }
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: ":"): return index > 0
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        if index == 0 { return false }
      default: return false
      }
    }
    return false
  }

  /// The path below the site that it names on a page; nil when it leads out of the site.
  func path(from page: String) -> String? {
    if path.isEmpty { return page }
    var parts = isRooted ? [] : Array(page.split(separator: "/").dropLast())
    for part in path.split(separator: "/", omittingEmptySubsequences: true) where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    let isFolder = path.hasSuffix("/") || path.hasSuffix("/.") || path.hasSuffix("/..") || path == "."
    let joined = parts.joined(separator: "/")
    return isFolder && !joined.isEmpty || path == ".." && !joined.isEmpty ? joined + "/" : joined
  }
}
