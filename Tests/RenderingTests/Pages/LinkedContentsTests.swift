import Testing

@testable import Rendering

@Suite("Linked contents") struct LinkedContentsTests {
  private func isInert(_ svg: String) -> Bool { InertDrawing.isInert(Array(svg.utf8)) }

  @Test(
    arguments: [
      ##"<svg viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="#1D2A3A"/></svg>"##,
      ##"<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><svg/>"##,
      ##"<svg><style>.a { fill: url(#g); stroke: red }</style><use href="#a"/><text>words</text></svg>"##,
      ##"<svg><image href="data:image/png;base64,AAAA"/><g style="fill:url( '#b' )"/></svg>"##,
      "<svg><!-- <script> is no element here --></svg>",
    ])
  func `a drawing that can only be seen is copied as it is`(svg: String) {
    #expect(isInert(svg))
    #expect(LinkedContents.safe(Array(svg.utf8), of: "a/B.SVG") == Array(svg.utf8))
  }

  @Test(
    arguments: [
      "<svg><script>alert(1)</script></svg>", "<svg><SCRIPT/></svg>", "<svg><s:script xmlns:s='x'/></svg>",
      "<svg onload='alert(1)'/>", "<svg><a href='javascript:alert(1)'>x</a></svg>",
      "<svg><a xlink:href=' java&#x73;cript:alert(1)'>x</a></svg>", "<svg><use href='other.svg#a'/></svg>",
      "<svg><image href='https://a.test/x.png'/></svg>", "<svg><foreignObject><p/></foreignObject></svg>",
      "<svg><style>@import 'x.css';</style></svg>", "<svg><style><script>1</script></style></svg>",
      "<svg><style>a{fill:url(http://a.test/)}</style></svg>", "<svg><g style='fill:u\\rl(x)'/></svg>",
      "<svg><g fill='url(http://a.test/)'/></svg>",
      "<svg><set attributeName='href' to='javascript:1'/></svg>",
      "<?xml-stylesheet href='x.css'?><svg/>", "<!DOCTYPE svg [<!ENTITY a '<script/>'>]><svg>&a;</svg>",
      "<svg><![CDATA[ <g> ]]></svg>", "<?xml version='1.0' encoding='iso-2022-jp'?><svg/>",
      "<svg xmlns:h='http://www.w3.org/1999/xhtml'/>", "<svg>\u{0}</svg>",
    ])
  func `a drawing that runs or reaches out is drawn again without it`(svg: String) {
    #expect(!isInert(svg))
    let safe = LinkedContents.safe(Array(svg.utf8), of: "x.svg")
    #expect(InertDrawing.isInert(safe), "\(String(decoding: safe, as: UTF8.self))")
  }

  @Test func `what can be seen of it stays`() {
    let svg = "<svg viewBox='0 0 4 4'><script>1</script><path d='M0 0h4' fill='#F00'/></svg>"
    let safe = String(decoding: LinkedContents.safe(Array(svg.utf8), of: "x.svg"), as: UTF8.self)
    #expect(safe.contains("M0 0h4"))
    #expect(!safe.contains("script"))
  }

  @Test func `pages and scripts are not copied at all`() {
    let map = SiteMap(
      systems: [], files: ["a.html", "a.XHTML", "a.js", "a.mjs", "a.xml", "a.png", "a.svg", "a.txt", "html"])
    #expect(
      ["a.html", "a.XHTML", "a.js", "a.mjs", "a.xml"].allSatisfy { map.copy(ofFile: $0) == nil })
    #expect(["a.png", "a.svg", "a.txt", "html"].allSatisfy { map.copy(ofFile: $0) != nil })
  }
}
