import Design
import Foundation
import Syntax

/// One `docgen check`: systems and built sites into a report.
struct CheckRun {
  private let arguments: Arguments
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  /// Reads and checks everything.
  func report() async throws -> Report {
    let sites = arguments.operands.filter { Disk.isFolder($0 + "/" + Manifest.name) == false }
    let sources = arguments.operands.filter { !sites.contains($0) }
    var report = Report()
    var subjects: [String] = []
    if sites.isEmpty || !sources.isEmpty {
      let content =
        sources.isEmpty
        ? try ContentPaths(arguments, console: console)
        : try ContentPaths(sources, arguments, console: console)
      report.failOn = content.settings.failOn
      report.baseline = content.settings.baseline
      var parts: [Part] = []
      try await OrderedTasks.run(
        content.entries, jobs: content.settings.jobCount,
        work: { try Self.part(of: $0) }, take: { parts.append($0) })
      for part in parts { report.add(part.report) }
      report.findings += Self.findings(of: parts)
      subjects.append(Messages.count(content.entries.count, "system"))
    } else {
      let settings = try Settings.load(arguments)
      report.failOn = settings.failOn
      report.baseline = settings.baseline
    }
    for site in sites {
      let part = try BuiltSite(path: site).report()
      subjects.append(Messages.count(part.paths.count, "page"))
      report.add(part)
    }
    report.subject = subjects.joined(separator: " and ")
    report.findings = Self.sorted(report.findings)
    return report
  }

  /// What one system leaves behind.
  private struct Part {
    let entry: ContentPaths.Entry
    let check: SystemCheck
    var report = Report()
  }

  /// Checks one system; what it read is gone when this returns.
  private static func part(of entry: ContentPaths.Entry) throws -> Part {
    let system = try entry.read()
    var part = Part(entry: entry, check: SystemCheck(system, files: entry.folder.files))
    var texts: [String: SourceText] = [:]
    for source in system.sources {
      let path = entry.folder.shownPath(source.path)
      // A front matter is a part of the file that its neutral twin holds whole.
      if source.flavor != .frontMatter || texts[path] == nil { texts[path] = source.text }
    }
    part.report.paths = texts.keys.sorted()
    for line in part.check.lines {
      part.report.rememberLine(line.number, of: entry.folder.shownPath(line.path), in: texts)
    }
    return part
  }

  /// The findings of all systems, each PATH's own with its settings.
  private static func findings(of parts: [Part]) -> [Finding] {
    Dictionary(grouping: parts) { $0.entry.folder.prefix }.values.flatMap { parts in
      SystemCheck.findings(of: parts.map(\.check)).compactMap { finding in
        let entry = parts[0].entry
        let shown = entry.folder.shownPath(finding.path)
        guard let severity = entry.settings.severities.severity(of: finding, shownAs: shown) else { return nil }
        var finding = finding
        finding.path = shown
        finding.severity = severity
        return finding
      }
    }
  }

  /// In the order of every report, what is said twice once.
  private static func sorted(_ findings: [Finding]) -> [Finding] {
    var result: [Finding] = []
    for finding in findings.sorted() where finding != result.last { result.append(finding) }
    return result
  }
}

extension Settings {
  /// How many things may be worked on at once.
  var jobCount: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }
}

extension Report {
  /// Takes in the findings of a part.
  fileprivate mutating func add(_ part: Report) {
    findings += part.findings
    paths += part.paths
    lines.merge(part.lines) { first, _ in first }
  }

  /// Keeps the lines that findings stand on, so that the texts can go.
  mutating func rememberLines(of texts: [String: SourceText]) {
    for finding in findings { rememberLine(finding.position.line, of: finding.path, in: texts) }
  }

  /// Keeps one line.
  fileprivate mutating func rememberLine(_ number: Int, of path: String, in texts: [String: SourceText]) {
    guard let text = texts[path] else { return }
    let range = text.range(ofLine: number)
    guard !range.isEmpty else { return }
    // A line of megabytes is no use in a message.
    let end = min(range.upperBound, range.lowerBound + 100_000)
    lines[Line(path: path, number: number)] = text.string(range.lowerBound..<end)
  }
}
