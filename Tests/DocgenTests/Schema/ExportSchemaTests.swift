import Design
import Foundation
import Rendering
import Syntax
import TestSupport
import Testing

/// What `docgen export --format dtcg` writes, held against the community group's own schemas.
@Suite("Exports fit the schemas of DTCG", .enabled(if: Project.hasCorpus, "../shared is not there"))
struct ExportSchemaTests {
  private static let folder = Project.corpus.appending(path: "dtcg/schema-2025.10")

  /// The faults of every file that the systems of a folder are exported to.
  private func faults(of folder: ContentFolder) throws -> [String] {
    let schema = try FormatSchema(folder: Self.folder)
    let export = try #require(Export.all.first { $0.id == "dtcg" })
    var count = 0
    var faults: [String] = []
    for system in folder.systems {
      for file in export.render(try folder.read(system)).files {
        let name = file.path.hasSuffix("resolver.json") ? "resolver.json" : "format.json"
        faults += try schema.faults(of: file.contents, by: name).map { "\(system.id)/\(file.path): \($0)" }
        count += 1
      }
    }
    #expect(count > 0)
    return faults
  }

  @Test(arguments: ["ios", "designmd", "vonage"])
  func `tokens of the corpus`(path: String) throws {
    let folder = try ContentFolder.list(Project.corpus.appending(path: path).path)
    #expect(try faults(of: folder).prefix(5) == [])
  }

  @Test(.enabled(if: Project.hasCases, "../shared/cases is not there"))
  func `tokens of the cases`() throws {
    #expect(try faults(of: ContentFolder.list(Project.cases.path)).prefix(5) == [])
  }

  @Test(arguments: [
    (#"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 2, 0]}}}"#, false),
    (#"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 1, 0]}}}"#, true),
    (#"{"a": {"$type": "dimension", "$value": {"value": 1, "unit": "em"}}}"#, false),
    (#"{"a": {"$type": "typography", "$value": {"fontFamily": "A"}}}"#, false),
    (#"{"$a": {}}"#, false), (#"{"a": {"$type": "color", "$value": "{b}"}}"#, true),
  ])
  func `the validator finds what does not fit`(document: String, fits: Bool) throws {
    let schema = try FormatSchema(folder: Self.folder)
    #expect(try schema.faults(of: Array(document.utf8), by: "format.json").isEmpty == fits)
  }
}
