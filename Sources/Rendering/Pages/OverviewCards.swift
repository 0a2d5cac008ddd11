import Design
import Syntax

/// One card for each section of a system, with a small picture made of what is in it.
enum OverviewCards {
  /// In the order of the frame.
  static func all(_ book: SystemBook) -> [TemplateValue] {
    Section.allCases.filter { isTold($0, of: book) }.map { section in
      .members(
        noPicture + picture(section, book).members + [
          ("href", .text(SiteLink.relative(from: book.path(.overview), to: book.path(section)))),
          ("name", .text(section.name)), ("line", .text(line(section, book))),
        ])
    }
  }

  /// The keys of all pictures, of which each card has one.
  private static let noPicture: [TemplateValue.Member] = [
    "strip", "samples", "halves", "glyphs", "corners", "curve", "codeLines", "figure", "isClean",
  ].map { ($0, .nothing) }

  /// What a system has nothing of needs no card; what is never done has one.
  private static func isTold(_ section: Section, of book: SystemBook) -> Bool {
    switch section {
    case .overview: false
    case .findings: true
    case .accessibility: !book.palette.entries.isEmpty
    case .appearance: book.roles.hasDark
    default: book.counts[section] ?? 0 > 0
    }
  }

  private static func line(_ section: Section, _ book: SystemBook) -> String {
    let tokens = book.system.tokens
    switch section {
    case .overview: return ""
    case .colors: return plain(ColorsPage.lede(book))
    case .typography:
      return plain(TypographyPage.lede(tokens.typography, groups: book.styleGroups))
    case .symbols: return plain(SymbolsPage.lede(book))
    case .appearance:
      let rows = book.counts[.appearance] ?? 0
      return book.roles.hasDark ? Figures.count(rows, "role") + " side by side" : "One appearance only"
    case .layout:
      return [
        (tokens.spacing.count, "measure", "measures"), (tokens.radii.count, "radius", "radii"),
        (tokens.shadows.count, "shadow", "shadows"),
      ].filter { $0.0 > 0 }.map { Figures.count($0.0, $0.1, $0.2) }.joined(separator: ", ")
    case .motion: return MotionPage.lede(tokens.motion).split(separator: ".").first.map(String.init) ?? ""
    case .components:
      let samples = book.samples.count
      return samples + tokens.components.count == 0
        ? "No code shown"
        : [(tokens.components.count, "component"), (samples, "sample")].filter { $0.0 > 0 }
          .map { Figures.count($0.0, $0.1) }.joined(separator: ", ")
    case .accessibility:
      return tokens.claims.isEmpty
        ? "No claims made; text measured" : plain(AccessibilityPage.lede(tokens.claims))
    case .findings: return FindingsPage.counts(book.findings)
    case .downloads: return DownloadsPage.line(book)
    }
  }

  /// The outline of the first code that has one: each line a bar, indented as it is.
  private static func silhouette(_ book: SystemBook) -> [TemplateValue] {
    let samples = book.samples
    guard
      let code =
        (samples.first { $0.code.bytes.count > 200 && $0.name.contains(where: \.isLetter) && $0.line > 60 }
        ?? samples.first)?.code
    else { return [] }
    let lines = code.lineStarts.prefix(24).compactMap { start -> (indent: Int, length: Int)? in
      let line = code.bytes[start...].prefix { $0 != 0x0A }
      let indent = line.prefix { $0 == 0x20 }.count
      return line.count > indent ? (indent, line.count - indent) : nil
    }
    return lines.prefix(9).enumerated().map { place, line in
      [
        "x": .text(Figures.text(Double(min(line.indent, 40)) * 3)), "y": .text("\(place * 9)"),
        "width": .text(Figures.text(Double(min(line.length, 60)) * 3)), "isFirst": .flag(place == 0),
        "isLast": .flag(place == min(lines.count, 9) - 1), "isStrong": .flag(line.indent == 0),
      ]
    }
  }

  private static func plain(_ sentence: String) -> String {
    sentence.last == "." ? String(sentence.dropLast()) : sentence
  }

  private static func picture(_ section: Section, _ book: SystemBook) -> TemplateValue {
    let tokens = book.system.tokens
    switch section {
    case .colors:
      let stated = book.palette.entries.prefix(64).compactMap { entry in
        tokens.colors[entry.first].light ?? tokens.colors[entry.first].dark
      }
      // What a system takes from the platform has no value of its own, yet it is what one sees of it.
      let known = book.keyColors.map(\.value)
      let values = stated.count < known.count ? known : stated
      guard !values.isEmpty else { return ["figure": "0"] }
      return [
        "strip": .list(
          values.enumerated().map { place, value in
            [
              "x": .text("\(place)"), "total": .text("\(values.count)"),
              "fill": .text(ColorFigures(value.composited(over: .white)).fill),
              "isFirst": .flag(place == 0), "isLast": .flag(place == values.count - 1),
            ]
          })
      ]
    case .typography:
      let groups = book.styleGroups
      guard !groups.isEmpty else { return ["figure": "0"] }
      let steps = min(groups.count, 4)
      let shown = groups.sorted {
        TypeSpecimen.pixels(tokens.typography[$0.first]) > TypeSpecimen.pixels(tokens.typography[$1.first])
      }
      return [
        "samples": .list(
          (0..<steps).map { step in
            let place = steps == 1 ? 0 : step * (shown.count - 1) / (steps - 1)
            return ["style": .text(SystemStylesheet.styleClass(shown[place].first)), "text": "Aa"]
          })
      ]
    case .symbols:
      let symbols = tokens.symbols.prefix(4).compactMap { token in token.names.first.map { ($0, token.size) }
      }
      let uses = symbols.isEmpty ? tokens.symbolUses.prefix(4).map { ($0.name, $0.size) } : symbols
      guard !uses.isEmpty else { return ["figure": "0"] }
      return ["glyphs": .list(uses.map { book.icons.view($0.0, size: $0.1) })]
    case .appearance:
      guard book.roles.hasDark, let dark = book.canvases.dark else { return ["figure": "1"] }
      let light = book.canvases.light ?? dark
      func fill(_ part: Roles.Part?, on canvas: Canvases.Canvas) -> TemplateValue {
        .text(part.map { ColorFigures($0.value).fill } ?? ColorFigures(canvas.value).inkFill())
      }
      return [
        "halves": [
          "light": .text(ColorFigures(light.value).fill), "dark": .text(ColorFigures(dark.value).fill),
          "lightText": fill(book.roles.light.primary, on: light),
          "darkText": fill(book.roles.dark.primary, on: dark),
          "lightAccent": fill(book.roles.light.accent ?? book.roles.brand, on: light),
          "darkAccent": fill(book.roles.dark.accent ?? book.roles.brand, on: dark),
        ]
      ]
    case .layout:
      let radii = tokens.radii.compactMap(LayoutPage.pixels).filter { $0 > 0 }
      var seen: Set<Double> = []
      let shown = radii.filter { seen.insert($0).inserted }.prefix(3)
      guard !shown.isEmpty else { return ["figure": .text("\(tokens.spacing.count + tokens.shadows.count)")] }
      return [
        "corners": .list(
          shown.sorted().map { radius in
            let held = Figures.text(min(radius, 40))
            return [
              "path": .text(
                "M2 46V\(Figures.text(2 + min(radius, 40)))A\(held) \(held) 0 0 1 \(Figures.text(2 + min(radius, 40))) 2H46"
              )
            ]
          })
      ]
    case .motion:
      guard let plot = book.plots.lazy.compactMap({ $0 }).first else {
        return ["figure": .text("\(tokens.motion.count)")]
      }
      return ["curve": .text(plot.path)]
    case .accessibility where !tokens.claims.isEmpty:
      return ["figure": .text("\(tokens.claims.count(where: \.holds)) / \(tokens.claims.count)")]
    case .accessibility: return ["figure": "Aa"]
    case .components:
      let lines = silhouette(book)
      if lines.count > 2 { return ["codeLines": .list(lines)] }
      return ["figure": .text("\(book.samples.count + tokens.components.count)")]
    case .findings where book.findings.isEmpty: return ["isClean": true]
    case .findings: return ["figure": .text("\(book.findings.count)")]
    case .downloads: return ["figure": .text("\(book.downloads.items.count)")]
    case .overview: return [:]
    }
  }
}
