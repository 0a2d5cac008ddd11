/// Which system uses which symbol, at what size.
struct SymbolIndex {
  /// A system, by its place, and its run of `sizes`.
  private struct Mention {
    let system: Int32
    let sizes: Range<Int32>
  }

  private var mentions: [String: [Mention]] = [:]
  private var sizes: [Double] = []

  init(_ systems: [SystemSummary] = []) {
    for (place, system) in systems.enumerated() { add(system.symbols, of: place) }
  }

  /// Takes the symbols of a system that will stand at a place.
  mutating func add(_ symbols: [SystemSummary.Symbol], of place: Int) {
    for symbol in symbols {
      let start = Int32(sizes.count)
      sizes += symbol.sizes
      mentions[symbol.name, default: []].append(
        Mention(system: Int32(place), sizes: start..<Int32(sizes.count)))
    }
  }

  /// The names of all symbols, in no order.
  var names: some Sequence<String> { mentions.keys }

  // MARK: - Pages

  /// So many systems of a symbol are seen at once; the rest is folded.
  private static let shown = 24
  /// A page ends with the symbol that brings so many mentions together: a few hundred kilobytes.
  static let pageSize = 2500

  /// The site path of a page of the index.
  static func path(_ number: Int) -> String { number == 0 ? "symbols.html" : "symbols-\(number + 1).html" }

  /// What the template `symbol-index` shows, page by page; each is made when it is asked for.
  func views(
    _ systems: [SystemSummary], icons: IconCatalog
  ) -> some RandomAccessCollection<(path: String, view: TemplateValue)> {
    let pages = pages
    return pages.indices.lazy.map { number in
      let page = Self.path(number)
      let rows = pages[number].map { row($0.name, id: $0.id, on: page, systems, icons) }
      let view: TemplateValue = [
        "heading": .text(number == 0 ? "Symbols" : "Symbols, page \(number + 1)"),
        "lede": .text(
          mentions.isEmpty
            ? ""
            : Figures.count(mentions.count, "symbol") + " in " + Figures.count(systems.count, "system") + "."),
        "trail": [], "isEmpty": .flag(mentions.isEmpty), "hasSymbols": .flag(!rows.isEmpty),
        "symbols": .list(rows),
        "hasPages": .flag(pages.count > 1),
        "pages": .list(
          pages.indices.map {
            ["href": .text(Self.path($0)), "name": .text("\($0 + 1)"), "isCurrent": .flag($0 == number)]
          }),
      ]
      return (page, view)
    }
  }

  /// The symbols of each page, with their ids.
  private var pages: [[(name: String, id: String)]] {
    var pages: [[(name: String, id: String)]] = [[]]
    var count = 0
    var ids = Identifiers()
    for (name, users) in mentions.sorted(by: { $0.key < $1.key }) {
      if count >= Self.pageSize {
        pages.append([])
        count = 0
      }
      pages[pages.count - 1].append((name, ids.id("symbol", name)))
      count += users.count
    }
    return pages
  }

  private func row(
    _ name: String, id: String, on page: String, _ systems: [SystemSummary], _ icons: IconCatalog
  ) -> TemplateValue {
    let users = mentions[name] ?? []
    let entries = users.map { entry($0, on: page, systems) }
    let rest = entries.count - Self.shown
    return [
      "id": .text(id), "name": .text(name),
      "glyph": icons.view(
        name, size: users.first { !$0.sizes.isEmpty }.map { sizes[Int($0.sizes.lowerBound)] }),
      "systems": .list(Array(entries.prefix(Self.shown))),
      "rest": .list(Array(entries.dropFirst(Self.shown))),
      "more": .text(optional: rest > 0 ? "\(rest) more" : nil),
    ]
  }

  private func entry(_ user: Mention, on page: String, _ systems: [SystemSummary]) -> TemplateValue {
    let system = systems[Int(user.system)]
    let sizes = sizes[Int(user.sizes.lowerBound)..<Int(user.sizes.upperBound)]
    return [
      "href": .text(SiteLink.relative(from: page, to: system.id + "/symbols.html")),
      "name": .text(system.name),
      "sizes": .text(
        optional: sizes.isEmpty ? nil : sizes.map { Figures.text($0) }.joined(separator: ", ") + " pt"),
    ]
  }
}
