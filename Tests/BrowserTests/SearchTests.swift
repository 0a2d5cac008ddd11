import TestSupport
import Testing

/// How a reader finds a token, hands on the keyboard.
extension SiteInBrowser {
  @Suite("Search") struct SearchTests {
    private static let first = "document.querySelector('.results li:first-child')"

    /// Opens the search of a page with `/` and types into it.
    private func ask(_ words: String, on page: String = "notes/tern/layout.html") throws -> Browser {
      let stage = try SharedBrowser.stage
      try stage.browser.show(.init(width: 1440, appearance: "light"))
      try stage.browser.open(stage.site.address + page)
      try stage.browser.search(for: words)
      return stage.browser
    }

    @Test func `finds a token by its name`() throws {
      let browser = try ask("tern mist")
      #expect(try browser.value("return \(Self.first).innerText.startsWith('Tern Mist')"))
    }

    @Test(arguments: ["#C8402E", "c8402e"]) func `finds a colour by its value`(hex: String) throws {
      let browser = try ask(hex)
      #expect(try browser.value("return \(Self.first).innerText.startsWith('Signal')"))
      #expect(try browser.value("return \(Self.first).innerText.includes('ΔE 0.0')"))
    }

    @Test func `finds the nearest colour to one that nobody names`() throws {
      let browser = try ask("#C7412F")
      #expect(try browser.value("return \(Self.first).innerText.startsWith('Signal')"))
      #expect(try browser.value("return /ΔE 0\\.[1-9]/.test(\(Self.first).innerText)"))
    }

    @Test(arguments: [("arrow.right.circle", "symbol"), ("how tern starts", "heading"), ("skua", "Maps")])
    func `finds symbols, headings and systems`(words: String, kind: String) throws {
      let browser = try ask(words)
      #expect(try browser.value("return \(Self.first).innerText.includes(arguments[0])", [kind]))
    }

    @Test func `says when there is nothing`() throws {
      let browser = try ask("no such token anywhere")
      #expect(
        try browser.value("return document.querySelector('.results').innerText.includes('Nothing found')"))
    }

    @Test func `is walked with arrows, left with Escape, followed with Enter`() throws {
      let browser = try ask("tern")
      try browser.press(Key.down + Key.down)
      #expect(
        try browser.value("return document.activeElement === document.querySelectorAll('.results a')[1]"))
      try browser.press(Key.up + Key.up)
      #expect(
        try browser.value("return document.activeElement.matches('input')"), "up from the first leads back")
      try browser.press(Key.escape)
      #expect(try browser.value("return document.querySelector('dialog').open") == false)

      _ = try ask("signal")
      try browser.press(Key.enter)
      try browser.wait("location.pathname.endsWith('/notes/tern/colors.html') && location.hash.length > 1")
      #expect(try browser.value("return document.querySelector(':target h3').innerText") == "Signal")
    }

    @Test func `is focused on the first page, and Escape empties it`() throws {
      let browser = try ask("skua", on: "index.html")
      #expect(try browser.value("return document.activeElement.id") == "search")
      #expect(
        try browser.value(
          "return [...document.querySelectorAll('.system')].filter(card => !card.hidden).length") == 1)
      try browser.press(Key.escape)
      #expect(try browser.value("return document.activeElement.value") == "")
      #expect(try browser.value("return document.querySelector('.results').hidden"))
    }

    @Test func `leaves a slash to whoever is typing`() throws {
      let browser = try ask("a/b")
      #expect(try browser.value("return document.activeElement.value") == "a/b")
    }
  }
}

extension Browser {
  /// Opens the search with `/`, types, and waits for what there is.
  func search(for words: String) throws {
    try type("/", into: "body")
    try wait("document.activeElement.matches('input[type=search]')")
    try press(words)
    try wait("/found/.test(document.querySelector('.results [role=status]')?.innerText)")
    try wait("!/still/.test(document.querySelector('.results [role=status]').innerText)")
  }
}
