import Testing

@testable import Rendering

@Suite("Links between pages") struct SiteLinkTests {
  @Test(arguments: [
    ("index.html", "a/b/index.html", "a/b/index.html"),
    ("a/b/colors.html", "index.html", "../../index.html"),
    ("a/b/colors.html", "a/b/source/DESIGN.html#L3", "source/DESIGN.html#L3"),
    ("a/b/colors.html", "a/b/colors.html#ink", "#ink"),
    ("a/b/source/x/DESIGN.html", "a/c/index.html", "../../../c/index.html"),
    ("index.html", "a b/ü.html", "a%20b/%C3%BC.html"),
    ("index.html", "x:y/z.html", "x%3Ay/z.html"),
  ])
  func `are relative and encoded`(page: String, target: String, wanted: String) {
    #expect(SiteLink.relative(from: page, to: target) == wanted)
  }

  @Test func `climb to the first folder`() {
    #expect(SiteLink.root(from: "index.html") == "")
    #expect(SiteLink.root(from: "a/b/colors.html") == "../../")
  }

  @Test(arguments: [
    ("sub", "source/sub/index.html"), ("sub/#x", "source/sub/index.html#x"), ("sub/index.md/", nil),
  ])
  func `of folders lead to the page that a check names`(destination: String, wanted: String?) {
    let map = SiteMap(systems: [("tern", ["tern/DESIGN.md", "tern/sub/README.md", "tern/sub/index.md"])])
    #expect(BookLinks.address(destination, in: "tern/DESIGN.md", on: "tern/components.html", map) == wanted)
  }

  @Test(arguments: [
    ("DESIGN-swiftui.md#x", "source/DESIGN-swiftui.html#x"),
    ("../tern/DESIGN.md", "source/DESIGN.html"),
    ("https://example.org/a.md", "https://example.org/a.md"),
    ("#colors", "source/DESIGN.html#colors"),
    ("../tern", "source/DESIGN.html"),
    ("lost.md", nil),
    ("../../../etc/passwd", nil),
    ("/etc/passwd", nil),
  ])
  func `of documents become links of pages`(destination: String, wanted: String?) {
    #expect(
      BookLinks.address(
        destination, in: "notes/tern/DESIGN.md", on: "notes/tern/components.html", SampleSystem.map) == wanted
    )
  }

  @Test func `into a document stay on its own page`() {
    #expect(
      BookLinks.address(
        "#colors", in: "notes/tern/DESIGN.md", on: "notes/tern/source/DESIGN.html", SampleSystem.map)
        == "#colors")
  }

  @Test func `of documents reach files that are copied`() {
    let map = SiteMap(systems: [], files: ["a/logo one.png"])
    #expect(
      BookLinks.address("logo%20one.png", in: "a/DESIGN.md", on: "a/source/DESIGN.html", map)
        == "../../assets/files/a/logo%20one.png")
  }

  @Test func `give each id once`() {
    var ids = Identifiers()
    #expect(ids.id("swift", "Text.Primary") == "swift-text-primary")
    #expect(ids.id("swift", "text primary") == "swift-text-primary-2")
    #expect(ids.id("swift", "text primary 2") == "swift-text-primary-2-2")
    #expect(ids.id("swift", "色 Ink") == "swift-色-ink")
    #expect(ids.id("swift", "…") == "swift-x")
  }
}
