/// What a site draws symbols and sets type with, and how to get at it: the caller knows the disk, pages do not.
public struct SiteMaterials: Sendable {
  /// The faces there are.
  public var fonts: FontCatalog
  /// The bytes of a font file by its path.
  public var font: @Sendable (String) -> [UInt8]?
  /// The team's own drawings by symbol name.
  public var symbols: [String: [UInt8]]
  /// The file of a Bootstrap icon by its name.
  public var standIn: @Sendable (String) -> [UInt8]?

  /// What was read so far.
  private let shelf = DrawingShelf()

  /// Materials; without any, type is set in the reader's faces and symbols are boxes.
  public init(
    fonts: FontCatalog = FontCatalog([]), font: @escaping @Sendable (String) -> [UInt8]? = { _ in nil },
    symbols: [String: [UInt8]] = [:], standIn: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
  ) {
    self.fonts = fonts
    self.font = font
    self.symbols = symbols
    self.standIn = standIn
  }

  /// The drawings of some symbols.
  func icons(for names: some Sequence<String>) -> IconCatalog {
    IconCatalog(names: names) { name in
      shelf.icon(name) {
        IconCatalog.icon(
          of: name, team: { symbols[$0].flatMap { DrawingReader.drawing($0, name: name) } },
          standIn: { icon in
            shelf.drawing(icon) { standIn(icon).flatMap { DrawingReader.drawing($0, name: icon) } }
          })
      }
    }
  }
}
