import TestSupport
import Testing

/// What moves, and for whom it does not.
extension SiteInBrowser {
  @Suite("Motion") struct MotionTests {
    private static let places =
      "[...document.querySelectorAll('.runner')].map(runner => Math.round(runner.getBoundingClientRect().x))"

    private func open(_ page: String, reduced: Bool) throws -> Browser {
      let stage = try SharedBrowser.stage
      try stage.browser.resize(width: 1440, height: 900)
      try stage.browser.emulate(["prefers-reduced-motion": reduced ? "reduce" : "no-preference"])
      try stage.browser.open(stage.site.address + page)
      return stage.browser
    }

    @Test func `a plot is played on a press`() throws {
      let browser = try open("notes/tern/motion.html", reduced: false)
      try browser.click(".move .play")
      #expect(try browser.value("return document.querySelector('.runner').getAnimations().length") == 1)
    }

    @Test func `the parts of a sequence begin one after another`() throws {
      let browser = try open("notes/tern/source/splash.html", reduced: false)
      #expect(
        try browser.value(
          "return [...document.querySelectorAll('.timeline li a')].map(link => link.innerText)")
          == ["Page opens", "Line is drawn", "Date appears"])
      try browser.click(".timeline .play")
      #expect(
        try browser.value(
          """
          return [...document.querySelectorAll('.arrives')].map(part => part.getAnimations()[0].effect.getTiming())
            .map(({ delay, duration }) => [delay, duration])
          """) == [[0, 500], [500, 400], [700, 200]])
    }

    @Test func `whoever asked for less sees the end`() throws {
      var browser = try open("notes/tern/motion.html", reduced: false)
      let starts: [Int] = try browser.value("return \(Self.places)")
      browser = try open("notes/tern/motion.html", reduced: true)
      let ends: [Int] = try browser.value("return \(Self.places)")
      #expect(!starts.isEmpty && zip(starts, ends).allSatisfy { $1 > $0 + 50 })
      try browser.click(".move .play")
      #expect(try browser.value("return document.getAnimations().length") == 0)
      #expect(
        try browser.value("return document.querySelector('[aria-live]').textContent.includes('reduced')"))

      try browser.open(try SharedBrowser.stage.site.address + "notes/tern/source/splash.html")
      try browser.click(".timeline .play")
      #expect(try browser.value("return document.getAnimations().length") == 0)
    }
  }

  @Suite("On paper") struct PaperTests {
    @Test func `the frame is gone, the colours stay`() throws {
      let stage = try SharedBrowser.stage
      try stage.browser.resize(width: 794, height: 1123)
      try stage.browser.emulate(["prefers-color-scheme": "dark"], medium: "print")
      try stage.browser.open(stage.site.address + "notes/tern/colors.html")
      let shown: [String] = try stage.browser.value(
        """
        return [...document.querySelectorAll('.side, .bar, .top, .contents, .choice, .sieve, .copy, button')]
          .filter(element => element.checkVisibility()).map(element => element.className);
        """)
      #expect(shown == [])
      #expect(
        try stage.browser.value(
          "return getComputedStyle(document.querySelector('#neutral-signal .field')).printColorAdjust")
          == "exact")
      #expect(
        try stage.browser.value("return getComputedStyle(document.body).backgroundColor")
          == "rgb(255, 255, 255)")
    }
  }

  @Suite("Long lists") struct LongListTests {
    @Test func `a field leaves the rows that have its words`() throws {
      let stage = try SharedBrowser.stage
      try stage.browser.show(.init(width: 1440, appearance: "light"))
      try stage.browser.open(stage.site.address + "maps/skua/colors.html")
      try stage.browser.type("海の色", into: ".sieve")
      let names: [String] = try stage.browser.value(
        "return [...document.querySelectorAll('.tile')].filter(tile => tile.checkVisibility()).map(tile => tile.querySelector('h3').innerText)"
      )
      #expect(names == ["海の色"])
    }
  }
}
