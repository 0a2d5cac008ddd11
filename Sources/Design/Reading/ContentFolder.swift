import Foundation
import Syntax

/// What the machine did wrong while content was read: where, what, and what to do.
public struct ContentError: Error, Hashable, Sendable {
  /// The file or folder, as it is shown to people.
  public let path: String
  /// The line, where one is to blame.
  public let line: Int?
  /// What is wrong.
  public let message: String
  /// What to do.
  public let advice: String
}

/// What a configuration says about content.
public struct ContentOptions: Sendable {
  /// Only sources that fit one of these, unless there are none.
  public var include: [GlobPattern] = []
  /// No source that fits one of these.
  public var exclude: [GlobPattern] = []
  /// A team's own names for flavors; they come before the known ones.
  public var flavors: [FlavorPattern] = []

  /// What holds without a configuration.
  public init() {}
}

/// One PATH of the command line: a folder, a file, or standard input, with the systems in it.
///
/// The walk only lists; the bytes of a system are read when it is, so that memory grows with the largest.
/// This is the one file of its target that touches the disk.
public struct ContentFolder: Sendable {
  /// The systems, by path.
  public let systems: [SystemFolder]
  /// All files below the root, sources or not.
  public let files: ContentFiles
  /// What looks like a source and is not read, with why.
  public let skipped: [SkippedPath]
  /// Which globs of `include` fit no file at all.
  public let idleIncludes: [String]
  /// The root as shown paths begin with it; empty for the working folder and for standard input.
  public let prefix: String
  private let root: String
  /// How the bytes of a file are got at that is not on the disk.
  private let contents: (@Sendable (String) -> [UInt8]?)?

  /// Lists the systems of a PATH: a folder, a file, or `-` for standard input.
  public static func list(
    _ path: String, options: ContentOptions = ContentOptions()
  ) throws(ContentError) -> ContentFolder {
    if path == "-" {
      do {
        return standardInput(Array(try FileHandle.standardInput.readToEnd() ?? Data()))
      } catch {
        throw ContentError(
          path: "-", line: nil, message: "standard input cannot be read", advice: "pipe a DESIGN.md into it")
      }
    }
    let shown = shown(path)
    let root = absolute(path)
    switch kind(of: root) {
    case .folder: return try folder(root, shown, options)
    case .file: return try file(root, shown, options)
    case .other:
      throw ContentError(
        path: shown, line: nil, message: "neither a file nor a folder", advice: "name a file, a folder or '-'"
      )
    case nil:
      throw ContentError(
        path: shown, line: nil, message: "no such file or folder", advice: "check the spelling of the path")
    }
  }

  /// One DESIGN.md whose path is `-`.
  public static func standardInput(_ bytes: [UInt8]) -> ContentFolder {
    let file = SystemFolder.File(flavor: .neutral, path: "-")
    var files = ContentFiles(["-"])
    files.isComplete = false
    return ContentFolder(
      systems: [SystemFolder(id: "-", name: "-", path: "", files: [file])], files: files,
      skipped: [], idleIncludes: [],
      prefix: "", root: "", contents: { _ in bytes })
  }

  /// A folder that is not on the disk, such as one of an older revision.
  ///
  /// - Parameters:
  ///   - paths: all its files.
  ///   - name: the folder's own name.
  ///   - prefix: what shown paths begin with.
  ///   - bytes: the contents of a file by its path.
  public static func listed(
    _ paths: [String], name: String, prefix: String, options: ContentOptions = ContentOptions(),
    bytes: @escaping @Sendable (String) -> [UInt8]?
  ) -> ContentFolder {
    var walk = ContentWalk(root: "/" + name, prefix: prefix, options: options)
    walk.list(paths)
    let systems = SystemFolders(walk.found, root: self.name(of: "/" + name)).folders
    walk.files.systems = Set(systems.map(\.path))
    return ContentFolder(
      systems: systems, files: walk.files, skipped: [], idleIncludes: [], prefix: prefix, root: "",
      contents: bytes)
  }

  /// The same for a single file; one that is no kind of source is a folder without systems.
  public static func listed(
    file: String, in folder: String, prefix: String, options: ContentOptions = ContentOptions(),
    bytes: @escaping @Sendable (String) -> [UInt8]?
  ) -> ContentFolder {
    let flavor = try? flavor(ofFile: "/" + file, file, options)
    var files = ContentFiles([file])
    files.isComplete = false
    let sources = flavor.map { [SystemFolder.File(flavor: $0, path: file)] } ?? []
    let systems = sources.isEmpty ? [] : [SystemFolder(id: folder, name: folder, path: "", files: sources)]
    return ContentFolder(
      systems: systems, files: files, skipped: [], idleIncludes: [], prefix: prefix, root: "", contents: bytes
    )
  }

  private static func folder(
    _ root: String, _ shown: String, _ options: ContentOptions
  ) throws(ContentError) -> ContentFolder {
    let prefix = shown == "." ? "" : shown
    var walk = ContentWalk(root: root, prefix: prefix, options: options)
    try walk.run()
    let systems = SystemFolders(walk.found, root: name(of: root)).folders
    walk.files.systems = Set(systems.map(\.path))
    return ContentFolder(
      systems: systems, files: walk.files, skipped: walk.skipped, idleIncludes: walk.idleIncludes,
      prefix: prefix, root: root, contents: nil)
  }

  private static func file(
    _ path: String, _ shown: String, _ options: ContentOptions
  ) throws(ContentError) -> ContentFolder {
    let file = SystemFolder.File(flavor: try flavor(ofFile: path, shown, options), path: name(of: path))
    let root = ContentPath.folder(of: path)
    let prefix = ContentPath.folder(of: shown)
    // What lies beside it matters to its links alone: listing a whole disk is not worth that.
    var walk = ContentWalk(root: root, prefix: prefix, options: options, limit: 10_000)
    do { try walk.run() } catch { walk.files.isComplete = false }
    walk.files.insert(file.path)
    let folder = name(of: root)
    return ContentFolder(
      systems: [SystemFolder(id: folder, name: folder, path: "", files: [file])], files: walk.files,
      skipped: [], idleIncludes: [], prefix: prefix, root: root, contents: nil)
  }

  /// Reads a system of this folder.
  public func read(_ system: SystemFolder) throws(ContentError) -> DesignSystem {
    var texts: [(flavor: Flavor, text: SourceText)] = []
    for file in system.files {
      let bytes = try bytes(of: file.path)
      if let line = Self.lineNotInUTF8(bytes) {
        throw ContentError(
          path: shownPath(file.path), line: line, message: "bytes that are not UTF-8",
          advice: "save the file as UTF-8")
      }
      texts.append((file.flavor, SourceText(path: file.path, bytes: bytes)))
    }
    return DesignSystem.read(id: system.id, folder: system.name, files: texts)
  }

  /// The bytes of any file below the root, an image as well as a source.
  public func bytes(of path: String) throws(ContentError) -> [UInt8] {
    if let contents {
      if let bytes = contents(path) { return bytes }
      throw ContentError(
        path: shownPath(path), line: nil, message: "cannot be read", advice: "check that it is a plain file")
    }
    do {
      return Array(try Data(contentsOf: URL(filePath: ContentPath.join(root, path))))
    } catch {
      throw ContentError(
        path: shownPath(path), line: nil, message: "cannot be read", advice: "check its permissions")
    }
  }

  /// A path of this folder as findings show it: relative to the working folder where that is possible.
  public func shownPath(_ path: String) -> String { ContentPath.join(prefix, path) }

  // MARK: - Paths

  /// PATH without `.`, `..` and doubled slashes, relative to the working folder where it lies below it.
  private static func shown(_ path: String) -> String {
    let absolute = absolute(path)
    let working = FileManager.default.currentDirectoryPath
    if absolute == working { return "." }
    if absolute.hasPrefix(working + "/") { return String(absolute.dropFirst(working.count + 1)) }
    guard !path.hasPrefix("/") else { return absolute }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  private static func absolute(_ path: String) -> String {
    let joined = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var parts: [Substring] = []
    for part in joined.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  private static func name(of path: String) -> String {
    ContentPath.name(of: path).isEmpty ? "root" : ContentPath.name(of: path)
  }

  /// What a single file is read as: by its name, any other markdown as a DESIGN.md, any other JSON as tokens.
  private static func flavor(
    ofFile path: String, _ shown: String, _ options: ContentOptions
  ) throws(ContentError) -> Flavor {
    let patterns = options.flavors + FlavorPattern.all
    let flavor = patterns.first { $0.matches(String(path.dropFirst())) }?.flavor
    if flavor == .guide { return .neutral }
    if let flavor { return flavor }
    if path.hasSuffix(".json") { return .dtcg }
    throw ContentError(
      path: shown, line: nil, message: "no kind of design source",
      advice: "name a .md, .json, .tokens, .swift or .css file")
  }

  private static func lineNotInUTF8(_ bytes: [UInt8]) -> Int? {
    guard !bytes.isUTF8 else { return nil }
    let text = SourceText(path: "", bytes: bytes)
    let lines = 1...text.lineStarts.count
    return lines.first { !Array(text.bytes[text.range(ofLine: $0)]).isUTF8 } ?? 1
  }

  // MARK: - Disk

  enum Kind { case file, folder, other }

  /// What stands at a path, symbolic links followed; nil for nothing.
  static func kind(of path: String) -> Kind? {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    return kind(information)
  }

  static func kind(_ information: stat) -> Kind {
    switch information.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }
}

/// Lists a folder, breadth first and by name, whatever links lead round in it.
struct ContentWalk {
  private let root: String
  private let prefix: String
  private let options: ContentOptions
  private let limit: Int
  private let patterns: [FlavorPattern]
  private(set) var found: [SystemFolders.Found] = []
  private(set) var skipped: [SkippedPath] = []
  /// The globs of `include` that no file has fitted so far.
  private var waitingIncludes: [GlobPattern]
  var files = ContentFiles()

  init(root: String, prefix: String, options: ContentOptions, limit: Int = .max) {
    self.root = root
    self.prefix = prefix
    self.options = options
    self.limit = limit
    patterns = options.flavors + FlavorPattern.all
    waitingIncludes = options.include
  }

  /// The globs of `include` that fit nothing, as they were written.
  var idleIncludes: [String] { waitingIncludes.map(\.text) }

  /// Folders that tools fill: never written by an author, often larger than all else.
  private static let tools: Set = [
    "node_modules", "bower_components", "DerivedData", "Pods", "Carthage", "xcuserdata",
  ]
  /// What a folder holds that docgen wrote: a site is not content.
  static let manifest = ".docgen-manifest.json"

  mutating func run() throws(ContentError) {
    var queue = [""]
    var next = 0
    while next < queue.count {
      let folder = queue[next]
      next += 1
      let path = ContentPath.join(root, folder)
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: path)
      } catch {
        throw ContentError(
          path: ContentPath.join(prefix, folder), line: nil, message: "cannot be listed",
          advice: "check its permissions")
      }
      if !folder.isEmpty, names.contains(Self.manifest) { continue }
      files.insertFolder(folder)
      var last: String?
      for name in names.sorted() where !name.hasPrefix(".") {
        guard files.count < limit else {
          files.isComplete = false
          return
        }
        let relative = ContentPath.join(folder, name)
        // Equal strings may differ in their bytes: no page could be named after the one and not the other.
        if let last, last == name {
          skipped.append(.isTwin(shown(relative), of: shown(ContentPath.join(folder, last))))
          continue
        }
        last = name
        switch ContentFolder.kind(of: ContentPath.join(root, relative)) {
        case .file:
          if staysInside(relative) {
            add(relative)
          } else if isSource(relative) {
            skipped.append(.leadsOutside(shown(relative)))
          }
        case .folder:
          if !Self.tools.contains(name), !isLink(relative) { queue.append(relative) }
          if isSource(relative) { skipped.append(.isNoFile(shown(relative), "a folder")) }
        case .other:
          if isSource(relative) { skipped.append(.isNoFile(shown(relative), "neither file nor folder")) }
        case nil:
          // What Foundation cannot spell it cannot find again.
          if name.unicodeScalars.contains("\u{FFFD}"), !isThere(relative) {
            skipped.append(.isNotUTF8(shown(relative)))
          } else if isSource(relative), isThere(relative) {
            skipped.append(.leadsNowhere(shown(relative)))
          }
        }
      }
    }
  }

  private func shown(_ relative: String) -> String { ContentPath.join(prefix, relative) }

  /// Whether a path is named like a file that makes its folder a system.
  private func isSource(_ relative: String) -> Bool {
    patterns.first { $0.matches(relative) }?.makesSystem == true
  }

  /// Whether anything has this name, be it a link to nothing.
  private func isThere(_ relative: String) -> Bool {
    var information = stat()
    return lstat(ContentPath.join(root, relative), &information) == 0
  }

  /// Takes files that were listed elsewhere, less those that the walk would not have found.
  mutating func list(_ paths: [String]) {
    let sites = Set(
      paths.filter { ContentPath.name(of: $0) == Self.manifest }.map { ContentPath.folder(of: $0) + "/" })
    for path in paths {
      let parts = path.split(separator: "/")
      guard !parts.contains(where: { $0.hasPrefix(".") }),
        !parts.dropLast().contains(where: { Self.tools.contains(String($0)) }),
        !sites.contains(where: { $0 != "/" && path.hasPrefix($0) })
      else { continue }
      add(path)
    }
  }

  /// Whether a name is a symbolic link. Linked folders are not walked: inside the root they are reached by their own
  /// name, and what lies outside is not the team's to publish.
  private func isLink(_ relative: String) -> Bool {
    var information = stat()
    guard lstat(ContentPath.join(root, relative), &information) == 0 else { return true }
    return information.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether a file is no link, or one to a file below the root.
  private func staysInside(_ relative: String) -> Bool {
    guard isLink(relative) else { return true }
    return realPath(ContentPath.join(root, relative)).hasPrefix(realPath(root) + "/")
  }

  private func realPath(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private mutating func add(_ path: String) {
    files.insert(path)
    // A catalogue that is itself the root is still one.
    let whole = ContentPath.join(ContentPath.name(of: root), path)
    waitingIncludes.removeAll { $0.matches(path) }
    guard options.include.isEmpty || options.include.contains(where: { $0.matches(path) }),
      !options.exclude.contains(where: { $0.matches(path) }),
      let known = patterns.first(where: { $0.matches(path) || $0.matches(whole) }),
      known.flavor != .xcassets || AssetCatalog.isRead(path) || ContentPath.folder(of: path).isEmpty
    else { return }
    found.append(
      SystemFolders.Found(
        file: SystemFolder.File(flavor: known.flavor, path: path), makesSystem: known.makesSystem))
  }
}
