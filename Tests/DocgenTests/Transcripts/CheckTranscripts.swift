import Foundation
import Syntax
import Testing

@testable import docgen

/// Checks from end to end: severities, suppressions, formats, baselines, exit codes.
@Suite("Transcripts: check") struct CheckTranscripts {
  private static let document = """
    # Tern

    ## Accessibility

    White on `#7360F2` passes WCAG AA.
    """
  private let content = ["Content/tern/DESIGN.md": document]

  private func run(_ arguments: String..., in files: [String: String]? = nil) throws -> Program.Outcome {
    try Program.run(["check"] + arguments, in: TemporaryFolder(files ?? content))
  }

  @Test func `the text shows sentence, line, span, help and summary`() throws {
    let outcome = try run()
    #expect(outcome.code == 1)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("Content/tern/DESIGN.md:5:1: error: ") == true)
    #expect(lines.first?.hasSuffix("[contrast-claim]") == true)
    #expect(lines.dropFirst().first == "    White on `#7360F2` passes WCAG AA.")
    #expect(lines.last == "1 error in 1 system")
    #expect(outcome.errors == "")
  }

  @Test func `severities come from flags, then the working folder, then the content folder`() throws {
    #expect(try run("--rule", "contrast-claim=warning").code == 0)
    #expect(try run("--rule", "contrast-claim=warning", "--fail-on", "warning").code == 1)
    #expect(
      try run("--rule", "contrast-claim=off", "--fail-on", "info").output == "no findings in 1 system\n")
    var files = content
    files["Content/docgen.yml"] = "rules:\n  contrast-claim: off"
    #expect(try run(in: files).code == 0)
    files["docgen.yml"] = "rules:\n  contrast-claim:\n    \"other/**\": off\n    \"tern/**\": error"
    #expect(try run(in: files).code == 1)
    #expect(try run("--rule", "contrast-claim=off", in: files).code == 0)
    files["docgen.yml"] = "fail-on: warning\nrules:\n  contrast-claim: warning"
    #expect(try run(in: files).code == 1)
    #expect(try run("--fail-on", "error", in: files).code == 0)
  }

  @Test func `a comment above a line quiets it`() throws {
    let quiet = Self.document.replacing("White", with: "<!-- docgen:off contrast-claim -->\nWhite")
    #expect(try run(in: ["Content/tern/DESIGN.md": quiet]).output == "no findings in 1 system\n")
  }

  @Test func `the same path is shown however it is written`() throws {
    for path in [
      "Content", "./Content/../Content", "Content/tern", "Content/tern/DESIGN.md", "Content//tern/.",
    ] {
      let output = try run(path).output
      #expect(output.hasPrefix("Content/tern/DESIGN.md:5:1: "), "\(path)")
    }
  }

  @Test func `standard input is one document`() throws {
    let outcome = try Program.run(["check", "-"], in: TemporaryFolder(), input: Self.document)
    #expect(outcome.code == 1)
    #expect(outcome.output.hasPrefix("-:5:1: error: "))
  }

  @Test func `a baseline is never written over a source`() throws {
    let folder = try TemporaryFolder(content)
    let before = folder.text(of: "Content/tern/DESIGN.md")
    let outcome = try Program.run(["check", "--write-baseline", "Content/tern/DESIGN.md"], in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("Content/tern/DESIGN.md: is there and is no baseline"))
    #expect(folder.text(of: "Content/tern/DESIGN.md") == before)
  }

  @Test(arguments: ["docgen check - < Content", "docgen tokens - < Content"])
  func `a standard input that cannot be read is said`(line: String) throws {
    let outcome = try Program.shell(line, in: TemporaryFolder(content))
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("docgen: error: -: standard input cannot be read"))
  }

  @Test func `a baseline makes an old collection green and keeps new faults red`() throws {
    let folder = try TemporaryFolder(content)
    let written = try Program.run(["check", "--write-baseline", "known.json"], in: folder)
    #expect(written.code == 0)
    #expect(try Program.run(["check", "--baseline", "known.json"], in: folder).code == 0)
    try folder.write(
      "intro\n\n" + Self.document + "\n\nWhite on `#C9B79C` passes WCAG AA.", to: "Content/tern/DESIGN.md")
    let outcome = try Program.run(["check", "--baseline", "known.json"], in: folder)
    #expect(outcome.code == 1)
    #expect(outcome.output.hasSuffix("1 error in 1 system\n"))
  }

  @Test(arguments: ["json", "sarif"])
  func `formats for programs are JSON`(format: String) throws {
    let outcome = try run("--format", format)
    #expect(outcome.code == 1)
    let tree = try JSONParser.parse(SourceText(path: format, text: outcome.output))
    #expect(tree.root?.kind == .map)
  }

  @Test func `the order of findings does not depend on the jobs`() throws {
    var files: [String: String] = [:]
    for number in 0..<20 { files["Content/s\(number)/DESIGN.md"] = Self.document }
    let one = try run("--jobs", "1", "--format", "json", in: files).output
    #expect(try run("--jobs", "7", "--format", "json", in: files).output == one)
    #expect(one.components(separatedBy: "contrast-claim").count == 21)
  }
}
