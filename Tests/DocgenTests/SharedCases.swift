import Foundation
import TestSupport
import Testing

/// The acceptance cases beside the project, each a test of its own.
@Suite("Shared cases", .enabled(if: Project.hasCases, "../shared/cases or python3 is not there"))
struct SharedCases {
  static let folder = Project.cases
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { FileManager.default.fileExists(atPath: "\(folder.path)/\($0)/case.json") }.sorted()

  @Test(arguments: names)
  func `holds`(name: String) throws {
    let outcome = try Program.shell(
      "'\(Self.folder.path)/run' \"$(command -v docgen)\" \(name) -v", in: TemporaryFolder())
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
  }
}
