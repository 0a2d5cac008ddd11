/// Colours that SwiftUI and UIKit name: fixed ones, and those the platform decides.
enum SwiftColorNames {
  /// The same in every appearance, from the documentation of `UIColor`'s fixed colours.
  static let fixed: [String: ColorValue] = [
    "white": ColorValue(.srgb, 1, 1, 1), "black": ColorValue(.srgb, 0, 0, 0),
    "clear": ColorValue(.srgb, 0, 0, 0, alpha: 0),
  ]

  /// UIKit's and AppKit's basic colours, which do not adapt.
  static let fixedUIKit: [String: ColorValue] = [
    "red": ColorValue(.srgb, 1, 0, 0), "green": ColorValue(.srgb, 0, 1, 0),
    "blue": ColorValue(.srgb, 0, 0, 1),
    "cyan": ColorValue(.srgb, 0, 1, 1), "yellow": ColorValue(.srgb, 1, 1, 0),
    "magenta": ColorValue(.srgb, 1, 0, 1), "orange": ColorValue(.srgb, 1, 0.5, 0),
    "purple": ColorValue(.srgb, 0.5, 0, 0.5), "brown": ColorValue(.srgb, 0.6, 0.4, 0.2),
    "gray": ColorValue(.srgb, 0.5, 0.5, 0.5), "darkGray": ColorValue(.srgb, 1 / 3, 1 / 3, 1 / 3),
    "lightGray": ColorValue(.srgb, 2 / 3, 2 / 3, 2 / 3), "darkText": ColorValue(.srgb, 0, 0, 0),
    "lightText": ColorValue(.srgb, 1, 1, 1, alpha: 0.6),
  ]

  /// SwiftUI's own, which adapt.
  static let system: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "indigo", "blue", "purple", "pink", "brown",
    "gray",
    "primary", "secondary", "accentColor",
  ]

  /// UIKit's, which adapt.
  static let systemUIKit: Set<String> = [
    "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink", "systemPurple",
    "systemTeal", "systemIndigo", "systemMint", "systemCyan", "systemBrown", "systemGray", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "link", "placeholderText", "separator", "opaqueSeparator", "systemBackground",
    "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill",
    "secondarySystemFill",
    "tertiarySystemFill", "quaternarySystemFill", "tintColor",
  ]

  /// AppKit's, which adapt: all end so (`labelColor`, `windowBackgroundColor`).
  static func isAppKit(_ name: String) -> Bool {
    name.hasSuffix("Color") && name != "accentColor" && name != "tintColor"
  }

  /// Styles of SwiftUI that stand where a colour may and are none.
  static let styles: Set<String> = [
    "foreground", "background", "tint", "selection", "separator", "placeholder", "link", "fill",
    "windowBackground",
    "tertiary", "quaternary", "quinary", "ultraThinMaterial", "thinMaterial", "regularMaterial",
    "thickMaterial",
    "ultraThickMaterial", "bar", "linearGradient", "radialGradient", "angularGradient", "conicGradient",
    "image",
    "sRGB", "sRGBLinear", "displayP3", "init", "automatic", "visible", "hidden", "inverted", "none", "some",
    "self", "shared",
  ]

  /// Whether a name belongs to the platform.
  static func isKnown(_ name: String) -> Bool {
    fixed[name] != nil || fixedUIKit[name] != nil || system.contains(name) || systemUIKit.contains(name)
      || styles.contains(name)
  }
}
