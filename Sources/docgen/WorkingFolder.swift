import Foundation

/// Paths as people and forges want them: normalised, relative to the working folder where they lie in it.
enum WorkingFolder {
  private static let path = FileManager.default.currentDirectoryPath
  /// The shell's own name for it, which keeps the links that the real path resolves.
  private static let shellPath = ProcessInfo.processInfo.environment["PWD"].flatMap {
    $0.hasPrefix("/") && URL(filePath: $0).resolvingSymlinksInPath().path == realPath(path) ? $0 : nil
  }

  /// Its own name.
  static var lastPart: String { path.split(separator: "/").last.map(String.init) ?? "root" }

  /// A path as it is shown: `./input/../input/x.md` is `input/x.md`.
  static func shown(_ text: String) -> String {
    shown(text, from: [path, shellPath].compactMap(\.self))
  }

  /// The same for working folders named here, the first being the real one.
  static func shown(_ text: String, from folders: [String]) -> String {
    let working = parts(of: folders[0])
    let target = text.hasPrefix("/") ? parts(of: text) : parts(of: folders[0] + "/" + text)
    for folder in folders {
      let folder = parts(of: folder)
      if target.starts(with: folder) {
        let below = target.dropFirst(folder.count)
        return below.isEmpty ? "." : below.joined(separator: "/")
      }
    }
    if text.hasPrefix("/") { return "/" + target.joined(separator: "/") }
    let common = zip(working, target).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: working.count - common)
    return (up + target.dropFirst(common).map(String.init)).joined(separator: "/")
  }

  /// A path below a PATH of the command line, as it is shown.
  static func joined(_ folder: String, _ path: String) -> String {
    path == "-" || path.hasPrefix("/") ? path : shown(folder + "/" + path)
  }

  /// The one true path of what exists: links resolved, also those of its parents when it does not exist yet.
  static func realPath(_ text: String) -> String {
    let absolute = text.hasPrefix("/") ? text : path + "/" + text
    var url = URL(filePath: "/" + parts(of: absolute).joined(separator: "/"))
    var missing: [String] = []
    while !FileManager.default.fileExists(atPath: url.path), url.path != "/" {
      missing.append(url.lastPathComponent)
      url.deleteLastPathComponent()
    }
    guard let resolved = realpath(url.path, nil) else { return url.path }
    defer { free(resolved) }
    let base = String(cString: resolved)
    return ([base == "/" ? "" : base] + missing.reversed()).joined(separator: "/")
  }

  /// The parts of an absolute path, `.` and `..` worked out.
  private static func parts(of path: String) -> [Substring] {
    var result: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = result.popLast() } else { result.append(part) }
    }
    return result
  }
}
