import Design

/// The accent of a system's pages: its brand colour, its lightness moved until it can carry text.
struct Accent {
  /// For the light frame, as a stylesheet writes it.
  let light: String
  /// For the dark frame.
  let dark: String

  /// The grounds of `site.css` that are hardest to read on: the sunk paper of either appearance.
  private static let lightGround = ColorValue(.srgb, 0xF4 / 255.0, 0xF4 / 255.0, 0xF2 / 255.0)
  private static let darkGround = ColorValue(.srgb, 0x1C / 255.0, 0x1D / 255.0, 0x1F / 255.0)

  init(_ brand: ColorValue?) {
    let brand = (brand ?? ColorValue(red: 0x2B, green: 0x50, blue: 0xD8)).withAlpha(1)
    light = Self.lifted(brand, on: Self.lightGround, by: -0.01)
    dark = Self.lifted(brand, on: Self.darkGround, by: 0.01)
  }

  /// The nearest lightness that reaches what text needs (WCAG 2.2, 1.4.3), with room for a tint below it.
  private static func lifted(_ brand: ColorValue, on ground: ColorValue, by step: Double) -> String {
    var lch = brand.converted(to: .oklch).components
    var color = brand.mapped(into: .srgb)
    var steps = 0
    while Contrast.ratio(color, on: ground) < 5, steps < 100 {
      lch.x = min(max(lch.x + step, 0), 1)
      color = ColorValue(.oklch, lch.x, lch.y, lch.z).mapped(into: .srgb)
      steps += 1
    }
    return ColorFigures(color).css
  }
}
