import Design
import Syntax
import Testing

@testable import Rendering

@Suite("Code as HTML") struct CodeHTMLTests {
  private func html(_ code: String, _ language: CodeLanguage?, links: MarkupLinks = MarkupLinks()) -> String {
    CodeHTML(links: links).block(SourceText(path: "a", text: code), language: language).string
  }

  private let ink = MarkupLinks(tokens: [
    "ink": MarkupLinks.Token(
      address: "colors/#ink", color: ColorValue(red: 30, green: 26, blue: 20)),
    "Skin.Text.title": MarkupLinks.Token(address: "type/#title"),
  ])

  private func swatch(_ color: String) -> String {
    #"<svg class="swatch" width="12" height="12" aria-hidden="true"><rect width="12" height="12" rx="3" fill="\#(color)"/></svg>"#
  }

  @Test func `marks tokens by class`() {
    #expect(
      html("@A let x = f(1) // c\n", .swift) == """
        <pre class="code" tabindex="0"><code class="language-swift"><span class="attribute">@A</span> <span class="keyword">let</span> x = <span class="call">f</span>(<span class="number">1</span>) <span class="comment">// c</span>
        </code></pre>

        """)
  }

  @Test func `shows a language it does not know as it is`() {
    #expect(html("\n<a>", nil) == "<pre class=\"code\" tabindex=\"0\"><code>\n&lt;a&gt;</code></pre>\n")
  }

  @Test func `links names of tokens, with and without their type, but not calls`() {
    #expect(
      html("Color.ink Skin.Text.title.x ink() inks", .swift, links: ink) == """
        <pre class="code" tabindex="0"><code class="language-swift"><span class="type">Color</span>.<a class="token" href="colors/#ink">\(swatch("#1E1A14"))ink</a> <a class="token" href="type/#title">Skin.Text.title</a>.x <span class="call">ink</span>() inks</code></pre>

        """)
  }

  @Test(arguments: [
    ("\"#7360F2\"", CodeLanguage.typescript, "#7360F2"), ("0x7360F2", .swift, "#7360F2"),
    ("0x807360F2", .kotlin, "#7360F280"), ("0xFF_73_60_F2", .kotlin, "#7360F2"), ("#fff", .css, "#FFFFFF"),
  ])
  func `puts a swatch before a literal that is a colour`(code: String, language: CodeLanguage, wanted: String)
  {
    #expect(html(code, language).contains(swatch(wanted)))
  }

  @Test(arguments: ["\"#736\\(x)\"", "0x73", "\"7360F2\"", "0xGG60F2", "\"#7360F2 x\""])
  func `puts none before others`(code: String) {
    #expect(!html(code, .swift).contains("<svg"))
  }

  @Test func `anchors lines inside of tokens too`() {
    let links = MarkupLinks(lines: [1, 3])
    #expect(
      html("/* a\n b\n c */\n", .swift, links: links) == """
        <pre class="code" tabindex="0"><code class="language-swift"><span class="line" id="L1"></span><span class="comment">/* a
         b
        <span class="line" id="L3"></span> c */</span>
        </code></pre>

        """)
  }
}
