import Design

/// The gallery: every system a card, in groups by category.
enum HomePage {
  /// What the template `home` shows.
  static func view(_ systems: [SystemSummary], _ options: SiteOptions) -> TemplateValue {
    var order: [String] = []
    var members: [String: [SystemSummary]] = [:]
    // A handful of systems makes no groups: each card then says its category.
    let isSmall = systems.count < SiteMap.fewest
    for system in systems {
      let category = isSmall ? "" : system.category ?? ""
      if members[category] == nil { order.append(category) }
      members[category, default: []].append(system)
    }
    // What has no category stands after all that has one.
    order = order.filter { !$0.isEmpty } + order.filter(\.isEmpty)
    let places = Dictionary(
      systems.enumerated().filter { $1.nameFace != nil }.map { ($1.id, $0) },
      uniquingKeysWith: { first, _ in first })
    var ids = Identifiers()
    let categories: [TemplateValue] = order.map { category in
      let members = members[category] ?? []
      return [
        "id": .text(ids.id("category", category.isEmpty ? "systems" : category)),
        "name": .text(category.isEmpty ? (order.count == 1 ? "Systems" : "Others") : title(category)),
        "count": .text("\(members.count)"),
        "systems": .list(
          members.map { card($0, face: places[$0.id].map(faceClass) ?? "", isSmall: isSmall) }),
      ]
    }
    return [
      "heading": .text(options.title), "lede": .text(lede(systems)), "isEmpty": .flag(systems.isEmpty),
      "hasFilters": .flag(systems.count > 1), "hasHues": .flag(hues(systems).count > 1),
      "hues": .list(hues(systems)), "hasAppearances": .flag(appearances(systems).count > 1),
      "appearances": .list(appearances(systems)),
      "hasCategories": .flag(order.count > 1), "categories": .list(categories),
    ]
  }

  /// The colours that brands have, with how many systems.
  private static func hues(_ systems: [SystemSummary]) -> [TemplateValue] {
    HueName.allCases.compactMap { hue in
      let count = systems.count { $0.hue == hue }
      guard count > 0 else { return nil }
      return [
        "value": .text(hue.rawValue), "name": .text(hue.rawValue.capitalizedFirst), "fill": .text(hue.fill),
        "count": .text("\(count)"),
      ]
    }
  }

  private static func appearances(_ systems: [SystemSummary]) -> [TemplateValue] {
    [("both", "Light and dark"), ("one", "One appearance")].compactMap { value, name in
      let count = systems.count { appearance($0) == value }
      guard count > 0 else { return nil }
      return ["value": .text(value), "name": .text(name), "count": .text("\(count)")]
    }
  }

  private static func appearance(_ system: SystemSummary) -> String { system.hasDark ? "both" : "one" }

  private static func lede(_ systems: [SystemSummary]) -> String {
    let colors = systems.reduce(0) { $0 + $1.colors }
    let styles = systems.reduce(0) { $0 + $1.styles }
    guard !systems.isEmpty else { return "" }
    var parts = [Figures.count(systems.count, "system")]
    if colors > 0 { parts.append(Figures.count(colors, "colour")) }
    if styles > 0 { parts.append(Figures.count(styles, "type style")) }
    return parts.joined(separator: ", ") + ". Every value is read from its source and checked against it."
  }

  /// Where the faces of the names are declared.
  static let stylesheet = "assets/names.css"

  private static func faceClass(_ place: Int) -> String { "name-\(place)" }

  /// The faces of the names, each of its own family: it has no letters but those of one name.
  static func css(_ systems: [SystemSummary]) -> String {
    var css = ""
    for (place, system) in systems.enumerated() {
      guard let face = system.nameFace else { continue }
      let address = SiteLink.relative(from: stylesheet, to: system.id + "/" + face.path)
      let weight = Figures.text(min(max(face.weight, 1), 1000), decimals: 0)
      let style = face.isItalic ? "italic" : "normal"
      css +=
        "@font-face{font-family:\(faceClass(place));font-weight:\(weight);font-style:\(style);font-display:swap;"
      css += "src:url(\"\(address)\") format(\"woff2\")}\n"
      css +=
        ".\(faceClass(place)){font-family:\(faceClass(place)),var(--face);font-weight:\(weight);font-style:\(style)}\n"
    }
    return css
  }

  private static func card(_ system: SystemSummary, face: String, isSmall: Bool) -> TemplateValue {
    var facts: [String] = isSmall ? [system.category.map(title)].compactMap { $0 } : []
    if system.colors > 0 { facts.append(Figures.count(system.colors, "colour")) }
    if system.styles > 0 { facts.append(Figures.count(system.styles, "style")) }
    if system.colors + system.styles == 0 { facts.append("documents only") }
    return [
      "href": .text(SiteLink.relative(from: "index.html", to: system.id + "/index.html")),
      "name": .text(system.name),
      "hue": .text(system.hue?.rawValue ?? "none"), "appearance": .text(appearance(system)),
      "face": .text(face), "facts": .text(facts.joined(separator: " · ")), "band": .list(band(system.band)),
    ]
  }

  /// Stripes across 24 units, the first widest: a palette is known by its proportions.
  static func band(_ fills: [String]) -> [TemplateValue] {
    let weights = [10.0, 5, 3, 2, 2, 1, 1, 1].prefix(fills.count)
    let total = weights.reduce(0, +)
    var start = 0.0
    return zip(fills, weights).map { fill, weight in
      let width = weight * 24 / total
      defer { start += width }
      // A hair of overlap, so that no seam shows.
      return [
        "x": .text(Figures.text(start, decimals: 3)), "width": .text(Figures.text(width + 0.02, decimals: 3)),
        "fill": .text(fill),
      ]
    }
  }

  /// A folder's name as a heading: `music-and-audio` is Music and audio.
  static func title(_ name: String) -> String {
    let words = String(name.map { $0 == "-" || $0 == "_" ? " " : $0 })
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
