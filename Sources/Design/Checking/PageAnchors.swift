/// The anchors of the pages of a content folder, for links from other systems. As bytes: a gallery has many, and few of
/// them are ever asked for.
public struct PageAnchors: Sendable {
  private var pages: [String: [UInt8]] = [:]
  /// No byte of UTF-8.
  private static let end: UInt8 = 0xFF

  /// None yet.
  public init() {}

  /// Adds those of a system.
  public mutating func add(_ check: SystemCheck) {
    for page in check.pages {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(page.anchors.reduce(0) { $0 + $1.utf8.count + 1 })
      for anchor in page.anchors {
        bytes += anchor.utf8
        bytes.append(Self.end)
      }
      pages[page.path] = bytes
    }
  }

  /// Those of a page; nil when no system has it.
  func anchors(of path: String) -> Set<String>? {
    pages[path].map { Set($0.split(separator: Self.end).map { String(decoding: $0, as: UTF8.self) }) }
  }
}
