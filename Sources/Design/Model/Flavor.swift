public import Syntax

/// What kind of source a file is, or a part of one. In order of authority: where two disagree, the earlier is right.
public enum Flavor: String, CaseIterable, Comparable, Codable, Sendable {
  case frontMatter = "front-matter"
  case dtcg, semantics, neutral, xcassets, swift, swiftui, compose, expo, css, guide

  /// The place in the order of authority, 0 first.
  public var rank: Int {
    switch self {
    case .frontMatter: 0
    case .dtcg: 1
    case .semantics: 2
    case .neutral: 3
    case .xcassets: 4
    case .swift: 5
    case .swiftui: 6
    case .compose: 7
    case .expo: 8
    case .css: 9
    case .guide: 10
    }
  }

  /// By its rank: the text of a case costs more to hash than most of what flavors are hashed with.
  public func hash(into hasher: inout Hasher) { hasher.combine(rank) }

  /// A flavor of higher authority is smaller.
  public static func < (left: Flavor, right: Flavor) -> Bool { left.rank < right.rank }
}

/// Where a fact was read: which flavor, which file, which place.
public struct Origin: Hashable, Codable, Sendable {
  /// The flavor of the source.
  public var flavor: Flavor
  /// The file, relative to the folder that was read.
  public var path: String
  /// The first scalar of the declaration's name, or what stands for it.
  public var position: Position
  /// The line, from 1.
  public var line: Int { position.line }

  /// A place in a source.
  public init(flavor: Flavor, path: String, position: Position) {
    self.flavor = flavor
    self.path = path
    self.position = position
  }
}
