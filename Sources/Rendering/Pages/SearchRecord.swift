import Design

/// What the search knows of one system, already written as it will stand in the index: some KB each, so that those of
/// thousands of systems can be held until the index is written.
struct SearchRecord: Hashable, Codable, Sendable {
  /// `[[name, hex, id], …],[symbol, …],[[name, kind, address], …],[[heading, address], …]`, addresses below the
  /// system's folder.
  let text: String

  /// So many entries are kept of each kind.
  private static let limit = 240

  /// - Parameter headings: the text and the address below the system's folder.
  init(_ book: SystemBook, symbols: [String], headings: [(text: String, address: String)]) {
    let tokens = book.system.tokens
    let colors = book.palette.entries.prefix(Self.limit).compactMap { entry -> [String]? in
      let token = tokens.colors[entry.first]
      guard let value = token.light ?? token.dark else { return nil }
      return [token.name, value.contractText, book.anchors.colors[entry.first]]
    }
    let styles = book.styleGroups.prefix(Self.limit).map { group -> [String] in
      let id = book.anchors.typography[group.first]
      return [tokens.typography[group.first].name, "type", Section.typography.file + "#" + id]
    }
    let moves = zip(tokens.motion, book.anchors.motion).prefix(Self.limit).map { motion, id in
      [motion.name, "motion", Section.motion.file + "#" + id]
    }
    let measures = zip(tokens.spacing + tokens.radii, book.anchors.spacing + book.anchors.radii).prefix(
      Self.limit
    ).map { measure, id in [measure.name, "layout", Section.layout.file + "#" + id] }
    let titles = headings.prefix(Self.limit).map { [Self.cut($0.text), $0.address] }
    text = [
      Self.list(colors),
      "[" + symbols.prefix(Self.limit).map(ScriptText.literal).joined(separator: ",") + "]",
      Self.list(styles + moves + measures), Self.list(titles),
    ]
    .joined(separator: ",")
  }

  private static func list(_ rows: [[String]]) -> String {
    "[" + rows.map { "[" + $0.map(ScriptText.literal).joined(separator: ",") + "]" }.joined(separator: ",")
      + "]"
  }

  /// A heading longer than a line of results is known by its beginning.
  private static func cut(_ text: String) -> String {
    text.utf8.count > 90 ? String(text.prefix(80)) + "…" : text
  }
}

/// Text in scripts.
enum ScriptText {
  /// A JavaScript string; what could end a script or a line is written as an escape.
  static func literal(_ text: String) -> String {
    var bytes: [UInt8] = [0x22]
    bytes.reserveCapacity(text.utf8.count + 2)
    var text = text
    text.withUTF8 { text in
      var index = 0
      while index < text.count {
        let byte = text[index]
        switch byte {
        case 0x22, 0x5C, 0x3C, 0x3E, 0x26, 0x00...0x1F, 0x7F:
          let digits = String(byte, radix: 16)
          bytes += (byte < 0x10 ? "\\u000" : "\\u00").utf8
          bytes += digits.utf8
        // U+2028 and U+2029 end a line of JavaScript: E2 80 A8 and E2 80 A9.
        case 0xE2 where index + 2 < text.count && text[index + 1] == 0x80 && text[index + 2] & 0xFE == 0xA8:
          bytes += (text[index + 2] == 0xA8 ? "\\u2028" : "\\u2029").utf8
          index += 2
        default: bytes.append(byte)
        }
        index += 1
      }
    }
    bytes.append(0x22)
    return String(decoding: bytes, as: UTF8.self)
  }
}
