import Foundation
import Rendering

/// Icons on disk: a team's own drawings, and the stand-ins of Bootstrap Icons where they are installed.
enum IconFolders {
  /// Where packages put the icons; `icons` of `docgen.yml` names another folder.
  static let system = ["/usr/share/bootstrap-icons/svg", "/usr/local/share/bootstrap-icons/svg"]

  /// Reads a stand-in by its name from the first folder that there is.
  static func standIns(in folder: String?) -> (String) -> [UInt8]? {
    let folders = folder.map { [$0] } ?? system
    guard let root = folders.first(where: { Disk.isFolder($0) == true }) else { return { _ in nil } }
    return { name in
      let isName = name.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
      }
      guard isName, let data = FileManager.default.contents(atPath: "\(root)/\(name).svg") else { return nil }
      return Array(data)
    }
  }

  /// The drawings of a folder by the symbol's name: `phone.fill.svg` is that of `phone.fill`.
  static func drawings(in folder: String) -> [String: [UInt8]] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let files = names.filter { $0.hasSuffix(".svg") && !$0.hasPrefix(".") }.compactMap { name in
      FileManager.default.contents(atPath: "\(folder)/\(name)").map { (String(name.dropLast(4)), Array($0)) }
    }
    return Dictionary(files) { first, _ in first }
  }
}
