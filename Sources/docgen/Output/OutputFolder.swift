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
  /// The record that the last build left, open; nil where there is none.
  let record: DetailFile?
  /// Whether nothing stood in it that a file could meet.
  private let isEmpty: Bool
  /// Whether files are written although they are up to date, and over files of others.
  private let isForced: Bool
  /// Which files of earlier runs this run replaces as a whole; the others stay.
  private let owns: @Sendable (String) -> Bool
  private let state = Mutex(State())

  private struct State {
    var hashes: [String: ContentHash] = [:]
    /// What the file system says of all files of the last run, when they are as that run left them.
    var left: FileStamps?
    /// What it says of the others that stay as they are.
    var stamps = FileStamps()
    /// Staged files; the place of each is its name below the staging folder.
    var staged: [String] = []
  }

  /// What becomes of the record that the last build left.
  enum RecordChange {
    case stays
    case goes
    case isNow(BuildRecord)
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
    record = Disk.openFile(BuildRecord.name, below: descriptor).map { DetailFile(descriptor: $0) }
  }

  deinit { close(descriptor) }

  /// Takes one file of the new site; safe to call from several tasks.
  func add(_ file: OutputFile) throws {
    guard OutputPath.isSafe(file.path) else { throw Messages.unsafeOutputPath(file.path) }
    let hash = ContentHash(file.contents)
    let target = path + "/" + file.path
    var stamps = FileStamps()
    // Before it is read: what is written to it meanwhile must show.
    _ = isForced || isEmpty || stamps.add(file.path, below: descriptor)
    let existing = isForced || isEmpty ? nil : Disk.contents(of: file.path, below: descriptor)
    let isUnchanged = existing.map { Disk.areEqual($0, file.contents) } ?? false
    if !isForced, !isEmpty, !isUnchanged, before.files[file.path] == nil, Self.exists(target) {
      throw Messages.foreignFile(target)
    }
    let number: Int? = try state.withLock { state in
      guard state.hashes.updateValue(hash, forKey: file.path) == nil else {
        throw Messages.writtenTwice(file.path)
      }
      guard !isUnchanged else {
        if state.left == nil || before.files[file.path] == nil { state.stamps += stamps }
        return nil
      }
      let number = state.staged.count
      state.staged.append(file.path)
      if number < Self.rooms, mkdirat(descriptor, room(of: number), 0o777) != 0 {
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

  /// Looks whether all files of the last run are as that run left them: then none of them has to be read. To be called
  /// before files are kept; worth it only where most will be.
  @discardableResult
  func look() async -> Bool {
    guard !isForced, let left = FileStamps.left(at: path + "/" + Manifest.name, manifest: before.fingerprint)
    else {
      return false
    }
    let files = Array(before.files.keys)
    async let half = stamps(of: files[(files.count / 2)...])
    guard let one = stamps(of: files[..<(files.count / 2)]), let other = await half else { return false }
    let all = one + other
    guard all.sum == left else { return false }
    state.withLock { $0.left = all }
    return true
  }

  /// What the file system says of files; nil where one of them is not there.
  private func stamps(of files: ArraySlice<String>) -> FileStamps? {
    var stamps = FileStamps()
    for file in files where !stamps.add(file, below: descriptor) { return nil }
    return stamps
  }

  /// Keeps files of the last run as they are, when every one of them is there and is what the manifest says.
  /// Safe to call from several tasks.
  func keep(_ files: [String]) -> Bool {
    guard !isForced else { return false }
    if state.withLock({ $0.left != nil }) {
      guard files.allSatisfy({ before.files[$0] != nil }) else { return false }
    } else {
      var stamps = FileStamps()
      var buffer: [UInt8] = []
      for file in files {
        guard let hash = before.files[file], stamps.add(file, below: descriptor),
          let count = Disk.read(file, below: descriptor, into: &buffer),
          buffer.withUnsafeBytes({ ContentHash(UnsafeRawBufferPointer(rebasing: $0[..<count])) }) == hash
        else { return false }
      }
      state.withLock { [stamps] in $0.stamps += stamps }
    }
    state.withLock { state in
      for file in files { state.hashes[file] = before.files[file] }
    }
    return true
  }

  /// A new file for what is kept of each system until the end.
  func makeDetailFile() throws -> DetailFile {
    do {
      return try DetailFile.make(
        at: "\(stagingName)/details-\(UInt32.random(in: 0...UInt32.max))", below: descriptor)
    } catch {
      throw Messages.cannotWrite("\(path)/\(BuildRecord.name)", error)
    }
  }

  /// Forgets what was added and kept so far.
  func forget() { state.withLock { $0 = State(left: $0.left) } }

  /// Puts the new site in place, and removes what is no longer part of it.
  /// - Parameters:
  ///   - record: what the next build wants to know.
  ///   - say: hears of every file that is written or removed; nil when nobody listens.
  func commit(record: RecordChange = .goes, say: ((String) -> Void)? = nil) throws -> Outcome {
    let now = state.withLock { state in
      defer { state = State() }
      return state
    }
    let (staged, left) = (now.staged, now.left)
    var hashes = now.hashes
    var stamps = now.stamps + (left ?? FileStamps())
    // A file that goes is no longer part of what the last run left.
    func forget(_ file: String) {
      if left != nil, before.files[file] != nil { stamps.remove(file, below: descriptor) }
    }
    var outcome = Outcome(written: staged.count, unchanged: hashes.count - staged.count)
    if case .stays = record, staged.isEmpty, hashes == before.files {
      discard()
      return outcome
    }
    try PathConflict.check(hashes.keys) { hashes[$0] != nil }
    for (file, hash) in before.files where hashes[file] == nil && !owns(file) { hashes[file] = hash }
    // What it says of the site is true only when all of the site is there.
    if case .stays = record {} else { unlink("\(path)/\(BuildRecord.name)") }
    // First the list of all that is or will be ours: a stop half-way must not leave files nobody owns.
    var manifest = Manifest(files: hashes)
    for (file, hash) in before.files where hashes[file] == nil { manifest.files[file] = hash }
    var written = before
    if manifest.files.count > before.files.count {
      try write(to: Manifest.name, manifest.write)
      written = manifest
    }

    var known: Set<String> = [""]
    for (number, file) in staged.enumerated() {
      try makeFolder(above: file, known: &known)
      forget(file)
      try move(place(of: number), to: file)
      say?(Messages.written("\(path)/\(file)"))
    }
    for (file, hash) in before.files.filter({ hashes[$0.key] == nil }).sorted(by: { $0.key < $1.key }) {
      let removed = outcome.removed
      forget(file)
      try remove(file, hash: hash, outcome: &outcome)
      if outcome.removed > removed { say?(Messages.removed("\(path)/\(file)")) }
    }
    manifest.files = hashes
    if manifest != written { try write(to: Manifest.name, manifest.write) }
    if case .isNow(let record) = record {
      do {
        try write(to: BuildRecord.name, record.write)
      } catch is BuildRecord.Damaged {
        // What was kept of a system that did not change is no longer there: without a record, all is made again.
      }
    }
    discard()
    if case .goes = record { return outcome }
    if staged.allSatisfy({ stamps.add($0, below: descriptor) }) {
      stamps.leave(at: path + "/" + Manifest.name, manifest: manifest.fingerprint)
    }
    return outcome
  }

  /// Forgets what was taken and not committed.
  func discard() { try? FileManager.default.removeItem(atPath: path + "/" + stagingName) }

  // MARK: - One file at a time

  /// Folders inside the staging folder: a file system makes one file at a time in each, and may place each elsewhere.
  /// Where, their names tell it (`Disk.spread`), so another run has other names.
  private static let rooms = 8

  private func room(of number: Int) -> String {
    "\(stagingName)/\(ProcessInfo.processInfo.processIdentifier)-\(number % Self.rooms)"
  }

  private func place(of number: Int) -> String { "\(room(of: number))/\(number)" }

  /// Writes a file of docgen's own, whose bytes are handed over piece by piece.
  private func write(to name: String, _ give: (_ take: ([UInt8]) throws -> Void) throws -> Void) throws {
    let staged = "\(stagingName)/own"
    do {
      let file = try Disk.create(staged, below: descriptor)
      do {
        try give { bytes in try Disk.write(bytes, to: file) }
      } catch {
        close(file)
        throw error
      }
      guard close(file) == 0 else { throw POSIXError.last }
    } catch let error as BuildRecord.Damaged {
      throw error
    } catch {
      throw Messages.cannotWrite("\(path)/\(name)", error)
    }
    try move(staged, to: name)
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

  private func remove(_ file: String, hash: ContentHash, outcome: inout Outcome) throws {
    let target = "\(path)/\(file)"
    guard let contents = Disk.contents(of: file, below: descriptor) else { return }
    guard ContentHash(contents) == hash else {
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
