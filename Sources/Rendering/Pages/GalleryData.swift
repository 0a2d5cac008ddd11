/// The cards of a gallery of many pages as a script, for the filters: loaded when a reader first asks for some of them.
enum GalleryData {
  /// Its site path.
  static let path = "assets/gallery.js"

  /// `docgenGallery([[name, address, facts, hue, appearance, fills], …])`.
  static func file(_ systems: [SystemSummary]) -> OutputFile {
    let rows = systems.map { system in
      let words = [
        system.name, SiteLink.relative(from: "index.html", to: system.id + "/index.html"),
        HomePage.facts(system), system.hue?.rawValue ?? "none", HomePage.appearance(system),
      ]
      return "[" + words.map(ScriptText.literal).joined(separator: ",") + ",["
        + system.band.map(ScriptText.literal).joined(separator: ",") + "]]"
    }
    return OutputFile(
      path: path, contents: Array("docgenGallery([\n\(rows.joined(separator: ",\n"))\n]);\n".utf8))
  }
}
