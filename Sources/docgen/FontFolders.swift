import Foundation
import Rendering

/// Font files on disk: a team's own before the machine's.
enum FontFolders {
  /// Where systems keep fonts that any program may use.
  static let system = [
    "/usr/local/share/fonts", "/usr/share/fonts", "~/.local/share/fonts", "~/.fonts", "~/Library/Fonts",
    "/Library/Fonts", "/opt/homebrew/share/fonts",
  ]

  /// All faces below the folders, in the folders' order and then by path. What cannot be read is left out.
  static func faces(in folders: [String]) -> [FontFace] {
    var seen: Set<String> = []
    return folders.map { NSString(string: $0).expandingTildeInPath }.flatMap { folder in
      files(in: folder).filter { seen.insert($0).inserted }.flatMap(faces(of:))
    }
  }

  /// The bytes of a font file.
  static func load(_ path: String) -> [UInt8]? {
    guard let data = try? Data(contentsOf: URL(filePath: path), options: .mappedIfSafe) else { return nil }
    return Array(data)
  }

  /// A larger file is no font.
  private static let mostBytes = 256 << 20

  /// A mapped file costs only the pages of its tables of names; a WOFF2 file has to be unpacked for them.
  private static func faces(of path: String) -> [FontFace] {
    guard let data = try? Data(contentsOf: URL(filePath: path), options: .mappedIfSafe),
      data.count <= mostBytes
    else { return [] }
    if path.hasSuffix(".woff2") {
      return WOFF2.unpacked(Array(data)).map { FontReader.faces(path: path, bytes: $0) } ?? []
    }
    return data.withUnsafeBytes { FontReader.faces(path: path, bytes: $0) }
  }

  private static func files(in folder: String) -> [String] {
    let walk = FileManager.default.enumerator(
      at: URL(filePath: folder, directoryHint: .isDirectory), includingPropertiesForKeys: [.isRegularFileKey],
      options: [.skipsHiddenFiles])
    var result: [String] = []
    while let file = walk?.nextObject() as? URL {
      let isFont = ["ttf", "otf", "ttc", "otc", "woff2"].contains(file.pathExtension.lowercased())
      if isFont, (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true {
        result.append(file.path)
      }
    }
    return result.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
