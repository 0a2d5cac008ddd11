import Design

/// The SF Symbols a system names, by component and as its code draws them.
enum SymbolsPage {
  /// What the template `symbols` shows.
  static func view(_ book: SystemBook) -> (view: TemplateValue, headings: [PageFrame.Heading]) {
    let page = book.path(.symbols)
    let rows = book.system.tokens.symbols.enumerated().map { row($0.offset, $0.element, in: book, on: page) }
    let uses = uses(book, on: page)
    var headings: [PageFrame.Heading] = []
    if !rows.isEmpty { headings.append(PageFrame.Heading(id: "components", text: "By component")) }
    if !uses.isEmpty { headings.append(PageFrame.Heading(id: "uses", text: "In code")) }
    let view: TemplateValue = [
      "heading": "Symbols", "lede": .text(lede(book)), "isEmpty": .flag(rows.isEmpty && uses.isEmpty),
      "hasStandIns": .flag(book.icons.hasStandIns), "hasRows": .flag(!rows.isEmpty),
      "rowCount": .text("\(rows.count)"), "rows": .list(rows),
      "hasUses": .flag(!uses.isEmpty), "useCount": .text("\(uses.count)"), "uses": .list(uses),
    ]
    return (view, headings)
  }

  private static func row(_ index: Int, _ symbol: SymbolToken, in book: SystemBook, on page: String)
    -> TemplateValue
  {
    let link = book.link(symbol.origin, from: page)
    return [
      "id": .text(book.anchors.symbols[index]), "component": .text(symbol.component),
      "glyphs": .list(symbol.names.map { book.icons.view($0, size: symbol.size) }),
      "names": .list(symbol.names.map { ["name": .text($0), "status": .text(optional: status($0))] }),
      "size": .text(optional: symbol.size.map { Figures.measure($0, "pt") }),
      "note": .text(optional: symbol.note),
      "href": link.href, "from": link.from,
    ]
  }

  private static func uses(_ book: SystemBook, on page: String) -> [TemplateValue] {
    var order: [String] = []
    var byName: [String: [SymbolUse]] = [:]
    for use in book.system.tokens.symbolUses {
      if byName[use.name] == nil { order.append(use.name) }
      byName[use.name, default: []].append(use)
    }
    var ids = Identifiers()
    return order.map { name in
      let uses = byName[name] ?? []
      var sizes: [Double] = []
      for size in uses.compactMap(\.size) where !sizes.contains(size) && sizes.count < 8 {
        sizes.append(size)
      }
      return [
        "id": .text(ids.id("use", name)), "name": .text(name), "status": .text(optional: status(name)),
        "glyph": book.icons.view(name, size: sizes.first),
        "sizes": .text(
          sizes.isEmpty
            ? "no size stated" : sizes.sorted().map { Figures.text($0) }.joined(separator: ", ") + " pt"),
        "places": .list(
          uses.prefix(12).map { use in
            let link = book.link(use.origin, from: page)
            return ["href": link.href, "from": link.from]
          }),
      ]
    }
  }

  /// What a reader must know of a name beyond itself.
  static func status(_ name: String) -> String? {
    guard let entry = SymbolCatalog.builtIn[name] else { return "no such symbol" }
    if let newer = entry.renamedTo { return "now \(newer)" }
    return entry.ios.flatMap { version in
      (Int(version.prefix { $0 != "." }) ?? 0) >= 16 ? "iOS \(version) and later" : nil
    }
  }

  static func lede(_ book: SystemBook) -> String {
    let tokens = book.system.tokens
    let names = Set(tokens.symbols.flatMap(\.names) + tokens.symbolUses.map(\.name)).count
    guard names > 0 else { return "No source names an SF Symbol." }
    var text = Figures.count(names, "symbol")
    if !tokens.symbols.isEmpty { text += " for " + Figures.count(tokens.symbols.count, "component") }
    if !tokens.symbolUses.isEmpty {
      text += ", drawn " + Figures.count(tokens.symbolUses.count, "time") + " in code"
    }
    return text + "."
  }
}
