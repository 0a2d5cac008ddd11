import Foundation
import Rendering
import Syntax

/// The built-in templates with a team's own laid over them.
enum TeamTemplates {
  /// The folder that is looked for when none is named.
  static let defaultFolder = "Templates"

  /// Where a team's own are; nil for none.
  static func folder(of settings: Settings) throws -> String? {
    if let named = settings.templates {
      guard Disk.isFolder(named) == true else { throw Messages.noSuchFolder(named, option: .templates) }
      return named
    }
    return Disk.isFolder(defaultFolder) == true ? defaultFolder : nil
  }

  /// All templates where a team has its own, else nil; a mistake in one of the team's stops the build with its file,
  /// its line and what was expected.
  static func load(_ settings: Settings) throws -> TemplateLibrary? {
    guard let folder = try folder(of: settings) else { return nil }
    let library = BuiltIn.templates.overlaid(by: try files(in: folder), shownIn: WorkingFolder.shown(folder))
    if let fault = library.findings.first(where: { $0.severity == .error }) {
      throw Messages.templateFault(fault)
    }
    return library
  }

  /// Every file of the folder by its path in it; hidden ones and notes are no part of a site.
  private static func files(in folder: String) throws -> [String: [UInt8]] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else {
      throw Messages.cannotRead(folder, "cannot be listed")
    }
    var files: [String: [UInt8]] = [:]
    for case let name as String in walk {
      let isNote = name.hasPrefix(".") || name.contains("/.") || name.hasSuffix(".md")
      guard !isNote, Disk.isFolder(folder + "/" + name) == false else { continue }
      files[name] = try Disk.read(folder + "/" + name)
    }
    return files
  }
}
