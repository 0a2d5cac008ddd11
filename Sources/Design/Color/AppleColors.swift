/// The values Apple gives its own colours on iOS, light and dark, without increased contrast.
///
/// From UIKit's documented palette (Human Interface Guidelines, "Color", and the asset values UIKit resolves to);
/// they are what claims and previews are measured with, never the value of a token.
public enum AppleColors {
  /// A platform colour in both appearances.
  public struct Pair: Hashable, Sendable {
    /// In the light appearance.
    public let light: ColorValue
    /// In the dark appearance.
    public let dark: ColorValue
  }

  /// The values of a colour by the name code gives it: UIKit's `secondaryLabel`, SwiftUI's `secondary`.
  public static func values(named name: String) -> Pair? {
    let name = swiftUINames[name] ?? name
    guard let (light, dark) = hex[name] else { return nil }
    return Pair(light: value(light), dark: value(dark))
  }

  private static func value(_ hex: UInt32) -> ColorValue {
    ColorValue(
      red: UInt8(truncatingIfNeeded: hex >> 24), green: UInt8(truncatingIfNeeded: hex >> 16),
      blue: UInt8(truncatingIfNeeded: hex >> 8), alpha: UInt8(truncatingIfNeeded: hex))
  }

  private static let swiftUINames = [
    "primary": "label", "secondary": "secondaryLabel", "tertiary": "tertiaryLabel",
    "quaternary": "quaternaryLabel", "red": "systemRed", "orange": "systemOrange", "yellow": "systemYellow",
    "green": "systemGreen", "mint": "systemMint", "teal": "systemTeal", "cyan": "systemCyan",
    "blue": "systemBlue", "indigo": "systemIndigo", "purple": "systemPurple", "pink": "systemPink",
    "brown": "systemBrown", "gray": "systemGray",
  ]

  /// Red, green, blue, alpha of light and dark.
  private static let hex: [String: (UInt32, UInt32)] = [
    "label": (0x0000_00FF, 0xFFFF_FFFF), "secondaryLabel": (0x3C3C_4399, 0xEBEB_F599),
    "tertiaryLabel": (0x3C3C_434D, 0xEBEB_F54D), "quaternaryLabel": (0x3C3C_432E, 0xEBEB_F529),
    "placeholderText": (0x3C3C_434D, 0xEBEB_F54D), "link": (0x007A_FFFF, 0x0984_FFFF),
    "separator": (0x3C3C_434A, 0x5454_5899), "opaqueSeparator": (0xC6C6_C8FF, 0x3838_3AFF),
    "systemBackground": (0xFFFF_FFFF, 0x0000_00FF), "secondarySystemBackground": (0xF2F2_F7FF, 0x1C1C_1EFF),
    "tertiarySystemBackground": (0xFFFF_FFFF, 0x2C2C_2EFF),
    "systemGroupedBackground": (0xF2F2_F7FF, 0x0000_00FF),
    "secondarySystemGroupedBackground": (0xFFFF_FFFF, 0x1C1C_1EFF),
    "tertiarySystemGroupedBackground": (0xF2F2_F7FF, 0x2C2C_2EFF),
    "systemFill": (0x7878_8033, 0x7878_805C), "secondarySystemFill": (0x7878_8029, 0x7878_8052),
    "tertiarySystemFill": (0x7676_801F, 0x7676_803D), "quaternarySystemFill": (0x7474_8014, 0x7676_802E),
    "systemRed": (0xFF3B_30FF, 0xFF45_3AFF), "systemOrange": (0xFF95_00FF, 0xFF9F_0AFF),
    "systemYellow": (0xFFCC_00FF, 0xFFD6_0AFF), "systemGreen": (0x34C7_59FF, 0x30D1_58FF),
    "systemMint": (0x00C7_BEFF, 0x63E6_E2FF), "systemTeal": (0x30B0_C7FF, 0x40C8_E0FF),
    "systemCyan": (0x32AD_E6FF, 0x64D2_FFFF), "systemBlue": (0x007A_FFFF, 0x0A84_FFFF),
    "systemIndigo": (0x5856_D6FF, 0x5E5C_E6FF), "systemPurple": (0xAF52_DEFF, 0xBF5A_F2FF),
    "systemPink": (0xFF2D_55FF, 0xFF37_5FFF), "systemBrown": (0xA284_5EFF, 0xAC8E_68FF),
    "systemGray": (0x8E8E_93FF, 0x8E8E_93FF), "systemGray2": (0xAEAE_B2FF, 0x6363_66FF),
    "systemGray3": (0xC7C7_CCFF, 0x4848_4AFF), "systemGray4": (0xD1D1_D6FF, 0x3A3A_3CFF),
    "systemGray5": (0xE5E5_EAFF, 0x2C2C_2EFF), "systemGray6": (0xF2F2_F7FF, 0x1C1C_1EFF),
    "darkText": (0x0000_00FF, 0x0000_00FF), "lightText": (0xFFFF_FF99, 0xFFFF_FF99),
  ]
}
