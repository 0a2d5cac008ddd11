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
      """)
    let pairs = prose.statements.evidence.pairs.map {
      "\($0.origin.line) \($0.text) \(Prose.text($0.foreground)) \(Prose.text($0.background))"
    }
    #expect(pairs == ["5 Button: Text #FFFFFF #9FB8C8", "5 Button: Text #FFFFFF #101214"])
  }
}
