import Syntax

/// What the checks and pages need to know beyond tokens.
public struct Evidence: Sendable {
  /// Hex comments beside colours in code.
  public var comments: [ColorComment] = []
  /// Colour literals that are no declaration, in code and prose.
  public var literals: [ColorLiteral] = []
  /// Names that code uses as a colour or font token (`.viberPurple`), outside their own declarations.
  public var uses: [TokenUse] = []
  /// Links and images of markdown, with where they point.
  public var links: [Link] = []
  /// What a link can point at: headings, and ids of raw HTML.
  public var anchors: [Anchor] = []
  /// Foreground and background pairs that a document sets on each other.
  public var pairs: [DeclaredPair] = []
  /// The lowest iOS a document says it supports, `16.0`, and where.
  public var minimumIOS: [StatedMinimum] = []
  /// The sizes that a document states for what a finger hits.
  public var touchTargets: [TouchTarget] = []
  /// `Path` shapes drawn in code.
  public var shapes: [Shape] = []
  /// The top-level keys of front matters.
  public var frontMatterKeys: [FrontMatterKey] = []

  /// Nothing yet.
  public init() {}

  /// Adds what another source gives.
  mutating func append(_ other: Evidence) {
    comments += other.comments
    literals += other.literals
    uses += other.uses
    links += other.links
    anchors += other.anchors
    pairs += other.pairs
    minimumIOS += other.minimumIOS
    touchTargets += other.touchTargets
    shapes += other.shapes
    frontMatterKeys += other.frontMatterKeys
  }

  /// A hex beside a colour in code: documentation that can be wrong.
  public struct ColorComment: Hashable, Sendable {
    /// The token it stands beside.
    public var token: String
    /// What the comment says.
    public var stated: ColorValue
    /// What the code says.
    public var declared: ColorValue
    /// The decimals each float is written with (red, green, blue); 0 for a literal that is exact (a hex, a quotient).
    public var decimals: [Int]
    /// Where the hex of the comment begins, and its file.
    public var origin: Origin
    /// A `hex` beside DTCG components is always the sRGB conversion.
    public var isConversion = false
  }

  /// A colour written out where a token might stand.
  public struct ColorLiteral: Hashable, Sendable {
    /// The colour.
    public var value: ColorValue
    /// Where it stands.
    public var origin: Origin
    /// Its length in scalars.
    public var length: Int
    /// In code, or in a palette item of markdown; otherwise running prose.
    public var isCode: Bool
    /// Whether it is one of a list of colours, as the stops of a gradient are: chosen beside its neighbours.
    public var isListed = false
  }

  /// A name used as a token.
  public struct TokenUse: Hashable, Sendable {
    /// What kind of token the place wants.
    public enum Kind: String, Sendable { case color, font }
    /// The name as written.
    public var name: String
    /// What kind of token the place wants.
    public var kind: Kind
    /// Where it stands.
    public var origin: Origin
  }

  /// A link or image of markdown.
  public struct Link: Hashable, Codable, Sendable {
    /// As written, percent escapes and fragment kept.
    public var destination: String
    /// Whether it shows an image.
    public var isImage: Bool
    /// The alternative text of an image.
    public var text: String
    /// Where it stands.
    public var origin: Origin
    /// Set for `[text][label]` without a definition: the label.
    public var undefinedLabel: String?
    /// An image whose alternative text is empty on purpose: `alt=""`.
    public var isDecorative = false
  }

  /// What a fragment can name.
  public struct Anchor: Hashable, Sendable {
    /// The slug or the id.
    public var id: String
    /// The heading's text; nil for an HTML id.
    public var heading: String?
    /// Whether its slug carries a number because another heading has the same text.
    public var isNumbered: Bool
    /// Where it stands.
    public var origin: Origin
  }

  /// Two colours that a document sets on each other.
  public struct DeclaredPair: Hashable, Sendable {
    /// The colour in front.
    public var foreground: ColorValue
    /// The colour behind.
    public var background: ColorValue
    /// In the author's words.
    public var text: String
    /// Where it stands.
    public var origin: Origin
    /// Whether the text is stated to be large: 18 points and more, or 14 and bold.
    public var isLarge = false
  }

  /// The stated size of what a finger hits.
  public struct TouchTarget: Hashable, Sendable {
    /// What is hit, in the author's words.
    public var name: String
    /// In points, of a range the smaller.
    public var size: Double
    /// Where it stands.
    public var origin: Origin
  }

  /// A stated lowest iOS.
  public struct StatedMinimum: Hashable, Sendable {
    /// The version, `16.0`.
    public var ios: String
    /// Where it stands.
    public var origin: Origin

    /// A minimum, from a document or from settings.
    public init(ios: String, origin: Origin) {
      self.ios = ios
      self.origin = origin
    }
  }

  /// A shape that code draws as a `Path`, its points as expressions of the rect's size already worked out for one size.
  public struct Shape: Hashable, Sendable {
    /// One step of a path.
    public enum Step: Hashable, Sendable {
      case move(SIMD2<Double>)
      case line(SIMD2<Double>)
      case quad(SIMD2<Double>, control: SIMD2<Double>)
      case curve(SIMD2<Double>, control1: SIMD2<Double>, control2: SIMD2<Double>)
      case close
    }
    /// The name as written.
    public var name: String
    /// The size it was worked out for, in points.
    public var size: SIMD2<Double>
    /// From the first move to the last close.
    public var steps: [Step]
    /// Where it stands.
    public var origin: Origin
  }

  /// A top-level key of a front matter.
  public struct FrontMatterKey: Hashable, Sendable {
    /// As written.
    public var name: String
    /// Whether its value is a map in which something looks like a token.
    public var holdsTokens: Bool
    /// Where it stands.
    public var origin: Origin
  }
}
