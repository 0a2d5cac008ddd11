import Design
import Syntax
import Testing

@testable import Rendering

@Suite("The site") struct SiteRendererTests {
  @Test func `shows every colour as a swatch with its anchor`() throws {
    let page = try #require(SampleSystem.site()["notes/tern/colors.html"])
    let ids = attributes("id", in: page)
    let book = SampleSystem.book()
    #expect(book.system.tokens.colors.count >= 6)
    for (index, token) in book.system.tokens.colors.enumerated() {
      #expect(ids.contains(book.anchors.colors[index]), "\(token.name)")
      for value in [token.light, token.dark].compactMap({ $0 }) {
        #expect(page.contains("field \(ColorFigures(value).swatch)\""), "\(token.name)")
      }
    }
  }

  @Test func `has no id twice on a page`() {
    for (path, page) in SampleSystem.site() where path.hasSuffix(".html") {
      let ids = attributes("id", in: page)
      #expect(ids.count == Set(ids).count, "\(path)")
    }
  }

  @Test func `has no link that leads nowhere`() {
    let site = SampleSystem.site()
    let ids = site.mapValues { Set(attributes("id", in: $0)) }
    for (path, page) in site where path.hasSuffix(".html") {
      for address in attributes("href", in: page) + attributes("src", in: page) {
        #expect(Self.resolves(address, from: path, in: ids), "\(path): \(address)")
      }
    }
  }

  private static func resolves(_ address: String, from path: String, in ids: [String: Set<String>]) -> Bool {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    var folders = path.split(separator: "/").dropLast().map(String.init)
    var target = path
    if !parts[0].isEmpty {
      for part in parts[0].split(separator: "/") {
        if part == ".." { _ = folders.popLast() } else { folders.append(String(part)) }
      }
      target = folders.joined(separator: "/")
    }
    guard let page = ids[target] else { return false }
    return parts.count < 2 || page.contains(String(parts[1]))
  }

  @Test func `asks nothing of a template that it does not know`() {
    let renderer = SiteRenderer(templates: BuiltIn.templates, map: SampleSystem.map)
    let pages = renderer.files(for: SampleSystem.system, findings: [])
    #expect(pages.findings == [])
    #expect(SampleSystem.shared([pages.summary], renderer).findings == [])
  }

  @Test func `escapes what authors write`() throws {
    let page = try #require(SampleSystem.site()["notes/tern/colors.html"])
    #expect(page.contains("links &amp; buttons"))
    #expect(!page.contains("<b>never</b>"))
  }

  @Test func `puts no style and no script into a page`() {
    for (path, page) in SampleSystem.site() where path.hasSuffix(".html") {
      #expect(attributes("style", in: page) == [], "\(path)")
      #expect(!page.contains("<style"), "\(path)")
      #expect(attributes("src", in: page).allSatisfy { $0.hasSuffix("assets/site.js") }, "\(path)")
      #expect(attributes("onclick", in: page) == [], "\(path)")
    }
  }

  @Test func `gives the same bytes each time`() {
    #expect(SampleSystem.site() == SampleSystem.site())
  }

  @Test func `brings the spellings of a colour together`() throws {
    let page = try #require(SampleSystem.site()["notes/tern/colors.html"])
    #expect(page.contains("<code>ternBlue</code>"))
    #expect(SampleSystem.book().palette.entries.count == 5)
  }

  @Test func `keeps a summary of a few thousand bytes`() {
    let colors = (0..<600).map { "- **Tone \($0)** (`#\(String(100_000 + $0 * 7))`): tone" }.joined(
      separator: "\n")
    let system = DesignSystem.read(
      id: "big", folder: "big",
      files: [(.neutral, SourceText(path: "big/DESIGN.md", text: "# Big\n\n## Colors\n\n" + colors))])
    let summary = SystemSummary(SampleSystem.book(system))
    #expect(summary.colors > 500)
    #expect(summary.search.text.utf8.count < 20_000)
    #expect(summary.band.count <= 8)
  }

  @Test func `says on a page what would fill it`() throws {
    let system = DesignSystem.read(
      id: "bare", folder: "bare",
      files: [(.neutral, SourceText(path: "bare/DESIGN.md", text: "# Bare\n\nNothing.\n"))])
    let renderer = SiteRenderer(
      templates: BuiltIn.templates, map: SiteMap(systems: [(id: "bare", sources: ["bare/DESIGN.md"])]))
    let files = renderer.files(for: system, findings: []).files
    let page = try #require(files.first { $0.path == "bare/colors.html" })
    #expect(String(decoding: page.contents, as: UTF8.self).contains("No colours yet."))
    #expect(!files.contains { $0.path == "bare/motion.html" })
  }

  @Test func `links a line to the forge where one is named`() {
    var options = SiteOptions()
    options.sourceURL = "https://forge.example/blob/main/{path}#L{line}"
    let book = SystemBook(
      SampleSystem.system, findings: [], options: options, map: SampleSystem.map)
    #expect(
      book.source("a b/DESIGN.md", line: 7, from: "x/index.html")
        == "https://forge.example/blob/main/a%20b/DESIGN.md#L7")
  }
}
