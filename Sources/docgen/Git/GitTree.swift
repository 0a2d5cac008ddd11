import Design
import Foundation
import Synchronization

/// A folder or file of a revision: the paths and blobs below it.
struct GitTree: Sendable {
  /// The blobs by their path below the tree, plain files only: no links, no submodules.
  let blobs: [String: String]
  /// What the whole tree is called by its contents.
  let object: String
  /// The file's name, where it is one file.
  var file: String?

  /// What a revision holds at a path; nil where there is nothing.
  ///
  /// - Parameter name: `main:Content`, as git reads it.
  init?(_ name: String, in git: GitProcess) throws(GitProcess.Fault) {
    // A line break would be a second question.
    guard !name.utf8.contains(0x0A), !name.isEmpty else { return nil }
    let answer = try git.output(["cat-file", "--batch-check"], input: Array((name + "\n").utf8))
    let words = String(decoding: answer, as: UTF8.self).split { $0 == " " || $0 == "\n" }
    guard words.count == 3, Self.isObject(words[0]) else { return nil }
    object = String(words[0])
    switch words[1] {
    case "blob":
      let path = name.split(separator: ":", maxSplits: 1).last.map(String.init) ?? name
      let last = path.split(separator: "/").last.map(String.init) ?? path
      file = last
      blobs = [last: object]
    case "tree", "commit": blobs = try Self.blobs(of: object, git)
    default: return nil
    }
  }

  private static func isObject(_ text: Substring) -> Bool {
    text.utf8.count >= 40 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// `100644 blob 3f…\tpath`, each ended by a zero byte.
  private static func blobs(of object: String, _ git: GitProcess) throws(GitProcess.Fault) -> [String: String]
  {
    var result: [String: String] = [:]
    for entry in try git.output(["ls-tree", "-r", "-z", "--full-tree", object]).split(separator: 0) {
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")),
        let path = String(validating: entry[(tab + 1)...], as: UTF8.self)
      else { continue }
      let words = entry[..<tab].split(separator: UInt8(ascii: " "))
      guard words.count == 3, words[0].starts(with: "100".utf8) else { continue }
      result[path] = String(decoding: words[2], as: UTF8.self)
    }
    return result
  }
}

/// The contents of blobs, each fetched once.
final class GitBlobs: Sendable {
  private let git: GitProcess
  private let known = Mutex<[String: [UInt8]]>([:])

  init(_ git: GitProcess) { self.git = git }

  /// Fetches what is not yet known of some blobs, all in one run.
  func fetch(_ objects: some Sequence<String>) throws(GitProcess.Fault) {
    let missing = known.withLock { known in Set(objects).filter { known[$0] == nil } }.sorted()
    if missing.isEmpty { return }
    let answer = try git.output(
      ["cat-file", "--batch"], input: Array((missing.joined(separator: "\n") + "\n").utf8))
    var index = 0
    var found: [String: [UInt8]] = [:]
    // `3f… blob 12`, the bytes, a line's end.
    while index < answer.count {
      guard let end = answer[index...].firstIndex(of: 0x0A) else { break }
      let words = String(decoding: answer[index..<end], as: UTF8.self).split(separator: " ")
      index = end + 1
      guard words.count == 3, let size = Int(words[2]), size >= 0, size <= answer.count - index else {
        continue
      }
      found[String(words[0])] = Array(answer[index..<index + size])
      index += size + 1
    }
    known.withLock { $0.merge(found) { first, _ in first } }
  }

  /// A blob that was fetched.
  subscript(object: String) -> [UInt8]? { known.withLock { $0[object] } }

  /// Forgets all of them.
  func forget() { known.withLock { $0 = [:] } }
}

extension ContentFolder {
  /// The design systems of a revision's tree, none where there is none. Their blobs are still to be fetched.
  static func revision(
    _ tree: GitTree?, name: String, shownAs prefix: String, options: ContentOptions, blobs: GitBlobs
  ) -> ContentFolder {
    let bytes: @Sendable (String) -> [UInt8]? = { path in tree?.blobs[path].flatMap { blobs[$0] } }
    if let file = tree?.file {
      return ContentFolder.listed(file: file, in: name, prefix: prefix, options: options, bytes: bytes)
    }
    return ContentFolder.listed(
      tree?.blobs.keys.sorted() ?? [], name: name, prefix: prefix, options: options, bytes: bytes)
  }
}
