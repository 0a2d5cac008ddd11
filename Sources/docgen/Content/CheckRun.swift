import Design
import Foundation
import Syntax

/// One `docgen check`: systems and built sites into a report.
struct CheckRun {
  private let arguments: Arguments
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) throws {
    // What was read is written back: standard input cannot be.
    if arguments.has(.fix), arguments.operands.contains("-") { throw Messages.cannotFixStandardInput() }
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
      report.add(try await Self.report(on: content, console))
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
    report.findings.arrange()
    return report
  }

  /// What one system leaves behind when it has been read and checked.
  private struct Part: Sendable {
    let id: String
    let check: SystemCheck
    /// Its files, and the lines that findings stand on.
    var report = Report()
  }

  private static func report(on content: ContentPaths, _ console: Console) async throws -> Report {
    let progress = ProgressLine(console, total: content.entries.count)
    defer { progress.finish() }
    let rules = try content.settings.rules()
    var report = Report()
    var checks: [SystemCheck] = []
    try await OrderedTasks.run(
      content.entries, jobs: content.settings.jobCount, work: { try part(of: $0, rules: rules) },
      take: { part in
        checks.append(part.check)
        report.add(part.report)
        progress.step(part.id)
      })
    // Links lead from system to system within one folder, so the last word waits for all of them.
    for (folder, range) in content.folders {
      report.add(
        SystemCheck.findings(of: Array(checks[range])), of: folder,
        severities: content.entries[range.lowerBound].settings.severities)
    }
    return report
  }

  /// Checks one system; what it read is gone when this returns.
  private static func part(of entry: ContentPaths.Entry, rules: [any Rule]) throws -> Part {
    let system = try entry.read()
    var part = Part(id: system.id, check: SystemCheck(system, files: entry.folder.files, rules: rules))
    var texts: [String: (text: SourceText, shown: String)] = [:]
    for source in system.sources {
      // A front matter is a part of the file that its neutral twin holds whole.
      if source.flavor != .frontMatter || texts[source.path] == nil {
        texts[source.path] = (source.text, entry.folder.shownPath(source.path))
      }
    }
    part.report.paths = texts.values.map(\.shown).sorted()
    for path in part.check.mendablePaths {
      guard let (text, shown) = texts[path] else { continue }
      part.report.hashes[shown] = ContentHash(text.bytes)
    }
    for line in part.check.lines {
      guard let (text, shown) = texts[line.path] else { continue }
      part.report.remember(line: line.number, of: text, as: shown)
    }
    return part
  }
}

extension Settings {
  /// How many things may be worked on at once.
  var jobCount: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  /// The rules, with the symbols that settings name.
  func rules() throws -> [any Rule] {
    try rulesWhenAsked()()
  }

  /// The same, made when the first system has to be checked: a build that changes nothing needs none. A list of
  /// symbols that cannot be read is said at once.
  func rulesWhenAsked() throws -> @Sendable () -> [any Rule] {
    guard let symbolCatalog else { return { Rules.all } }
    let rules = Rules.all(symbols: try SymbolsFile.catalog(symbolCatalog))
    return { rules }
  }
}

extension SeveritySettings {
  /// Findings with the severities that settings give them; those that are off are left out.
  func applied(to findings: [Finding], in folder: ContentFolder) -> [Finding] {
    findings.compactMap { finding in
      var finding = finding
      guard let severity = severity(of: finding, shownAs: folder.shownPath(finding.path)) else { return nil }
      finding.severity = severity
      return finding
    }
  }
}

extension Report {
  /// Takes in the findings of a part.
  fileprivate mutating func add(_ part: Report) {
    findings += part.findings
    paths += part.paths
    lines.merge(part.lines) { first, _ in first }
    hashes.merge(part.hashes) { first, _ in first }
  }

  /// Takes in what was found in a folder, with the severities that hold there and the paths that are shown. Findings of
  /// one file share its path.
  fileprivate mutating func add(
    _ found: [Finding], of folder: ContentFolder, severities: SeveritySettings
  ) {
    findings.reserveCapacity(findings.count + found.count)
    var file: (path: String, shown: String)?
    for var finding in found {
      let shown = finding.path == file?.path ? file?.shown : nil
      let path = shown ?? folder.shownPath(finding.path)
      file = (finding.path, path)
      guard let severity = severities.severity(of: finding, shownAs: path) else { continue }
      finding.severity = severity
      finding.path = path
      findings.append(finding)
    }
  }

  /// Keeps one line of a text.
  mutating func remember(line number: Int, of text: SourceText, as path: String) {
    let range = text.range(ofLine: number)
    guard !range.isEmpty else { return }
    // A line of megabytes is no use in a message.
    let end = min(range.upperBound, range.lowerBound + 100_000)
    lines[Line(path: path, number: number)] = text.string(range.lowerBound..<end)
  }
}
