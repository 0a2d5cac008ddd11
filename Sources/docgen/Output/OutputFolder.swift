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
  private let stagingName: String
  /// The folder itself, kept open: what lies in it is found without walking down to it each time.
  private let descriptor: Int32
  private let before: Manifest
  /// The record that the last build left; nil where there is none.
  let record: [UInt8]?
  /// Whether nothing stood in it that a file could meet.
  private let isEmpty: Bool
  /// Whether files are written although they are up to date, and over files of others.
  private let isForced: Bool
  /// Which files of earlier runs this run replaces as a whole; the others stay.
  private let owns: @Sendable (String) -> Bool
  private let state = Mutex(State())

  private struct State {
    var hashes: [String: String] = [:]
    /// Staged files by the number that is their name below the staging folder.
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
    stagingName = ".docgen-staging-\(ProcessInfo.processInfo.processIdentifier)"
    let staging = path + "/" + stagingName
    if Disk.isFolder(path) == false { throw Messages.outputIsAFile(path) }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try Self.removeAbandonedStaging(in: path)
      isEmpty = try FileManager.default.contentsOfDirectory(atPath: path).isEmpty
      try FileManager.default.createDirectory(atPath: staging, withIntermediateDirectories: false)
      Disk.spread(staging)
    } catch {
      throw Messages.cannotWrite(path, error)
    }
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Messages.cannotWrite(path, POSIXError.last) }
    let manifest = path + "/" + Manifest.name
    before = Disk.isFolder(manifest) == false ? Manifest(reading: try Disk.read(manifest)) : Manifest()
    record = Disk.contents(of: BuildRecord.name, below: descriptor)
  }

  deinit { close(descriptor) }

  /// Takes one file of the new site; safe to call from several tasks.
  func add(_ file: OutputFile) throws {
    guard OutputPath.isSafe(file.path) else { throw Messages.unsafeOutputPath(file.path) }
    let hash = ContentHash(file.contents).text
    let target = path + "/" + file.path
    let existing = isForced || isEmpty ? nil : Disk.contents(of: file.path, below: descriptor)
    let isUnchanged = existing == file.contents
    if !isForced, !isEmpty, !isUnchanged, before.files[file.path] == nil, Self.exists(target) {
      throw Messages.foreignFile(target)
    }
    let number: Int? = try state.withLock { state in
      guard state.hashes.updateValue(hash, forKey: file.path) == nil else {
        throw Messages.writtenTwice(file.path)
      }
      guard !isUnchanged else { return nil }
      let number = state.staged.count
      state.staged.append((file.path, number))
      if number < Self.rooms, mkdirat(descriptor, stagingName + "/\(number)", 0o777) != 0 {
        throw Messages.cannotWrite(target, POSIXError.last)
      }
      return number
    }
    guard let number else { return }
    do {
      try Disk.create(place(of: number), file.contents, below: descriptor)
    } catch {
      throw Messages.cannotWrite(target, error)
    }
  }

  /// Keeps files of the last run as they are, when every one of them is there and is what the manifest says.
  /// Safe to call from several tasks.
  func keep(_ files: [String]) -> Bool {
    guard !isForced else { return false }
    var buffer: [UInt8] = []
    for file in files {
      guard let hash = before.files[file].flatMap(ContentHash.init),
        let count = Disk.read(file, below: descriptor, into: &buffer),
        buffer.withUnsafeBytes({ ContentHash(UnsafeRawBufferPointer(rebasing: $0[..<count])) }) == hash
      else { return false }
    }
    state.withLock { state in
      for file in files { state.hashes[file] = before.files[file] }
    }
    return true
  }

  /// Forgets what was added and kept so far.
  func forget() { state.withLock { $0 = State() } }

  /// Puts the new site in place, and removes what is no longer part of it.
  /// - Parameters:
  ///   - record: what the next build wants to know; nil removes what is there.
  ///   - say: hears of every file that is written or removed; nil when nobody listens.
  func commit(record: [UInt8]? = nil, say: ((String) -> Void)? = nil) throws -> Outcome {
    let staged = state.withLock { $0.staged }
    var hashes = state.withLock { $0.hashes }
    var outcome = Outcome(written: staged.count, unchanged: hashes.count - staged.count)
    if staged.isEmpty, record != nil, record == self.record, hashes == before.files {
      discard()
      return outcome
    }
    try PathConflict.check(Array(hashes.keys))
    hashes.merge(before.files.filter { !owns($0.key) }) { new, _ in new }
    let isRecordNew = record == nil || record != self.record
    // What it says of the site is true only when all of the site is there.
    if isRecordNew { unlink("\(path)/\(BuildRecord.name)") }
    // First the list of all that is or will be ours: a stop half-way must not leave files nobody owns.
    var manifest = before
    manifest.files.merge(hashes) { _, new in new }
    if manifest.files.count > before.files.count { try write(manifest) }

    var known: Set<String> = [""]
    for (file, number) in staged {
      try makeFolder(above: file, known: &known)
      try move(place(of: number), to: file)
      say?(Messages.written("\(path)/\(file)"))
    }
    for (file, hash) in before.files.filter({ hashes[$0.key] == nil }).sorted(by: { $0.key < $1.key }) {
      let removed = outcome.removed
      try remove(file, hash: hash, outcome: &outcome)
      if outcome.removed > removed { say?(Messages.removed("\(path)/\(file)")) }
    }
    manifest.files = hashes
    if manifest != before || outcome.written > 0 || outcome.removed > 0 { try write(manifest) }
    if isRecordNew, let record { try write(record, to: BuildRecord.name) }
    discard()
    return outcome
  }

  /// Forgets what was taken and not committed.
  func discard() { try? FileManager.default.removeItem(atPath: path + "/" + stagingName) }

  // MARK: - One file at a time

  /// Folders inside the staging folder: a file system makes one file at a time in each, and may place each elsewhere.
  private static let rooms = 8

  private func place(of number: Int) -> String { "\(stagingName)/\(number % Self.rooms)/\(number)" }

  private func write(_ manifest: Manifest) throws { try write(manifest.document, to: Manifest.name) }

  private func write(_ bytes: [UInt8], to name: String) throws {
    let file = "\(stagingName)/own"
    do {
      try Disk.create(file, bytes, below: descriptor)
    } catch {
      throw Messages.cannotWrite("\(path)/\(name)", error)
    }
    try move(file, to: name)
  }

  private func move(_ staged: String, to file: String) throws {
    guard renameat(descriptor, staged, descriptor, file) == 0 else {
      throw Messages.cannotWrite("\(path)/\(file)", POSIXError.last)
    }
  }

  /// Makes the folders of a file; a symbolic link among them could lead out of the output, so it is refused.
  private func makeFolder(above file: String, known: inout Set<String>) throws {
    guard let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")), !known.contains(String(file[..<slash]))
    else {
      return
    }
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
    guard let contents = Disk.contents(of: file, below: descriptor) else { return }
    guard ContentHash(contents).text == hash else {
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
