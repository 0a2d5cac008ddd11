import Design
import Syntax
import Testing

@testable import Rendering

@Suite("Comparison and search") struct CompareTests {
  private static func summaries(_ count: Int) -> [SystemSummary] {
    (0..<count).map { number in
      let system = DesignSystem.read(
        id: "all/system \(number)", folder: "s",
        files: [
          (
            .neutral,
            SourceText(
              path: "s/DESIGN.md", text: "# System \(number)\n\n## Colors\n\n- **Ink** (`#1E1A14`): text\n")
          )
        ])
      let book = SystemBook(system, findings: [], options: SiteOptions(), map: SiteMap(systems: []))
      return SystemSummary(book, headings: [("Ink", "source/DESIGN.html#ink")])
    }
  }

  @Test func `name every system once, on pages of two hundred`() {
    let pages = Array(ComparePage.views(Self.summaries(401)))
    #expect(pages.map(\.path) == ["compare.html", "compare-2.html", "compare-3.html"])
    let rows = pages.map { page -> Int in
      if case .list(let rows)? = page.view["rows"] { rows.count } else { 0 }
    }
    #expect(rows == [200, 200, 1])
  }

  @Test func `give the first page an anchor for every system`() throws {
    let page = try #require(ComparePage.views(Self.summaries(203)).first?.view)
    var ids: Set<String> = []
    for key in ["rows", "choices"] {
      guard case .list(let items)? = page[key] else { continue }
      for item in items { item["id"].map { _ = ids.insert($0.words) } }
    }
    #expect(ids.contains("system-all/system-0"))
    #expect(ids.contains("system-all/system-202"))
  }

  @Test func `load one system by its own script`() throws {
    let script = try #require(SampleSystem.site()["notes/tern/compare.js"])
    #expect(script.hasPrefix("docgenCompare(\"notes/tern\",{"))
    #expect(script.contains("[\"Brand\",\"Tern Blue\",\"#2456C8\",\"#2456C8\"]"))
    #expect(script.contains("type:[[\"Title\",\"28 pt · 800 · Manrope\",\"neutral-title\"]"))
  }

  @Test func `search in parts that stay small`() {
    let summaries = Self.summaries(3)
    var search = SearchData()
    #expect(summaries.allSatisfy { search.add($0) == nil })
    let files = search.finish()
    #expect(files.map(\.path) == ["assets/search-1.js", "assets/search.js"])
    let part = String(decoding: files[0].contents, as: UTF8.self)
    #expect(part.contains("[[\"Ink\",\"source/DESIGN.html#ink\"]]"))
    // No record can push a part beyond a million bytes: entries are counted, and their names cut.
    let largest = summaries.map(\.search.text.utf8.count).max() ?? 0
    #expect(SearchData.partSize + largest < 1_000_000)
  }

  @Test func `know a brand by its hue`() {
    #expect(HueName(ColorValue(red: 0x73, green: 0x60, blue: 0xF2)) == .purple)
    #expect(HueName(ColorValue(red: 0x06, green: 0xC7, blue: 0x55)) == .green)
    #expect(HueName(ColorValue(red: 0xE5, green: 0x09, blue: 0x14)) == .red)
    #expect(HueName(ColorValue(red: 0x88, green: 0x88, blue: 0x88)) == .grey)
  }
}

@Suite("Views of colour") struct VisionBlockTests {
  @Test(arguments: [0, 1, 24, 25, 41, 300])
  func `a palette of any size has them`(count: Int) {
    let colors = (0..<count).map { "- **Hue \($0)** (`hsl(\($0 * 37 % 360) 80% \(20 + $0 % 60)%)`): text\n" }
    let text = SourceText(path: "many/DESIGN.md", text: "# Many\n\n## Colors\n\n" + colors.joined())
    let system = DesignSystem.read(id: "many", folder: "many", files: [(.neutral, text)])
    #expect(system.tokens.colors.count == count)
    #expect(VisionBlock.confusions(SampleSystem.book(system), on: "many/colors.html").count <= 3)
  }

  @Test func `find what becomes alike`() {
    let text =
      "# Duo\n\n## Colors\n\n- **Go** (`#00A05A`): yes\n- **Stop** (`#C87A3B`): no\n- **Sea** (`#0050FF`): sea\n"
    let system = DesignSystem.read(
      id: "duo", folder: "duo", files: [(.neutral, SourceText(path: "duo/DESIGN.md", text: text))])
    let found = VisionBlock.confusions(SampleSystem.book(system), on: "duo/colors.html")
    #expect(found.allSatisfy { $0["id"]?.words != "confused-tritanopia" })
  }

  @Test func `carry the matrices of the model`() throws {
    #expect(VisionBlock.choices.count == 4)
    let matrix = try #require(VisionBlock.choices[1]["matrix"]?.words)
    #expect(matrix.hasPrefix("0.152286 1.052583 -0.204868 0 0 0.114503"))
    #expect(matrix.split(separator: " ").count == 20)
  }
}

@Suite("A timeline") struct MotionTimelineTests {
  private static func book(_ rows: String) -> SystemBook {
    let text = "# Duo\n\n## Motion\n\n| Motion | Curve | Duration | Delay |\n|---|---|---|---|\n" + rows
    let system = DesignSystem.read(
      id: "duo", folder: "duo", files: [(.neutral, SourceText(path: "duo/DESIGN.md", text: text))])
    return SampleSystem.book(system)
  }

  @Test func `sets movements that wait for each other on one scale`() throws {
    let book = Self.book("| One | ease-in | 0.5s | 0s |\n| Two | ease-in | 0.5s | 0.5s |\n")
    let view = try #require(MotionTimeline.view([0, 1], name: "Motion", in: book, on: "duo/motion.html"))
    #expect(view["seconds"]?.words == "1")
    guard case .list(let lanes)? = view["lanes"] else { return }
    #expect(lanes.map { $0["x"]?.words } == ["0", "50"])
    #expect(lanes.map { $0["width"]?.words } == ["50", "50"])
    #expect(lanes[0]["easing"]?.words == "cubic-bezier(0.42, 0, 1, 1)")
  }

  @Test func `is none where nothing waits`() {
    let book = Self.book("| One | ease-in | 0.5s | 0s |\n| Two | ease-in | 0.5s | 0s |\n")
    #expect(MotionTimeline.view([0, 1], name: "Motion", in: book, on: "duo/motion.html") == nil)
  }

  @Test func `writes a spring as CSS`() throws {
    let motion = try #require(SampleSystem.system.tokens.motion.first)
    let css = try #require(MotionTimeline.css(motion, MotionPlot(motion)))
    #expect(css.contains("s linear(0, "))
  }
}
