import Testing

@testable import Design

@Suite("Shown colours") struct ShownColorTests {
  @Test func `are the same where their texts are`() {
    let colors = [
      ColorValue(red: 0, green: 0, blue: 0), ColorValue(.srgb, 0, 0, 0), ColorValue(.srgb, 0, 0, 0, alpha: 0),
      ColorValue(.srgb, 0.001, 0, 0), ColorValue(.srgb, 0.003, 0, 0), ColorValue(.oklch, 0.7, 0.1, 200),
      ColorValue(.srgb, 1, 1, 1), ColorValue(.hsl, 0, 0, 1), ColorValue(.srgb, 1, 1, 1, alpha: 0.999),
      ColorValue(.displayP3, 1, 0, 0), ColorValue(.displayP3, 1, 0, 0.00001),
      ColorValue(.displayP3, 0.5, 0.5, 0.5),
      ColorValue(.srgb, 0.5, 0.5, 0.5), ColorValue(.displayP3, 1, 0, 0, alpha: 0.5),
    ]
    for one in colors {
      for other in colors {
        #expect((one.shown == other.shown) == (one.contractText == other.contractText))
      }
    }
  }
}
