import Foundation
import Syntax

/// A `docgen.yml`, parsed: its keys are understood by `SettingsKey`.
struct SettingsFile: Sendable {
  static let name = "docgen.yml"

  /// As messages name it.
  let path: String
  let tree: DataTree

  /// The one named by `--config`, or the one in the working folder.
  static func nearby(_ arguments: Arguments) throws -> SettingsFile? {
    if let named = arguments.value(of: .config) { return try SettingsFile(path: named) }
    return try inside(".")
  }

  /// The one in a folder, if there is one.
  static func inside(_ folder: String) throws -> SettingsFile? {
    let path = WorkingFolder.shown(folder == "-" ? name : folder + "/" + name)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
      return nil
    }
    return try SettingsFile(path: path)
  }

  private init(path: String) throws {
    self.path = path
    let bytes = try Disk.read(path)
    do {
      tree = try YAMLParser.parse(SourceText(path: path, bytes: bytes))
    } catch {
      throw Failure(error.message, path: path, line: error.position.line)
    }
  }

  /// A path of this file: relative to the folder it lies in.
  func resolved(_ text: String) -> String {
    if text.hasPrefix("/") { return text }
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return folder.isEmpty ? text : WorkingFolder.shown(folder.joined(separator: "/") + "/" + text)
  }

  /// Whether a text can be the address of a published page.
  static func isWebAddress(_ text: String) -> Bool {
    let hasScheme = text.hasPrefix("https://") || text.hasPrefix("http://")
    return hasScheme && text.utf8.count > 8 && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x22 && $0 != 0x7F }
  }
}
