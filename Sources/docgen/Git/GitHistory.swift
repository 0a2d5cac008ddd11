import Design
import Foundation
import Rendering

/// The last commits of a content folder, listed; what they changed is looked at only when a page wants it.
struct GitHistory: Sendable {
  /// A commit as git lists it.
  private struct Entry {
    let hash: String
    let parent: String?
    let date: String
    let subject: String
  }

  /// What tells that the page has to be made again.
  let key: String
  private let git: GitProcess
  private let entries: [Entry]
  private let isShallow: Bool

  /// nil where the content is no part of a checkout, where git is missing, and where nobody wants a history.
  init?(of settings: Settings) {
    guard settings.changes > 0, Disk.isFolder(settings.content) == true,
      Self.isInCheckout(settings.content)
    else { return nil }
    let git = GitProcess(folder: settings.content, limit: 20)
    do throws(GitProcess.Fault) {
      let fields = "%H%x00%P%x00%cs%x00%s"
      let bytes = try git.output([
        "log", "-z", "--first-parent", "-n", String(settings.changes), "--format=tformat:\(fields)", "--",
        ".",
      ])
      let parts = bytes.split(separator: 0, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      entries = stride(from: 0, to: parts.count - 3, by: 4).map { index in
        Entry(
          hash: parts[index], parent: parts[index + 1].split(separator: " ").first.map(String.init),
          date: parts[index + 2], subject: parts[index + 3])
      }
      let answer = try git.output(["rev-parse", "--is-shallow-repository"])
      isShallow = answer.starts(with: "true".utf8)
    } catch {
      return nil
    }
    guard !entries.isEmpty else { return nil }
    self.git = git
    key = entries.map(\.hash).joined(separator: " ") + (isShallow ? " shallow" : "")
  }

  /// Whether git could know of a folder: starting it only to hear that it does not takes longer than a small build.
  private static func isInCheckout(_ folder: String) -> Bool {
    if ProcessInfo.processInfo.environment["GIT_DIR"] != nil { return true }
    var folder = WorkingFolder.realPath(folder)
    while true {
      if Disk.isFolder(folder + "/.git") != nil { return true }
      guard let slash = folder.lastIndex(of: "/"), !folder.isEmpty else { return false }
      folder = String(folder[..<slash])
    }
  }

  /// So many systems are compared in all: a commit that touches two hundred says the rest by their number.
  private static let most = 120

  /// What each commit changed. A commit that cannot be read has no systems.
  func history(_ settings: Settings) async throws -> SiteHistory {
    var left = Self.most
    var commits: [SiteHistory.Commit] = []
    let blobs = GitBlobs(git)
    var trees: [String: GitTree?] = [:]
    func tree(_ hash: String) throws -> GitTree? {
      if let known = trees[hash] { return known }
      let found = try GitTree(hash + ":./", in: git)
      trees = [hash: found]
      return found
    }
    for entry in entries {
      let isCut = isShallow && entry.parent == nil
      var commit = SiteHistory.Commit(
        hash: String(entry.hash.prefix(9)), date: entry.date, subject: String(entry.subject.prefix(200)),
        systems: [], isCut: isCut)
      defer { commits.append(commit) }
      if isCut { continue }
      do {
        let new = try tree(entry.hash)
        let old = try entry.parent.flatMap { try tree($0) }
        let pairs = Self.changed(old, new, settings, blobs)
        commit.omitted = max(0, pairs.count - left)
        let compared = pairs.prefix(left)
        left -= compared.count
        try blobs.fetch(
          compared.flatMap { pair in
            (pair.old?.system.files ?? []).compactMap { old?.blobs[$0.path] }
              + (pair.new?.system.files ?? []).compactMap { new?.blobs[$0.path] }
          })
        try await OrderedTasks.run(
          Array(compared), jobs: settings.jobCount,
          work: { pair in
            SystemComparison(
              try pair.old?.read(), try pair.new?.read(),
              backdrops: SystemComparison.Backdrops.init(of:))
          },
          take: { comparison in
            if let comparison, !comparison.isEmpty { commit.systems.append(comparison) }
          })
        blobs.forget()
      } catch is GitProcess.Fault {
        commit.isCut = true
      } catch is Failure {
        // A file of that time that cannot be read says nothing about today's.
        commit.systems = []
      }
    }
    return SiteHistory(commits: commits)
  }

  /// The systems whose files are not the same on both sides.
  private static func changed(
    _ old: GitTree?, _ new: GitTree?, _ settings: Settings, _ blobs: GitBlobs
  ) -> [ComparedSystems.Pair] {
    func folder(_ tree: GitTree?) -> ContentFolder {
      ContentFolder.revision(
        tree, name: ContentFolderName.of(settings.content), shownAs: "", options: settings.contentOptions,
        blobs: blobs)
    }
    return ComparedSystems(folder(old), folder(new), settings: settings).pairs.filter { pair in
      func contents(_ entry: ContentPaths.Entry?, _ tree: GitTree?) -> [String: String] {
        Dictionary(
          (entry?.system.files ?? []).map { ($0.path, tree?.blobs[$0.path] ?? "") },
          uniquingKeysWith: { first, _ in first })
      }
      return contents(pair.old, old) != contents(pair.new, new)
    }
  }
}

/// The own name of a content folder, which a system at its root goes by.
enum ContentFolderName {
  static func of(_ path: String) -> String {
    WorkingFolder.realPath(path).split(separator: "/").last.map(String.init) ?? "root"
  }
}
