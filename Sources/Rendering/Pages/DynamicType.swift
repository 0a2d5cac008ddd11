import Design

/// How text grows with the reader's setting: the sizes of iOS's text styles (Human Interface Guidelines, Typography,
/// "Dynamic Type sizes").
enum DynamicType {
  /// A setting of the reader's.
  struct Setting {
    /// The word of the guidelines.
    let name: String
    /// For classes and ids.
    let id: String
    let isDefault: Bool
    /// The column of `table`.
    let column: Int
  }

  /// The seven of the ordinary range, and the first and the last of those for accessibility.
  static let settings = [
    Setting(name: "xS", id: "xs", isDefault: false, column: 0),
    Setting(name: "S", id: "s", isDefault: false, column: 1),
    Setting(name: "M", id: "m", isDefault: false, column: 2),
    Setting(name: "L", id: "l", isDefault: true, column: 3),
    Setting(name: "xL", id: "xl", isDefault: false, column: 4),
    Setting(name: "xxL", id: "xxl", isDefault: false, column: 5),
    Setting(name: "xxxL", id: "xxxl", isDefault: false, column: 6),
    Setting(name: "AX1", id: "ax1", isDefault: false, column: 7),
    Setting(name: "AX5", id: "ax5", isDefault: false, column: 11),
  ]

  /// Points at xS, S, M, L, xL, xxL, xxxL and AX1 to AX5.
  private static let table: [String: [Double]] = [
    "largeTitle": [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    "title": [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    "title2": [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    "title3": [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    "headline": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "body": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "callout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    "subheadline": [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    "footnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    "caption": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    "caption2": [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  private static let otherNames = [
    "title1": "title", "caption1": "caption", "subhead": "subheadline", "largetitle": "largeTitle",
  ]

  /// The text style that a style grows with; nil where it is fixed or its source does not say. A custom face that
  /// scales without naming a style follows the body (SwiftUI, `Font.custom(_:size:)`).
  static func base(of style: TypeStyle) -> String? {
    guard style.scales != false else { return nil }
    guard let named = style.relativeTo else { return style.scales == true ? "body" : nil }
    let name = otherNames[named] ?? named
    return table[name] == nil ? "body" : name
  }

  /// How much a text style grows at a setting.
  static func scale(_ base: String, at setting: Setting) -> Double {
    guard let sizes = table[base] else { return 1 }
    return sizes[setting.column] / sizes[3]
  }

  /// A size at every setting.
  static func sizes(_ size: Double, growingWith base: String) -> [(setting: Setting, size: Double)] {
    settings.map { ($0, size * scale(base, at: $0)) }
  }

  /// The property of a system's stylesheet that holds how much a text style grows.
  static func property(_ base: String) -> String { "--dt-" + base }

  /// What each choice of the page sets those properties to.
  static func css(_ bases: Set<String>) -> String {
    let names = bases.sorted()
    return settings.filter { !$0.isDefault }.map { setting in
      let values = names.map { property($0) + ":" + Figures.text(scale($0, at: setting), decimals: 4) }
      return "main:has(#dt-\(setting.id):checked){\(values.joined(separator: ";"))}\n"
    }.joined()
  }

  /// What the partial `dynamic-type` shows.
  static let choices: [TemplateValue] = settings.map { setting in
    ["id": .text("dt-" + setting.id), "name": .text(setting.name), "isDefault": .flag(setting.isDefault)]
  }
}
