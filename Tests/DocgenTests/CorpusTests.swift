import Foundation
import Syntax
import TestSupport
import Testing

@testable import docgen

/// Real documents: everything is read, nothing crashes, nothing is lost.
@Suite("Corpus", .enabled(if: Project.hasCorpus, "../shared is not there")) struct CorpusTests {
  private func systems(_ folder: String) throws -> [DataValue] {
    let outcome = try Program.run(
      ["tokens", Project.corpus.appending(path: folder).path], in: TemporaryFolder())
    try #require(outcome.code == 0, "\(outcome.errors)")
    let tree = try JSONParser.parse(SourceText(path: folder, text: outcome.output))
    return try #require(tree.root?["systems"]).children
  }

  private func count(_ kind: String, in systems: [DataValue]) -> Int {
    systems.reduce(0) { $0 + ($1[kind]?.children.count ?? 0) }
  }

  @Test func `sixty apps of four flavors each`() throws {
    let systems = try systems("ios")
    #expect(systems.count == 60)
    // A DESIGN.md with front matter counts twice.
    #expect(count("sources", in: systems) == 300)
    #expect(systems.allSatisfy { !($0["colors"]?.children.isEmpty ?? true) })
    #expect(systems.allSatisfy { !($0["typography"]?.children.isEmpty ?? true) })
  }

  @Test(arguments: ["designmd/web", "designmd/google", "vonage", "dtcg"])
  func `other collections`(folder: String) throws {
    let systems = try systems(folder)
    #expect(!systems.isEmpty)
  }

  @Test func `no check of the corpus stops half-way`() throws {
    let outcome = try Program.run(["check", "--format", "json", Project.corpus.path], in: TemporaryFolder())
    #expect(outcome.code != 2, "\(outcome.errors)")
  }
}
