import Foundation

extension Shared {
  /// The bytes of every markdown file of corpus and cases, by path, in order.
  public static func markdown() throws -> [(path: String, bytes: [UInt8])] {
    var files: [(path: String, bytes: [UInt8])] = []
    for part in ["corpus", "cases"] {
      let root = folder.appending(path: part)
      let walk = FileManager.default.enumerator(atPath: root.path)
      for case let name as String in walk ?? FileManager.DirectoryEnumerator() where name.hasSuffix(".md") {
        files.append((part + "/" + name, Array(try Data(contentsOf: root.appending(path: name)))))
      }
    }
    return files.sorted { $0.path < $1.path }
  }
}
