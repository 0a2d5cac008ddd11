/// Which files are sources, and of what kind: a new flavor is a line of the table.
public struct FlavorPattern: Sendable {
  /// What the file's path looks like.
  public let pattern: GlobPattern
  /// What kind of source it then is.
  public let flavor: Flavor
  /// Whether such a file makes its folder a design system.
  public let makesSystem: Bool
  /// Whether it is a team's own, which may name a folder too.
  private let isTeams: Bool

  /// A pattern of a team's own; whether it makes a system is up to the flavor.
  public init(_ pattern: String, _ flavor: Flavor) {
    self.init(pattern, flavor, makesSystem: flavor.makesSystem, isTeams: true)
  }

  private init(_ pattern: String, _ flavor: Flavor, makesSystem: Bool? = nil, isTeams: Bool = false) {
    self.pattern = GlobPattern(pattern)
    self.flavor = flavor
    self.makesSystem = makesSystem ?? flavor.makesSystem
    self.isTeams = isTeams
  }

  /// Whether a file is such a source. What is in a folder that somebody called `DESIGN.md` is none.
  func matches(_ path: String) -> Bool {
    isTeams ? pattern.matches(path) : pattern.matches(file: path)
  }

  /// The names that are known without any configuration; the first that fits decides.
  public static let all = [
    FlavorPattern("DESIGN.md", .neutral),
    FlavorPattern("DESIGN-swiftui.md", .swiftui),
    FlavorPattern("DESIGN-android.md", .compose),
    FlavorPattern("DESIGN-expo.md", .expo),
    FlavorPattern("DESIGN*.md", .guide, makesSystem: true),
    FlavorPattern("tokens.json", .dtcg),
    FlavorPattern("*.tokens.json", .dtcg),
    FlavorPattern("*.tokens", .dtcg),
    FlavorPattern("resolver.json", .dtcg),
    FlavorPattern("*.resolver.json", .dtcg),
    FlavorPattern("semantics.json", .semantics),
    FlavorPattern("**/*.xcassets/**/Contents.json", .xcassets),
    FlavorPattern("*.swift", .swift),
    FlavorPattern("*.css", .css),
    FlavorPattern("*.md", .guide),
  ]
}

extension Flavor {
  fileprivate var makesSystem: Bool {
    switch self {
    case .frontMatter, .neutral, .swiftui, .compose, .expo, .dtcg, .semantics: true
    case .xcassets, .swift, .css, .guide: false
    }
  }
}
