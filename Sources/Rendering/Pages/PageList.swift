/// The list of all pages for readers that are programs (llmstxt.org): links to their twins, system by system.
struct PageList {
  private let options: SiteOptions
  private let names = Dictionary(uniqueKeysWithValues: Section.allCases.map { ($0.file, $0.name) })
  private var text = ""

  init(_ options: SiteOptions) { self.options = options }

  /// Takes the next system.
  mutating func add(_ system: SystemSummary) {
    text += "\n## \(system.name)\n\n"
    for page in system.pages {
      let file = SiteMap.inside(page, system.id)
      text += link(names[file] ?? String(file.dropLast(".html".count)), page)
    }
  }

  /// The file, once so many systems were taken.
  func file(count: Int) -> OutputFile {
    var all = "# \(options.title)\n\n> \(Figures.count(count, "design system")): what their documents say, "
    all += "as values. Every page has a twin in Markdown, which is its address with `.md` behind it.\n"
    all += text
    all += "\n## Optional\n\n" + link("Systems", "index.html") + link("Symbols", "symbols.html")
    return OutputFile(path: "llms.txt", contents: Array((all + link("Rules", "rules.html")).utf8))
  }

  private func link(_ name: String, _ page: String) -> String {
    let hasBrackets = name.utf8.contains { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") }
    let name = hasBrackets ? name.replacing("[", with: "\\[").replacing("]", with: "\\]") : name
    return "- [\(name)](\(options.baseURL ?? "")\(SiteLink.encoded(path: MarkdownTwin.path(of: page))))\n"
  }
}
