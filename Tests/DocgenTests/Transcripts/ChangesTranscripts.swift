import Foundation
import Testing

@testable import docgen

/// The page of changes: there in a git checkout, and nowhere else.
@Suite("Transcripts: changes") struct ChangesTranscripts {
  private static func tern(_ hex: String) -> String { "# Tern\n\n## Colors\n\n- **Ink** (`\(hex)`): text\n" }

  private func build(_ folder: TemporaryFolder) throws -> String? {
    let outcome = try Program.run(["build"], in: folder)
    #expect(outcome.code == 0, "\(outcome.errors)")
    return folder.text(of: "Site/changes.html")
  }

  @Test func `the last commits are shown with what they changed, escaped`() throws {
    let folder = try Repository(
      [
        [("Content/tern/DESIGN.md", Self.tern("#1D2A3A"))], [("README.md", "elsewhere")],
        [("Content/tern/DESIGN.md", Self.tern("#1D2A4A"))],
      ], subjects: ["Begin", "Not the content", "Blue <script>alert(1)</script> {{x}} & more"]
    ).folder
    try folder.write("Site/\n", to: ".gitignore")
    let page = try #require(try build(folder))
    #expect(page.contains("Blue &lt;script&gt;alert(1)&lt;/script&gt; {{x}} &amp; more"))
    #expect(!page.contains("<script>alert"))
    #expect(page.contains("<code>#1D2A3A</code> → ") && page.contains("<code>#1D2A4A</code> ΔE "))
    #expect(page.contains("2026-02-03") && page.contains(", added</h3>"))
    #expect(!page.contains("Not the content"))
    #expect(folder.text(of: "Site/index.html")?.contains("changes.html") == true)
    #expect(try Program.run(["check", "Site"], in: folder).code == 0)

    // Nothing new: nothing is written, and the page stays.
    let before = folder.files(below: "Site")
    #expect(try build(folder) == page)
    #expect(folder.files(below: "Site") == before)
  }

  @Test func `a new commit makes the page new and no other`() throws {
    let folder = try Repository([[("Content/tern/DESIGN.md", Self.tern("#1D2A3A"))]]).folder
    _ = try build(folder)
    _ = try Repository(committing: folder)
    try folder.write(Self.tern("#1D2A4A"), to: "Content/tern/DESIGN.md")
    let last = try #require(try build(folder))
    #expect(!last.contains("#1D2A4A"))
    _ = try Repository(committing: folder)
    let before = folder.files(below: "Site")
    let page = try #require(try build(folder))
    #expect(page.contains("#1D2A4A"))
    let after = folder.files(below: "Site")
    let changed = after.keys.filter { after[$0] != before[$0] && !$0.hasPrefix(".docgen") }
    #expect(changed.sorted() == ["changes.html", "changes.html.md"])
  }

  @Test func `no checkout, no page; a setting turns it off or sets the number`() throws {
    let plain = try TemporaryFolder(["Content/tern/DESIGN.md": Self.tern("#1D2A3A")])
    #expect(try build(plain) == nil)
    #expect(plain.text(of: "Site/index.html")?.contains("changes.html") == false)
    let folder = try Repository([
      [("Content/tern/DESIGN.md", Self.tern("#1D2A3A"))], [("Content/tern/DESIGN.md", Self.tern("#1D2A4A"))],
    ]).folder
    try folder.write("changes: 1\n", to: "docgen.yml")
    #expect(try build(folder)?.contains("commit 1") == false)
    try folder.write("changes: 0\n", to: "docgen.yml")
    #expect(try build(folder) == nil)
    #expect(folder.text(of: "Site/index.html")?.contains("changes.html") == false)
    try folder.write("changes: many\n", to: "docgen.yml")
    #expect(
      try Program.run(["build"], in: folder).errors.contains("'changes' is not a whole number from 0 to 100"))
  }
}
