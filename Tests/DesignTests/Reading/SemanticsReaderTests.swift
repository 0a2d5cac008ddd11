import Syntax
import Testing

@testable import Design

@Suite struct `semantics.json` {
  private func read(_ json: String) -> DesignSystem {
    DesignSystem.read(
      id: "tern", folder: "tern", files: [(.semantics, SourceText(path: "semantics.json", text: json))])
  }

  @Test func `has themes of colours, radii and type`() {
    let system = read(
      """
      { "themes": { "tern": {
        "colors": {
          "light": { "primary": "#9941FF",
            "bad": "#12" },
          "dark": { "primary": "#B27BF2",
            "accent": "#FFFFFF" },
          "Dim": { "primary": "#AAAAAA" } },
        "borderRadius": { "none": 0, "small": "4px", "odd": true },
        "typography": { "font-family": "Inter, sans-serif",
          "desktop": {
            "headline": { "font-size": "66px", "line-height": "88px", "font-weight": 500 },
            "tight": { "font-size": "20px", "letter-spacing": "-0.02em", "line-height": 1.2, "font-family": "Karla" } } } } } }
      """)
    let colors = system.tokens.colors
    #expect(colors.map(\.name) == ["primary", "bad", "accent"])
    #expect(colors.map { $0.light?.contractText } == ["#9941FF", nil, nil])
    #expect(colors.map { $0.dark?.contractText } == ["#B27BF2", nil, "#FFFFFF"])
    #expect(colors.map(\.pairing) == [.stated, nil, nil])
    #expect(colors.map(\.group) == ["tern", "tern", "tern"])
    #expect(colors.map(\.origin.line) == [3, 4, 6])
    #expect(colors[0].themes.map(\.name) == ["dim"])
    #expect(system.tokens.radii.map(\.value) == [0, 4, nil])
    let styles = system.tokens.typography
    #expect(styles.map(\.name) == ["desktop.headline", "desktop.tight"])
    #expect(styles.map(\.family) == ["Inter", "Karla"])
    #expect(styles.map(\.lineHeight) == [88.0 / 66, 1.2])
    #expect(styles.map(\.letterSpacing) == [nil, -0.4])
    #expect(styles.map(\.weight) == [500, nil])
    #expect(
      system.readingFindings.map { "\($0.rule) \($0.position.line)" } == [
        "color-invalid 4", "token-invalid 8",
      ])
  }

  @Test func `is said to be broken where it is`() {
    #expect(read("{ \"themes\": ").readingFindings.map(\.rule) == ["token-invalid"])
    #expect(read("[]").tokens.colors.isEmpty)
  }
}
