import Foundation
import TestSupport
import Testing

/// What `docgen export --format css` writes, read by a browser's own parser.
@Suite("Exported style sheets", .enabled(if: Browser.missing == nil, "no browser"))
struct ExportedStylesTests {
  /// What a browser made of a style sheet: every custom property it holds, and those that no property takes.
  struct Reading: Decodable {
    var properties: Int
    var refused: [String]
  }

  /// Puts each value of a sheet before the properties it is meant for; a `var()` before the names the sheet has.
  private static let reader = """
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(arguments[0])
    const found = []
    const walk = rules => {
      for (const rule of rules) {
        if (rule.cssRules) walk(rule.cssRules)
        for (const name of rule.style ?? []) found.push([name, rule.style.getPropertyValue(name).trim()])
      }
    }
    walk(sheet.cssRules)
    const names = new Set(found.map(([name]) => name))
    const parts = ['font-family', 'font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing']
    const meant = (name, value) => {
      const part = parts.find(part => name.endsWith('-' + part))
      if (part) return [part]
      if (/^(#|rgb|color\\(|oklch|oklab|lab|lch|hsl|hwb)/.test(value)) return ['color']
      if (/gradient\\(/.test(value)) return ['background-image']
      if (/^cubic-bezier|^linear\\(/.test(value)) return ['transition-timing-function']
      if (/^-?[0-9.]+m?s$/.test(value)) return ['transition-duration', 'transition-delay']
      return ['width', 'margin-top', 'box-shadow', 'line-height']
    }
    const isTaken = (name, value) => {
      const reference = /^var\\((--.+)\\)$/.exec(value)
      return reference ? names.has(reference[1]) : meant(name, value).some(property => CSS.supports(property, value))
    }
    return {
      properties: found.filter(([name]) => name.startsWith('--')).length,
      refused: found.filter(([name, value]) => name.startsWith('--') && !isTaken(name, value))
        .map(([name, value]) => name + ': ' + value),
    }
    """

  @Test(.enabled(if: Shared.exists, "../shared is not there"))
  func `of the whole corpus lose no declaration, and each value is one`() async throws {
    let folder = try TemporaryFolder()
    for collection in ["ios", "designmd", "vonage"] {
      let outcome = try Program.run(
        [
          "export", "--format", "css", "--output", collection,
          Shared.folder.appending(path: "corpus/\(collection)").path,
        ], in: folder)
      #expect(outcome.code == 0, "\(outcome.errors)")
    }
    let sheets = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".css") }.sorted()
    #expect(sheets.count > 60)
    try await Browser.use { browser in
      try browser.open("about:blank")
      for path in sheets {
        let text = try #require(folder.text(of: path))
        let reading: Reading = try browser.value(Self.reader, [text])
        let written = text.split(separator: "\n").filter { $0.drop { $0 == " " }.hasPrefix("--") }.count
        #expect(reading.properties == written, "\(path)")
        #expect(reading.refused == [], "\(path)")
      }
    }
  }

  @Test func `a value that no property takes is found`() async throws {
    try await Browser.use { browser in
      try browser.open("about:blank")
      let sheet = """
        :root { --ink: #1d2a3a; --link: var(--ink); --lost: var(--inc); --sea: #12345; --card: 12; --wave: linear-gradient(#fff, 12px 3px, red); \
        --body-font-size: 17pt; --body-font-weight: heavy }
        """
      let reading: Reading = try browser.value(Self.reader, [sheet])
      #expect(
        reading.refused == [
          "--lost: var(--inc)", "--sea: #12345", "--wave: linear-gradient(#fff, 12px 3px, red)",
          "--body-font-weight: heavy",
        ])
    }
  }
}
