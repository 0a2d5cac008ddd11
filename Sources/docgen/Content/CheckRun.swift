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
    let jobs: Int
    if sites.isEmpty || !sources.isEmpty {
      let content =
        sources.isEmpty
        ? try ContentPaths(arguments, console: console)
        : try ContentPaths(sources, arguments, console: console)
      report.failOn = content.settings.failOn
      report.baseline = content.settings.baseline
      jobs = content.settings.jobCount
      report.add(try await Self.report(on: content, console))
      subjects.append(Messages.count(content.entries.count, "system"))
    } else {
      let settings = try Settings.load(arguments)
      report.failOn = settings.failOn
      report.baseline = settings.baseline
      jobs = settings.jobCount
    }
    for site in sites {
      let part = try await BuiltSite(path: site).report(jobs: jobs)
      subjects.append(Messages.count(part.paths.count, "page"))
      report.add(part)
    }
    report.subject = subjects.joined(separator: " and ")
    return report
  }

  /// What one system leaves behind when it has been read and checked.
  private struct Part: Sendable {
    let id: String
    let check: SystemCheck
    /// Its files.
    var report = Report()
    /// The text of the lines that findings stand on.
    var lines: [Report.Line: String] = [:]
  }

  private static func report(on content: ContentPaths, _ console: Console) async throws -> Report {
    let progress = ProgressLine(console, total: content.entries.count)
    defer { progress.finish() }
    let rules = try content.settings.rules()
    var report = Report()
    var folders = content.folders.map { folder, entries in
      CheckedFolder(folder, severities: content.entries[entries.lowerBound].settings.severities)
    }
    var current = 0
    var taken = 0
    try await OrderedTasks.run(
      content.entries, jobs: content.settings.jobCount, work: { try part(of: $0, rules: rules) },
      take: { part in
        while taken >= content.folders[current].entries.upperBound { current += 1 }
        taken += 1
        folders[current].take(part.check, lines: part.lines, into: &report)
        report.add(part.report)
        progress.step(part.id)
      })
    for folder in folders { folder.finish(into: &report) }
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
      part.lines.remember(line: line.number, of: text, as: shown)
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

/// The findings of one content folder, system by system.
private struct CheckedFolder {
  private let folder: ContentFolder
  private let severities: SeveritySettings
  private var anchors = PageAnchors()
  /// The systems that link to others: the last word about them waits for all.
  private var waiting: [(check: SystemCheck, lines: [Report.Line: String])] = []

  init(_ folder: ContentFolder, severities: SeveritySettings) {
    self.folder = folder
    self.severities = severities
  }

  /// Takes in what was found in the next system.
  mutating func take(_ check: SystemCheck, lines: [Report.Line: String], into report: inout Report) {
    anchors.add(check)
    if check.crosses { waiting.append((check, lines)) } else { add(check, lines, to: &report) }
  }

  /// Adds what had to wait.
  func finish(into report: inout Report) {
    for (check, lines) in waiting { add(check, lines, to: &report) }
  }

  /// Adds findings with the severities that hold here and the paths that are shown. Those of one file share its path.
  private func add(_ check: SystemCheck, _ lines: [Report.Line: String], to report: inout Report) {
    var file: (path: String, shown: String)?
    let findings = check.findings(among: anchors).compactMap { finding -> Finding? in
      var finding = finding
      let known = finding.path == file?.path ? file?.shown : nil
      let shown = known ?? folder.shownPath(finding.path)
      file = (finding.path, shown)
      guard let severity = severities.severity(of: finding, shownAs: shown) else { return nil }
      finding.severity = severity
      finding.path = shown
      return finding
    }
    report.add(findings, lines: lines)
  }
}

extension [Report.Line: String] {
  /// Keeps one line of a text.
  mutating func remember(line number: Int, of text: SourceText, as path: String) {
    let range = text.range(ofLine: number)
    guard !range.isEmpty else { return }
    // A line of megabytes is no use in a message.
    let end = Swift.min(range.upperBound, range.lowerBound + 100_000)
    self[Report.Line(path: path, number: number)] = text.string(range.lowerBound..<end)
  }
}
