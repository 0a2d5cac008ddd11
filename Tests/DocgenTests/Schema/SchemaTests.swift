import Foundation
import Testing

@testable import docgen

/// The published schemas, held against what the program prints.
@Suite("Schemas") struct SchemaTests {
  private func schema(_ name: String) throws -> JSONSchema {
    let file = Project.root.appending(path: "docs/schema/\(name).schema.json")
    return try JSONSchema(Array(Data(contentsOf: file)))
  }

  private func output(_ arguments: [String]) throws -> [UInt8] {
    try Array(Program.run(arguments, in: TemporaryFolder()).output.utf8)
  }

  @Test func `tokens of this project's content fit their schema`() throws {
    let output = try output(["tokens", Project.root.appending(path: "Content").path])
    #expect(try schema("tokens").faults(of: output).prefix(5) == [])
  }

  @Test(
    .enabled(if: Project.hasCorpus, "../shared is not there"),
    arguments: ["ios/messaging/kik", "designmd/google", "vonage"])
  func `tokens of the corpus fit their schema`(folder: String) throws {
    let output = try output(["tokens", Project.corpus.appending(path: folder).path])
    #expect(try schema("tokens").faults(of: output).prefix(5) == [])
  }

  @Test func `findings fit their schema`() throws {
    let folder = try TemporaryFolder([
      "a/DESIGN.md": "# A\n\nWhite on `#7360F2` passes WCAG AA.\n\n[x](gone.md)\n"
    ])
    let output = try Program.run(["check", "a", "--format", "json"], in: folder).output
    #expect(output.contains("contrast-claim"))
    #expect(try schema("check").faults(of: Array(output.utf8)) == [])
  }

  @Test func `rules fit their schema`() throws {
    #expect(try schema("rules").faults(of: output(["rules", "--format", "json"])) == [])
  }

  @Test(arguments: [
    (#"{"docgen": {"schema": 2, "version": "1.0.0"}, "rules": []}"#, "$.docgen.schema: is not 1"),
    (
      #"{"docgen": {"schema": 1, "version": "1.0"}, "rules": []}"#,
      "$.docgen.version: '1.0' does not fit ^[0-9]+\\.[0-9]+\\.[0-9]+$"
    ),
    (
      #"{"rules": [], "docgen": {"schema": 1, "version": "1.0.0"}}"#,
      "$: keys are [\"rules\", \"docgen\"], wanted [\"docgen\", \"rules\"]"
    ),
    (
      #"{"docgen": {"schema": 1, "version": "1.0.0"}, "rules": [], "x": 1}"#,
      "$: has 'x', which the schema does not know"
    ),
    (#"{"docgen": {"schema": 1, "version": "1.0.0"}, "rules": {}}"#, "$.rules: is no [\"array\"]"),
  ])
  func `the validator finds what does not fit`(document: String, fault: String) throws {
    #expect(try schema("rules").faults(of: Array(document.utf8)).first == fault)
  }
}
