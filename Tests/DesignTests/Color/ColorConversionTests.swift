import Design
import Testing

@Suite struct `Colour conversion` {
  private func isNear(_ value: SIMD3<Double>, _ x: Double, _ y: Double, _ z: Double, within: Double) -> Bool {
    let difference = value - SIMD3(x, y, z)
    return [difference.x, difference.y, difference.z].allSatisfy { $0.magnitude <= within }
  }

  @Test(arguments: ColorValue.Space.allCases)
  func `comes back from every space`(_ space: ColorValue.Space) {
    for hex in ["#000000", "#FFFFFF", "#808080", "#C86432", "#0000FF", "#00FF00", "#12F0A7"] {
      let color = ColorValue(css: hex)
      #expect(color?.converted(to: space).converted(to: .srgb).contractText == hex)
    }
  }

  @Test func `agrees with published values of green`() throws {
    // The reference tests of CSS Color 4 use `green` in each space.
    let green = try #require(ColorValue(css: "green"))
    #expect(isNear(green.converted(to: .lab).components, 46.2777, -47.5524, 48.5863, within: 0.001))
    #expect(isNear(green.converted(to: .lch).components, 46.2777, 67.9842, 134.3839, within: 0.001))
    #expect(isNear(green.converted(to: .oklab).components, 0.51975, -0.1403, 0.10768, within: 0.0001))
    #expect(isNear(green.converted(to: .oklch).components, 0.51975, 0.17686, 142.495, within: 0.001))
    #expect(isNear(green.converted(to: .displayP3).components, 0.21604, 0.49418, 0.13151, within: 0.00001))
    #expect(isNear(green.converted(to: .a98).components, 0.281363, 0.498012, 0.116746, within: 0.00001))
    #expect(isNear(green.converted(to: .rec2020).components, 0.235202, 0.431704, 0.085432, within: 0.00001))
    #expect(isNear(green.converted(to: .prophoto).components, 0.230524, 0.395782, 0.129950, within: 0.00001))
    #expect(isNear(green.converted(to: .xyz65).components, 0.07719, 0.15438, 0.02573, within: 0.0001))
  }

  @Test func `spells hue-based forms`() throws {
    let color = try #require(ColorValue(css: "#528FCC"))
    #expect(isNear(color.converted(to: .hsl).components, 210, 0.544643, 0.560784, within: 0.001))
    #expect(isNear(color.converted(to: .hwb).components, 210, 0.321569, 0.2, within: 0.001))
    #expect(isNear(color.hsb, 210, 0.598039, 0.8, within: 0.001))
    #expect(ColorValue(hue: 210, saturation: 0.6, brightness: 0.8).contractText == "#528FCC")
    #expect(ColorValue(hue: 0, saturation: 0, brightness: 1).contractText == "#FFFFFF")
    #expect(ColorValue(css: "#808080")?.converted(to: .hsl).components == SIMD3(0, 0, 128.0 / 255))
  }

  @Test func `writes what sRGB cannot show as Display P3`() {
    #expect(ColorValue(.displayP3, 0.1, 0.7, 0.4).contractText == "color(display-p3 0.1 0.7 0.4)")
    #expect(ColorValue(.displayP3, 1, 0, 0, alpha: 0.5).contractText == "color(display-p3 1 0 0 / 0.5)")
    #expect(ColorValue(.displayP3, 0.5, 0.5, 0.5).contractText == "#808080")
    #expect(ColorValue(css: "oklch(0.7 0.3 150)")?.isInSRGB == false)
    // Clipped to bytes, by the D65 matrix.
    let wide = ColorValue(.displayP3, 0.1, 0.7, 0.4)
    #expect([wide.red, wide.green, wide.blue] == [0x00, 0xB6, 0x5D])
  }

  @Test func `half a byte rounds up`() {
    #expect(ColorValue.byte(0.5) == 128)
    #expect(ColorValue.byte(0.1) == 26)
    #expect(ColorValue.byte(0.7) == 179)
    #expect(ColorValue.byte(0.3) == 77)
    #expect(ColorValue.byte(-1) == 0)
    #expect(ColorValue.byte(7) == 255)
    #expect(ColorValue.byte(.nan) == 0)
  }

  @Test(arguments: ColorValue.Space.allCases)
  func `never traps on what is no number`(_ space: ColorValue.Space) {
    for odd in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e9] {
      let color = ColorValue(space, odd, odd, -odd, alpha: odd)
      #expect(!color.contractText.isEmpty)
      for target in ColorValue.Space.allCases { _ = color.converted(to: target).contractText }
      _ = color.mapped(into: .srgb).contractText
      _ = ColorDifference.deltaE2000(color, ColorValue(.srgb, 0, 0, 0))
      _ = Contrast.text(Contrast.ratio(color, on: color))
      _ = ColorVision.tritanopia.seen(color).contractText
    }
  }

  @Test func `maps into a gamut by reducing chroma`() throws {
    // CSS Color 4, example of section 13: hue and lightness stay, chroma goes.
    let wide = try #require(ColorValue(css: "oklch(0.7 0.4 150)"))
    let mapped = wide.mapped(into: .srgb)
    #expect(mapped.isInSRGB)
    let polar = mapped.converted(to: .oklch).components
    #expect((polar.x - 0.7).magnitude < 0.03)
    #expect((polar.z - 150).magnitude < 6)
    #expect(polar.y > 0.15 && polar.y < 0.25)
    #expect(ColorValue(css: "oklch(1.2 0.4 150)")?.mapped(into: .srgb).contractText == "#FFFFFF")
    #expect(ColorValue(css: "oklch(0 0.4 150)")?.mapped(into: .srgb).contractText == "#000000")
    let inside = try #require(ColorValue(css: "#C86432"))
    #expect(inside.mapped(into: .srgb) == inside)
    #expect(ColorValue(.displayP3, 1, 0, 0).mapped(into: .srgb).contractText.hasPrefix("#FF"))
  }
}
