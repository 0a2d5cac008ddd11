import Foundation
import Testing

@testable import docgen

/// Builds from end to end: what is written, what is left alone, what is refused.
@Suite("Transcripts: build") struct BuildTranscripts {
  private static let content = [
    "Content/birds/tern/DESIGN.md": """
    # Tern

    ## Colors

    - **Ink** (`#1D2A3A`): text
    - **Foam** (`#F4F7FA`): canvas, see [the guide](guide.md#white) and ![a feather](img/feather%20one.png)
    """,
    "Content/birds/tern/guide.md": "# Guide\n\n## White\n\nBack to [Tern](DESIGN.md).\n",
    "Content/birds/tern/img/feather one.png": "not really a picture",
    "Content/wren/DESIGN.md": "# Wren\n\n## Colors\n\n- **Bark** (`#6B4F3A`): text\n",
  ]

  private func expect(
    _ arguments: String..., in folder: TemporaryFolder, says line: String,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let outcome = try Program.run(["build"] + arguments, in: folder)
    #expect(outcome.code == 2, sourceLocation: location)
    #expect(outcome.output == "", sourceLocation: location)
    #expect(outcome.errors == "docgen: error: \(line)\n", sourceLocation: location)
  }

  @Test func `writes a site whose every reference leads somewhere, and says where to open it`() throws {
    let folder = try TemporaryFolder(Self.content)
    let outcome = try Program.run(["build"], in: folder)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("2 systems, "))
    #expect(outcome.output.hasSuffix("\nopen Site/index.html\n"))
    #expect(folder.text(of: "Site/assets/files/birds/tern/img/feather one.png") == "not really a picture")
    let check = try Program.run(["check", "Site", "--fail-on", "info"], in: folder)
    #expect(check.output.hasPrefix("no findings in "), "\(check.output)")
    #expect(check.code == 0)
    #expect(try Program.run(["build", "--quiet"], in: folder).output == "")
  }

  @Test func `a second build writes nothing, and a removed system's pages go`() throws {
    let folder = try TemporaryFolder(Self.content)
    _ = try Program.run(["build"], in: folder)
    try folder.write("theirs", to: "Site/CNAME")
    let before = folder.files(below: "Site")
    #expect(try Program.run(["build"], in: folder).output.contains(": 0 written, "))
    #expect(folder.files(below: "Site") == before)
    try FileManager.default.removeItem(atPath: folder.path + "/Content/wren")
    #expect(try Program.run(["build"], in: folder).code == 0)
    let after = folder.files(below: "Site")
    #expect(!after.keys.contains { $0.hasPrefix("wren") })
    #expect(after["CNAME"] == before["CNAME"])
  }

  @Test func `the bytes depend on neither jobs nor time zone nor language`() throws {
    let folder = try TemporaryFolder(Self.content)
    let runs = [
      (["--jobs", "1"], ["TZ": "UTC", "LC_ALL": "C"]),
      (["--jobs", "8"], ["TZ": "Asia/Tokyo", "LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"]),
    ]
    var sites: [[String: Data]] = []
    for (index, run) in runs.enumerated() {
      let outcome = try Program.run(
        ["build", "--output", "site\(index)"] + run.0, in: folder, environment: run.1)
      #expect(outcome.code == 0, "\(outcome.errors)")
      sites.append(folder.files(below: "site\(index)"))
    }
    #expect(!sites[0].isEmpty)
    #expect(sites[0] == sites[1])
  }

  @Test func `a missing content folder is said`() throws {
    try expect(
      in: TemporaryFolder(), says: "Content: no such folder; create it, or name another with --content")
    try expect(
      "--content", "x", in: TemporaryFolder(),
      says: "x: no such folder; create it, or name another with --content")
  }

  @Test func `an output that is or holds the content is refused`() throws {
    let folder = try TemporaryFolder(Self.content)
    let before = folder.files()
    try expect(
      "--output", "Content", in: folder,
      says: "Content: is the content folder itself; name another folder with --output")
    try expect(
      "--output", ".", in: folder,
      says: ".: contains the content folder 'Content'; name another folder with --output")
    #expect(folder.files() == before)
  }

  @Test func `a file of others is not overwritten`() throws {
    let folder = try TemporaryFolder(Self.content)
    try folder.write("theirs", to: "Site/index.html")
    try expect(
      in: folder,
      says: "Site/index.html: was not written by docgen; "
        + "move it away, name another folder with --output, or overwrite it with --force")
    #expect(folder.files(below: "Site") == ["index.html": Data("theirs".utf8)])
    #expect(try Program.run(["build", "--force"], in: folder).code == 0)
    #expect(folder.text(of: "Site/index.html")?.hasPrefix("<!") == true)
  }

  @Test func `an output that is a file`() throws {
    let folder = try TemporaryFolder(Self.content)
    try folder.write("x", to: "Site")
    try expect(in: folder, says: "Site: is a file, not a folder; name another folder with --output")
  }

  @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
  func `an output that may not be written`() throws {
    let folder = try TemporaryFolder(Self.content)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path) }
    let outcome = try Program.run(["build"], in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("docgen: error: Site: cannot be written: permission denied; "))
  }

  @Test func `a disk that fills up gives one line and leaves the last good site`() throws {
    let folder = try TemporaryFolder(Self.content)
    #expect(try Program.run(["build"], in: folder).code == 0)
    let before = folder.files(below: "Site")
    try folder.write(
      "# Tern\n\n" + String(repeating: "A line of words.\n\n", count: 9000),
      to: "Content/birds/tern/DESIGN.md")
    // A limit on the size of a file stands in for the full disk: the write fails half-way in the same manner.
    let outcome = try Program.shell("trap '' XFSZ; ulimit -f 64; docgen build", in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("docgen: error: Site/birds/tern/"))
    #expect(outcome.errors.contains(": cannot be written: file too large; "))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(folder.files(below: "Site") == before)
  }

  @Test func `a template with a mistake is named with file, line and what was expected`() throws {
    let folder = try TemporaryFolder(Self.content)
    #expect(try Program.run(["build"], in: folder).code == 0)
    let before = folder.files(below: "Site")
    try folder.write("<p>\n{{#systems}}\n<b>{{name}</b>\n", to: "Templates/home.mustache")
    let outcome = try Program.run(["build"], in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("docgen: error: Templates/home.mustache:"))
    #expect(outcome.errors.contains("expected"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(folder.files(below: "Site") == before)
    try expect(
      "--templates", "gone", in: folder,
      says: "gone: no such folder; create it, or name another with --templates")
  }

  @Test func `a team's template takes the place of the built-in one`() throws {
    let folder = try TemporaryFolder(Self.content)
    try folder.write(
      "<!doctype html><title>Ours</title>{{#groups}}{{/groups}}\n", to: "Templates/home.mustache")
    #expect(try Program.run(["build"], in: folder).code == 0)
    #expect(folder.text(of: "Site/index.html")?.contains("<title>Ours</title>") == true)
  }

  @Test func `findings do not stop a build, and are counted`() throws {
    var content = Self.content
    content["Content/wren/DESIGN.md"] = "# Wren\n\nWhite on `#7360F2` passes WCAG AA.\n"
    let outcome = try Program.run(["build"], in: TemporaryFolder(content))
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("\n1 error; 'docgen check' shows them\n"))
  }

  @Test func `an output inside the content is no content`() throws {
    let folder = try TemporaryFolder(["DESIGN.md": "# Wren\n\n[top](#wren)\n"])
    for _ in 0..<2 {
      let outcome = try Program.run(["build", "--content", ".", "--output", "Site"], in: folder)
      #expect(outcome.code == 0, "\(outcome.errors)")
      #expect(outcome.output.hasPrefix("1 system, "))
    }
  }
}
