import Design
import Testing

@Suite struct `WCAG contrast` {
  private func ratio(_ foreground: String, _ background: String) throws -> Double {
    let exact = Contrast.ratio(
      try #require(ColorValue(css: foreground)), on: try #require(ColorValue(css: background)))
    return (exact * 10_000).rounded() / 10_000
  }

  @Test func `is that of WCAG 2_2`() throws {
    #expect(try ratio("black", "white") == 21)
    #expect(try ratio("white", "white") == 1)
    #expect(try ratio("white", "#7360F2") == 4.4831)
    #expect(try ratio("white", "#3C7AB8") == 4.4986)
    #expect(try ratio("white", "#5B4BD6") == 6.1363)
    #expect(try ratio("#1B1B3A", "#7360F2") == 3.7045)
    #expect(try ratio("#1B1D1F", "#F7F5F0") == 15.5169)
  }

  @Test func `composites a translucent foreground`() throws {
    #expect(try ratio("#3C3C4399", "#FFFFFF") == 3.4382)
    #expect(try Contrast.cut(ratio("#00000080", "white"), decimals: 2) == 4)
    #expect(try Contrast.cut(ratio("rgba(10, 95, 150, 0.5)", "white"), decimals: 2) == 2.33)
    let half = ColorValue(.srgb, 0, 0, 0, alpha: 0.5).composited(over: ColorValue(.srgb, 1, 1, 1))
    #expect(half == ColorValue(.srgb, 0.5, 0.5, 0.5))
  }

  @Test func `is cut, never rounded up`() {
    #expect(Contrast.text(4.4986) == "4.49")
    #expect(Contrast.text(4.4999999) == "4.49")
    #expect(Contrast.text(4.5) == "4.5")
    #expect(Contrast.text(21) == "21")
    #expect(Contrast.text(3.2) == "3.2")
    #expect(Contrast.text(1.0555, decimals: 3) == "1.055")
  }
}
