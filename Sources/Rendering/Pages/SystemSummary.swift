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
  /// For the search: names, values and ids on the page of colours.
  let palette: [Swatch]
  /// The symbols it names, with their sizes.
  let symbols: [Symbol]

  /// A colour as the search knows it.
  struct Swatch: Hashable, Codable, Sendable {
    let name: String
    let hex: String
    let id: String
  }

  /// A symbol as the index knows it.
  struct Symbol: Hashable, Codable, Sendable {
    let name: String
    let sizes: [Double]
  }

  /// So many entries are kept of each kind.
  private static let limit = 240

  init(_ book: SystemBook) {
    let tokens = book.system.tokens
    id = book.system.id
    name = book.system.name
    category = book.system.category
    colors = book.palette.entries.count
    styles = book.styleGroups.count
    findings = book.findings.count
    nameFace = book.faces.name
    band = book.keyColors.map(\.figures.fill)
    palette = book.palette.entries.prefix(Self.limit).compactMap { entry in
      let token = tokens.colors[entry.first]
      guard let value = token.light ?? token.dark else { return nil }
      return Swatch(name: token.name, hex: value.contractText, id: book.anchors.colors[entry.first])
    }
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
    symbols = order.prefix(Self.limit).map { Symbol(name: $0, sizes: (sizes[$0] ?? []).sorted()) }
  }
}
