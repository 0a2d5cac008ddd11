import Design

/// Light beside dark, role by role.
enum AppearancePage {
  /// A role with what each appearance gives it.
  struct Row {
    let id: String
    let role: String
    let group: String
    let light: ColorValue?
    let dark: ColorValue?
    let how: String?
    let origin: Origin
  }

  /// Every pair: tokens first, then what documents state of unnamed things.
  static func rows(_ book: SystemBook) -> [Row] {
    let tokens = book.system.tokens
    var rows: [Row] = []
    var stated: Set<String> = []
    func key(_ role: String, _ light: ColorValue?, _ dark: ColorValue?) -> String {
      role.lowercased() + "|" + (light?.contractText ?? "") + "|" + (dark?.contractText ?? "")
    }
    for entry in book.palette.entries {
      // A companion may state the pair that the specification leaves open.
      guard
        let index = ([entry.first] + entry.others).first(where: {
          tokens.colors[$0].light != nil && tokens.colors[$0].dark != nil
        })
      else { continue }
      let token = tokens.colors[index]
      stated.insert(key(token.name, token.light, token.dark))
      let how: String? =
        switch token.pairing {
        case .name: "paired by name"
        case .section: "paired by section"
        default: nil
        }
      rows.append(
        Row(
          id: "pair-" + book.anchors.colors[index], role: tokens.colors[entry.first].name,
          group: tokens.colors[entry.first].group ?? "Colours",
          light: token.light, dark: token.dark, how: how, origin: token.origin))
    }
    for (index, pair) in tokens.appearances.enumerated() {
      guard stated.insert(key(pair.role, pair.light, pair.dark)).inserted else { continue }
      rows.append(
        Row(
          id: book.anchors.appearances[index], role: pair.role, group: "Stated in passing", light: pair.light,
          dark: pair.dark, how: nil, origin: pair.origin))
    }
    return rows
  }

  /// What the template `appearance` shows.
  static func view(_ book: SystemBook) -> (view: TemplateValue, headings: [PageFrame.Heading]) {
    let page = book.path(.appearance)
    let rows = rows(book)
    let surfaces = SurfacePair.view(book)
    var headings: [PageFrame.Heading] = []
    if surfaces != nil { headings.append(PageFrame.Heading(id: "surfaces", text: "Both surfaces")) }
    var ids = Identifiers()
    var order: [String] = []
    var members: [String: [Row]] = [:]
    for row in rows {
      if members[row.group] == nil { order.append(row.group) }
      members[row.group, default: []].append(row)
    }
    let groups: [TemplateValue] = order.map { name in
      let id = ids.id("group", name)
      headings.append(PageFrame.Heading(id: id, text: name))
      let members = members[name] ?? []
      return [
        "id": .text(id), "name": .text(name), "count": .text("\(members.count)"),
        "rows": .list(members.map { item($0, in: book, on: page) }),
      ]
    }
    let missing = book.roles.hasDark ? missing(book, on: page) : []
    if !missing.isEmpty { headings.append(PageFrame.Heading(id: "missing", text: "In one appearance only")) }
    let view: TemplateValue = [
      "heading": "Dark mode", "lede": .text(lede(book, rows: rows.count)),
      "isEmpty": .flag(!book.roles.hasDark && rows.isEmpty), "surfaces": surfaces ?? .nothing,
      "groups": .list(groups),
      "hasMissing": .flag(!missing.isEmpty), "missingCount": .text("\(missing.count)"),
      "missingLede":
        "A source gives these one value and names no counterpart. Some need none: a brand colour may stay as it is.",
      "missing": .list(missing), "visions": .list(surfaces == nil ? [] : VisionBlock.choices),
    ]
    return (view, headings)
  }

  private static func item(_ row: Row, in book: SystemBook, on page: String) -> TemplateValue {
    let link = book.link(row.origin, from: page)
    var moves: String?
    if let light = row.light, let dark = row.dark {
      moves = light.contractText == dark.contractText ? "stays" : movement(light, dark)
    }
    let words = NameWords.words(of: row.role, in: book.system.name)
    return [
      "id": .text(row.id), "role": .text(row.role), "how": .text(optional: row.how), "href": link.href,
      "from": link.from,
      "moves": .text(optional: moves),
      "sides": [
        side("Light", row.light, of: words, isDark: false, in: book),
        side("Dark", row.dark, of: words, isDark: true, in: book),
      ],
    ]
  }

  /// How far the lightness goes, in hundredths of OKLCH's.
  static func movement(_ light: ColorValue, _ dark: ColorValue) -> String {
    let distance = (dark.converted(to: .oklch).components.x - light.converted(to: .oklch).components.x) * 100
    let figure = Figures.text(abs(distance), decimals: 0)
    return "ΔL " + (distance < -0.5 ? "−" : distance > 0.5 ? "+" : "±") + figure
  }

  private static func side(
    _ label: String, _ value: ColorValue?, of words: [String], isDark: Bool, in book: SystemBook
  ) -> TemplateValue {
    guard let value else {
      return [
        "label": .text(label), "hex": nil, "fill": nil, "opacity": nil, "canvas": nil, "contrasts": [],
        "absent": .text("no \(label.lowercased()) value stated"),
      ]
    }
    let figures = ColorFigures(value)
    let canvas = book.canvases.canvas(dark: isDark)
    let purpose = TileContrast.purpose(of: words)
    let partner = TileContrast.partner(of: words, in: book)
    let ground = isDark ? partner?.dark ?? partner?.light : partner?.light ?? partner?.dark
    let measured =
      if let partner, let ground {
        [TileContrast.view(value, on: ground, label: "", name: "on " + partner.name, isLine: false)]
      } else {
        TileContrast.measured(
          value, for: purpose, isDark: isDark, on: [canvas].compactMap { $0 }, in: book)
      }
    return [
      "label": .text(label), "hex": .text(figures.hex), "fill": .text(figures.fill),
      "opacity": .text(figures.opacity),
      "canvas": .text((ground ?? canvas?.value).map { ColorFigures($0).fill } ?? "none"),
      "contrasts": .list(Array(measured.prefix(1))), "absent": nil,
    ]
  }

  /// Colours with one value in a system that has both appearances.
  private static func missing(_ book: SystemBook, on page: String) -> [TemplateValue] {
    let tokens = book.system.tokens.colors
    return book.palette.entries.compactMap { entry in
      let token = tokens[entry.first]
      let isWhole = ([entry.first] + entry.others).contains {
        tokens[$0].light != nil && tokens[$0].dark != nil
      }
      guard !isWhole, let value = token.light ?? token.dark else { return nil }
      let figures = ColorFigures(value)
      return [
        "name": .text(token.name), "words": .text(token.light == nil ? "dark only" : "light only"),
        "fill": .text(figures.fill), "opacity": .text(figures.opacity),
        "href": .text(
          SiteLink.relative(from: page, to: book.path(.colors) + "#" + book.anchors.colors[entry.first])),
      ]
    }
  }

  private static func lede(_ book: SystemBook, rows: Int) -> String {
    guard book.roles.hasDark || rows > 0 else { return "Every value belongs to one appearance." }
    var text =
      rows == 0 ? "No colour has both values at once" : Figures.count(rows, "role") + " in both appearances"
    if let canvas = book.roles.dark.canvas { text += "; the dark canvas is \(canvas.value.contractText)" }
    return text + "."
  }
}
