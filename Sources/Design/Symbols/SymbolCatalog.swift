/// Which SF Symbols names exist, since which iOS, and under which newer name.
public struct SymbolCatalog: Sendable {
  /// What is known of one name.
  public struct Entry: Hashable, Sendable {
    /// The first iOS that draws it, `16.1`; nil where that is not known.
    public var ios: String?
    /// The name that replaced it; the old one still works.
    public var renamedTo: String?
  }

  private let entries: [String: Entry]

  /// A catalogue in the format of `Data/sf-symbols.txt`: `@ VERSION` opens a group, then one name a line,
  /// `old > new` where it was replaced; a line that begins with `;` is a comment.
  public init(text: some Sequence<UInt8>) {
    var entries: [String: Entry] = [:]
    entries.reserveCapacity(8192)
    var ios: String?
    let bytes = Array(text)
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      switch line[line.startIndex] {
      case UInt8(ascii: ";"): continue
      case UInt8(ascii: "@"):
        let version = String(decoding: line.dropFirst(2), as: UTF8.self)
        ios = version == "?" ? nil : version
      default:
        let parts = line.split(separator: 0x20)
        guard let name = parts.first else { continue }
        entries[String(decoding: name, as: UTF8.self)] = Entry(
          ios: ios, renamedTo: parts.count == 3 ? String(decoding: parts[2], as: UTF8.self) : nil)
      }
    }
    self.entries = entries
  }

  /// A catalogue of what is known by name.
  init(_ entries: [String: Entry]) {
    self.entries = entries
  }

  /// What is known of a name; nil when there is no such symbol.
  public subscript(name: String) -> Entry? { entries[name] }

  /// The names nearest to one that does not exist, best first.
  ///
  /// Nearness is the edit distance over bytes; names that share the first part count one less.
  public func nearest(to name: String, limit: Int = 3) -> [String] {
    let wanted = Array(name.utf8)
    let bound = max(2, wanted.count / 3)
    let first = name.prefix { $0 != "." }
    var found: [(distance: Int, name: String)] = []
    for candidate in entries.keys where abs(candidate.utf8.count - wanted.count) <= bound {
      var distance = EditDistance.between(wanted, Array(candidate.utf8), bound: bound)
      if candidate.prefix(while: { $0 != "." }) == first { distance -= 1 }
      if distance <= bound { found.append((distance, candidate)) }
    }
    found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return found.prefix(limit).map(\.name)
  }
}
