import Design
import Syntax

/// The design systems of a command line's PATHs, listed and not yet read.
struct ContentPaths: Sendable {
  /// One system, with the folder it is read from and the settings that hold there.
  struct Entry: Sendable {
    let folder: ContentFolder
    let system: SystemFolder
    let settings: Settings

    /// What its files hold.
    struct Version: Sendable {
      /// A fingerprint of their bytes.
      let text: String
      /// How many bytes they are.
      let size: Int
    }

    /// What its files hold now.
    func version() throws -> Version {
      do {
        var bytes: [UInt8] = []
        var size = 0
        for file in system.files {
          let contents = try folder.bytes(of: file.path)
          bytes += "\(file.path) \(contents.count) \(ContentHash(contents).text)\n".utf8
          size += contents.count
        }
        return Version(text: ContentHash(bytes).text, size: size)
      } catch {
        throw Failure(error)
      }
    }

    /// Reads it.
    func read() throws -> DesignSystem {
      var design: DesignSystem
      do {
        design = try folder.read(system)
      } catch {
        throw Failure(error)
      }
      if let ios = settings.minimumIOS, design.evidence.minimumIOS.isEmpty {
        let origin = Origin(flavor: .neutral, path: SettingsFile.name, position: Position(line: 1))
        design.evidence.minimumIOS = [Evidence.StatedMinimum(ios: ios, origin: origin)]
      }
      return design
    }
  }

  /// In the order given, and by path within one PATH.
  private(set) var entries: [Entry] = []
  /// Which entries came from which PATH.
  private(set) var folders: [(folder: ContentFolder, entries: Range<Int>)] = []
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
      for glob in folder.idleIncludes { console.warn(Messages.idleInclude(glob, WorkingFolder.shown(path))) }
      for skipped in folder.skipped { console.warn(Messages.skipped(skipped)) }
      if folder.systems.isEmpty { console.warn(Messages.noSystems(WorkingFolder.shown(path))) }
      let first = entries.count
      for system in folder.systems {
        if let other = pathsByID.updateValue(path, forKey: system.id) {
          throw Messages.sameID(system.id, other, path)
        }
        console.detail(Messages.found(system.id, files: system.files.count))
        entries.append(Entry(folder: folder, system: system, settings: settings))
      }
      if !folder.systems.isEmpty { folders.append((folder, first..<entries.count)) }
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
