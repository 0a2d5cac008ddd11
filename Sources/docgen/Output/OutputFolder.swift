import Foundation
import Rendering
import Synchronization

/// A folder that a site is written to.
///
/// Every changed file is first written to a staging folder inside it; only when all are there are they renamed into
/// place. A full disk, an error or an interruption before that leaves the last good site as it was, and nothing is
/// ever removed or replaced but what the manifest says docgen wrote.
final class OutputFolder: Sendable {
  /// The folder as messages name it.
  let path: String
  private let staging: String
  private let before: Manifest
  /// Whether files are written although they are up to date, and over files of others.
  private let isForced: Bool
  /// Which files of earlier runs this run replaces as a whole; the others stay.
  private let owns: @Sendable (String) -> Bool
  private let state = Mutex(State())

  private struct State {
    var hashes: [String: String] = [:]
    /// Staged files by the number that is their name in the staging folder.
    var staged: [(path: String, number: Int)] = []
  }

  /// What a commit did.
  struct Outcome: Hashable {
    var written = 0
    var unchanged = 0
    var removed = 0
    /// Files docgen wrote once that were edited since: not removed.
    var kept: [String] = []
  }

  /// Opens the folder and makes it when it is not there.
  init(path: String, isForced: Bool, owns: @escaping @Sendable (String) -> Bool = { _ in true }) throws {
    self.path = path
    self.isForced = isForced
    self.owns = owns
    staging = path + "/.docgen-staging-\(ProcessInfo.processInfo.processIdentifier)"
    if Disk.isFolder(path) == false { throw Messages.outputIsAFile(path) }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try Self.removeAbandonedStaging(in: path)
      try FileManager.default.createDirectory(atPath: staging, withIntermediateDirectories: false)
    } catch {
      throw Messages.cannotWrite(path, error)
    }
    let manifest = path + "/" + Manifest.name
    before = Disk.isFolder(manifest) == false ? Manifest(reading: try Disk.read(manifest)) : Manifest()
  }

  /// Takes one file of the new site; safe to call from several tasks.
  func add(_ file: OutputFile) throws {
    guard OutputPath.isSafe(file.path) else { throw Messages.unsafeOutputPath(file.path) }
    let hash = ContentHash(file.contents).text
    let target = path + "/" + file.path
    let existing = isForced ? nil : Self.contents(of: target)
    let isUnchanged = existing.map { $0.elementsEqual(file.contents) } ?? false
    if !isForced, !isUnchanged, before.files[file.path] == nil, Self.exists(target) {
      throw Messages.foreignFile(target)
    }
    let number: Int? = try state.withLock { state in
      guard state.hashes.updateValue(hash, forKey: file.path) == nil else {
        throw Messages.writtenTwice(file.path)
      }
      guard !isUnchanged else { return nil }
      state.staged.append((file.path, state.staged.count))
      return state.staged.count - 1
    }
    guard let number else { return }
    do {
      try Disk.create("\(staging)/\(number)", file.contents)
    } catch {
      throw Messages.cannotWrite(target, error)
    }
  }

  /// Keeps files of the last run as they are, when every one of them is there and is what the manifest says.
  /// Safe to call from several tasks.
  func keep(_ files: [String]) -> Bool {
    guard !isForced else { return false }
    for file in files {
      guard let hash = before.files[file], let contents = Self.contents(of: path + "/" + file),
        contents.withUnsafeBytes({ ContentHash($0) }).text == hash
      else { return false }
    }
    state.withLock { state in
      for file in files { state.hashes[file] = before.files[file] }
    }
    return true
  }

  /// The record that the last build left; nil where there is none.
  var record: [UInt8]? { Self.contents(of: path + "/" + BuildRecord.name).map(Array.init) }

  /// Forgets what was added and kept so far.
  func forget() { state.withLock { $0 = State() } }

  /// Puts the new site in place, and removes what is no longer part of it.
  /// - Parameters:
  ///   - record: what the next build wants to know; nil removes what is there.
  ///   - say: hears of every file that is written or removed.
  func commit(record: [UInt8]? = nil, say: (String) -> Void = { _ in }) throws -> Outcome {
    try PathConflict.check(state.withLock { Array($0.hashes.keys) })
    let staged = state.withLock { $0.staged }
    var hashes = state.withLock { $0.hashes }
    var outcome = Outcome(written: staged.count, unchanged: hashes.count - staged.count)
    hashes.merge(before.files.filter { !owns($0.key) }) { new, _ in new }
    let isRecordNew = record == nil || record != self.record
    // What it says of the site is true only when all of the site is there.
    if isRecordNew { unlink("\(path)/\(BuildRecord.name)") }
    // First the list of all that is or will be ours: a stop half-way must not leave files nobody owns.
    var manifest = before
    manifest.files.merge(hashes) { _, new in new }
    if !staged.isEmpty || manifest != before { try write(manifest) }

    var known: Set<String> = [""]
    for (file, number) in staged {
      try makeFolder(above: file, known: &known)
      try move("\(staging)/\(number)", to: file)
      say(Messages.written("\(path)/\(file)"))
    }
    for (file, hash) in before.files.sorted(by: { $0.key < $1.key }) where hashes[file] == nil {
      let removed = outcome.removed
      try remove(file, hash: hash, outcome: &outcome)
      if outcome.removed > removed { say(Messages.removed("\(path)/\(file)")) }
    }
    manifest.files = hashes
    if manifest != before || outcome.written > 0 || outcome.removed > 0 { try write(manifest) }
    if isRecordNew, let record { try write(record, to: BuildRecord.name) }
    discard()
    return outcome
  }

  /// Forgets what was taken and not committed.
  func discard() { try? FileManager.default.removeItem(atPath: staging) }

  // MARK: - One file at a time

  private func write(_ manifest: Manifest) throws { try write(manifest.document, to: Manifest.name) }

  private func write(_ bytes: [UInt8], to name: String) throws {
    let file = "\(staging)/own"
    do {
      try Disk.create(file, bytes)
    } catch {
      throw Messages.cannotWrite("\(path)/\(name)", error)
    }
    try move(file, to: name)
  }

  private func move(_ staged: String, to file: String) throws {
    let target = "\(path)/\(file)"
    guard rename(staged, target) == 0 else {
      throw Messages.cannotWrite(target, POSIXError.last)
    }
  }

  /// Makes the folders of a file; a symbolic link among them could lead out of the output, so it is refused.
  private func makeFolder(above file: String, known: inout Set<String>) throws {
    var folder = ""
    for part in file.split(separator: "/").dropLast() {
      folder += folder.isEmpty ? part : "/" + part
      guard known.insert(folder).inserted else { continue }
      let target = "\(path)/\(folder)"
      if mkdir(target, 0o777) == 0 { continue }
      let reason = errno
      guard reason == EEXIST, Self.kind(of: target) == S_IFDIR else {
        if reason == EEXIST { throw Messages.notAFolder(target) }
        throw Messages.cannotWrite(target, POSIXError(.init(rawValue: reason) ?? .EIO))
      }
    }
  }

  private func remove(_ file: String, hash: String, outcome: inout Outcome) throws {
    let target = "\(path)/\(file)"
    guard let contents = Self.contents(of: target) else { return }
    guard contents.withUnsafeBytes({ ContentHash($0) }).text == hash else {
      outcome.kept.append(target)
      return
    }
    guard unlink(target) == 0 else {
      throw Messages.cannotWrite(target, POSIXError.last)
    }
    outcome.removed += 1
    var folders = file.split(separator: "/").dropLast()
    while !folders.isEmpty, rmdir("\(path)/\(folders.joined(separator: "/"))") == 0 { folders.removeLast() }
  }

  /// The bytes of a plain file; nil for a link, a folder, or nothing.
  private static func contents(of path: String) -> Data? {
    guard kind(of: path) == S_IFREG else { return nil }
    return FileManager.default.contents(atPath: path)
  }

  private static func exists(_ path: String) -> Bool { kind(of: path) != nil }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Staging folders of runs that were killed; those of running ones stay.
  private static func removeAbandonedStaging(in path: String) throws {
    let prefix = ".docgen-staging-"
    for name in try FileManager.default.contentsOfDirectory(atPath: path) where name.hasPrefix(prefix) {
      guard let process = Int32(name.dropFirst(prefix.count)), process > 0 else { continue }
      let isOurs = process == ProcessInfo.processInfo.processIdentifier
      guard isOurs || (kill(process, 0) != 0 && errno == ESRCH) else { continue }
      try FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
  }
}
