/// What the search looks through: scripts, since a page on disk may not fetch data; in parts, so that none is large and
/// results come with the first.
enum SearchData {
  /// A part ends with the system that reaches this size.
  static let partSize = 400_000

  /// `docgenSearch.systems([[name, category, address], …], parts)` in one file, `docgenSearch.part(n, [[system, colours,
  /// symbols, tokens, headings], …])` in each of the others.
  static func files(_ systems: [SystemSummary]) -> [OutputFile] {
    var parts: [[UInt8]] = []
    var part: [UInt8] = []
    func end() {
      guard !part.isEmpty else { return }
      parts.append(Array("docgenSearch.part(\(parts.count + 1),[\n".utf8) + part + Array("\n]);\n".utf8))
      part = []
    }
    for (place, system) in systems.enumerated() {
      if !part.isEmpty { part += Array(",\n".utf8) }
      part += Array("[\(place),".utf8) + Array(system.search.text.utf8) + [UInt8(ascii: "]")]
      if part.count >= partSize { end() }
    }
    end()
    let entries = systems.map { system in
      let address = SiteLink.relative(from: "index.html", to: system.id + "/")
      return
        "[\(ScriptText.literal(system.name)),\(ScriptText.literal(system.category.map(HomePage.title) ?? "")),"
        + "\(ScriptText.literal(address))]"
    }
    let head = "docgenSearch.systems([\n" + entries.joined(separator: ",\n") + "\n],\(parts.count));\n"
    return [OutputFile(path: "assets/search.js", contents: Array(head.utf8))]
      + parts.enumerated().map { OutputFile(path: "assets/search-\($0 + 1).js", contents: $1) }
  }
}
