import Foundation
import TestSupport

/// This project's own folders.
enum Project {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let corpus = Shared.folder.appending(path: "corpus")
  static var hasCorpus: Bool { FileManager.default.fileExists(atPath: corpus.path) }
  static let cases = Shared.folder.appending(path: "cases")
  static var hasCases: Bool { FileManager.default.isExecutableFile(atPath: cases.path + "/run") }
}
