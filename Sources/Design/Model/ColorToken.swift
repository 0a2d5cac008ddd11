/// How a light value found its dark one.
public enum Pairing: String, Sendable {
  /// One place states both.
  case stated
  /// Two sibling sections: "Surfaces (Light)", "Surfaces (Dark)".
  case section
  /// Two names: `textPrimary`, `textPrimaryDark`. A guess, and said to be one.
  case name
}

/// A named colour, as one source declares it.
public struct ColorToken: Hashable, Sendable {
  /// The name as the contract spells it for its flavor.
  public var name: String
  /// The heading, MARK or parent group it stands under.
  public var group: String?
  /// The value in the light appearance; nil where the source gives none or it could not be read.
  public var light: ColorValue?
  /// The value in the dark appearance.
  public var dark: ColorValue?
  /// The values with increased contrast, where the source gives them.
  public var contrast: ContrastValues?
  /// Further appearances by name, in source order: dim, OLED.
  public var themes: [ThemeValue] = []
  /// How light and dark were brought together; nil for one value.
  public var pairing: Pairing?
  /// The token whose whole value this is.
  public var alias: String?
  /// The system colour it stands for (`systemBackground`); its values are the platform's.
  public var system: String?
  /// The author's words about it.
  public var note: String?
  /// Where it is declared.
  public var origin: Origin
}

/// The light and dark values for increased contrast.
public struct ContrastValues: Hashable, Sendable {
  /// In the light appearance.
  public var light: ColorValue?
  /// In the dark appearance.
  public var dark: ColorValue?
}

/// A value for an appearance other than light and dark.
public struct ThemeValue: Hashable, Sendable {
  /// The appearance's name in the author's word, lower case: `dim`.
  public var name: String
  /// Its value.
  public var value: ColorValue
}

/// A light and a dark value stated at one place in markdown, with or without a token's name.
public struct AppearancePair: Hashable, Sendable {
  /// What the pair is for, in the author's words.
  public var role: String
  /// The light value.
  public var light: ColorValue?
  /// The dark value.
  public var dark: ColorValue?
  /// Where both stand.
  public var origin: Origin
}

/// A named gradient.
public struct GradientToken: Hashable, Sendable {
  /// How its colours run.
  public enum Kind: String, Sendable { case linear, radial, angular }
  /// A colour at a part of the way.
  public struct Stop: Hashable, Sendable {
    /// The colour; nil where it could not be read.
    public var color: ColorValue?
    /// From 0 to 1.
    public var at: Double
  }

  /// The name as the contract spells it.
  public var name: String
  /// The group it stands under.
  public var group: String?
  /// How its colours run.
  public var kind: Kind
  /// In CSS degrees, 180 from top to bottom; nil for radial and where none is stated.
  public var angle: Double?
  /// At least two, in order.
  public var stops: [Stop]
  /// The author's words about it.
  public var note: String?
  /// Where it is declared.
  public var origin: Origin
}
