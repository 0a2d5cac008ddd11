import Design

/// One system as the page of comparisons loads it: a script of its own, so that two systems are all that is ever loaded.
enum CompareData {
  /// Its site path.
  static func path(of system: String) -> String { system + "/compare.js" }

  /// So many entries are kept of each kind.
  private static let limit = 240

  /// `docgenCompare(id, {…})`.
  static func script(_ book: SystemBook, symbols: [String]) -> String {
    let tokens = book.system.tokens
    let colors = book.palette.entries.prefix(limit).compactMap { entry -> [String]? in
      let token = tokens.colors[entry.first]
      guard let value = token.light ?? token.dark else { return nil }
      return [token.name, value.contractText, ColorFigures(value).fill, book.anchors.colors[entry.first]]
    }
    let styles = book.styleGroups.prefix(limit).map { group -> (size: Double, row: [String]) in
      let style = tokens.typography[group.first]
      let figures = [
        style.size.map { Figures.measure($0, style.unit) }, style.weight.map { Figures.text($0) },
        style.family.map { $0 == "system" ? "System face" : $0 },
      ].compactMap { $0 }.joined(separator: " · ")
      return (TypeSpecimen.pixels(style), [style.name, figures, book.anchors.typography[group.first]])
    }
    let ramp = styles.enumerated().sorted { ($1.element.size, $0.offset) < ($0.element.size, $1.offset) }
    let roles = RoleColors(book).entries.map { [$0.label, $0.name ?? "", $0.hex ?? "", $0.fill ?? ""] }
    let motion = zip(tokens.motion, book.anchors.motion).prefix(limit).map { motion, id in
      [motion.name, MotionPage.summary(motion), id]
    }
    let members = [
      ("name", ScriptText.literal(book.system.name)),
      ("address", ScriptText.literal(SiteLink.relative(from: "index.html", to: book.system.id + "/"))),
      ("facts", rows(facts(book))), ("roles", rows(roles)), ("colors", rows(Array(colors))),
      ("type", rows(ramp.map(\.element.row))), ("spacing", numbers(tokens.spacing)),
      ("radii", numbers(tokens.radii)),
      ("symbols", "[" + symbols.prefix(limit).map(ScriptText.literal).joined(separator: ",") + "]"),
      ("motion", rows(Array(motion))),
    ]
    return "docgenCompare(\(ScriptText.literal(book.system.id)),{\n"
      + members.map { $0.0 + ":" + $0.1 }.joined(separator: ",\n") + "\n});\n"
  }

  private static func facts(_ book: SystemBook) -> [[String]] {
    let tokens = book.system.tokens
    var families: [String] = []
    var seen: Set<String> = []
    for family in tokens.typography.compactMap(\.family)
    where seen.insert(family.lowercased().filter { $0 != " " }).inserted {
      families.append(family)
      if families.count == 6 { break }
    }
    let faces = families.map { $0 == "system" ? "System face" : $0 }.joined(separator: ", ")
    return [
      ["Colours", "\(book.palette.entries.count)"],
      ["Appearances", book.roles.hasDark ? "light and dark" : "one"],
      ["Type styles", "\(book.styleGroups.count)"], ["Faces", faces.isEmpty ? "–" : faces],
      ["Findings", "\(book.findings.count)"],
    ]
  }

  /// The pixels of a scale, each once, in order.
  private static func numbers(_ measures: [Measure]) -> String {
    let values = Set(measures.compactMap(LayoutPage.pixels)).sorted().prefix(limit)
    return "[" + values.map { Figures.text($0) }.filter { $0 != "–" }.joined(separator: ",") + "]"
  }

  private static func rows(_ rows: [[String]]) -> String {
    "[" + rows.map { "[" + $0.map(ScriptText.literal).joined(separator: ",") + "]" }.joined(separator: ",")
      + "]"
  }
}
