import Foundation

/// The folders in which a change can change the site.
enum WatchedFolders {
  /// The content with all that is below it, the team's templates, fonts, symbols and icons, and the working folder
  /// for its `docgen.yml`.
  static func all(of settings: Settings) -> Set<String> {
    var folders: Set<String> = ["."]
    var roots = [settings.content]
    roots += [try? TeamTemplates.folder(of: settings), settings.fonts, settings.symbols, settings.icons]
      .compactMap { $0 }
    for root in roots { add(root, to: &folders) }
    return folders
  }

  /// A folder and those below it; hidden ones and links are not followed, as in the content's own walk.
  private static func add(_ root: String, to folders: inout Set<String>) {
    guard Disk.isFolder(root) == true, folders.insert(root).inserted || root == "." else { return }
    guard
      let walk = FileManager.default.enumerator(
        at: URL(filePath: root), includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    else { return }
    for case let url as URL in walk {
      if (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true {
        folders.insert(url.path)
      }
    }
  }
}
