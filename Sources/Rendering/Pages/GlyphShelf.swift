/// Drawings that may be shown in the place of SF Symbols, by their names.
public struct GlyphShelf: Sendable {
  /// One drawing.
  public struct Glyph: Hashable, Sendable {
    /// `0 0 16 16`.
    public var viewBox: String
    /// The `d` of each path.
    public var paths: [String]
    /// Whether it is the team's own drawing of the symbol, not a likeness from an open set.
    public var isOwn: Bool

    /// A drawing from its paths.
    public init(viewBox: String, paths: [String], isOwn: Bool = false) {
      self.viewBox = viewBox
      self.paths = paths
      self.isOwn = isOwn
    }
  }

  private let glyphs: [String: Glyph]

  /// A shelf of drawings; what is not on it is drawn as a dashed box.
  public init(_ glyphs: [String: Glyph] = [:]) { self.glyphs = glyphs }

  /// Whether a likeness is there, which a page must then say.
  func isStandIn(_ name: String) -> Bool { glyphs[name].map { !$0.isOwn } ?? false }

  /// What the template `glyph` shows: the drawing at its point size in the 44 points it is tapped in.
  func view(_ name: String, size: Double?) -> TemplateValue {
    let side = min(max(size ?? 20, 6), 44)
    let glyph = glyphs[name]
    return [
      "isKnown": .flag(glyph != nil), "viewBox": .text(glyph?.viewBox ?? "0 0 16 16"),
      "paths": .list((glyph?.paths ?? []).map { ["d": .text($0)] }),
      "x": .text(Figures.text((44 - side) / 2)), "size": .text(Figures.text(side)),
    ]
  }
}
