import Design
import Foundation
import Rendering

/// What a site is drawn with beside its templates: the faces and icons of the team and of this machine.
struct SiteMaterials: Sendable {
  private let settings: Settings

  init(_ settings: Settings) { self.settings = settings }

  /// What one system is drawn with.
  struct Drawn: Sendable {
    var glyphs: GlyphShelf
    var faces: FaceShelf
    /// Fonts, and the terms they come under.
    var files: [OutputFile]
    /// The symbols it names.
    var symbols: Set<String>
  }

  /// The glyphs and faces for one system.
  func drawn(_ system: DesignSystem) -> Drawn {
    let symbols = Set(system.tokens.symbols.flatMap(\.names) + system.tokens.symbolUses.map(\.name))
    let fonts = fonts(for: system)
    var files = fonts.files.map { OutputFile(path: "\(system.id)/\($0.path)", contents: $0.contents) }
    if !fonts.notice.isEmpty {
      files.append(OutputFile(path: "\(system.id)/fonts/LICENSES.txt", contents: Array(fonts.notice.utf8)))
    }
    return Drawn(
      glyphs: GlyphShelf(catalog(symbols, in: system.id), names: symbols),
      faces: fonts.shelf(below: system.id),
      files: files, symbols: symbols)
  }

  /// The glyphs for pages of the whole site, and the notice that goes with them.
  func icons(for symbols: Set<String>) -> (glyphs: GlyphShelf, files: [OutputFile]) {
    let catalog = catalog(symbols, in: nil)
    return (GlyphShelf(catalog, names: symbols), catalog.notice.map { [$0] } ?? [])
  }

  // MARK: Icons

  private func catalog(_ names: Set<String>, in system: String?) -> IconCatalog {
    var team = IconFolders.drawings(in: settings.symbols ?? settings.content + "/symbols")
    if let system {
      team.merge(IconFolders.drawings(in: "\(settings.content)/\(system)/symbols")) { _, own in own }
    }
    return IconCatalog(names: names, team: team, standIn: IconFolders.standIns(in: settings.icons))
  }

  // MARK: Fonts

  /// Read once, and only when a system wants a face that is not its platform's.
  private static let machineFaces = FontFolders.faces(in: FontFolders.system)

  private func fonts(for system: DesignSystem) -> FontEmbedding {
    var requests: Set<FontCatalog.Request> = []
    for style in system.tokens.typography {
      for family in [style.family].compactMap({ $0 }) + style.fallbacks {
        requests.insert(
          FontCatalog.Request(family: family, weight: style.weight ?? 400, isItalic: style.italic))
      }
    }
    let platform = FontCatalog([])
    requests = requests.filter { platform.choice(for: $0).isSubstituted }
    guard !requests.isEmpty else { return FontEmbedding([:], catalog: platform) { _ in nil } }
    let folders = ["\(settings.content)/\(system.id)/fonts", settings.fonts ?? settings.content + "/fonts"]
    let catalog = FontCatalog(FontFolders.faces(in: folders) + Self.machineFaces)
    requests = requests.filter { catalog.choice(for: $0).isOwnFamily }
    let text = Self.text(of: system)
    return FontEmbedding(
      Dictionary(uniqueKeysWithValues: requests.map { ($0, text) }), catalog: catalog, load: FontFolders.load)
  }

  /// What is set in a system's own faces: samples in Latin letters, and the names that it gives.
  private static func text(of system: DesignSystem) -> String {
    var scalars = String.UnicodeScalarView()
    for value in Array(0x20...0x7E as ClosedRange<UInt32>) + Array(0xA0...0xFF) {
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    let names = system.tokens.typography.map(\.name).joined()
    return String(scalars) + "–—‘’“”…•·×−←→↑↓✓€™" + system.name + names
  }
}
