import Design
import Syntax

/// The page for an address where nothing stands.
enum NotFoundPage {
  /// What the template `notfound` shows.
  static func view(root: String) -> TemplateValue {
    let places = [
      ("All systems", "The wall of palettes", "index.html"),
      ("Compare", "Two systems side by side", "compare.html"),
      ("Symbols", "Which system draws which symbol", "symbols.html"),
      ("Rules", "What is checked, and why", "rules.html"),
    ]
    return [
      "places": .list(
        places.map { ["name": .text($0.0), "words": .text($0.1), "href": .text(root + $0.2)] })
    ]
  }
}

/// Which system uses which symbol, at what size.
enum SymbolIndexPage {
  /// So many systems of a symbol are seen at once; the rest is folded.
  private static let shown = 24
  /// A page ends with the symbol that brings so many mentions together: a few hundred kilobytes.
  static let pageSize = 2500

  /// The site path of a page of the index.
  static func path(_ number: Int) -> String { number == 0 ? "symbols.html" : "symbols-\(number + 1).html" }

  /// What the template `symbol-index` shows, page by page.
  static func views(_ systems: [SystemSummary], icons: IconCatalog) -> [(path: String, view: TemplateValue)] {
    var users: [String: [User]] = [:]
    for system in systems {
      for symbol in system.symbols { users[symbol.name, default: []].append((system, symbol.sizes)) }
    }
    var pages: [[(name: String, users: [User])]] = [[]]
    var mentions = 0
    for (name, users) in users.sorted(by: { $0.key < $1.key }) {
      if mentions >= pageSize {
        pages.append([])
        mentions = 0
      }
      pages[pages.count - 1].append((name, users))
      mentions += users.count
    }
    var ids = Identifiers()
    return pages.enumerated().map { number, symbols in
      let page = path(number)
      let rows: [TemplateValue] = symbols.map { name, users in
        let systems = users.map { entry($0, on: page) }
        let rest = systems.count - shown
        return [
          "id": .text(ids.id("symbol", name)), "name": .text(name),
          "glyph": icons.view(name, size: users.lazy.compactMap(\.sizes.first).first),
          "systems": .list(Array(systems.prefix(shown))), "rest": .list(Array(systems.dropFirst(shown))),
          "more": .text(optional: rest > 0 ? "\(rest) more" : nil),
        ]
      }
      let view: TemplateValue = [
        "heading": .text(number == 0 ? "Symbols" : "Symbols, page \(number + 1)"),
        "lede": .text(
          users.isEmpty
            ? ""
            : Figures.count(users.count, "symbol") + " in " + Figures.count(systems.count, "system") + "."),
        "trail": [], "isEmpty": .flag(users.isEmpty), "hasSymbols": .flag(!rows.isEmpty),
        "symbols": .list(rows),
        "hasPages": .flag(pages.count > 1),
        "pages": .list(
          pages.indices.map {
            ["href": .text(path($0)), "name": .text("\($0 + 1)"), "isCurrent": .flag($0 == number)]
          }),
      ]
      return (page, view)
    }
  }

  private typealias User = (system: SystemSummary, sizes: [Double])

  private static func entry(_ user: User, on page: String) -> TemplateValue {
    [
      "href": .text(SiteLink.relative(from: page, to: user.system.id + "/symbols.html")),
      "name": .text(user.system.name),
      "sizes": .text(
        optional: user.sizes.isEmpty
          ? nil : user.sizes.map { Figures.text($0) }.joined(separator: ", ") + " pt"),
    ]
  }
}

/// The rules, as `docgen rules` prints them.
enum RulesPage {
  /// What the template `rules` shows.
  static func view(_ rules: [any Rule]) -> TemplateValue {
    let code = CodeHTML()
    func example(_ text: String) -> TemplateValue {
      .html(code.block(SourceText(path: "DESIGN.md", text: text), language: nil))
    }
    return [
      "heading": "Rules", "trail": [],
      "lede": .text(
        Figures.count(rules.count, "rule")
          + " that every document is held to. Each can be turned off, or quieted for a line."),
      "rules": .list(
        rules.map { rule in
          [
            "id": .text(rule.id), "severity": .text(rule.severity.rawValue), "summary": .text(rule.summary),
            "explanation": .text(rule.explanation),
            "hasExample": .flag(!rule.wrong.isEmpty && !rule.right.isEmpty),
            "wrong": example(rule.wrong), "right": example(rule.right),
          ]
        }),
    ]
  }
}
