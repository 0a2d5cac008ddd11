import Design

/// The design systems of a command line's PATHs, listed and not yet read.
struct ContentPaths: Sendable {
  /// One system, with the folder it is read from and the settings that hold there.
  struct Entry: Sendable {
    let folder: ContentFolder
    let system: SystemFolder
    let settings: Settings

    /// Reads it.
    func read() throws -> DesignSystem {
      do {
        return try folder.read(system)
      } catch {
        throw Failure(error)
      }
    }
  }

  /// In the order given, and by path within one PATH.
  private(set) var entries: [Entry] = []
  /// The settings of the first PATH, which decide what holds for the whole run.
  private(set) var settings = Settings()

  /// Lists what the operands name, or the content folder when there is none.
  init(_ arguments: Arguments, console: Console) throws {
    let paths =
      arguments.operands.isEmpty ? [try Settings.load(arguments).content] : arguments.operands
    try self.init(paths, arguments, console: console)
  }

  /// Lists what some PATHs hold.
  init(_ paths: [String], _ arguments: Arguments, console: Console) throws {
    var pathsByID: [String: String] = [:]
    for (index, path) in paths.enumerated() {
      let settings = try Settings.load(arguments, root: path)
      if index == 0 { self.settings = settings }
      let folder: ContentFolder
      do {
        folder = try ContentFolder.list(path, options: settings.contentOptions)
      } catch {
        throw Failure(error)
      }
      if folder.systems.isEmpty { console.warn(Messages.noSystems(WorkingFolder.shown(path))) }
      for system in folder.systems {
        if let other = pathsByID.updateValue(path, forKey: system.id) {
          throw Messages.sameID(system.id, other, path)
        }
        console.detail(Messages.found(system.id, files: system.files.count))
        entries.append(Entry(folder: folder, system: system, settings: settings))
      }
    }
  }
}

extension Settings {
  /// What of the settings matters to reading.
  var contentOptions: ContentOptions {
    var options = ContentOptions()
    options.include = include.map(GlobPattern.init)
    options.exclude = exclude.map(GlobPattern.init)
    options.flavors = flavors.map { FlavorPattern($0.pattern, $0.flavor) }
    return options
  }
}

extension Failure {
  /// What went wrong while content was read.
  init(_ error: ContentError) {
    self.init(error.message, path: error.path, line: error.line, advice: error.advice)
  }
}
