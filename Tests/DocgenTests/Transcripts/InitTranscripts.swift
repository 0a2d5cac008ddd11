import Foundation
import Testing

@testable import docgen

/// The first minute with docgen: a folder that builds, is clean, and is never written over.
@Suite("Transcripts: init") struct InitTranscripts {
  @Test func `what it writes checks clean, builds, and the site checks clean`() throws {
    let folder = try TemporaryFolder()
    let outcome = try Program.run(["init"], in: folder)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(
      outcome.output == """
        wrote Content/docgen.yml
        wrote Content/tidepool/DESIGN-swiftui.md
        wrote Content/tidepool/DESIGN.md

        next:
          docgen check   what the documents claim, held against the numbers
          docgen serve   the site, while you write
          docgen build   the site, to publish

        """)
    for line in [["check", "--fail-on", "info"], ["build"], ["check", "Site", "--fail-on", "info"]] {
      let outcome = try Program.run(line, in: folder)
      #expect(outcome.code == 0 && outcome.errors == "", "\(line): \(outcome.output)\(outcome.errors)")
      if line[0] == "check" { #expect(outcome.output.hasPrefix("no findings in ")) }
    }
    #expect(folder.text(of: "Site/index.html")?.contains("Our design systems") == true)
  }

  @Test func `the example shows every kind of decision`() throws {
    let folder = try TemporaryFolder()
    _ = try Program.run(["init"], in: folder)
    let tokens = try Program.run(["tokens"], in: folder).output
    for kind in [
      "colors", "typography", "symbols", "symbolUses", "spacing", "radii", "motion", "appearances", "claims",
    ] {
      #expect(!tokens.contains("\"\(kind)\": []"), "\(kind)")
    }
  }

  @Test func `another folder works from outside and from inside`() throws {
    let folder = try TemporaryFolder()
    let outcome = try Program.run(["init", "our design"], in: folder)
    #expect(outcome.output.contains("\n  docgen build --content 'our design'   the site, to publish\n"))
    for line in [
      "docgen check 'our design' --fail-on info", "docgen build --content 'our design'",
      "cd 'our design' && docgen build",
      "cd 'our design' && docgen check --fail-on info",
    ] {
      let outcome = try Program.shell(line, in: folder)
      #expect(outcome.code == 0 && outcome.errors == "", "\(line): \(outcome.output)\(outcome.errors)")
    }
  }

  @Test func `nothing is written over, and nothing is written then`() throws {
    let folder = try TemporaryFolder(["Content/tidepool/DESIGN.md": "# Ours\n"])
    let outcome = try Program.run(["init"], in: folder)
    #expect(outcome.code == 2)
    #expect(
      outcome.errors
        == "docgen: error: Content/tidepool/DESIGN.md: is already there, and nothing was written; name another folder\n"
    )
    #expect(Set(folder.files().keys) == ["Content/tidepool/DESIGN.md"])
    try folder.write("x", to: "file")
    #expect(try Program.run(["init", "file"], in: folder).code == 2)
  }

  @Test func `every setting is in the file, in a comment or set`() throws {
    let file = try #require(EmbeddedFiles.all.first { $0.path.description == "docgen.yml" })
    let text = String(decoding: file.bytes, as: UTF8.self)
    for key in SettingsKey.all where !["jobs", "sf-symbols"].contains(key.name) {
      #expect(text.contains("\n\(key.name): ") || text.contains("\n# \(key.name):"), "\(key.name)")
    }
  }
}
