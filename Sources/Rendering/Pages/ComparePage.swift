import Design

/// All systems by the roles they share, and two of them side by side: the first is what the page is, the second what a
/// script adds to it.
enum ComparePage {
  /// So many systems are on one page; the next are on the next.
  static let pageSize = 200

  /// The site path of a page of the table.
  static func path(_ number: Int) -> String { number == 0 ? "compare.html" : "compare-\(number + 1).html" }

  /// Where the table begins with a system or, past the first page, the chooser names it.
  static func anchor(_ id: String) -> String {
    "system-" + String(id.map { $0.isWhitespace ? "-" : $0 })
  }

  /// What the template `compare` shows, page by page; each is made when it is asked for.
  static func views(
    _ systems: [SystemSummary]
  ) -> some RandomAccessCollection<(path: String, view: TemplateValue)> {
    let starts = systems.isEmpty ? [0] : Array(stride(from: 0, to: systems.count, by: pageSize))
    return starts.indices.lazy.map { number in
      let start = starts[number]
      let shown = systems[start..<min(start + pageSize, systems.count)]
      let page = path(number)
      let view: TemplateValue = [
        "heading": "Compare", "trail": [],
        "lede": .text(
          systems.isEmpty
            ? ""
            : "The roles that every design system fills, in " + Figures.count(systems.count, "system") + "."),
        "isEmpty": .flag(systems.isEmpty), "hasSystems": .flag(!systems.isEmpty),
        "hasChoice": .flag(number == 0 && systems.count > 1),
        "choices": .list(number == 0 && systems.count > 1 ? systems.enumerated().map(choice) : []),
        "roles": .list(RoleColors.labels.map { .text($0) }),
        "rows": .list(shown.map { row($0, on: page, isFirst: number == 0) }),
        "hasPages": .flag(starts.count > 1),
        "pages": .list(
          starts.indices.map {
            ["href": .text(path($0)), "name": .text("\($0 + 1)"), "isCurrent": .flag($0 == number)]
          }),
      ]
      return (page, view)
    }
  }

  private static func choice(_ place: Int, _ system: SystemSummary) -> TemplateValue {
    [
      "value": .text(system.id),
      "script": .text(SiteLink.relative(from: path(0), to: CompareData.path(of: system.id))),
      "name": .text(system.category.map { system.name + " · " + HomePage.title($0) } ?? system.name),
      "id": .text(optional: place < pageSize ? nil : anchor(system.id)),
      "isRich": .flag(system.colors > 0 && system.styles > 0),
    ]
  }

  private static func row(_ system: SystemSummary, on page: String, isFirst: Bool) -> TemplateValue {
    [
      "id": .text(optional: isFirst ? anchor(system.id) : nil), "name": .text(system.name),
      "category": .text(optional: system.category.map(HomePage.title)),
      "href": .text(SiteLink.relative(from: page, to: system.id + "/index.html")),
      "colors": .text("\(system.colors)"), "styles": .text("\(system.styles)"),
      "cells": .list(
        system.roles.entries.map { entry in
          [
            "label": .text(entry.label), "hex": .text(optional: entry.hex),
            "fill": .text(optional: entry.fill),
            "name": .text(optional: entry.name),
          ]
        }),
    ]
  }
}
