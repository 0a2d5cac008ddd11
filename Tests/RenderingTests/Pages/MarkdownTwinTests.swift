import Testing

@testable import Rendering

@Suite("Markdown twin") struct MarkdownTwinTests {
  private func twin(_ main: String) -> String {
    let page =
      "<!doctype html><html><body><nav>away</nav><main id=\"main\">\(main)</main><nav>too</nav></body></html>"
    return String(decoding: MarkdownTwin.text(of: Array(page.utf8)), as: UTF8.self)
  }

  @Test(
    arguments: [
      (
        "<h1>Tern</h1>\n<p>A &amp; B,\n <b>bold</b> and <em>soft</em>.</p>",
        "# Tern\n\nA & B, **bold** and *soft*.\n"
      ),
      ("<p>One</p><p>Two<br>three</p>", "One\n\nTwo\nthree\n"),
      ("<ul><li>a</li><li><p>b</p><ul><li>c</li></ul></li></ul><p>d</p>", "- a\n\n- b\n\n  - c\n\nd\n"),
      ("<ol><li>a</li><li>b</li></ol>", "1. a\n2. b\n"),
      ("<dl><dt>Size</dt><dd>12 pt</dd></dl>", "Size: 12 pt\n"),
      ("<blockquote><p>a</p><p>b</p></blockquote>", "> a\n>\n> b\n"),
      ("<pre><code>let a = 1\n\n<span>x</span> &lt; 2\n</code></pre>", "```\nlet a = 1\n\nx < 2\n```\n"),
      ("<pre>a ``` b</pre>", "````\na ``` b\n````\n"),
      ("<p><code>a</code> <a href=\"x/y.html#z\">there</a></p>", "`a` [there](x/y.html.md)\n"),
      (
        "<p><a href=\"#z\">here</a> <a href=\"https://a.test/b.html\">far</a></p>",
        "here [far](https://a.test/b.html)\n"
      ),
      ("<p>a<svg><path/></svg><b></b><button>copy</button> <span hidden>no</span>b</p>", "a b\n"),
      ("<p><img src=\"a.png\" alt=\"A &quot;b&quot;\"></p>", "![A \"b\"](a.png)\n"),
      (
        "<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1 | 2</td><td><p>x</p><p>y</p></td></tr></table>",
        "| A | B |\n| --- | --- |\n| 1 \\| 2 | x y |\n"
      ),
      ("", ""),
    ] as [(String, String)])
  func `says what the page says`(main: String, text: String) {
    #expect(twin(main) == text)
  }

  @Test func `every page but that for missing addresses has one, and links lead to files that are there`()
    throws
  {
    let site = SampleSystem.site()
    for path in site.keys where path.hasSuffix(".html") {
      #expect((site[path + ".md"] != nil) == (path != "404.html"), "\(path)")
    }
    let twin = try #require(site["notes/tern/colors.html.md"])
    #expect(twin.contains("# Colours"))
    #expect(twin.contains("#1F5FA8") || twin.contains("#"))
  }
}
