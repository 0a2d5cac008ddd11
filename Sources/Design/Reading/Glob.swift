/// A pattern for paths: `*` and `?` stay within a folder, `**` crosses folders, a pattern without `/` fits a name
/// anywhere, one that ends in `/` all below a folder. Letters count by case.
public struct Glob: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    /// Any number of folders.
    case folders
    /// One name, `*` and `?` in it open.
    case name([UInt8])
  }
  private let parts: [Part]

  /// Every text is a pattern.
  public init(_ pattern: String) {
    var text = pattern[...]
    if text.hasPrefix("./") { text = text.dropFirst(2) }
    let isAnywhere = !text.isEmpty && !text.dropLast().contains("/")
    if text.hasPrefix("/") { text = text.dropFirst() }
    var parts: [Part] = isAnywhere ? [.folders] : []
    for part in text.split(separator: "/", omittingEmptySubsequences: true) {
      let part: Part = part == "**" ? .folders : .name(Array(part.utf8))
      if part != .folders || parts.last != .folders { parts.append(part) }
    }
    if text.hasSuffix("/") { parts.append(.folders) }
    self.parts = parts
  }

  /// Whether a path, its parts separated by `/`, fits.
  public func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map { Array($0.utf8) }
    // Which beginnings of the pattern fit the names read so far: linear in names times parts, no backtracking.
    var reached = [Bool](repeating: false, count: parts.count + 1)
    reached[0] = true
    skipFolders(&reached)
    for name in names {
      var next = [Bool](repeating: false, count: parts.count + 1)
      for (index, part) in parts.enumerated() where reached[index] {
        switch part {
        case .folders: next[index] = true
        case .name(let pattern): if Self.fits(name, pattern) { next[index + 1] = true }
        }
      }
      skipFolders(&next)
      reached = next
    }
    return reached[parts.count] || (parts.last == .folders && reached[parts.count - 1] && !names.isEmpty)
  }

  /// `**` may stand for no folder at all.
  private func skipFolders(_ reached: inout [Bool]) {
    for (index, part) in parts.enumerated() where reached[index] && part == .folders {
      reached[index + 1] = true
    }
  }

  /// The usual two-pointer match of one name: back to the last `*` only.
  private static func fits(_ name: [UInt8], _ pattern: [UInt8]) -> Bool {
    var position = 0
    var index = 0
    var star: (pattern: Int, name: Int)?
    while position < name.count {
      if index < pattern.count, pattern[index] == UInt8(ascii: "*") {
        star = (index, position)
        index += 1
      } else if index < pattern.count, pattern[index] == UInt8(ascii: "?") || pattern[index] == name[position]
      {
        index += 1
        position += 1
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        index = last.pattern + 1
        position = last.name + 1
      } else {
        return false
      }
    }
    while index < pattern.count, pattern[index] == UInt8(ascii: "*") { index += 1 }
    return index == pattern.count
  }
}
