import Design
import Foundation
import Syntax

/// A folder that docgen built, read to be checked.
struct BuiltSite: Sendable {
  let path: String

  /// What its pages refer to and what is there. Every page is read twice: first for its ids alone, so that no more than
  /// those is held of all of them.
  /// - Parameter jobs: how many cores may work.
  func report(jobs: Int) async throws -> Report {
    let files = try files()
    let pages = files.filter { file in [".html", ".svg", ".css"].contains { file.hasSuffix($0) } }.sorted()
    var anchors = SiteAnchors()
    try await OrderedTasks.run(
      pages, jobs: jobs, work: { SiteAnchors.Page(try text(of: $0)) }, take: { anchors.add($0) })
    let check = SiteCheck(files: files, anchors: anchors)
    var report = Report()
    report.paths = pages.filter { !$0.hasSuffix(".css") }.map { WorkingFolder.joined(path, $0) }
    report.add(try missing(from: files), lines: [:])
    try await OrderedTasks.run(
      pages, jobs: jobs,
      work: { page in
        let text = try text(of: page)
        let shown = WorkingFolder.joined(path, page)
        var lines: [Report.Line: String] = [:]
        let findings = check.findings(of: SitePage(text)).map { finding in
          var finding = finding
          finding.path = shown
          lines.remember(line: finding.position.line, of: text, as: shown)
          return finding
        }
        return (findings, lines)
      }, take: { report.add($0, lines: $1) })
    return report
  }

  private func text(of page: String) throws -> SourceText {
    SourceText(path: page, bytes: try Disk.read(path + "/" + page))
  }

  /// What the manifest lists and nobody finds.
  private func missing(from files: Set<String>) throws -> [Finding] {
    let manifest = Manifest(reading: try Disk.read(path + "/" + Manifest.name))
    return manifest.files.keys.filter { !files.contains($0) && Disk.isFolder("\(path)/\($0)") != false }
      .sorted().map { file in
        Finding(
          rule: "asset-missing", severity: .error, path: WorkingFolder.joined(path, Manifest.name),
          position: Position(line: 1), message: "'\(file)' was written by docgen and is gone",
          help: "build the site again")
      }
  }

  /// Every file below the folder, hidden ones left out.
  private func files() throws -> Set<String> {
    guard let walk = FileManager.default.enumerator(atPath: path) else {
      throw Messages.cannotRead(path, "is not a folder")
    }
    var files: Set<String> = []
    for case let name as String in walk {
      let isHidden = name.hasPrefix(".") || name.contains("/.")
      if !isHidden, Disk.isFolder(path + "/" + name) == false { files.insert(name) }
    }
    return files
  }
}
