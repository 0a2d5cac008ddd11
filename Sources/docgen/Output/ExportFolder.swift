import Rendering

/// A folder that exports are written to, beside those of other formats and of other runs.
struct ExportFolder {
  private let folder: OutputFolder
  private let hasManySystems: Bool

  /// Opens it; sources are what it must not be or hold.
  init(_ path: String, for export: Rendering.Export, hasManySystems: Bool, sources: [String]) throws {
    try OutputGuard.check(output: path, sources: sources.map { ($0, "content") })
    self.hasManySystems = hasManySystems
    let names = [export.fileName] + export.otherFiles
    let isOneFile = export.isOneFile
    // Other formats in the same folder stay; of this one, what is no longer written goes.
    folder = try OutputFolder(path: path, isForced: false) { file in
      names.contains { isOneFile ? "/\(file)".hasSuffix("/\($0)") : "/\(file)".contains("/\($0)/") }
    }
  }

  /// Takes the files of one system.
  func add(_ files: [OutputFile], of system: String) throws {
    for file in files {
      let path = hasManySystems ? "\(system)/\(file.path)" : file.path
      try folder.add(OutputFile(path: path, contents: file.contents))
    }
  }

  /// Puts them in place.
  func commit() throws -> OutputFolder.Outcome { try folder.commit() }

  /// Forgets what was taken.
  func discard() { folder.discard() }
}
