import Foundation

extension Command {
  static let initialise = Command(
    name: "init", summary: "write a small content folder to begin with",
    explanation: """
      Writes a design system of an invented app, which shows the shapes that docgen reads, and a docgen.yml with
      every setting in a comment. DIR is the content folder when it is not named. A file that is there already is
      never written over: then nothing is written at all.
      """,
    operands: .optional("DIR"),
    examples: [
      Example(line: "docgen init design", meaning: "design/docgen.yml and design/tidepool, to write over")
    ]
  ) { arguments in
    let console = Console(arguments)
    let usual = try Settings.load(arguments).content
    let folder = arguments.operands.first ?? usual
    let files = try Starter.write(to: folder)
    if !console.isQuiet {
      try console.write(Messages.started(files, in: folder == usual ? nil : WorkingFolder.shown(folder)))
    }
    return .success
  }
}

/// The content folder that the program carries: the files of `Starter`.
enum Starter {
  /// Writes it.
  /// - Returns: the paths of the files as messages name them.
  static func write(to folder: String) throws -> [String] {
    let files = EmbeddedFiles.all.map { (path: folder + "/" + $0.path.description, bytes: $0.bytes) }
    for file in files where isThere(file.path) { throw Messages.alreadyThere(WorkingFolder.shown(file.path)) }
    for file in files {
      do {
        try FileManager.default.createDirectory(
          at: URL(filePath: file.path).deletingLastPathComponent(), withIntermediateDirectories: true)
        try Disk.create(file.path, file.bytes)
      } catch {
        throw Messages.cannotWrite(WorkingFolder.shown(file.path), error)
      }
    }
    return files.map { WorkingFolder.shown($0.path) }
  }

  /// Whether anything has that name, be it a link that leads nowhere.
  private static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }
}
