import Rendering
import Syntax

/// The outcome of a check, ready to be shown.
struct Report: Sendable {
  /// A line of a file, as it is shown.
  struct Line: Hashable, Sendable {
    let path: String
    let number: Int
  }

  /// A finding with its final severity and path.
  struct Item: Hashable, Sendable {
    var finding: Finding
    /// The line of text it stands on; nil where it is not known.
    var line: String?
  }

  private var byPath: [String: PackedFindings] = [:]
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

  /// What was found, file by file.
  var files: [PackedFindings] { byPath.values.sorted { $0.path < $1.path } }

  /// What was found, in the order of reports.
  var items: some Sequence<Item> { files.joined() }

  /// The same without the lines.
  var findings: some Sequence<Finding> { files.joined().lazy.map(\.finding) }

  /// How much was found.
  var counts: FindingCounts { byPath.values.reduce(FindingCounts()) { $0 + $1.counts } }

  /// How many findings make the check fail.
  var failures: Int { counts.count(from: failOn) }

  /// Whether CI should go red.
  var fails: Bool { failures > 0 }

  /// Takes in findings.
  /// - Parameter lines: the text of the lines they stand on.
  mutating func add(_ found: [Finding], lines: [Line: String]) {
    add(found.map { Item(finding: $0, line: lines[Line(path: $0.path, number: $0.position.line)]) })
  }

  /// Takes in all of another report.
  mutating func add(_ other: Report) {
    for file in other.byPath.values { add(Array(file)) }
    paths += other.paths
    hashes.merge(other.hashes) { first, _ in first }
  }

  /// The same with fewer findings.
  func filtered(_ isKept: (Item) throws -> Bool) rethrows -> Report {
    var report = self
    report.byPath = [:]
    for file in files { report.add(try file.filter(isKept)) }
    return report
  }

  private mutating func add(_ items: [Item]) {
    for (path, items) in Dictionary(grouping: items, by: \.finding.path) {
      // A file that is below two PATHs was read twice, and what is said twice is said once.
      var all = items
      if let known = byPath[path] { all = Array(known) + items }
      all.sort { $0.finding < $1.finding }
      var last: Finding?
      all.removeAll { item in
        defer { last = item.finding }
        return item.finding == last
      }
      byPath[path] = PackedFindings(all, of: path)
    }
  }

  /// The formats of `docgen check`, the default first.
  static let formats = ["text", "json", "sarif", "junit", "github"]

  /// So many bytes are a piece of a report.
  static let piece = 1 << 16

  /// Writes the report in a format, in as many pieces as it takes.
  func write(as format: String, color: Bool, to sink: ([UInt8]) throws -> Void) rethrows {
    switch format {
    case "json": try FindingsJSON.write(findings, version: Version.current, to: sink)
    case "sarif": try SARIFReport.write(self, to: sink)
    case "junit": try JUnitReport.write(self, to: sink)
    case "github": try GitHubReport.write(self, to: sink)
    default: try TextReport.write(self, color: color, to: sink)
    }
  }
}

extension FindingCounts {
  /// All of them.
  var total: Int { errors + warnings + infos }

  /// How many are of a severity or above it.
  func count(from least: Severity) -> Int {
    switch least {
    case .error: errors
    case .warning: errors + warnings
    case .info: total
    }
  }
}
