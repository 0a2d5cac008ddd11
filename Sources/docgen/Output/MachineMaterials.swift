import Foundation
import Rendering

/// The fonts and icons of this machine, and those a team keeps with its content.
enum MachineMaterials {
  /// Where machines keep fonts: Debian and its kin, macOS, Homebrew.
  private static let fontFolders = [
    "/usr/share/fonts", "/usr/local/share/fonts", "/Library/Fonts", "/opt/homebrew/share/fonts",
  ]
  /// Where Debian's package `bootstrap-icons` keeps its drawings.
  private static let iconFolder = "/usr/share/bootstrap-icons/svg"
  /// More files than any folder of fonts has.
  private static let mostFonts = 20_000

  /// Every face there is, the team's first. Only the names of fonts are read here; their glyphs when a page needs them.
  static func faces(_ settings: Settings) -> [FontFace] {
    let team = [settings.fonts, settings.content + "/fonts"].compactMap { $0 }
    return (team + fontFolders).flatMap(faces)
  }

  /// All that a site can be made with.
  static func load(_ settings: Settings, faces: [FontFace]) -> SiteMaterials {
    let icons = settings.icons ?? iconFolder
    return SiteMaterials(
      fonts: FontCatalog(faces), font: { FileManager.default.contents(atPath: $0).map(Array.init) },
      symbols: drawings(in: settings.symbols ?? settings.content + "/symbols"),
      standIn: { name in
        guard name.utf8.allSatisfy({ $0 != UInt8(ascii: "/") }) else { return nil }
        return FileManager.default.contents(atPath: "\(icons)/\(name).svg").map(Array.init)
      })
  }

  /// What tells that the machine's fonts and icons are those of another time.
  static func fingerprints(_ settings: Settings) -> [String] {
    let icons = settings.icons ?? iconFolder
    // A package that is updated renames files into its folder, which shows in the folder's own time.
    return fontFolders.flatMap(Disk.listing) + [Disk.stamp(of: icons) ?? ""]
  }

  /// The faces of all font files below a folder, in the order of their paths.
  private static func faces(below folder: String) -> [FontFace] {
    guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
    var paths: [String] = []
    for case let path as String in files where isFont(path) && paths.count < mostFonts { paths.append(path) }
    return paths.sorted().flatMap { path -> [FontFace] in
      let full = folder + "/" + path
      return Disk.mapping(full) { bytes in
        guard path.lowercased().hasSuffix(".woff2") else { return FontReader.faces(path: full, bytes: bytes) }
        return WOFF2.unpacked(Array(bytes)).map { FontReader.faces(path: full, bytes: $0) } ?? []
      } ?? []
    }
  }

  private static func isFont(_ path: String) -> Bool {
    let name = path.lowercased()
    return [".ttf", ".otf", ".ttc", ".otc", ".woff2"].contains { name.hasSuffix($0) }
  }

  /// The team's `NAME.svg` files by name.
  private static func drawings(in folder: String) -> [String: [UInt8]] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var drawings: [String: [UInt8]] = [:]
    for name in names where name.hasSuffix(".svg") {
      drawings[String(name.dropLast(4))] = FileManager.default.contents(atPath: folder + "/" + name).map(
        Array.init)
    }
    return drawings
  }
}
