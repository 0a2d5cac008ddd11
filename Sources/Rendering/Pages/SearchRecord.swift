import Design

/// What the search knows of one system, already written as it will stand in the index: some KB each, so that those of
/// thousands of systems can be held until the index is written.
struct SearchRecord: Hashable, Codable, Sendable {
  /// `[[name, hex, id], …],[symbol, …],[[name, kind, address], …],[[heading, address], …]`, addresses below the
  /// system's folder.
  let text: String

  /// That of nothing.
  init() { text = "" }

  /// So many entries are kept of each kind.
  private static let limit = 240

  /// - Parameter headings: the text and the address below the system's folder.
  init(_ book: SystemBook, symbols: [String], headings: [(text: String, address: String)]) {
    let tokens = book.system.tokens
    var colors = ScriptRows()
    for entry in book.palette.entries.prefix(Self.limit) {
      let token = tokens.colors[entry.first]
      guard let value = token.light ?? token.dark else { continue }
      colors.add(token.name, value.contractText, book.anchors.colors[entry.first])
    }
    var names = ScriptRows()
    for group in book.styleGroups.prefix(Self.limit) {
      let id = book.anchors.typography[group.first]
      names.add(
        tokens.typography[group.first].name, "type", String(joining: Section.typography.file, "#", id))
    }
    for (motion, id) in zip(tokens.motion, book.anchors.motion).prefix(Self.limit) {
      names.add(motion.name, "motion", String(joining: Section.motion.file, "#", id))
    }
    let measures = zip(tokens.spacing + tokens.radii, book.anchors.spacing + book.anchors.radii)
    for (measure, id) in measures.prefix(Self.limit) {
      names.add(measure.name, "layout", String(joining: Section.layout.file, "#", id))
    }
    var titles = ScriptRows()
    for (text, address) in headings.prefix(Self.limit) { titles.add(Self.cut(text), address) }
    var script = ByteBuffer()
    colors.write(to: &script)
    script.append(UInt8(ascii: ","))
    ScriptRows.append(symbols.prefix(Self.limit), to: &script)
    for rows in [names, titles] {
      script.append(UInt8(ascii: ","))
      rows.write(to: &script)
    }
    text = String(decoding: script[0...], as: UTF8.self)
  }

  /// A heading longer than a line of results is known by its beginning.
  private static func cut(_ text: String) -> String {
    text.utf8.count > 90 ? String(text.prefix(80)) + "…" : text
  }
}
