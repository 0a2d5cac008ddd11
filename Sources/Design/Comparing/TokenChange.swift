/// What became of one token between two readings of a system.
public struct TokenChange: Hashable, Sendable {
  /// The kinds of token, in the order of reports.
  public enum Kind: String, CaseIterable, Sendable {
    case color, gradient, typography, spacing, radius, shadow, motion, symbol, component
  }

  /// What happened.
  public enum Status: String, CaseIterable, Sendable {
    /// Only the newer reading has it.
    case added
    /// Only the older reading has it.
    case removed
    /// It has the same value under another name.
    case renamed
    /// It has the same name and another value.
    case changed
  }

  /// What a colour is in one appearance, before and after.
  public struct Shift: Hashable, Sendable {
    /// `light`, `dark`, a theme's name.
    public var appearance: String
    /// Before; nil where it had no value.
    public var old: ColorValue?
    /// After; nil where it has none.
    public var new: ColorValue?
    /// How different the two look, ΔE2000; nil where one is missing.
    public var deltaE: Double?
    /// Its contrast on the system's canvas of that appearance, before.
    public var oldContrast: Double?
    /// The same, after.
    public var newContrast: Double?
  }

  /// What kind of token it is.
  public var kind: Kind
  /// What happened to it.
  public var status: Status
  /// Its name in the newer reading, of a removed one in the older.
  public var name: String
  /// Its name before, where it was renamed.
  public var oldName: String?
  /// What it said; nil for an added one.
  public var old: TokenValue?
  /// What it says; nil for a removed one.
  public var new: TokenValue?
  /// Where it stands in the newer reading, a removed one in the older.
  public var origin: Origin
  /// Where other flavors say the same of it.
  public var others: [Origin] = []
  /// Of a changed colour: each appearance that changed.
  public var shifts: [Shift] = []

  /// The parts that differ, in order: by name, with what was and what is.
  public var parts: [(name: String, old: TokenValue.Part?, new: TokenValue.Part?)] {
    var result: [(name: String, old: TokenValue.Part?, new: TokenValue.Part?)] = []
    for part in old?.parts ?? [] where new?[part.name] != part {
      result.append((part.name, part, new?[part.name]))
    }
    for part in new?.parts ?? [] where old?[part.name] == nil { result.append((part.name, nil, part)) }
    return result
  }
}
