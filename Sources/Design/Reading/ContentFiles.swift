/// Which files and folders a content folder holds, for the checks of links.
public struct ContentFiles: Sendable {
  private var files: Set<String> = []
  private var folders: Set<String> = [""]
  /// The true spelling by the lower-case one.
  private var spellings: [String: String] = [:]
  /// The folders that are systems, each with a page of its own.
  public internal(set) var systems: Set<String> = []
  /// False where the folder is too large to be listed whole for the sake of one file.
  public internal(set) var isComplete = true

  /// Nothing yet.
  public init() {}

  /// A set of files, as a test or a caller knows them.
  public init(_ paths: some Sequence<String>) {
    for path in paths { insert(path) }
  }

  /// Lower-case forms that more than one file has.
  private var twins: Set<String> = []

  /// Adds a file by its path relative to the content root, with all folders above it.
  public mutating func insert(_ path: String) {
    files.insert(path)
    if let other = spellings.updateValue(path, forKey: path.lowercased()), other != path {
      twins.insert(path.lowercased())
    }
    insertFolder(ContentPath.folder(of: path))
  }

  mutating func insertFolder(_ path: String) {
    var folder = path
    while folders.insert(folder).inserted {
      spellings[folder.lowercased()] = folder
      folder = ContentPath.folder(of: folder)
    }
  }

  /// The paths of all files, in order.
  public var paths: [String] { files.sorted() }
  /// How many files there are.
  public var count: Int { files.count }
  /// Whether there is a file of exactly this path.
  public func contains(_ path: String) -> Bool { files.contains(path) }
  /// Whether there is a folder of exactly this path; the empty path is the root.
  public func containsFolder(_ path: String) -> Bool { folders.contains(path) }
  /// Whether more than one file differs from this path in case only.
  func isAmbiguous(_ path: String) -> Bool { twins.contains(path.lowercased()) }
  /// The file or folder whose path differs from this one in case only.
  public func spelling(of path: String) -> String? {
    spellings[path.lowercased()].flatMap { $0 == path ? nil : $0 }
  }
}

/// Paths with slashes, relative to a content root; the root is empty.
enum ContentPath {
  /// The folder of a file or folder; that of a name is the root.
  static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }

  /// The last part.
  static func name(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.index(after: $0)...]) } ?? path
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : name.isEmpty ? folder : folder + "/" + name
  }

  /// The path without `.`, `..` and empty parts; nil when it leads out of the root.
  static func normalized(_ path: String) -> String? {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }
}
