import Design

/// What pages of the whole site need of one system: a few KB, so that two hundred systems stay light in memory.
public struct SystemSummary: Hashable, Codable, Sendable {
  /// The system's id.
  public let id: String
  /// Its name.
  public let name: String
  /// The first part of the id.
  public let category: String?
  /// How many colours, each counted once.
  public let colors: Int
  /// How many type styles, each counted once.
  public let styles: Int
  /// How many findings.
  public let findings: Int
  /// The site paths of its pages.
  var pages: [String] = []
  /// The face of its name on its card.
  let nameFace: FaceShelf.NameFace?
  /// What the band of its card is painted with, the brand first.
  let band: [String]
  /// What the comparison shows of it.
  let roles: RoleColors
  /// The brand colour in a word; nil where there is none.
  let hue: HueName?
  /// Whether it has a dark appearance.
  let hasDark: Bool
  /// For the search.
  private(set) var search: SearchRecord
  /// The symbols it names, with their sizes.
  private(set) var symbols: [Symbol]

  /// Itself without what is long: that is needed of one system at a time.
  var brief: SystemSummary {
    var brief = self
    brief.pages = []
    brief.search = SearchRecord()
    brief.symbols = []
    return brief
  }

  /// A symbol as the index knows it.
  struct Symbol: Hashable, Codable, Sendable {
    let name: String
    let sizes: [Double]
  }

  /// So many entries are kept of each kind.
  private static let limit = 240

  /// - Parameter headings: those of all its pages, with their addresses below the system's folder.
  init(_ book: SystemBook, headings: [(text: String, address: String)] = []) {
    let tokens = book.system.tokens
    id = book.system.id
    name = book.system.name
    category = book.system.category
    colors = book.palette.entries.count
    styles = book.styleGroups.count
    findings = book.findings.count
    nameFace = book.faces.name
    band = book.keyColors.map(\.figures.fill)
    roles = RoleColors(book)
    hue = book.brand.map { HueName($0) }
    hasDark = book.roles.hasDark
    var order: [String] = []
    var sizes: [String: [Double]] = [:]
    func add(_ name: String, _ size: Double?) {
      if sizes[name] == nil {
        order.append(name)
        sizes[name] = []
      }
      guard let size, sizes[name]?.contains(size) == false, (sizes[name]?.count ?? 0) < 8 else { return }
      sizes[name]?.append(size)
    }
    for symbol in tokens.symbols { for name in symbol.names { add(name, symbol.size) } }
    for use in tokens.symbolUses { add(use.name, use.size) }
    search = SearchRecord(book, symbols: order, headings: headings)
    symbols = order.prefix(Self.limit).map { Symbol(name: $0, sizes: (sizes[$0] ?? []).sorted()) }
  }
}
