import Design
import Syntax
import Testing

@Suite struct MeasureBoundsTests {
  private func read(_ text: String, _ flavor: Flavor = .neutral, path: String = "DESIGN.md") -> DesignSystem {
    DesignSystem.read(id: "a", folder: "a", files: [(flavor, SourceText(path: path, text: text))])
  }

  private func faults(_ system: DesignSystem) -> [String] {
    system.readingFindings.filter { $0.rule == "token-invalid" }.map { "\($0.position.line) \($0.message)" }
  }

  @Test func `a figure past the bound leaves the token without it and is said`() {
    let system = read("---\nspacing:\n  a: 1e308\n  b: 9999999px\n  c: 1000000px\n---\n# A\n")
    #expect(system.tokens.spacing.map(\.value) == [nil, nil, 1_000_000])
    #expect(
      faults(system) == [
        "3 'a' has the figure 1e+308, where at most 1000000 is wanted",
        "4 'b' has the figure 9999999.0, where at most 1000000 is wanted",
      ])
  }

  @Test func `figures of every kind are held`() {
    let tokens = """
      {"s": {"$type": "shadow", "$value": {"color": {"colorSpace": "srgb", "components": [0, 0, 0]},
        "offsetX": {"value": 1e300, "unit": "px"}, "offsetY": {"value": 1, "unit": "px"},
        "blur": {"value": 1, "unit": "px"}, "spread": {"value": 1, "unit": "px"}}},
       "d": {"$type": "duration", "$value": {"value": 1e300, "unit": "s"}}}
      """
    let system = read(tokens, .dtcg, path: "tokens.json")
    #expect(system.tokens.shadows.map(\.x) == [0])
    #expect(system.tokens.motion.map(\.duration) == [nil])
    #expect(faults(system).count == 2)
    let code = read("extension Font { static let huge = Font.system(size: 1e300) }", .swift, path: "A.swift")
    #expect(code.tokens.typography.map(\.size) == [nil])
    #expect(faults(code) == ["1 'huge' has the figure 1e+300, where at most 1000000 is wanted"])
  }
}
