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
    guard let path = Self.decoded(address) else { return nil }
    isRooted = path.hasPrefix("/")
    self.path = path
    fragment = parts.count > 1 ? Self.decoded(parts[1]) ?? String(parts[1]) : nil
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

  private static func decoded(_ text: some StringProtocol) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let high = hex(rest[rest.startIndex]), let low = hex(rest[rest.startIndex + 1])
      else { return nil }
      bytes.append(high << 4 | low)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func hex(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
