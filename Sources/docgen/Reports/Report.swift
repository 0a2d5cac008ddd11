import Rendering
import Syntax

/// The outcome of a check, ready to be shown.
struct Report: Sendable {
  /// A line of a file, as it is shown.
  struct Line: Hashable, Sendable {
    let path: String
    let number: Int
  }

  /// Sorted, with their final severities and paths.
  var findings: [Finding] = []
  /// The text of the lines that findings stand on.
  var lines: [Line: String] = [:]
  /// Fingerprints of the files that can be mended, by the path that is shown; a byte order mark does not count.
  var hashes: [String: ContentHash] = [:]
  /// Every file that was read, as it is shown.
  var paths: [String] = []
  /// What was looked at, `3 systems`.
  var subject = ""
  /// Findings at or above it make the exit code 1.
  var failOn = Severity.error
  /// The file of known findings, when there is one.
  var baseline: String?

  /// Whether CI should go red.
  var fails: Bool { findings.contains { $0.severity >= failOn } }

  /// The line of text a finding stands on; nil where it is not known.
  func line(of finding: Finding) -> String? {
    lines[Line(path: finding.path, number: finding.position.line)]
  }

  /// The formats of `docgen check`, the default first.
  static let formats = ["text", "json", "sarif", "junit", "github"]

  /// Writes the report in a format, in as many pieces as it takes.
  func write(as format: String, color: Bool, to sink: ([UInt8]) throws -> Void) rethrows {
    switch format {
    case "json": try sink(FindingsJSON.document(findings, version: Version.current))
    case "sarif": try sink(SARIFReport.document(of: self))
    case "junit": try sink(Array(JUnitReport.text(of: self).utf8))
    case "github": try sink(Array(GitHubReport.text(of: self).utf8))
    default: try TextReport.write(self, color: color, to: sink)
    }
  }
}
