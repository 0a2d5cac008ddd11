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
    self.init(file: pattern, flavor, makesSystem: flavor.makesSystem, isTeams: true)
  }

  private init(file pattern: String, _ flavor: Flavor, makesSystem: Bool? = nil, isTeams: Bool = false) {
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
    FlavorPattern(file: "DESIGN.md", .neutral),
    FlavorPattern(file: "DESIGN-swiftui.md", .swiftui),
    FlavorPattern(file: "DESIGN-android.md", .compose),
    FlavorPattern(file: "DESIGN-expo.md", .expo),
    FlavorPattern(file: "DESIGN*.md", .guide, makesSystem: true),
    FlavorPattern(file: "tokens.json", .dtcg),
    FlavorPattern(file: "*.tokens.json", .dtcg),
    FlavorPattern(file: "*.tokens", .dtcg),
    FlavorPattern(file: "resolver.json", .dtcg),
    FlavorPattern(file: "*.resolver.json", .dtcg),
    FlavorPattern(file: "semantics.json", .semantics),
    FlavorPattern(file: "**/*.xcassets/**/Contents.json", .xcassets),
    FlavorPattern(file: "*.swift", .swift),
    FlavorPattern(file: "*.css", .css),
    FlavorPattern(file: "*.md", .guide),
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
