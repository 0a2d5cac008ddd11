/// A folder that is a design system, with the files that belong to it; nothing of it is read yet.
public struct SystemFolder: Sendable {
  /// A source file.
  public struct File: Hashable, Sendable {
    /// What kind of source it is.
    public let flavor: Flavor
    /// Its path relative to the content root.
    public let path: String
  }

  /// The folder's path below the content root; the root's own name when it is the root.
  public let id: String
  /// The folder's own name.
  public let name: String
  /// Its path relative to the content root, empty for the root.
  public let path: String
  /// Its sources, by path.
  public let files: [File]
}

/// Decides which folder is a system and which source belongs to it.
struct SystemFolders {
  /// A source that was found, and whether it makes its folder a system.
  struct Found {
    let file: SystemFolder.File
    let makesSystem: Bool

    /// The folder it stands in; a colour set stands where its catalogue does.
    var home: String {
      guard file.flavor == .xcassets else { return ContentPath.folder(of: file.path) }
      var home: [Substring] = []
      for part in file.path.split(separator: "/").dropLast() {
        if part.hasSuffix(".xcassets") || part.hasSuffix(".colorset") { break }
        home.append(part)
      }
      return home.joined(separator: "/")
    }
  }

  private let root: String
  private var files: [String: [SystemFolder.File]] = [:]

  /// - Parameter root: the root folder's own name.
  init(_ found: [Found], root: String) {
    self.root = root
    let sources = found.filter { !isGroup($0.file) }
    let homes = sources.filter(\.makesSystem).map { ContentPath.folder(of: $0.file.path) }
    for home in homes.isEmpty && !sources.isEmpty ? [""] : homes { files[home] = [] }
    // A source without a system above makes its own folder one, the highest first.
    let ordered = sources.map { (home: $0.home, file: $0.file) }
      .sorted { ($0.home.utf8.count, $0.file.path) < ($1.home.utf8.count, $1.file.path) }
    for (home, file) in ordered { files[system(above: home) ?? home, default: []].append(file) }
    for group in found where isGroup(group.file) {
      if let system = system(above: group.home) { files[system]?.append(group.file) }
    }
  }

  /// All systems, by path.
  var folders: [SystemFolder] {
    files.keys.sorted().map { path in
      SystemFolder(
        id: path.isEmpty ? root : path, name: path.isEmpty ? root : ContentPath.name(of: path), path: path,
        files: files[path, default: []].sorted { $0.path < $1.path })
    }
  }

  private func system(above folder: String) -> String? {
    var folder = folder
    while files[folder] == nil {
      if folder.isEmpty { return nil }
      folder = ContentPath.folder(of: folder)
    }
    return folder
  }

  private func isGroup(_ file: SystemFolder.File) -> Bool {
    file.flavor == .xcassets && AssetCatalog.isGroup(file.path)
  }
}
