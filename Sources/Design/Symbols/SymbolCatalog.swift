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
  private let names: [String]

  /// A catalogue in the format of `Data/sf-symbols.txt`: `@ VERSION` opens a group, then one name a line,
  /// `old > new` where it was replaced; a line that begins with `;` is a comment.
  public init(text: some Sequence<UInt8>) {
    var entries: [String: Entry] = [:]
    var names: [String] = []
    var ios: String?
    for line in String(decoding: Array(text), as: UTF8.self).split(whereSeparator: \.isNewline) {
      switch line.first {
      case ";": continue
      case "@":
        let version = line.dropFirst(2)
        ios = version == "?" ? nil : String(version)
      default:
        let parts = line.split(separator: " ")
        guard let name = parts.first.map(String.init) else { continue }
        entries[name] = Entry(ios: ios, renamedTo: parts.count == 3 ? String(parts[2]) : nil)
        names.append(name)
      }
    }
    self.entries = entries
    self.names = names.sorted()
  }

  /// A catalogue of what is known by name.
  init(_ entries: [String: Entry]) {
    self.entries = entries
    names = entries.keys.sorted()
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
    for candidate in names where abs(candidate.utf8.count - wanted.count) <= bound {
      var distance = EditDistance.between(wanted, Array(candidate.utf8), bound: bound)
      if candidate.prefix(while: { $0 != "." }) == first { distance -= 1 }
      if distance <= bound { found.append((distance, candidate)) }
    }
    found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return found.prefix(limit).map(\.name)
  }
}
