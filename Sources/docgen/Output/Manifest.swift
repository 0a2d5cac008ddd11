import Rendering
import Syntax

/// Which files of an output folder docgen wrote, and with what content: only these it may change or remove.
struct Manifest: Hashable {
  /// Its own name in the output folder.
  static let name = ".docgen-manifest.json"

  /// Fingerprints by path below the output folder.
  var files: [String: String] = [:]

  init() {}

  /// What a manifest lists; what is damaged lists nothing, so that nothing is removed on its word.
  init(reading bytes: [UInt8]) {
    guard let root = try? JSONParser.parse(SourceText(path: Self.name, bytes: bytes)).root else { return }
    for entry in root["files"]?.children ?? [] {
      guard let hash = entry.string, OutputPath.isSafe(entry.key) else { continue }
      files[entry.key] = hash
    }
  }

  /// The file, one entry a line, sorted.
  var document: [UInt8] {
    var writer = JSONWriter()
    writer.object(.lines) {
      TokensJSON.writeHeader(&$0, version: Version.current)
      $0.key("files")
      $0.object(files.isEmpty ? .inline : .lines) {
        for (path, hash) in files.sorted(by: { $0.key < $1.key }) {
          $0.key(path)
          $0.string(hash)
        }
      }
    }
    writer.endLine()
    return writer.bytes
  }
}

/// Paths below an output folder.
enum OutputPath {
  /// Whether a path stays below the folder and is no file of docgen's own: no absolute path, no `..`, no empty part.
  static func isSafe(_ path: String) -> Bool {
    guard !path.isEmpty, !path.utf8.contains(0), !path.hasPrefix(".docgen-") else { return false }
    return path.split(separator: "/", omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }
}
