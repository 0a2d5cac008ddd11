import Syntax

/// What one source says, before names are followed: the common face of every reader.
///
/// Readers state colours as expressions; `Resolver` follows references, pairs light with dark and makes tokens.
struct Statements {
  /// How the system is called, where a front matter says so.
  var name: String?
  /// Colour declarations, references not yet followed.
  var colors: [ColorStatement] = []
  /// Gradients, their stops not yet followed.
  var gradients: [GradientStatement] = []
  /// Contrast claims, their names not yet followed.
  var claims: [ClaimStatement] = []
  /// References in curly braces in prose (`{colors.primary}`), to be held against the tokens there are.
  var references: [ReferenceStatement] = []
  /// All kinds whose values stand on their own (colors, gradients and claims stay empty here).
  var tokens = Tokens()
  /// What checks and pages need beyond tokens.
  var evidence = Evidence()
  /// How the measures of prose are called, to know the second mention of one.
  var measureNames: Set<String> = []
  /// What could not be read, or was read and is wrong.
  var findings: [Finding] = []

  /// Adds what another reader, or another part, says.
  mutating func append(_ other: Statements) {
    name = name ?? other.name
    colors += other.colors
    gradients += other.gradients
    claims += other.claims
    references += other.references
    tokens.append(other.tokens)
    evidence.append(other.evidence)
    findings += other.findings
  }
}

/// A colour as written: a value, a name that stands for one, or a change of either.
indirect enum ColorExpression: Hashable, Sendable {
  case value(ColorValue)
  /// Another token by the name the source writes (`viberPurple`, `Brand.primary`, `colors.primary`, DTCG `accent.$root`).
  case reference(String, at: Position)
  /// A colour the platform decides (`systemBackground`, `red`).
  case system(String)
  /// A colour set of the asset catalogue of the same system.
  case asset(String, at: Position)
  /// SwiftUI's `.opacity(x)`: multiplies the alpha that is there.
  case opacity(ColorExpression, Double)
  /// UIKit's `withAlphaComponent(x)`: replaces it.
  case alpha(ColorExpression, Double)
  /// Both sides of a dynamic provider, when it is part of a larger expression.
  case dynamic(light: ColorExpression, dark: ColorExpression)
  /// Could not be read; the finding with the reason is made by the reader.
  case unread
}

/// A colour declaration with its values as written.
struct ColorStatement {
  var name: String
  var group: String?
  var light: ColorExpression?
  var dark: ColorExpression?
  var contrastLight: ColorExpression?
  var contrastDark: ColorExpression?
  var themes: [(name: String, value: ColorExpression)] = []
  /// `.stated` when this place gives both sides.
  var pairing: Pairing?
  var note: String?
  var origin: Origin
}

/// A gradient with its stops as written.
struct GradientStatement {
  var name: String
  var group: String?
  var kind: GradientToken.Kind
  var angle: Double?
  var stops: [(color: ColorExpression, at: Double)]
  var note: String?
  var origin: Origin
}

/// A clause that claims a contrast, its colours as written.
struct ClaimStatement {
  var text: String
  var foreground: ColorExpression
  var background: ColorExpression
  /// What a translucent background lies on, where the text names it.
  var backdrop: ColorExpression?
  var level: Claim.Level
  var passes: Bool
  var origin: Origin
  /// Whether names in it stand for their dark values: "`label` on `#FFFFFF`/`#000000`" speaks of both sides.
  var isDark = false
}

/// A reference in curly braces in running text.
struct ReferenceStatement {
  /// Without its braces: `colors.primary`.
  var name: String
  /// Where its opening brace stands.
  var origin: Origin
}
