import Design
import Syntax
import Testing

@testable import Rendering

@Suite("The gallery") struct GalleryTests {
  /// Systems of these categories, so many of each; an empty name is none.
  private static func summaries(_ counts: [(category: String, count: Int)]) -> [SystemSummary] {
    counts.flatMap { category, count in
      (0..<count).map { number in
        let id = (category.isEmpty ? "" : category + "/") + "tern\(1000 + number)"
        let text = "# Tern \(number)\n\n## Colors\n\n- **Ink** (`#1E1A14`): text\n"
        let system = DesignSystem.read(
          id: id, folder: "s", files: [(.neutral, SourceText(path: "s/DESIGN.md", text: text))])
        return SystemSummary(
          SystemBook(system, findings: [], options: SiteOptions(), map: SiteMap(systems: [])))
      }
    }.sorted { $0.id < $1.id }
  }

  private static func list(_ key: String, of view: TemplateValue) -> [TemplateValue] {
    if case .list(let items)? = view[key] { items } else { [] }
  }

  @Test func `is one page up to two hundred systems, with chips that filter it`() {
    let parts = Array(HomePage.parts(Self.summaries([("maps", 120), ("news", 80)]), SiteOptions()))
    #expect(parts.map(\.path) == ["index.html"])
    #expect(parts.map(\.stylesheet.path) == ["assets/names.css"])
    let chips = Self.list("chips", of: parts[0].view)
    #expect(chips.map { $0["href"]?.words } == ["#category-maps", "#category-news"])
    #expect(chips.map { $0["value"]?.words } == ["category-maps", "category-news"])
    #expect(parts[0].view["data"]?.words ?? "" == "")
  }

  @Test func `goes on on further pages, each system once`() {
    let parts = Array(HomePage.parts(Self.summaries([("", 3), ("maps", 150), ("news", 300)]), SiteOptions()))
    #expect(parts.map(\.path) == ["index.html", "systems-2.html", "systems-3.html"])
    let shown = parts.map { part in
      Self.list("categories", of: part.view).map { group in
        "\(group["name"]?.words ?? "") \(Self.list("systems", of: group).count) (\(group["count"]?.words ?? ""))"
      }
    }
    #expect(
      shown == [
        ["Maps 150 (150)", "News 50 (50 of 300)"], ["News 200 (200 of 300)"],
        ["News 50 (50 of 300)", "Others 3 (3)"],
      ])
    let hrefs = parts.flatMap { Self.list("categories", of: $0.view) }.flatMap {
      Self.list("systems", of: $0)
    }
    .compactMap { $0["href"]?.words }
    #expect(hrefs.count == 453 && Set(hrefs).count == 453)
  }

  @Test func `of many pages has chips that lead to the page where a category begins`() {
    let parts = Array(HomePage.parts(Self.summaries([("maps", 250), ("news", 10)]), SiteOptions()))
    let chips = parts.map { Self.list("chips", of: $0.view).map { $0["href"]?.words ?? "" } }
    #expect(
      chips == [
        ["#category-maps", "systems-2.html#category-news"], ["index.html#category-maps", "#category-news"],
      ])
    #expect(Self.list("chips", of: parts[0].view).allSatisfy { ($0["value"]?.words ?? "").isEmpty })
    #expect(parts[0].view["data"]?.words == "assets/gallery.js")
  }

  @Test func `is where a system's trail leads`() {
    let sources = Self.summaries([("maps", 250), ("news", 10)]).map { (id: $0.id, sources: [String]()) }
    let map = SiteMap(systems: sources)
    #expect(map.galleryPage(of: "maps") == "index.html")
    #expect(map.galleryPage(of: "news") == "systems-2.html")
    #expect(
      SiteMap(systems: Array(sources.prefix(8))).galleryPage(of: "maps") == nil, "a small one has no groups")
  }

  @Test func `is a script for the filters, a line a system`() {
    let file = GalleryData.file(Self.summaries([("maps", 2)]))
    #expect(
      String(decoding: file.contents, as: UTF8.self) == """
        docgenGallery([
        ["Tern 0","maps/tern1000/index.html","1 colour","grey","one",["#1E1A14"]],
        ["Tern 1","maps/tern1001/index.html","1 colour","grey","one",["#1E1A14"]]
        ]);

        """)
  }
}

@Suite("The index of symbols") struct SymbolIndexTests {
  private static func views(_ count: Int, symbols: Int = 2) -> [(path: String, view: TemplateValue)] {
    let rows = (0..<symbols).map { "| Part \($0) | `plus.\(100 + $0)` |\n" }
    let text = "# Tern\n\n## Symbols\n\n| Component | Symbol |\n|---|---|\n" + rows.joined()
    let summaries = (0..<count).map { number in
      let system = DesignSystem.read(
        id: "all/tern\(10_000 + number)", folder: "s",
        files: [(.neutral, SourceText(path: "s/DESIGN.md", text: text))])
      return SystemSummary(
        SystemBook(system, findings: [], options: SiteOptions(), map: SiteMap(systems: [])))
    }
    return Array(
      SymbolIndex(summaries).views(
        summaries, icons: IconCatalog(names: [String](), team: [:], standIn: { _ in nil })))
  }

  private static func count(_ key: String, _ row: TemplateValue?) -> Int {
    if case .list(let items)? = row?[key] { items.count } else { 0 }
  }

  @Test func `folds what is more than a glance`() {
    let view = Self.views(25)[0].view
    guard case .list(let rows)? = view["symbols"] else { return }
    #expect(rows.map { $0["name"]?.words } == ["plus.100", "plus.101"])
    #expect(rows.map { Self.count("systems", $0) } == [24, 24])
    #expect(rows.map { Self.count("rest", $0) } == [1, 1])
    #expect(rows[0]["more"]?.words == "1 more")
  }

  @Test func `goes on on a further page before it is heavy`() {
    // 24 symbols of 105 systems are the first that are more than 2,500 mentions.
    let views = Self.views(105, symbols: 25)
    #expect(views.map(\.path) == ["symbols.html", "symbols-2.html"])
    #expect(views.map { Self.count("symbols", $0.view) } == [24, 1])
    #expect(Self.views(1).map { Self.count("pages", $0.view) } == [1])
  }
}
