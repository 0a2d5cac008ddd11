import Testing

@testable import Rendering

@Suite("Drawings") struct DrawingReaderTests {
  private func file(_ svg: String) -> String? {
    DrawingReader.drawing(Array(svg.utf8), name: "n").map { String(decoding: $0.file, as: UTF8.self) }
  }

  private let open = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" fill="currentColor">"#

  @Test(arguments: [
    ("<path d='M0 0'/>", "<path d=\"M0 0\"/>"),
    ("<script>alert(1)</script><path d='a'/><style>x{}</style>", "<path d=\"a\"/>"),
    ("<path d='a' onclick='x' style='y' class='z'/>", "<path d=\"a\"/>"),
    ("<a href='javascript:x'><path d='a'/></a><path d='b'></path>", "<path d=\"b\"/>"),
    ("<foreignObject><div><path d='a'/></div></foreignObject><circle r='1'/>", "<circle r=\"1\"/>"),
    ("<image href='https://e.x/i.png'/><use href='#a'/><rect width='1'/>", "<rect width=\"1\"/>"),
    ("<g transform='scale(2)'><path d='a'/>", "<g transform=\"scale(2)\"><path d=\"a\"/></g>"),
    ("<g fill='red'/><path d='a'/></g>", "<g fill=\"red\"/><path d=\"a\"/>"),
    (
      "<linearGradient id='q' gradientUnits='x'><stop offset='0'/></linearGradient><path fill='url(#q)'/>",
      "<linearGradient gradientUnits=\"x\" id=\"icon:n:q\"><stop offset=\"0\"/></linearGradient><path fill=\"url(#icon:n:q)\"/>"
    ),
    ("<path fill='url(https://e.x/#a)' d='a'/>", "<path d=\"a\"/>"),
    (
      "<path fill='uurl (//e.x)' d='(a'/><path d='M0 url'/><rect transform='rotate(9)'/>",
      "<path/><path/><rect transform=\"rotate(9)\"/>"
    ),
    ("<path fill='URL(//e.x)' stroke='rgb(1,2,3)'/>", "<path stroke=\"rgb(1,2,3)\"/>"),
    ("<path fill='#000' stroke='black'/>", "<path fill=\"currentColor\" stroke=\"currentColor\"/>"),
    ("<title>&lt;b&gt;</title><path d='\"&gt;<x'/>", "<path d=\"&quot;&gt;&lt;x\"/>"),
  ])
  func `hold only what can be seen`(inside: String, wanted: String) {
    #expect(
      file("<?xml version=\"1.0\"?><svg viewBox='0 0 9 9'>\(inside)</svg>") == "\(open)\(wanted)</svg>\n")
  }

  @Test(arguments: [
    "", "<path d='a'/>", "<svg><path d='a'/></svg>", "<svg viewBox='0 0 9'><path d='a'/></svg>",
    "<svg viewBox='0 0 0 9'><path d='a'/></svg>", "<svg viewBox='0 0 nan 9'><path d='a'/></svg>",
    "<svg viewBox='0 0 9 9'><text>a</text></svg>",
  ])
  func `are none without a box or a shape`(svg: String) {
    #expect(file(svg) == nil)
  }

  @Test func `take their box from width and height where they have to`() {
    #expect(
      file("<svg width='20px' height='10' fill='none'><path d='a'/></svg>")?.contains(
        "viewBox=\"0 0 20 10\" fill=\"none\"") == true)
  }

  @Test func `are as tall in a page as asked, and silent`() throws {
    let drawing = try #require(
      DrawingReader.drawing(Array("<svg viewBox='0,0 20 16'><path d='a'/></svg>".utf8), name: "n"))
    #expect(
      drawing.html(height: 17).string
        == #"<svg class="icon" width="21.25" height="17" viewBox="0 0 20 16" fill="currentColor" aria-hidden="true"><path d="a"/></svg>"#
    )
    #expect(drawing.html(height: .nan).string.contains("height=\"24\""))
  }

  @Test func `of a team win over stand-ins; without either there is a box`() {
    let svg = Array("<svg viewBox='0 0 1 1'><path d='a'/></svg>".utf8)
    let catalog = IconCatalog(names: ["phone", "house", "crown"], team: ["phone": svg, "house": [1]]) {
      $0 == "house" || $0 == "telephone" ? svg : nil
    }
    #expect(catalog["phone"].origin == .team)
    #expect(catalog["house"].origin == .standIn("house"))
    #expect(catalog["crown"].origin == .none && catalog["never"].origin == .none)
    #expect(catalog.standIns == ["house"])
    #expect(catalog.notice?.path == "icons/LICENSE.txt")
    #expect(IconCatalog(names: ["phone"], team: ["phone": svg]) { _ in nil }.notice == nil)
  }
}
