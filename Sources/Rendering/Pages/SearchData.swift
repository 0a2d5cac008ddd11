/// What the search looks through: scripts, since a page on disk may not fetch data; in parts, so that none is large and
/// results come with the first.
///
/// `docgenSearch.systems([[name, category, address], …], parts)` is one file, `docgenSearch.part(n, [[system, colours,
/// symbols, tokens, headings], …])` each of the others.
struct SearchData {
  /// A part ends with the system that reaches this size.
  static let partSize = 400_000

  private var entries: [UInt8] = []
  private var systems = 0
  private var part: [UInt8] = []
  private var parts = 0

  /// Takes the next system, and gives the part that ends with it.
  mutating func add(_ system: SystemSummary) -> OutputFile? {
    if systems > 0 { entries += ",\n".utf8 }
    let address = SiteLink.relative(from: "index.html", to: system.id + "/")
    entries += "[\(ScriptText.literal(system.name)),".utf8
    entries += "\(ScriptText.literal(system.category.map(HomePage.title) ?? "")),".utf8
    entries += "\(ScriptText.literal(address))]".utf8
    if !part.isEmpty { part += ",\n".utf8 }
    part += "[\(systems),".utf8
    part += system.search.text.utf8
    part.append(UInt8(ascii: "]"))
    systems += 1
    return part.count >= Self.partSize ? end() : nil
  }

  /// What is left when all systems are there.
  mutating func finish() -> [OutputFile] {
    let last = part.isEmpty ? [] : [end()]
    var head = Array("docgenSearch.systems([\n".utf8)
    head += entries
    head += "\n],\(parts));\n".utf8
    return last + [OutputFile(path: "assets/search.js", contents: head)]
  }

  private mutating func end() -> OutputFile {
    parts += 1
    var contents = Array("docgenSearch.part(\(parts),[\n".utf8)
    contents += part
    contents += "\n]);\n".utf8
    part = []
    return OutputFile(path: "assets/search-\(parts).js", contents: contents)
  }
}
