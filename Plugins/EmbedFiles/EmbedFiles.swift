import Foundation
import PackagePlugin

/// Turns a folder of the package into Swift before a target is compiled, so that the program carries its files.
///
/// Every file is named as an input: an edited, added or deleted file is seen by the next build.
@main struct EmbedFiles: BuildToolPlugin {
  /// Which folder goes into which target.
  private let folders = ["Rendering": "Templates", "Design": "Data", "docgen": "Starter"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let folder = folders[target.name] else {
      Diagnostics.error("EmbedFiles has no folder for the target '\(target.name)'")
      return []
    }
    let root = context.package.directoryURL.appending(path: folder, directoryHint: .isDirectory)
    let paths = Self.files(in: root)
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(folder)", executable: try context.tool(named: "FileEmbedder").url,
        arguments: [output.path, root.path] + paths,
        inputFiles: paths.map { root.appending(path: $0) }, outputFiles: [output])
    ]
  }

  /// Paths below a folder in byte order; hidden files and notes to its authors (README.md) stay out.
  private static func files(in root: URL) -> [String] {
    let found = FileManager.default.enumerator(atPath: root.path)
    var paths: [String] = []
    while let path = found?.nextObject() as? String {
      let parts = path.split(separator: "/")
      guard !parts.contains(where: { $0.hasPrefix(".") }), parts.last != "README.md" else { continue }
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: root.appending(path: path).path, isDirectory: &isFolder)
      if exists, !isFolder.boolValue { paths.append(path) }
    }
    return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
