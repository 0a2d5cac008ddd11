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
  public var colors: [ColorToken] = []
  public var gradients: [GradientToken] = []
  public var typography: [TypeStyle] = []
  public var symbols: [SymbolToken] = []
  public var symbolUses: [SymbolUse] = []
  public var spacing: [Measure] = []
  public var radii: [Measure] = []
  public var shadows: [ShadowToken] = []
  public var motion: [MotionToken] = []
  public var appearances: [AppearancePair] = []
  public var claims: [Claim] = []
  public var requirements: [Requirement] = []
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
