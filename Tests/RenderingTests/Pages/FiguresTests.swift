import Testing

@testable import Rendering

@Suite("Figures") struct FiguresTests {
  @Test(arguments: [
    (1.0, 2, "1"), (1.005, 3, "1.005"), (-0.001, 2, "0"), (12.345, 1, "12.3"), (-4.5, 2, "-4.5"),
    (Double.nan, 2, "–"), (Double.infinity, 2, "–"), (1e300, 2, "–"),
  ])
  func `have no zeros too many`(value: Double, decimals: Int, wanted: String) {
    #expect(Figures.text(value, decimals: decimals) == wanted)
  }

  @Test func `stand in columns`() {
    #expect(Figures.fixed(4.4, decimals: 2) == "4.40")
    #expect(Figures.fixed(0.05, decimals: 2) == "0.05")
  }

  @Test func `are rounded to nearest, whatever their size`() {
    for value in [0.5, 9.995, 99.9949, -0.0049, 0.1 + 0.2, 123_456.789, 999_999_999_999.4, -31.25, 1e-7] {
      for decimals in 0...6 {
        let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
        let wanted = (abs(value) * scale).rounded() / scale * (value < 0 ? -1 : 1)
        let fixed = Figures.fixed(value, decimals: decimals)
        #expect(Double(fixed) == wanted, "\(value) with \(decimals)")
        #expect(fixed.split(separator: ".").dropFirst().first?.count ?? 0 == decimals)
        #expect(Double(Figures.text(value, decimals: decimals)) == wanted)
      }
    }
  }

  @Test func `carry their unit`() {
    #expect(Figures.measure(16, "pt") == "16 pt")
    #expect(Figures.measure(50, "%") == "50%")
    #expect(Figures.measure(8, nil) == "8")
  }

  @Test func `count in words`() {
    #expect(Figures.count(1, "colour") == "1 colour")
    #expect(Figures.count(2, "radius", "radii") == "2 radii")
  }
}
