import Design
import Testing

@testable import Rendering

@Suite("Spellings of a colour") struct ColorFiguresTests {
  private let purple = ColorFigures(ColorValue(red: 0x73, green: 0x60, blue: 0xF2))
  private let veil = ColorFigures(ColorValue(red: 0x73, green: 0x60, blue: 0xF2, alpha: 0x2E))
  private let wide = ColorFigures(ColorValue(.displayP3, 1, 0.2, 0.1))

  @Test func `are those of the contract, of CSS and of Swift`() {
    #expect(purple.hex == "#7360F2")
    #expect(purple.css == "#7360f2")
    #expect(purple.swift == "Color(red: 0.451, green: 0.376, blue: 0.949)")
    #expect(veil.css == "#7360f22e")
    #expect(veil.swift == "Color(red: 0.451, green: 0.376, blue: 0.949, opacity: 0.18)")
    #expect(wide.css == "color(display-p3 1 0.2 0.1)")
    #expect(wide.swift == "Color(.displayP3, red: 1.000, green: 0.200, blue: 0.100)")
  }

  @Test func `are given in three more spaces`() {
    #expect(purple.spaces.map(\.name) == ["RGB", "HSL", "OKLCH"])
    #expect(purple.spaces.map(\.value) == ["115 96 242", "248° 85% 66%", "0.588 0.21 283.8"])
  }

  @Test func `paint with a fill and an alpha`() {
    #expect(veil.fill == "#7360F2")
    #expect(veil.opacity == "0.18")
  }

  @Test func `name classes without signs`() {
    #expect(purple.swatch == "c-7360F2")
    #expect(wide.swatch == "c-colordisplay-p310_20_1")
  }

  @Test func `choose ink that can be read`() {
    #expect(purple.ink() == "on-light")
    #expect(purple.titleInk == "on-dark")
    #expect(veil.ink() == "on-light")
  }

  @Test func `grade contrast without rounding up`() {
    #expect(ContrastGrade(4.4999).ratio == "4.49")
    #expect(ContrastGrade(4.4999).level == "AA large")
    #expect(ContrastGrade(4.5).level == "AA")
    #expect(ContrastGrade(7).level == "AAA")
    #expect(ContrastGrade(2.99).level == "below AA")
  }

  @Test(arguments: [0xFFE500, 0x7360F2, 0xFFFFFF, 0x000000, 0x06C755, 0x121118])
  func `give an accent that can carry text`(hex: Int) throws {
    let brand = ColorValue(
      red: UInt8(hex >> 16), green: UInt8(hex >> 8 & 255), blue: UInt8(hex & 255))
    let accent = Accent(brand)
    let light = try #require(ColorValue(css: accent.light))
    let dark = try #require(ColorValue(css: accent.dark))
    for ground in ["#fcfcfb", "#ffffff", "#f4f4f2"] {
      #expect(Contrast.ratio(light, on: try #require(ColorValue(css: ground))) >= 4.5)
    }
    for ground in ["#121314", "#18191b", "#1c1d1f"] {
      #expect(Contrast.ratio(dark, on: try #require(ColorValue(css: ground))) >= 4.5)
    }
  }
}
