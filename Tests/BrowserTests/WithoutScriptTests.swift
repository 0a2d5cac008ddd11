import TestSupport
import Testing

/// What is left where a reader's browser runs no script, and where the site lies on a disk.
extension SiteInBrowser {
  @Suite("Without script") struct WithoutScriptTests {
    private func withoutScript(_ body: (Browser, String) throws -> Void) throws {
      let stage = try SharedBrowser.stage
      try stage.browser.show(.init(width: 390, appearance: "light"))
      try stage.browser.command("Emulation.setScriptExecutionDisabled", ["value": .flag(true)])
      defer { try? stage.browser.command("Emulation.setScriptExecutionDisabled", ["value": .flag(false)]) }
      try body(stage.browser, stage.site.address)
    }

    @Test func `a phone's menu opens, leads on, and closes`() throws {
      try withoutScript { browser, address in
        try browser.open(address + "notes/tern/colors.html")
        #expect(try browser.value("return document.getElementById('menu').checkVisibility()") == false)
        try browser.click(".bar-menu")
        #expect(try browser.value("return document.getElementById('menu').checkVisibility()"))
        try browser.click(".side-close")
        #expect(try browser.value("return document.getElementById('menu').checkVisibility()") == false)
        try browser.click(".bar-menu")
        try browser.click("#menu a[href='motion.html']")
        #expect(try browser.value("return document.querySelector('h1').innerText") == "Motion")
      }
    }

    /// A choice of colour vision or text size is made by style alone, so its buttons are alive.
    @Test func `every page says what it is about, and shows nothing that would do nothing`() throws {
      try withoutScript { browser, address in
        for page in try SharedBrowser.stage.site.pages {
          try browser.open(address + page)
          let dead: [String] = try browser.value(
            """
            return [...document.querySelectorAll('button, input, select, form, [role=button]')]
              .filter(element => element.checkVisibility() && element.type !== 'radio')
              .map(element => element.outerHTML.slice(0, 80));
            """)
          #expect(dead == [], "\(page)")
          #expect(
            try browser.value("return document.querySelector('main').innerText.split(/\\s+/).length > 8"),
            "\(page) says nothing")
        }
      }
    }

    @Test func `a colour is seen as others see it`() throws {
      try withoutScript { browser, address in
        try browser.open(address + "notes/tern/colors.html")
        try browser.click("#vision-protanopia")
        #expect(
          try browser.value(
            "return getComputedStyle(document.querySelector('.tiles')).filter.includes('protanopia')"))
      }
    }
  }

  @Suite("On a disk") struct FromDiskTests {
    private func open(_ page: String) throws -> Browser {
      let stage = try SharedBrowser.stage
      try stage.browser.show(.init(width: 1440, appearance: "light"))
      try stage.browser.open(stage.site.diskAddress + page)
      return stage.browser
    }

    @Test func `pages have their style, and links lead on`() throws {
      let browser = try open("index.html")
      #expect(
        try browser.value("return getComputedStyle(document.querySelector('.systems')).display") == "grid")
      try browser.click(".system a[href='notes/tern/index.html']")
      try browser.click(".side a[href='colors.html']")
      #expect(try browser.value("return document.querySelector('h1').innerText") == "Colours")
      let blue: String = try browser.value(
        "return getComputedStyle(document.querySelector('#neutral-signal .field')).backgroundColor")
      #expect(blue == "rgb(200, 64, 46)")
    }

    @Test func `the search finds and follows`() throws {
      let browser = try open("notes/tern/layout.html")
      try browser.search(for: "#C8402E")
      #expect(try browser.value("return document.querySelector('.results a').innerText.includes('Signal')"))
      try browser.press(Key.enter)
      try browser.wait("document.querySelector(':target h3')?.innerText === 'Signal'")
      let complaints = try browser.complaints()
      #expect(complaints == [])
    }

    @Test func `two systems are compared`() throws {
      let browser = try open("compare.html")
      try browser.wait("document.getElementById('comparison').innerText.includes('ΔE')")
    }
  }
}
