public import Syntax

/// One app or brand: what all sources of its folder say.
public struct DesignSystem: Sendable {
  /// The folder's path below the content root, `messaging/viber`.
  public var id: String
  /// Its name as people say it.
  public var name: String
  /// The first part of the id, nil when the id has only one.
  public var category: String?
  /// Its files, a file with front matter twice.
  public var sources: [Source]
  /// Tokens and statements, in source order.
  public var tokens: Tokens
  /// What the checks need beyond tokens: literals, uses, links, stated pairs.
  public var evidence: Evidence
  /// What the readers could not read or found wrong, unsuppressed.
  public var readingFindings: [Finding]

  /// A system from its parts.
  public init(
    id: String, name: String, category: String?, sources: [Source], tokens: Tokens, evidence: Evidence,
    readingFindings: [Finding]
  ) {
    self.id = id
    self.name = name
    self.category = category
    self.sources = sources
    self.tokens = tokens
    self.evidence = evidence
    self.readingFindings = readingFindings
  }
}

/// One file of a system, read and parsed once.
public struct Source: Sendable {
  /// What kind it is.
  public var flavor: Flavor
  /// Its bytes and its path relative to the folder that was read.
  public var text: SourceText
  /// Its tree, for a markdown file.
  public var markdown: Markdown?

  /// Its path relative to the folder that was read.
  public var path: String { text.path }

  /// A source from its parts.
  public init(flavor: Flavor, text: SourceText, markdown: Markdown? = nil) {
    self.flavor = flavor
    self.text = text
    self.markdown = markdown
  }
}

/// Everything a system states, in the kinds of the JSON contract.
public struct Tokens: Sendable {
  /// Named colours.
  public var colors: [ColorToken] = []
  /// Named gradients.
  public var gradients: [GradientToken] = []
  /// Named type styles.
  public var typography: [TypeStyle] = []
  /// Rows of symbol tables.
  public var symbols: [SymbolToken] = []
  /// Symbols drawn by code.
  public var symbolUses: [SymbolUse] = []
  /// Steps of spacing scales.
  public var spacing: [Measure] = []
  /// Corner radii.
  public var radii: [Measure] = []
  /// Named shadows.
  public var shadows: [ShadowToken] = []
  /// Named movements.
  public var motion: [MotionToken] = []
  /// Light and dark values stated at one place in markdown.
  public var appearances: [AppearancePair] = []
  /// What the documents say about contrast.
  public var claims: [Claim] = []
  /// APIs that need a newer iOS.
  public var requirements: [Requirement] = []
  /// Components of a front matter.
  public var components: [Component] = []

  /// Nothing yet.
  public init() {}

  /// Adds what another source states.
  mutating func append(_ other: Tokens) {
    colors += other.colors
    gradients += other.gradients
    typography += other.typography
    symbols += other.symbols
    symbolUses += other.symbolUses
    spacing += other.spacing
    radii += other.radii
    shadows += other.shadows
    motion += other.motion
    appearances += other.appearances
    claims += other.claims
    requirements += other.requirements
    components += other.components
  }
}
