import Design
import Foundation
import Syntax
import TestSupport
import Testing

@testable import docgen

/// This project's own content, held to its own rules: a case per document and rule.
@Suite("Content") struct ContentTests {
  /// What a check of Content finds, read once.
  private static let report: Result<Report, any Error> = Result {
    let arguments = try Arguments([Project.root.appending(path: "Content").path], for: .check)
    let content = try ContentPaths(arguments, console: Console(arguments))
    var report = Report()
    for (folder, range) in content.folders {
      var checks: [SystemCheck] = []
      for entry in content.entries[range] {
        let system = try entry.read()
        report.paths += system.sources.map(\.path)
        checks.append(SystemCheck(system, files: folder.files))
      }
      let findings = SystemCheck.findings(of: checks)
      report.add(content.settings.severities.applied(to: findings, in: folder), lines: [:])
    }
    return report
  }

  static let documents: [String] = (try? report.get().paths).map { Array(Set($0)).sorted() } ?? []

  @Test func `has documents`() throws {
    #expect(try Self.report.get().paths.count > 4)
  }

  @Test(arguments: documents, Rules.all.map(\.id))
  func `has no error or warning`(document: String, rule: String) throws {
    for finding in try Self.report.get().findings where finding.path == document && finding.rule == rule {
      guard finding.severity > .info else { continue }
      Issue.record("Content/\(document):\(finding.position.line): \(finding.message)")
    }
  }
}
