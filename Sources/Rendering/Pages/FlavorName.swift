import Design

extension Flavor {
  /// In one word, for a column.
  var shortName: String {
    switch self {
    case .frontMatter: "Front matter"
    case .dtcg: "Tokens"
    case .semantics: "Themes"
    case .neutral: "Spec"
    case .xcassets: "Assets"
    case .swift: "Swift"
    case .swiftui: "SwiftUI"
    case .compose: "Compose"
    case .expo: "Expo"
    case .css: "CSS"
    case .guide: "Guide"
    }
  }

  /// In full.
  var longName: String {
    switch self {
    case .frontMatter: "Front matter"
    case .dtcg: "Design tokens"
    case .semantics: "Semantic themes"
    case .neutral: "Specification"
    case .xcassets: "Colour set of an asset catalogue"
    case .swift: "Swift code"
    case .swiftui: "SwiftUI companion"
    case .compose: "Jetpack Compose companion"
    case .expo: "Expo companion"
    case .css: "Stylesheet"
    case .guide: "Guide"
    }
  }
}
