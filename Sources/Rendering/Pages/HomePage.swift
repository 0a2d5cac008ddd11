import Design

/// The gallery: every system a card, in groups by category, on as many pages as it takes.
enum HomePage {
  /// One page of it.
  struct Part {
    let path: String
    /// What the template `home` shows.
    let view: TemplateValue
    let stylesheet: OutputFile
  }

  /// All pages, the first with the search and the filters; each is made when it is asked for.
  static func parts(_ systems: [SystemSummary], _ options: SiteOptions) -> some RandomAccessCollection<Part> {
    let gallery = Gallery(systems, category: \.category)
    let isSmall = systems.count < GalleryPage.fewest
    let pages = gallery.pages
    let firstPages = gallery.firstPages
    var ids = Identifiers()
    let anchors = Dictionary(
      gallery.groups.map {
        ($0.category, ids.id("category", $0.category.isEmpty ? "systems" : $0.category))
      }, uniquingKeysWith: { first, _ in first })
    let counts = Dictionary(
      gallery.groups.map { ($0.category, $0.systems.count) }, uniquingKeysWith: { first, _ in first })
    let isOne = pages.count == 1
    func name(_ category: String) -> String {
      category.isEmpty ? (gallery.groups.count == 1 ? "Systems" : "Others") : title(category)
    }
    let counted = pages.reduce(into: [0]) {
      $0.append(($0.last ?? 0) + $1.reduce(0) { $0 + $1.systems.count })
    }
    return pages.indices.lazy.map { number in
      let groups = pages[number]
      let members = groups.flatMap(\.systems)
      let places = Dictionary(
        members.enumerated().filter { $1.nameFace != nil }.map { ($1.id, $0) },
        uniquingKeysWith: { first, _ in first })
      let isFirst = number == 0
      let (first, shown) = (counted[number] + 1, counted[number + 1])
      let chips: [TemplateValue] = gallery.groups.map { group in
        let anchor = anchors[group.category] ?? ""
        let page = firstPages[group.category] ?? 0
        return [
          "href": .text((page == number ? "" : GalleryPage.path(page)) + "#" + anchor),
          "name": .text(name(group.category)), "count": .text("\(group.systems.count)"),
          // What is on other pages cannot be filtered here: then the chip is a link.
          "value": .text(optional: isOne ? anchor : nil),
        ]
      }
      let categories: [TemplateValue] = groups.map { group in
        let all = counts[group.category] ?? 0
        return [
          "id": .text(anchors[group.category] ?? ""), "name": .text(name(group.category)),
          "count": .text(all == group.systems.count ? "\(all)" : "\(group.systems.count) of \(all)"),
          "systems": .list(
            group.systems.map { card($0, face: places[$0.id].map(faceClass) ?? "", isSmall: isSmall) }),
        ]
      }
      let view: TemplateValue = [
        "heading": .text(isFirst ? options.title : options.title + ", page \(number + 1)"),
        "lede": .text(isFirst ? lede(systems) : "Systems \(first) to \(shown) of \(systems.count)."),
        "isEmpty": .flag(systems.isEmpty), "isFirst": .flag(isFirst),
        "hasFilters": .flag(isFirst && systems.count > 1), "hasHues": .flag(hues(systems).count > 1),
        "hues": .list(hues(systems)), "hasAppearances": .flag(appearances(systems).count > 1),
        "appearances": .list(appearances(systems)),
        "data": .text(optional: isOne ? nil : GalleryData.path),
        "hasCategories": .flag(gallery.groups.count > 1), "chips": .list(chips),
        "categories": .list(categories), "hasPages": .flag(!isOne),
        "pages": .list(
          pages.indices.map {
            [
              "href": .text(GalleryPage.path($0)), "name": .text("\($0 + 1)"),
              "isCurrent": .flag($0 == number),
            ]
          }),
      ]
      return Part(
        path: GalleryPage.path(number), view: view,
        stylesheet: OutputFile(
          path: GalleryPage.stylesheet(number),
          contents: Array(css(members, in: GalleryPage.stylesheet(number)).utf8)))
    }
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

  static func appearance(_ system: SystemSummary) -> String { system.hasDark ? "both" : "one" }

  private static func lede(_ systems: [SystemSummary]) -> String {
    let colors = systems.reduce(0) { $0 + $1.colors }
    let styles = systems.reduce(0) { $0 + $1.styles }
    guard !systems.isEmpty else { return "" }
    var parts = [Figures.count(systems.count, "system")]
    if colors > 0 { parts.append(Figures.count(colors, "colour")) }
    if styles > 0 { parts.append(Figures.count(styles, "type style")) }
    return parts.joined(separator: ", ") + ". Every value is read from its source and checked against it."
  }

  private static func faceClass(_ place: Int) -> String { "name-\(place)" }

  /// The faces of the names, each of its own family: it has no letters but those of one name.
  private static func css(_ systems: [SystemSummary], in stylesheet: String) -> String {
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
    return [
      "href": .text(SiteLink.relative(from: "index.html", to: system.id + "/index.html")),
      "name": .text(system.name),
      "hue": .text(system.hue?.rawValue ?? "none"), "appearance": .text(appearance(system)),
      "face": .text(face), "facts": .text(facts(system, isSmall: isSmall)), "band": .list(band(system.band)),
    ]
  }

  /// What a card says below the name.
  static func facts(_ system: SystemSummary, isSmall: Bool = false) -> String {
    var facts: [String] = isSmall ? [system.category.map(title)].compactMap { $0 } : []
    if system.colors > 0 { facts.append(Figures.count(system.colors, "colour")) }
    if system.styles > 0 { facts.append(Figures.count(system.styles, "style")) }
    if system.colors + system.styles == 0 { facts.append("documents only") }
    return facts.joined(separator: " · ")
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
