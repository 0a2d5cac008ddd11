import Foundation
import Testing

@testable import docgen

/// What a build leaves for a host: packed files, files that are not copied, sites that cannot be written.
@Suite("Publish") struct PublishTests {
  private static let document =
    "# Tern\n\n## Colors\n\n- **Ink** (`#1D2A3A`): text, see [a](a.html), [b](b.svg), [c](c.txt)\n"

  private func folder(_ more: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(["Content/tern/DESIGN.md": Self.document].merging(more) { $1 })
  }

  @Test func `packed files stand beside their texts, are kept, and go with them`() throws {
    let folder = try folder()
    #expect(try Program.run(["build", "--compress"], in: folder).code == 0)
    let files = folder.files(below: "Site")
    let packed = files.keys.filter { $0.hasSuffix(".gz") }
    #expect(packed.contains("index.html.gz") && packed.contains("tern/colors.html.gz"))
    #expect(!packed.contains { $0.hasSuffix(".woff2.gz") || $0.hasSuffix(".gz.gz") })
    for path in packed {
      #expect(files[String(path.dropLast(3))] != nil && files[path.dropLast(3) + ".br"] != nil, "\(path)")
    }
    let manifest = Manifest(reading: Array(try #require(files[Manifest.name])))
    #expect(packed.allSatisfy { manifest.files[$0] != nil })

    let again = try Program.run(["build", "--compress"], in: folder)
    #expect(again.output.contains(": 0 written, "), "\(again.output)")
    #expect(folder.files(below: "Site") == files)

    #expect(try Program.run(["build"], in: folder).code == 0)
    #expect(!folder.files(below: "Site").keys.contains { $0.hasSuffix(".gz") || $0.hasSuffix(".br") })
  }

  @Test func `a linked page is not copied, and said so once; a drawing is copied without its script`() throws
  {
    let folder = try folder([
      "Content/tern/a.html": "<script>alert(1)</script>", "Content/tern/c.txt": "words",
      "Content/tern/b.svg": "<svg viewBox='0 0 4 4'><script>1</script><path d='M0 0h4'/></svg>",
    ])
    let outcome = try Program.run(["build"], in: folder)
    #expect(outcome.code == 0)
    #expect(
      outcome.errors
        == "docgen: warning: Content/tern/a.html: is linked and not copied: a browser would run it; link to where it is published\n"
    )
    let files = folder.files(below: "Site")
    #expect(files["assets/files/tern/a.html"] == nil)
    #expect(files["assets/files/tern/c.txt"] == Data("words".utf8))
    let drawing = String(decoding: try #require(files["assets/files/tern/b.svg"]), as: UTF8.self)
    #expect(drawing.contains("M0 0h4") && !drawing.contains("script"))
    #expect(try Program.run(["check", "Site", "--fail-on", "info"], in: folder).code == 0)
  }

  @Test(arguments: ["index.html", "404.html", "rules.html"])
  func `a system named like a page is refused before anything is written`(name: String) throws {
    let folder = try folder()
    #expect(try Program.run(["build"], in: folder).code == 0)
    let before = folder.files(below: "Site")
    try folder.write("# Gull\n", to: "Content/\(name)/DESIGN.md")
    let outcome = try Program.run(["build"], in: folder)
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.hasPrefix("docgen: error: '\(name)' would be both a file and a folder"),
      "\(outcome.errors)")
    #expect(folder.files(below: "Site") == before)
  }

  @Test func `a name that becomes too long is refused before anything is written`() throws {
    let folder = try folder()
    #expect(try Program.run(["build"], in: folder).code == 0)
    let before = folder.files(below: "Site")
    try folder.write("# Long\n", to: "Content/tern/\(String(repeating: "x", count: 252)).md")
    let outcome = try Program.run(["build"], in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(" has a name of more than 255 bytes; "), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(folder.files(below: "Site") == before)
  }

  @Test func `a site with an address says it in every page, and lists its twins`() throws {
    let folder = try folder()
    #expect(try Program.run(["build", "--base-url", "https://example.com/design"], in: folder).code == 0)
    let page = try #require(folder.text(of: "Site/tern/index.html"))
    #expect(page.contains("<link rel=\"canonical\" href=\"https://example.com/design/tern/\">"))
    #expect(page.contains("<meta property=\"og:url\" content=\"https://example.com/design/tern/\">"))
    #expect(page.contains("<meta property=\"og:title\" content=\"Tern\">"))
    #expect(page.contains("<link rel=\"alternate\" type=\"text/markdown\" href=\"index.html.md\">"))
    let missing = try #require(folder.text(of: "Site/404.html"))
    #expect(missing.contains("href=\"/design/assets/site.css\"") && !missing.contains("canonical"))
    let list = try #require(folder.text(of: "Site/llms.txt"))
    #expect(list.contains("\n- [Colours](https://example.com/design/tern/colors.html.md)\n"))
    #expect(try Program.run(["check", "Site", "--fail-on", "info"], in: folder).code == 0)
  }

  @Test(arguments: ["tern", "ternè", "海鸥"])
  func `lists name pages alike, whatever letters a folder has`(id: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("# Tern\n\n- **Ink** (`#1D2A3A`): text\n", to: "Content/\(id)/DESIGN.md")
    #expect(try Program.run(["build"], in: folder).code == 0)
    let list = try #require(folder.text(of: "Site/llms.txt"))
    #expect(list.contains("\n- [Overview](") && list.contains("\n- [Colours]("), "\(list)")
    #expect(list.contains("- [source/DESIGN]("), "\(list)")
  }
}
