/// Files that no folder can hold side by side: found before the first of them is written.
enum PathConflict {
  /// Bytes of one name, on every file system in use.
  private static let longestName = 255

  /// Looks for a name that is too long, a path that two files want, and a file where another one needs a folder.
  static func check(_ paths: [String]) throws {
    let files = Set(paths)
    if files.count < paths.count { throw fault(paths) }
    try check(paths, isFile: files.contains)
  }

  /// The same for paths each of which is there once.
  /// - Parameter isFile: whether a path is one of them.
  static func check(_ paths: some Sequence<String>, isFile: (String) -> Bool) throws {
    var folders: Set<Substring> = []
    for path in paths {
      if hasLongName(path) { throw fault(Array(paths)) }
      var rest = path[...]
      while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
        rest = rest[..<slash]
        guard folders.insert(rest).inserted else { break }
        if isFile(String(rest)) { throw fault(Array(paths)) }
      }
    }
  }

  /// The first fault of paths that have one, whatever their order.
  private static func fault(_ paths: [String]) -> Failure {
    // With the slash before all other bytes a folder's files follow whatever has the folder's own name.
    let sorted = paths.sorted { left, right in
      left.utf8.lexicographicallyPrecedes(right.utf8) { rank($0) < rank($1) }
    }
    if let path = sorted.first(where: hasLongName) { return Messages.nameTooLong(path) }
    for (path, next) in zip(sorted, sorted.dropFirst()) where next.utf8.starts(with: path.utf8) {
      if next.utf8.count == path.utf8.count { return Messages.writtenTwice(path) }
      if next.utf8.dropFirst(path.utf8.count).first == UInt8(ascii: "/") {
        return Messages.fileAndFolder(path, inside: next)
      }
    }
    return Messages.writtenTwice(sorted.first ?? "")
  }

  private static func rank(_ byte: UInt8) -> Int { byte == UInt8(ascii: "/") ? -1 : Int(byte) }

  private static func hasLongName(_ path: String) -> Bool {
    guard path.utf8.count > longestName else { return false }
    return path.split(separator: "/").contains { $0.utf8.count > longestName }
  }
}
