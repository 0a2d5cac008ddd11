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
