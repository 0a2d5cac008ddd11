/// Files that no folder can hold side by side: found before the first of them is written.
enum PathConflict {
  /// Bytes of one name, on every file system in use.
  private static let longestName = 255

  /// Looks for a name that is too long, a path that two files want, and a file where another one needs a folder.
  static func check(_ paths: [String]) throws {
    for path in paths where hasLongName(path) { throw Messages.nameTooLong(path) }
    guard hasConflict(paths) else { return }
    // With the slash before all other bytes a folder's files follow whatever has the folder's own name.
    let sorted = paths.sorted { left, right in
      left.utf8.lexicographicallyPrecedes(right.utf8) { rank($0) < rank($1) }
    }
    for (path, next) in zip(sorted, sorted.dropFirst()) where next.utf8.starts(with: path.utf8) {
      if next.utf8.count == path.utf8.count { throw Messages.writtenTwice(path) }
      if next.utf8.dropFirst(path.utf8.count).first == UInt8(ascii: "/") {
        throw Messages.fileAndFolder(path, inside: next)
      }
    }
  }

  private static func hasConflict(_ paths: [String]) -> Bool {
    let files = Set(paths)
    var folders: Set<Substring> = []
    for path in paths {
      var rest = path[...]
      while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
        rest = rest[..<slash]
        guard folders.insert(rest).inserted else { break }
      }
    }
    return files.count < paths.count || folders.contains { files.contains(String($0)) }
  }

  private static func rank(_ byte: UInt8) -> Int { byte == UInt8(ascii: "/") ? -1 : Int(byte) }

  private static func hasLongName(_ path: String) -> Bool {
    guard path.utf8.count > longestName else { return false }
    return path.split(separator: "/").contains { $0.utf8.count > longestName }
  }
}
