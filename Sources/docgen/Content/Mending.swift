import Foundation
import Syntax

/// `docgen check --fix`: makes the edits that findings carry, and checks again.
struct Mending {
  /// One edit that was made.
  struct Change: Hashable {
    let path: String
    let edit: Edit
    /// The rule that asked for it.
    let rule: String

    /// One line for people.
    var description: String {
      let place = "\(path):\(edit.position.line):\(edit.position.column): mended: "
      let lines = edit.original.split(whereSeparator: \.isNewline).count
      let words =
        lines > 1 ? "\(lines) lines put in order" : "'\(edit.original)' is now '\(edit.replacement)'"
      return "\((place + words).oneLine) [\(rule)]"
    }
  }

  private var report: Report
  private let usesBaseline: Bool
  /// An edit can bring another to light: a section that moves, a name that was replaced twice.
  private static let rounds = 4

  /// - Parameter usesBaseline: whether what the baseline lists is left alone.
  init(_ report: Report, usesBaseline: Bool) {
    self.report = report
    self.usesBaseline = usesBaseline
  }

  /// Mends what can be mended.
  /// - Parameter check: what is found in the sources as they are now.
  /// - Returns: what is left, and what was done.
  consuming func run(_ check: () async throws -> Report) async throws -> (Report, [Change]) {
    var changes: [Change] = []
    for _ in 0..<Self.rounds {
      let made = try mend()
      if made.isEmpty { break }
      changes += made
      report = try await check()
    }
    return (report, changes)
  }

  /// One round: all files are ready before the first is written.
  private func mend() throws -> [Change] {
    var findings = report
    if usesBaseline, let file = report.baseline {
      findings = try Baseline(reading: Disk.read(file), path: file).removingKnown(from: report).report
    }
    let byPath = Dictionary(grouping: findings.findings.filter { $0.edit != nil }, by: \.path)
    var files: [MendedFile] = []
    var changes: [Change] = []
    for (path, findings) in byPath.sorted(by: { $0.key < $1.key }) {
      guard let hash = report.hashes[path], let file = try MendedFile(path, hash: hash) else { continue }
      let made = file.text.applying(findings.compactMap(\.edit))
      guard !made.made.isEmpty else { continue }
      files.append(file.holding(made.bytes))
      for edit in made.made {
        guard let finding = findings.first(where: { $0.edit == edit }) else { continue }
        changes.append(Change(path: path, edit: edit, rule: finding.rule))
      }
    }
    for file in files { try file.write() }
    return changes
  }
}

/// A source that is about to be mended.
private struct MendedFile {
  let path: String
  let text: SourceText
  private let before: [UInt8]
  private let mode: mode_t
  private var after: [UInt8] = []

  /// Reads it again; nil for a symbolic link, whose file has a name of its own.
  /// - Parameter hash: the fingerprint of what was checked.
  init?(_ path: String, hash: ContentHash) throws {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw Messages.cannotRead(path, SystemReason.of(POSIXError.last)) }
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    // The superuser may write what is marked as read-only; the mark still means something.
    guard status.st_mode & 0o222 != 0, access(path, W_OK) == 0 else {
      throw Messages.notMendable(path, "is read-only")
    }
    self.path = path
    mode = status.st_mode & 0o7777
    before = try Disk.read(path)
    text = SourceText(path: path, bytes: before)
    guard ContentHash(text.bytes) == hash else { throw Messages.changedMeanwhile(path) }
  }

  /// The same with other bytes behind its byte order mark.
  func holding(_ bytes: [UInt8]) -> MendedFile {
    var file = self
    file.after = before.prefix(before.count - text.bytes.count) + bytes
    return file
  }

  /// Sets the new bytes in its place, unless someone else was faster.
  func write() throws {
    try Disk.replace(path, with: after, mode: mode) {
      guard try Disk.read(path) == before else { throw Messages.changedMeanwhile(path) }
    }
  }
}
