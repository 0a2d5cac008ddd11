import TestSupport
import Testing

/// What must hold of every page, wide and on a phone, light and dark.
extension SiteInBrowser {
  @Suite("Every page", .enabled(if: Axe.script != nil, "\(Axe.reason)"))
  struct EveryPageTests {
    /// How a page is looked at.
    struct Look: CustomStringConvertible {
      let width: Int
      let appearance: String
      var description: String { "\(width) px, \(appearance)" }
      /// The dark page is the light one in other colours.
      var scope: Axe.Scope { appearance == "dark" ? .colors : .everything }

      static let all = [1440, 390].flatMap { width in
        ["light", "dark"].map { Look(width: width, appearance: $0) }
      }
    }

    @Test func `has its place in the site that is looked at`() throws {
      let site = ["404", "changes", "compare", "index", "rules", "symbols"]
      let system = [
        "accessibility", "appearance", "colors", "components", "downloads", "findings", "index", "layout",
        "motion",
        "source/DESIGN", "source/DESIGN-swiftui", "source/semantics.json", "source/splash", "symbols",
        "typography",
      ]
      let wanted = site + system.map { "notes/tern/" + $0 } + ["maps/skua/source/DESIGN"]
      #expect(Set(wanted.map { $0 + ".html" }).subtracting(try SharedBrowser.stage.site.pages) == [])
    }

    @Test func `is free of what axe finds, complains of nothing, fits its window, asks nobody else`() throws {
      let stage = try SharedBrowser.stage
      for page in stage.site.pages where Self.isOfItsOwnKind(page) {
        try stage.browser.open(stage.site.address + page)
        for look in Look.all {
          try stage.browser.show(look)
          let faults = try Axe.faults(in: stage.browser, look.scope) + Self.sidewaysFaults(in: stage.browser)
          #expect(faults == [], "\(page), \(look)")
        }
        let strangers: [String] = try stage.browser.value(
          """
          return performance.getEntriesByType('resource').map(entry => entry.name)
            .filter(name => !name.startsWith(arguments[0]))
          """, [stage.site.address])
        #expect(strangers == [], "\(page) asks elsewhere")
        let complaints = try stage.browser.complaints()
        #expect(complaints == [], "\(page)")
      }
    }

    @Test func `is so with the menu open, the search open, and a gallery filtered`() throws {
      let stage = try SharedBrowser.stage
      let browser = stage.browser
      for look in Look.all {
        try browser.show(look)
        try browser.open(stage.site.address + "notes/tern/colors.html#menu")
        #expect(try Axe.faults(in: browser, look.scope) == [], "menu, \(look)")
        try browser.open(stage.site.address + "notes/tern/colors.html")
        try browser.search(for: "tern")
        #expect(try Axe.faults(in: browser, look.scope) == [], "search, \(look)")
        try browser.open(stage.site.address + "index.html")
        try browser.click("[data-filter=hue]")
        #expect(try Axe.faults(in: browser, look.scope) == [], "filter, \(look)")
      }
    }

    /// Of the second system only what is hard to set: the rest looks as in the first.
    private static func isOfItsOwnKind(_ page: String) -> Bool {
      !page.hasPrefix("maps/")
        || ["colors", "findings", "source/DESIGN"].contains { page.hasSuffix("skua/\($0).html") }
    }

    /// What is wider than the window.
    static func sidewaysFaults(in browser: Browser) throws -> [String] {
      try browser.value(
        """
        const root = document.documentElement;
        if (root.scrollWidth <= root.clientWidth) return [];
        return [...document.querySelectorAll('body *')]
          .filter(element => element.getBoundingClientRect().right > root.clientWidth + 1)
          .slice(0, 3).map(element => `too wide: ${element.tagName} .${element.getAttribute('class')}`);
        """)
    }
  }
}

extension Browser {
  /// The page as it looks in a window and an appearance.
  func show(_ look: SiteInBrowser.EveryPageTests.Look) throws {
    try resize(width: look.width, height: 900)
    try emulate(["prefers-color-scheme": look.appearance])
  }

  /// Media features as a reader's system has them; those that are not named are as usual.
  func emulate(_ features: [String: String] = [:], medium: String = "") throws {
    try command(
      "Emulation.setEmulatedMedia",
      [
        "media": .text(medium),
        "features": .list(features.map { .object(["name": .text($0), "value": .text($1)]) }),
      ])
  }
}
