/// Drawings that may be shown in the place of SF Symbols, by their names.
public struct GlyphShelf: Sendable {
  /// One drawing.
  public struct Glyph: Hashable, Sendable {
    /// What is drawn.
    public var drawing: Drawing
    /// Whether it is the team's own drawing of the symbol, not a likeness from an open set.
    public var isOwn: Bool

    /// A drawing and where it comes from.
    public init(drawing: Drawing, isOwn: Bool = false) {
      self.drawing = drawing
      self.isOwn = isOwn
    }
  }

  private let glyphs: [String: Glyph]

  /// A shelf of drawings; what is not on it is drawn as a dashed box.
  public init(_ glyphs: [String: Glyph] = [:]) { self.glyphs = glyphs }

  /// The drawings that a catalogue has for the names.
  public init(_ catalog: IconCatalog, names: some Sequence<String>) {
    var glyphs: [String: Glyph] = [:]
    for name in names {
      let icon = catalog[name]
      if icon.origin != .none { glyphs[name] = Glyph(drawing: icon.drawing, isOwn: icon.origin == .team) }
    }
    self.init(glyphs)
  }

  /// Whether a likeness is there, which a page must then say.
  func isStandIn(_ name: String) -> Bool { glyphs[name].map { !$0.isOwn } ?? false }

  /// What the template `glyph` shows: the drawing at its point size in the 44 points it is tapped in.
  func view(_ name: String, size: Double?) -> TemplateValue {
    let side = min(max(size ?? 20, 6), 44)
    let glyph = glyphs[name]
    return [
      "isKnown": .flag(glyph != nil), "viewBox": .text(glyph?.drawing.viewBox ?? "0 0 16 16"),
      "drawing": glyph.map { .html($0.drawing.group) } ?? .nothing,
      "x": .text(Figures.text((44 - side) / 2)), "size": .text(Figures.text(side)),
    ]
  }
}
