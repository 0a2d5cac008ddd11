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
  /// What the template `symbol-index` shows.
  static func view(_ systems: [SystemSummary], icons: IconCatalog) -> TemplateValue {
    var users: [String: [(system: SystemSummary, sizes: [Double])]] = [:]
    for system in systems {
      for symbol in system.symbols { users[symbol.name, default: []].append((system, symbol.sizes)) }
    }
    var ids = Identifiers()
    let rows: [TemplateValue] = users.sorted { $0.key < $1.key }.map { name, users in
      [
        "id": .text(ids.id("symbol", name)), "name": .text(name),
        "glyph": icons.view(name, size: users.lazy.compactMap(\.sizes.first).first),
        "systems": .list(
          users.map { user in
            [
              "href": .text(SiteLink.relative(from: "symbols.html", to: user.system.id + "/symbols.html")),
              "name": .text(user.system.name),
              "sizes": .text(
                optional: user.sizes.isEmpty
                  ? nil : user.sizes.map { Figures.text($0) }.joined(separator: ", ") + " pt"),
            ]
          }),
      ]
    }
    return [
      "heading": "Symbols",
      "lede": .text(
        rows.isEmpty
          ? "" : Figures.count(rows.count, "symbol") + " in " + Figures.count(systems.count, "system") + "."),
      "trail": [], "isEmpty": .flag(rows.isEmpty), "hasSymbols": .flag(!rows.isEmpty), "symbols": .list(rows),
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
