public import Syntax

/// What a document says about a contrast, beside what the numbers say.
public struct Claim: Hashable, Sendable {
  /// The levels of WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11, as claims name them.
  public enum Level: String, Sendable {
    case aa = "AA"
    case aaLarge = "AA-large"
    case aaa = "AAA"
    case aaaLarge = "AAA-large"
    case graphics = "3:1"

    /// The least ratio that reaches it.
    public var bound: Double {
      switch self {
      case .aa, .aaaLarge: 4.5
      case .aaLarge, .graphics: 3
      case .aaa: 7
      }
    }
  }

  /// The clause, markdown removed.
  public var text: String
  /// The colour in front.
  public var foreground: ColorValue
  /// The colour behind, opaque.
  public var background: ColorValue
  /// The level it speaks of.
  public var level: Level
  /// What the text says.
  public var passes: Bool
  /// What the colours give, from 1 to 21.
  public var ratio: Double
  /// Whether text and numbers agree.
  public var holds: Bool
  /// Where the clause stands.
  public var origin: Origin
}

/// An API that a source uses and the iOS it needs.
public struct Requirement: Hashable, Sendable {
  /// The API's name as code writes it.
  public var api: String
  /// The first iOS that has it, `17.0`.
  public var ios: String
  /// Where it is used.
  public var origin: Origin
  /// Whether an availability check around it keeps it from older systems.
  public var isGuarded = false
}

/// A component of a Google front matter, its references resolved.
public struct Component: Hashable, Sendable {
  /// A property and its resolved value.
  public struct Property: Hashable, Sendable {
    /// What a property holds.
    public enum Value: Hashable, Sendable {
      case text(String)
      case number(Double)
      case bool(Bool)
      case color(ColorValue)
      case null
    }
    /// `backgroundColor`.
    public var name: String
    /// Its value, references followed.
    public var value: Value
    /// The name of the token it was taken from (`colors.primary`), nil for a literal.
    public var reference: String?
    /// Where its key stands.
    public var position: Position
  }
  /// `button-primary`.
  public var name: String
  /// In source order.
  public var properties: [Property]
  /// Where it is declared.
  public var origin: Origin
}
