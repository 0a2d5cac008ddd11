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
    let parts = HomePage.parts(Self.summaries([("maps", 120), ("news", 80)]), SiteOptions())
    #expect(parts.map(\.path) == ["index.html"])
    #expect(parts.map(\.stylesheet.path) == ["assets/names.css"])
    let chips = Self.list("chips", of: parts[0].view)
    #expect(chips.map { $0["href"]?.words } == ["#category-maps", "#category-news"])
    #expect(chips.map { $0["value"]?.words } == ["category-maps", "category-news"])
    #expect(parts[0].view["data"]?.words ?? "" == "")
  }

  @Test func `goes on on further pages, each system once`() {
    let parts = HomePage.parts(Self.summaries([("", 3), ("maps", 150), ("news", 300)]), SiteOptions())
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
    let parts = HomePage.parts(Self.summaries([("maps", 250), ("news", 10)]), SiteOptions())
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
