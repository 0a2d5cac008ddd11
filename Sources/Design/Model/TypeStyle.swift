/// A named type style, as one source declares it: what is not stated is nil.
public struct TypeStyle: Hashable, Sendable {
  /// The name as the contract spells it.
  public var name: String
  /// The group it stands under.
  public var group: String?
  /// The family as written, less a PostScript weight; `system` for the system face.
  public var family: String?
  /// The families after the first.
  public var fallbacks: [String] = []
  /// From 1 to 1000.
  public var weight: Double?
  /// The weight that the source's word beside the number stands for, where it is another: 500 of `600 (Medium)`.
  var namedWeight: Double?
  /// In `unit`.
  public var size: Double?
  /// `pt`, `px`, `sp`, `rem`, `em`.
  public var unit: String?
  /// A multiple of the size.
  public var lineHeight: Double?
  /// In `unit`.
  public var letterSpacing: Double?
  /// `rounded`, `serif` or `monospaced`; nil for the default design.
  public var design: String?
  /// Whether it is set in italics.
  public var italic = false
  /// The text style it grows with (`body`).
  public var relativeTo: String?
  /// Whether it follows Dynamic Type; nil where the source does not say.
  public var scales: Bool?
  /// The style whose whole value this is.
  public var alias: String?
  /// The author's words about it.
  public var note: String?
  /// Where it is declared.
  public var origin: Origin

  /// A style of which only the name is known yet.
  public init(name: String, origin: Origin) {
    self.name = name
    self.origin = origin
  }
}
