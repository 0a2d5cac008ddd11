import Design
import Foundation
import Syntax

/// A folder that docgen built, read to be checked.
struct BuiltSite {
  let path: String

  /// What its pages refer to and what is there.
  func report() throws -> Report {
    let files = try files()
    var pages: [SitePage] = []
    for file in files.sorted() where [".html", ".svg", ".css"].contains(where: file.hasSuffix) {
      pages.append(SitePage(SourceText(path: file, bytes: try Disk.read(path + "/" + file))))
    }
    let check = SiteCheck(files: files, pages: pages)
    var report = Report()
    report.paths = pages.filter { !$0.path.hasSuffix(".css") }.map { WorkingFolder.joined(path, $0.path) }
    var lines: [Report.Line: String] = [:]
    var found = try missing(from: files)
    for page in pages {
      let findings = check.findings(of: page).map { finding in
        var finding = finding
        finding.path = WorkingFolder.joined(path, finding.path)
        return finding
      }
      guard !findings.isEmpty else { continue }
      let text = SourceText(path: page.path, bytes: try Disk.read(path + "/" + page.path))
      for finding in findings {
        lines.remember(line: finding.position.line, of: text, as: WorkingFolder.joined(path, page.path))
      }
      found += findings
    }
    report.add(found, lines: lines)
    return report
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
