import Design

/// One system as the page of comparisons loads it: a script of its own, so that two systems are all that is ever loaded.
enum CompareData {
  /// Its site path.
  static func path(of system: String) -> String { system + "/compare.js" }

  /// So many entries are kept of each kind.
  private static let limit = 240

  /// `docgenCompare(id, {…})`.
  static func script(_ book: SystemBook, symbols: [String]) -> [UInt8] {
    let tokens = book.system.tokens
    var colors = ScriptRows()
    for entry in book.palette.entries.prefix(limit) {
      let token = tokens.colors[entry.first]
      guard let value = token.light ?? token.dark else { continue }
      colors.add(
        token.name, value.contractText, ColorFigures(value).fill, book.anchors.colors[entry.first])
    }
    var roles = ScriptRows()
    for entry in RoleColors(book).entries {
      roles.add(entry.label, entry.name ?? "", entry.hex ?? "", entry.fill ?? "")
    }
    var motion = ScriptRows()
    for (token, id) in zip(tokens.motion, book.anchors.motion).prefix(limit) {
      motion.add(token.name, MotionPage.summary(token), id)
    }
    let address = SiteLink.relative(from: "index.html", to: book.system.id + "/")
    var script = ByteBuffer(capacity: 1 << 13)
    script.append("docgenCompare(\(ScriptText.literal(book.system.id)),{\n")
    script.append("name:\(ScriptText.literal(book.system.name)),\naddress:\(ScriptText.literal(address))")
    script.append(",\nfacts:")
    facts(book).write(to: &script)
    script.append(",\nroles:")
    roles.write(to: &script)
    script.append(",\ncolors:")
    colors.write(to: &script)
    script.append(",\ntype:")
    styles(book).write(to: &script)
    script.append(",\nspacing:")
    script.append(numbers(tokens.spacing))
    script.append(",\nradii:")
    script.append(numbers(tokens.radii))
    script.append(",\nsymbols:")
    ScriptRows.append(symbols.prefix(limit), to: &script)
    script.append(",\nmotion:")
    motion.write(to: &script)
    script.append("\n});\n")
    return script.bytes
  }

  /// Type styles, the largest first.
  private static func styles(_ book: SystemBook) -> ScriptRows {
    let styles = book.styleGroups.prefix(limit).map { group -> (size: Double, place: Int) in
      (TypeSpecimen.pixels(book.system.tokens.typography[group.first]), group.first)
    }
    let ramp = styles.enumerated().sorted { ($1.element.size, $0.offset) < ($0.element.size, $1.offset) }
    var rows = ScriptRows()
    for (_, element) in ramp {
      let style = book.system.tokens.typography[element.place]
      let figures = [
        style.size.map { Figures.measure($0, style.unit) }, style.weight.map { Figures.text($0) },
        style.family.map { $0 == "system" ? "System face" : $0 },
      ].compactMap { $0 }.joined(separator: " · ")
      rows.add(style.name, figures, book.anchors.typography[element.place])
    }
    return rows
  }

  private static func facts(_ book: SystemBook) -> ScriptRows {
    let tokens = book.system.tokens
    var families: [String] = []
    var seen: Set<String> = []
    for family in tokens.typography.compactMap(\.family)
    where seen.insert(family.lowercased().filter { $0 != " " }).inserted {
      families.append(family)
      if families.count == 6 { break }
    }
    let faces = families.map { $0 == "system" ? "System face" : $0 }.joined(separator: ", ")
    var rows = ScriptRows()
    rows.add("Colours", "\(book.palette.entries.count)")
    rows.add("Appearances", book.roles.hasDark ? "light and dark" : "one")
    rows.add("Type styles", "\(book.styleGroups.count)")
    rows.add("Faces", faces.isEmpty ? "–" : faces)
    rows.add("Findings", "\(book.findings.count)")
    return rows
  }

  /// The pixels of a scale, each once, in order.
  private static func numbers(_ measures: [Measure]) -> String {
    let values = Set(measures.compactMap(LayoutPage.pixels)).sorted().prefix(limit)
    return "[" + values.map { Figures.text($0) }.filter { $0 != "–" }.joined(separator: ",") + "]"
  }
}
