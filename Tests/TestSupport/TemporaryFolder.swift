public import Foundation

/// A folder of its own for one test, gone after it.
public final class TemporaryFolder: Sendable {
  /// Where it is.
  public let path: String

  /// With these files in it, by path.
  public init(_ files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "docgen-test-\(UUID().uuidString)")
    path = folder.path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and the folders above it.
  public func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  /// Writes a file and the folders above it.
  public func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// The text of a file; nil where there is none.
  public func text(of name: String) -> String? {
    try? String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  /// Every file below a folder of it, by path; links are not followed.
  public func files(below name: String = ".") -> [String: Data] {
    let folder = path + "/" + name
    var result: [String: Data] = [:]
    for case let file as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
      if let data = FileManager.default.contents(atPath: folder + "/" + file),
        (try? FileManager.default.attributesOfItem(atPath: folder + "/" + file)[.type]) as? FileAttributeType
          != .typeDirectory
      {
        result[file] = data
      }
    }
    return result
  }
}
