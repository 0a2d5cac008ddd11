/// Files that no folder can hold side by side: found before the first of them is written.
enum PathConflict {
  /// Bytes of one name, on every file system in use.
  private static let longestName = 255

  /// Looks for a name that is too long, a path that two files want, and a file where another one needs a folder.
  static func check(_ paths: [String]) throws {
    var files: Set<String> = []
    for path in paths {
      if path.split(separator: "/").contains(where: { $0.utf8.count > longestName }) {
        throw Messages.nameTooLong(path)
      }
      guard files.insert(path).inserted else { throw Messages.writtenTwice(path) }
    }
    var known: Set<Substring> = []
    for path in paths.sorted() {
      var folder = path[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        guard known.insert(folder).inserted else { break }
        if files.contains(String(folder)) { throw Messages.fileAndFolder(String(folder), inside: path) }
      }
    }
  }
}
