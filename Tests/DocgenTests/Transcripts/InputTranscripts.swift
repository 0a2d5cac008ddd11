import Foundation
import Testing

@testable import docgen

/// What the program says to inputs that are missing, unreadable or wrong.
@Suite("Transcripts: inputs") struct InputTranscripts {
  /// Runs a command line and expects exactly one line on standard error.
  private func expect(
    _ arguments: String..., in files: [String: String] = [:], input: String = "", says line: String,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let outcome = try Program.run(arguments, in: TemporaryFolder(files), input: input)
    #expect(outcome.code == 2, sourceLocation: location)
    #expect(outcome.output == "", sourceLocation: location)
    #expect(outcome.errors == "docgen: error: \(line)\n", sourceLocation: location)
  }

  @Test func `a missing folder or file`() throws {
    try expect("check", says: "Content: no such file or folder; check the spelling of the path")
    try expect(
      "tokens", "gone/DESIGN.md",
      says: "gone/DESIGN.md: no such file or folder; check the spelling of the path")
  }

  @Test func `a file that is not UTF-8 is named with its line`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("# A\n\n".utf8) + [0xC3, 0x28, 0x0A], to: "Content/a/DESIGN.md")
    let outcome = try Program.run(["check"], in: folder)
    #expect(outcome.code == 2)
    #expect(
      outcome.errors
        == "docgen: error: Content/a/DESIGN.md:3: bytes that are not UTF-8; save the file as UTF-8\n")
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything"))
  func `a file that may not be read`() throws {
    let folder = try TemporaryFolder(["Content/a/DESIGN.md": "# A"])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: folder.path + "/Content/a/DESIGN.md")
    let outcome = try Program.run(["check"], in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.errors == "docgen: error: Content/a/DESIGN.md: cannot be read; check its permissions\n")
  }

  @Test func `a file of no known kind`() throws {
    try expect(
      "check", "a.png", in: ["a.png": "x"],
      says: "a.png: no kind of design source; name a .md, .json, .tokens, .swift or .css file")
  }

  @Test func `two paths that give one id`() throws {
    try expect(
      "tokens", "a/tern", "b/tern", in: ["a/tern/DESIGN.md": "", "b/tern/DESIGN.md": ""],
      says: "'a/tern' and 'b/tern' both hold a system 'tern'; name a folder above both, or one at a time")
  }

  @Test(arguments: [
    ("titel: x", "docgen.yml:1: unknown key 'titel'; did you mean 'title'?"),
    (
      "title: x\nrules:\n  contrast-clam: off",
      "docgen.yml:3: unknown rule 'contrast-clam'; did you mean 'contrast-claim'?"
    ),
    ("rules:\n  contrast-claim: eror", "docgen.yml:2: unknown severity 'eror'; did you mean 'error'?"),
    (
      "rules:\n  contrast-claim:\n    a/: x",
      "docgen.yml:3: unknown severity 'x'; write error, warning, info or off"
    ),
    ("rules: off", "docgen.yml:1: 'rules' is not a map of rule ids; write a map of rule ids"),
    ("flavors:\n  switf: '*.txt'", "docgen.yml:2: unknown key 'switf'; did you mean 'swift'?"),
    (
      "jobs: many",
      "docgen.yml:1: 'jobs' is not a whole number from 1 to 1024; write a whole number from 1 to 1024"
    ),
    (
      "base-url: example.com",
      "docgen.yml:1: 'base-url' is not an address that starts with https://; write an address that starts with https://"
    ),
    (
      "minimum-ios: 1e400",
      "docgen.yml:1: 'minimum-ios' is not a version of iOS such as 17.0; write a version of iOS such as 17.0"
    ),
    (
      "minimum-ios: 17..1",
      "docgen.yml:1: 'minimum-ios' is not a version of iOS such as 17.0; write a version of iOS such as 17.0"
    ),
    ("- a", "docgen.yml:1: is no map of settings; write 'key: value' lines"),
  ])
  func `a mistake in the settings is named with its line`(text: String, line: String) throws {
    try expect("check", in: ["docgen.yml": text, "Content/a/DESIGN.md": "# A"], says: line)
    try expect(
      "check", in: ["Content/docgen.yml": text, "Content/a/DESIGN.md": "# A"], says: "Content/" + line)
    try expect(
      "check", "--config", "x/docgen.yml", in: ["x/docgen.yml": text, "Content/a/DESIGN.md": "# A"],
      says: "x/" + line)
  }

  @Test func `settings that are no YAML`() throws {
    let outcome = try Program.run(["check"], in: TemporaryFolder(["docgen.yml": "title: [a\nrules: {"]))
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("docgen: error: docgen.yml:"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func `settings that are not there`() throws {
    try expect(
      "check", "--config", "gone.yml",
      says: "gone.yml: cannot be read: no such file or directory; check that it is a file you may read")
  }

  @Test func `settings that are a folder`() throws {
    try expect(
      "check", "--config", "conf", in: ["conf/docgen.yml": "", "Content/DESIGN.md": "# A"],
      says: "conf: is a folder, and a file is wanted; name a file in it")
  }

  @Test func `a glob of include that fits nothing is said`() throws {
    let files = ["Content/a/DESIGN.md": "# A", "docgen.yml": "include: [gone/**]"]
    let outcome = try Program.run(["check"], in: TemporaryFolder(files))
    #expect(outcome.code == 0)
    #expect(
      outcome.errors.split(separator: "\n") == [
        "docgen: warning: Content: no file fits 'gone/**' of 'include'; "
          + "globs are relative to the content folder; only files that fit one are read",
        "docgen: warning: Content: holds no design source; a DESIGN.md makes a folder a design system",
      ])
  }

  @Test func `a source that is none is said and is no error`() throws {
    let files = ["Content/a/DESIGN.md": "# A", "Content/b/DESIGN.md/x.txt": ""]
    let outcome = try Program.run(["check"], in: TemporaryFolder(files))
    #expect(outcome.code == 0)
    #expect(
      outcome.errors
        == "docgen: warning: Content/b/DESIGN.md: is a folder, where a file is wanted: nothing is read; "
        + "rename it, or write the file\n")
  }

  @Test func `a rule that is not there`() throws {
    try expect(
      "check", "--rule", "contrast-clam=off",
      says: "unknown rule 'contrast-clam'; did you mean 'contrast-claim'?")
    try expect(
      "check", "--rule", "contrast-claim=no", says: "unknown severity 'no'; write error, warning, info or off"
    )
  }

  @Test func `a baseline that is not there`() throws {
    try expect(
      "check", "--baseline", "gone.json", in: ["Content/DESIGN.md": "# A"],
      says: "gone.json: cannot be read: no such file or directory; check that it is a file you may read")
  }

  @Test func `a folder without a design source is said and is no error`() throws {
    let outcome = try Program.run(["check", "empty"], in: TemporaryFolder(["empty/notes.txt": "x"]))
    #expect(outcome.code == 0)
    #expect(outcome.output == "no findings in no systems\n")
    #expect(
      outcome.errors
        == "docgen: warning: empty: holds no design source; a DESIGN.md makes a folder a design system\n")
  }
}
