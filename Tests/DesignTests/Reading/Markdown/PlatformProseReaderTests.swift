import Testing

@testable import Design

@Suite struct `Platform and pairs in prose` {
  private func minimum(_ text: String) -> [String] {
    Prose(text).statements.evidence.minimumIOS.map { "\($0.origin.line) \($0.ios)" }
  }

  @Test(arguments: [
    ("- Minimum target: iOS 16 (`.sensoryFeedback` requires iOS 17)", ["1 16.0"]),
    ("Targets iOS 17+. The swipe actions assume iOS 17.", ["1 17.0"]),
    ("- iOS 16.4 or later", ["1 16.4"]), ("- Features like lenses require iOS 15+", []),
    ("Use `.sensoryFeedback` (iOS 17+).", []), ("On iOS 16, fall back.", []),
  ])
  func `the lowest iOS is what a document states of itself`(text: String, want: [String]) {
    #expect(minimum(text) == want)
  }

  @Test func `text and background of one list are a pair in each appearance`() {
    let prose = Prose(
      """
      ## Colors

      ### Button
      - Background: `#9FB8C8` / `#101214`
      - Text: `#FFFFFF`

      ### Chip
      - Background: `#FAF6EC` / `#28281F`
      - Text: `#2A2A1F` / `#F3EFE4` (selected: `#FFFFFF` / `#14140F`)
      """)
    let pairs = prose.statements.evidence.pairs.map {
      "\($0.origin.line) \($0.text) \(Prose.text($0.foreground)) \(Prose.text($0.background))"
    }
    #expect(
      pairs == [
        "5 Button: Text #FFFFFF #9FB8C8", "5 Button: Text #FFFFFF #101214", "9 Chip: Text #2A2A1F #FAF6EC",
      ])
  }

  @Test func `hit areas are stated below a heading of touch targets`() {
    let prose = Prose(
      """
      ## Touch Targets
      - Close: 24pt glyph, 44pt effective hit
      - Stepper: 36-44pt circular hit
      - Row: full-row tap, ≥ 72pt tall
      - Pill: min 36pt tall
      - Tab icon: 24pt glyph

      ## Buttons
      - Height: 32pt
      """)
    #expect(
      prose.statements.evidence.touchTargets.map { "\($0.origin.line) \($0.name) \(Prose.number($0.size))" }
        == [
          "2 Close 44", "3 Stepper 36", "4 Row 72", "5 Pill 36",
        ])
  }
}
