/// A named movement: a spring, a curve, keyframes, or just how long something takes.
public struct MotionToken: Hashable, Sendable {
  /// What is known of it.
  public enum Kind: String, Sendable { case spring, curve, keyframes, duration }
  /// How often it runs.
  public struct Repeat: Hashable, Sendable {
    /// nil for ever.
    public var count: Double?
    /// Whether every second run goes backwards.
    public var autoreverses: Bool
  }

  /// The name as the contract spells it.
  public var name: String
  /// The group it stands under.
  public var group: String?
  /// What is known of it.
  public var kind: Kind
  /// A spring's period, in seconds.
  public var response: Double?
  /// A spring's damping, 1 is critical.
  public var dampingFraction: Double?
  /// In seconds.
  public var duration: Double?
  /// In seconds.
  public var delay: Double?
  /// The control points x1, y1, x2, y2 of a cubic curve.
  public var curve: [Double]?
  /// How often it runs; nil for once.
  public var repeats: Repeat?
  /// The author's words about it.
  public var note: String?
  /// Where it is declared.
  public var origin: Origin

  /// A movement of which only the name and the kind are known yet.
  public init(name: String, kind: Kind, origin: Origin) {
    self.name = name
    self.kind = kind
    self.origin = origin
  }
}
