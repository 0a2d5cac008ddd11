import Foundation
import Testing

@testable import docgen

/// What `docgen export` prints and writes.
@Suite("Transcripts: export") struct ExportTranscripts {
  private static let tern = "# Tern\n\n## Colors\n\n- **Ink** (`#1D2A3A` light / `#F4F7FA` dark): text\n"

  @Test func `one system goes to standard output`() throws {
    let folder = try TemporaryFolder(["tern/DESIGN.md": Self.tern])
    let outcome = try Program.run(["export", "tern", "--format", "css", "--prefix", "ds"], in: folder)
    #expect(outcome.code == 0 && outcome.errors == "")
    #expect(outcome.output.contains("--ds-ink: #1d2a3a;"))
    let input = try Program.run(["export", "-", "--format", "css"], in: folder, input: Self.tern)
    #expect(input.output.contains("--ink: #1d2a3a;"))
  }

  @Test(arguments: [
    (["export", "a"], "no format given; write '--format css'; 'docgen help export' lists the others"),
    (
      ["export", "a", "--format", "ccs"], "'--format' is given 'ccs'; did you mean 'css'?"
    ),
    (
      ["export", "a", "--format", "xcassets"],
      "'xcassets' is several files; name a folder for them with --output"
    ),
    (
      ["export", ".", "--format", "css"],
      "2 systems cannot be one file on standard output; name one of them, or a folder with --output"
    ),
    (
      ["export", "a", "--format", "css", "--output", "a"],
      "a: is the content folder itself; name another folder with --output"
    ),
  ])
  func `wrong usage is said`(arguments: [String], line: String) throws {
    let folder = try TemporaryFolder(["a/DESIGN.md": Self.tern, "b/DESIGN.md": Self.tern])
    let outcome = try Program.run(arguments, in: folder)
    #expect(outcome.code == 2 && outcome.output == "")
    #expect(outcome.errors == "docgen: error: \(line)\n")
  }

  @Test func `formats share a folder, and only what is stale goes`() throws {
    let folder = try TemporaryFolder([
      "in/a/DESIGN.md": Self.tern, "in/b/DESIGN.md": Self.tern, "out/mine": "x",
    ])
    for format in ["css", "dtcg", "xcassets"] {
      let outcome = try Program.run(["export", "in", "--format", format, "--output", "out"], in: folder)
      #expect(outcome.code == 0, "\(outcome.errors)")
    }
    let set = "a/DesignTokens.xcassets/Ink.colorset/Contents.json"
    let files = Set(folder.files(below: "out").keys)
    #expect(files.isSuperset(of: ["mine", "a/tokens.css", "b/tokens.json", "b/tokens.resolver.json", set]))
    try folder.write(Self.tern.replacingOccurrences(of: "Ink", with: "Sea"), to: "in/a/DESIGN.md")
    _ = try Program.run(["export", "in", "--format", "xcassets", "--output", "out"], in: folder)
    let after = Set(folder.files(below: "out").keys)
    #expect(files.subtracting(after) == [set])
    #expect(after.subtracting(files) == ["a/DesignTokens.xcassets/Sea.colorset/Contents.json"])
  }

  @Test func `a file of somebody else is not overwritten`() throws {
    let folder = try TemporaryFolder(["tern/DESIGN.md": Self.tern, "out/tokens.css": "mine"])
    let outcome = try Program.run(["export", "tern", "--format", "css", "--output", "out"], in: folder)
    #expect(outcome.code == 2)
    #expect(folder.text(of: "out/tokens.css") == "mine")
  }

  @Test func `two tokens of one name are told once, at the later`() throws {
    let folder = try TemporaryFolder([
      "tern/DESIGN.md": "# Tern\n\n## Colors\n\n- **Ink** (`#111111`): a\n- **ink** (`#222222`): b\n"
    ])
    let outcome = try Program.run(["export", "tern", "--format", "css"], in: folder)
    #expect(
      outcome.errors
        == "docgen: warning: tern/DESIGN.md:6: 'ink' is exported as 'ink-2': 'Ink' has 'ink'\n")
    #expect(try Program.run(["export", "tern", "--format", "css", "--quiet"], in: folder).errors == "")
  }
}
