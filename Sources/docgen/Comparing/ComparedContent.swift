import Design
import Foundation

/// One side of a comparison: a file, a folder, standard input, or what git has of one.
struct ComparedContent: Sendable {
  /// As the user wrote it.
  let name: String
  let folder: ContentFolder

  /// Looks on the disk first, then asks git.
  init(_ operand: String, settings: Settings, blobs: inout GitBlobs?) throws {
    name = operand
    if operand == "-" || Disk.isFolder(operand) != nil {
      do {
        folder = try ContentFolder.list(operand, options: settings.contentOptions)
      } catch {
        throw Failure(error)
      }
      return
    }
    do {
      let (question, git) = Self.question(operand, settings)
      var tree = try GitTree(question, in: git)
      // Git reads a path from the repository's top; people who stand in a folder mean it from there.
      if tree == nil, let colon = operand.firstIndex(of: ":") {
        let path = operand[operand.index(after: colon)...]
        tree = try GitTree("\(operand[..<colon]):./\(path)", in: git)
      }
      guard let tree else { throw Messages.noSuchRevision(operand) }
      let store = blobs ?? GitBlobs(git)
      blobs = store
      folder = ContentFolder.revision(
        tree, name: Self.folderName(operand, tree, settings), shownAs: Self.prefix(operand, tree),
        options: settings.contentOptions, blobs: store)
      try store.fetch(folder.systems.flatMap(\.files).compactMap { tree.blobs[$0.path] })
    } catch let fault as GitProcess.Fault {
      throw Messages.noSuchRevision(operand, because: fault.reason)
    }
  }

  /// What git is asked for, and where: a revision alone means the content folder in it.
  private static func question(_ operand: String, _ settings: Settings) -> (String, GitProcess) {
    let working = FileManager.default.currentDirectoryPath
    if operand.contains(":") { return (operand, GitProcess(folder: working)) }
    if Disk.isFolder(settings.content) == true {
      return (operand + ":./", GitProcess(folder: settings.content))
    }
    return ("\(operand):./\(settings.content)", GitProcess(folder: working))
  }

  /// What shown paths begin with, so that they lead back to the revision: `main:Content`.
  private static func prefix(_ operand: String, _ tree: GitTree) -> String {
    guard operand.contains(":") else { return operand + ":" }
    var prefix = operand
    while prefix.hasSuffix("/") { prefix.removeLast() }
    guard let file = tree.file, prefix.hasSuffix(file) else { return prefix }
    prefix.removeLast(file.count)
    return prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix
  }

  /// The name of the folder itself, which a system at its root goes by.
  private static func folderName(_ operand: String, _ tree: GitTree, _ settings: Settings) -> String {
    var path = operand.split(separator: ":", maxSplits: 1).dropFirst().first.map(String.init)
    if path == nil { path = settings.content }
    var parts = (path ?? "").split(separator: "/").filter { $0 != "." && $0 != ".." }
    if tree.file != nil { _ = parts.popLast() }
    return parts.last.map(String.init) ?? WorkingFolder.lastPart
  }
}

/// The systems of two sides, each beside what it was.
struct ComparedSystems: Sendable {
  /// A system on one side or on both.
  struct Pair: Sendable {
    let old: ContentPaths.Entry?
    let new: ContentPaths.Entry?
  }

  let pairs: [Pair]

  /// Systems are one by their path; the only system of one side and the only one of the other are one anyway.
  init(_ old: ContentFolder, _ new: ContentFolder, settings: Settings) {
    func entry(_ system: SystemFolder, _ folder: ContentFolder) -> ContentPaths.Entry {
      ContentPaths.Entry(folder: folder, system: system, settings: settings)
    }
    if let before = old.systems.first, let after = new.systems.first, old.systems.count == 1,
      new.systems.count == 1
    {
      pairs = [Pair(old: entry(before, old), new: entry(after, new))]
      return
    }
    var byPath: [String: SystemFolder] = [:]
    for system in old.systems { byPath[system.path] = system }
    var result: [(path: String, pair: Pair)] = new.systems.map { system in
      let before = byPath.removeValue(forKey: system.path)
      return (system.path, Pair(old: before.map { entry($0, old) }, new: entry(system, new)))
    }
    result += byPath.values.map { ($0.path, Pair(old: entry($0, old), new: nil)) }
    pairs = result.sorted { $0.path < $1.path }.map(\.pair)
  }
}
