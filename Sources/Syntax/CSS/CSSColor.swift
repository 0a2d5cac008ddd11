/// A colour as CSS Color 4 text writes it, before any conversion.
public indirect enum CSSColor: Hashable, Sendable {
  /// A hex notation or a named colour.
  case bytes(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
  /// A colour function with its three components; an alpha that is not written is 1.
  case function(Space, Component, Component, Component, alpha: Component)
  /// `color-mix()`.
  case mix(Mix)

  /// The functions and colour spaces of CSS Color 4, by their names.
  public enum Space: String, Sendable {
    case rgb, hsl, hwb, lab, lch, oklab, oklch
    case srgb
    case linear = "srgb-linear"
    case displayP3 = "display-p3"
    case a98 = "a98-rgb"
    case prophoto = "prophoto-rgb"
    case rec2020
    case xyz
    case xyz50 = "xyz-d50"
    case xyz65 = "xyz-d65"
  }

  /// One component as written.
  public enum Component: Hashable, Sendable {
    case number(Double)
    /// As written: 50 for `50%`.
    case percentage(Double)
    /// In degrees, whatever unit was written.
    case angle(Double)
    /// The keyword `none`: a missing component.
    case none
  }

  /// Two colours mixed in a space.
  public struct Mix: Hashable, Sendable {
    /// Which way round the hue circle a mix goes (CSS Color 4, section 12.4).
    public enum Hue: String, Sendable { case shorter, longer, increasing, decreasing }
    /// Where the mix happens.
    public var space: Space
    /// For the spaces with a hue.
    public var hue: Hue
    /// The first colour.
    public var first: CSSColor
    /// The second colour.
    public var second: CSSColor
    /// The first colour's share as written, in per cent.
    public var firstShare: Double?
    /// The second colour's share as written, in per cent.
    public var secondShare: Double?
  }

  /// The colour that a whole text is, white space around it aside; nil when it is no CSS colour.
  public init?(_ bytes: some Collection<UInt8>) {
    self.init(Array(bytes)[...])
  }

  /// The same without a copy.
  public init?(_ bytes: ArraySlice<UInt8>) {
    var parser = CSSColorParser(bytes: bytes)
    parser.skipSpace()
    guard let color = parser.color(depth: 0) else { return nil }
    parser.skipSpace()
    guard parser.isAtEnd else { return nil }
    self = color
  }

  /// The colour that a text begins with, and the index just past it: for colours inside prose or a longer value.
  public static func prefix(of bytes: ArraySlice<UInt8>) -> (color: CSSColor, end: Int)? {
    var parser = CSSColorParser(bytes: bytes)
    guard let color = parser.color(depth: 0) else { return nil }
    return (color, parser.index)
  }
}
