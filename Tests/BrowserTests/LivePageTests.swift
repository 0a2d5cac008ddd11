import Foundation
import TestSupport
import Testing

/// What an author sees: a page in a real browser while its sources are written.
@Suite(
  "Live page", .serialized,
  .enabled(if: Browser.missing == nil, "\(Browser.missing ?? "")"))
struct LivePageTests {
  private static let document =
    "# Tern\n\n## Colors\n\n"
    + (1...40).map { "- **Ink \($0)** (`#\(String($0 * 40_503 + 0x100000, radix: 16))`): text\n" }.joined()
    + "- **Sky** (`#293B57`): canvas\n"

  @Test func `a saved change is on the page, scrolled as it was; style comes without a reload`() async throws
  {
    let folder = try TemporaryFolder(["Content/tern/DESIGN.md": Self.document])
    let server = try ServingProgram(in: folder)
    let address = try #require(server.address)
    try await Browser.use { browser in
      try browser.resize(width: 900, height: 500)
      try browser.open(address + "tern/colors.html")
      try browser.wait("document.body.innerText.includes('#293B57')")
      try browser.run("scrollTo(0, 400); window.mark = 1")

      try folder.write(
        Self.document.replacingOccurrences(of: "293B57", with: "1F6F78"), to: "Content/tern/DESIGN.md")
      try browser.wait("document.body.innerText.includes('#1F6F78')")
      try browser.wait("scrollY === 400")
      #expect(try browser.value("return window.mark === undefined"), "the page was loaded again")

      try browser.run("window.mark = 2")
      try folder.write("body { outline-color: rgb(1, 2, 3); }\n", to: "Templates/assets/site.css")
      try browser.wait("getComputedStyle(document.body).outlineColor === 'rgb(1, 2, 3)'")
      #expect(try browser.value("return window.mark") == 2, "the page was not loaded again")
      let complaints = try browser.complaints()
      #expect(complaints == [])
    }
    #expect(server.stop().code == 0)
  }

  @Test func `a broken template is shown over the last good page until it is mended`() async throws {
    let folder = try TemporaryFolder(["Content/tern/DESIGN.md": Self.document])
    let server = try ServingProgram(in: folder)
    let address = try #require(server.address)
    try await Browser.use { browser in
      try browser.open(address + "tern/colors.html")
      try folder.write("one\n{{#open}}\n", to: "Templates/colors.mustache")
      let overlay = "document.getElementById('docgen-live-failure')"
      try browser.wait("\(overlay)?.innerText.includes('Templates/colors.mustache:2')")
      #expect(try browser.value("return \(overlay).innerText.includes('> 2  {{#open}}')"))
      #expect(try browser.value("return document.body.innerText.includes('#293B57')"))

      try folder.write(
        "{{<page}}{{$content}}<p id=\"mended\">mended</p>{{/content}}{{/page}}\n",
        to: "Templates/colors.mustache")
      try browser.wait("document.getElementById('mended') && !\(overlay)")
      try FileManager.default.removeItem(atPath: folder.path + "/Templates")
      try browser.wait("document.body.innerText.includes('#293B57')")
      let complaints = try browser.complaints()
      #expect(complaints == [])
    }
    #expect(server.stop().code == 0)
  }

  @Test func `what the checks say of a page is a badge that leads to it`() async throws {
    let folder = try TemporaryFolder([
      "Content/tern/DESIGN.md": Self.document + "\nWhite on `#EEEEEE` passes WCAG AA.\n"
    ])
    let server = try ServingProgram(in: folder)
    let address = try #require(server.address)
    try await Browser.use { browser in
      try browser.open(address + "tern/colors.html")
      try browser.wait("document.getElementById('docgen-live-findings')?.innerText.includes('1 error')")
      try browser.click("#docgen-live-findings")
      try browser.wait("location.pathname === '/tern/findings.html'")
      let complaints = try browser.complaints()
      #expect(complaints == [])
    }
  }
}
