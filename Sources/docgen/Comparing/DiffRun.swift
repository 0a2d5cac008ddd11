import Design
import Foundation
import Rendering
import Syntax

/// One `docgen diff`: two sides, system by system, into a report.
struct DiffRun {
  private let arguments: Arguments
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  /// What one pair of systems leaves behind.
  private struct Part: Sendable {
    let comparison: SystemComparison?
    let old: SystemCheck?
    let new: SystemCheck?
    let oldPaths: [String]
    let newPaths: [String]
  }

  /// Reads, compares and checks both sides.
  func report() async throws -> DiffReport {
    let operands = arguments.operands
    let settings = try settings(for: operands)
    let rules = try settings.rules()
    var blobs: GitBlobs?
    let old = try ComparedContent(operands[0], settings: settings, blobs: &blobs)
    let new = try ComparedContent(operands[1], settings: settings, blobs: &blobs)
    for side in [old, new] where side.folder.systems.isEmpty { console.warn(Messages.noSystems(side.name)) }
    var parts: [Part] = []
    try await OrderedTasks.run(
      ComparedSystems(old.folder, new.folder, settings: settings).pairs, jobs: settings.jobCount,
      work: { try Self.part(of: $0, rules: rules) }, take: { parts.append($0) })

    // Links lead from system to system within one side, so findings wait for all of it.
    func findings(_ checks: [SystemCheck], _ folder: ContentFolder) -> [Finding] {
      // A count of tokens is no finding to be new or fixed.
      settings.severities.applied(to: SystemCheck.findings(of: checks), in: folder)
        .filter { $0.rule != "token-summary" }
    }
    let before = findings(parts.compactMap(\.old), old.folder)
    let after = findings(parts.compactMap(\.new), new.folder)
    var report = DiffReport(
      old: old.name, new: new.name, before: FindingCounts(before), after: FindingCounts(after))
    let oldByPath = Dictionary(grouping: before, by: \.path)
    let newByPath = Dictionary(grouping: after, by: \.path)
    for part in parts {
      guard let comparison = part.comparison else { continue }
      let isSingle = part.oldPaths.count == 1 && part.newPaths.count == 1
      let findings = FindingComparison(
        part.oldPaths.flatMap { oldByPath[$0] ?? [] }, part.newPaths.flatMap { newByPath[$0] ?? [] },
        name: { isSingle ? "" : $0 })
      report.systems.append(
        DiffReport.System(
          comparison: comparison, new: Self.shown(findings.new, new.folder),
          fixed: Self.shown(findings.fixed, old.folder)))
    }
    return report
  }

  /// Both sides are judged by the same settings: those of the newer folder, else of the older, else of the content.
  private func settings(for operands: [String]) throws -> Settings {
    let folder = operands.reversed().first { Disk.isFolder($0) == true }
    guard let folder else { return try Settings.load(arguments) }
    var settings = try Settings.load(arguments, root: folder)
    settings.content = try Settings.load(arguments).content
    return settings
  }

  private static func part(of pair: ComparedSystems.Pair, rules: [any Rule]) throws -> Part {
    let old = try pair.old?.read()
    let new = try pair.new?.read()
    func check(_ system: DesignSystem?, _ entry: ContentPaths.Entry?) -> SystemCheck? {
      guard let system, let entry else { return nil }
      return SystemCheck(system, files: entry.folder.files, rules: rules)
    }
    func paths(_ system: DesignSystem?) -> [String] { Set(system?.sources.map(\.path) ?? []).sorted() }
    return Part(
      comparison: SystemComparison(old, new, backdrops: SystemComparison.Backdrops.init(of:)),
      old: check(old, pair.old), new: check(new, pair.new), oldPaths: paths(old), newPaths: paths(new))
  }

  private static func shown(_ findings: [Finding], _ folder: ContentFolder) -> [Finding] {
    findings.map { finding in
      var finding = finding
      let path = folder.shownPath(finding.path)
      // Git writes no slash between a revision and what lies at its top.
      let isTop = folder.prefix.hasSuffix(":") && path.hasPrefix(folder.prefix + "/")
      finding.path = isTop ? folder.prefix + path.dropFirst(folder.prefix.count + 1) : path
      return finding
    }
  }
}
