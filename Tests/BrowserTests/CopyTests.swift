import TestSupport
import Testing

/// What a click puts on the clipboard.
extension SiteInBrowser {
  @Suite("Copying") struct CopyTests {
    /// What the clipboard holds after the page has said that it copied something.
    private func clipboard(_ browser: Browser) throws -> String {
      try browser.wait("document.querySelector('[aria-live]').textContent.startsWith('Copied')")
      return try browser.value("return navigator.clipboard.readText()")
    }

    /// The buttons of a swatch show when it is pressed.
    private func press(_ button: Int, of swatch: String, in browser: Browser) throws {
      try browser.click("\(swatch) .sw")
      try browser.wait("getComputedStyle(document.querySelector('\(swatch) .copy')).opacity === '1'")
      try browser.click("\(swatch) .copy button:nth-of-type(\(button + 1))")
    }

    private func open(_ page: String) throws -> (browser: Browser, address: String) {
      let stage = try SharedBrowser.stage
      try stage.browser.command(
        "Browser.grantPermissions",
        ["permissions": .list([.text("clipboardReadWrite"), .text("clipboardSanitizedWrite")])])
      try stage.browser.show(.init(width: 1440, appearance: "light"))
      try stage.browser.open(stage.site.address + page)
      return (stage.browser, stage.site.address + page)
    }

    @Test(arguments: [
      ("Hex", "#2456C8"), ("CSS", "#2456c8"), ("Swift", "Color(red: 0.141, green: 0.337, blue: 0.784)"),
    ])
    func `a swatch gives its value`(button: String, text: String) throws {
      let (browser, _) = try open("notes/tern/colors.html")
      let place = ["Hex", "CSS", "Swift", "Link"].firstIndex(of: button) ?? 0
      try press(place, of: "#neutral-tern-blue", in: browser)
      #expect(try clipboard(browser) == text)
      #expect(
        try browser.value("return document.querySelector('[aria-live]').textContent") == "Copied \(text)")
    }

    @Test func `a swatch gives a link to itself`() throws {
      let (browser, address) = try open("notes/tern/colors.html")
      try press(3, of: "#neutral-signal", in: browser)
      #expect(try clipboard(browser) == address + "#neutral-signal")
    }

    @Test func `the keyboard reaches the buttons`() throws {
      let (browser, _) = try open("notes/tern/colors.html")
      try browser.run("document.querySelector('#neutral-signal .copy button').focus()")
      try browser.wait("getComputedStyle(document.querySelector('#neutral-signal .copy')).opacity === '1'")
      try browser.press(Key.enter)
      #expect(try clipboard(browser) == "#C8402E")
    }

    @Test func `a click on code gives what stands there`() throws {
      let (browser, _) = try open("notes/tern/motion.html")
      try browser.click(".move [data-copy]")
      #expect(try clipboard(browser).hasPrefix(".spring(response: 0.4"))
    }
  }
}
