/// A named measure: a step of a spacing scale, or a corner radius.
public struct Measure: Hashable, Sendable {
  /// The name as the contract spells it.
  public var name: String
  /// The group it stands under.
  public var group: String?
  /// In `unit`; nil where it could not be read.
  public var value: Double?
  /// `pt`, `px`, `rem`, `em`, `dp`, `%`.
  public var unit: String?
  /// The token whose whole value this is.
  public var alias: String?
  /// The author's words about it.
  public var note: String?
  /// Where it is declared.
  public var origin: Origin
}

/// A named shadow: one layer; a level with two layers is two entries of one name.
public struct ShadowToken: Hashable, Sendable {
  /// The name as the contract spells it.
  public var name: String
  /// The group it stands under.
  public var group: String?
  /// Its colour, translucent as a rule; nil where it could not be read.
  public var color: ColorValue?
  /// To the right, in points.
  public var x: Double
  /// Downwards, in points.
  public var y: Double
  /// In points.
  public var blur: Double
  /// In points.
  public var spread: Double
  /// The author's words about it.
  public var note: String?
  /// Where it is declared.
  public var origin: Origin
}
