import Design
import Syntax
import Testing

@testable import Rendering

@Suite("Raw HTML in markdown") struct RawHTMLTests {
  private func html(_ markdown: String, links: MarkupLinks = MarkupLinks()) -> String {
    let text = SourceText(path: "DESIGN.md", text: markdown)
    return MarkdownHTML(links: links).document(MarkdownParser.parse(text), of: text, anchors: []).html.string
  }

  @Test(arguments: [
    ("a <kbd>K</kbd> H<sub>2</sub>O<br>b", "<p>a <kbd>K</kbd> H<sub>2</sub>O<br>b</p>\n"),
    ("a <b>b</b> <span style=\"x\" id=\"s\">c</span>", "<p>a b <span id=\"s\"></span>c</p>\n"),
    ("<a name=\"n\"></a>x", "<p><span id=\"n\"></span>x</p>\n"),
    ("a <a href=\"x\" onclick=\"y\" title=\"t\">b</a>", "<p>a <a href=\"x\" title=\"t\">b</a></p>\n"),
    ("a <a href=\"javascript:x\">b</a>", "<p>a b</p>\n"),
    ("a <a href=\"java&#x0A;script:x\">b</a>", "<p>a b</p>\n"),
    ("a <sup id=\"k\">b *c</sup>* d", "<p>a <sup id=\"k\">b <em>c</em> d</sup></p>\n"),
    ("a <kbd>b\n\nc</kbd>", "<p>a <kbd>b</kbd></p>\n<p>c</p>\n"),
    ("a <!-- b --> c <?d?> <!E x> f", "<p>a  c   f</p>\n"),
    (
      "a <img src=\"i.png\" width=9 onerror=x> b",
      "<p>a <img src=\"i.png\" alt=\"\" loading=\"lazy\"> b</p>\n"
    ),
    ("x <a id=\"one\"></a><a id=\"one\"></a>", "<p>x <span id=\"one\"></span></p>\n"),
  ])
  func `passes the short list within a line`(markdown: String, wanted: String) {
    #expect(html(markdown) == wanted)
  }

  @Test(arguments: [
    (
      "<div id=\"d\" class=\"c\"><p>A <b>b</b></p><p>C &amp; &nbsp;&unknown;</p></div>",
      "<span id=\"d\"></span><p>A b</p>\n<p>C &amp; \u{A0}&amp;unknown;</p>\n"
    ),
    (
      "<p align=\"center\"><a href=\"x\"><img src=\"i.png\" alt=\"I\"></a></p>",
      "<p><a href=\"x\"><img src=\"i.png\" alt=\"I\" loading=\"lazy\"></a></p>\n"
    ),
    (
      "<details><summary>S <kbd>k</kbd></summary>\n\n*in*\n\n</details>\n\nout",
      "<details><summary>S <kbd>k</kbd></summary>\n<p><em>in</em></p>\n</details>\n<p>out</p>\n"
    ),
    (
      "<details>\n\n- a\n\n</details>",
      "<details><summary>Details</summary>\n<ul>\n<li>a\n</li>\n</ul>\n</details>\n"
    ),
    ("<details>text</details>", "<details><summary>Details</summary>\n<p>text</p>\n</details>\n"),
    ("<details></details>", "<details><summary>Details</summary>\n</details>\n"),
    (
      "- <details><summary>S</summary>\n\n  x\n\nafter",
      "<ul>\n<li><details><summary>S</summary>\n<p>x</p>\n</details>\n</li>\n</ul>\n<p>after</p>\n"
    ),
    ("<summary>alone</summary>", "<p>alone </p>\n"),
    ("<script>alert(1)</script>\nx", "<p>x</p>\n"),
    ("<style>a{}</style>", ""),
    ("<!-- docgen:off x -->", ""),
    ("<div\nid='q'\n>x", "<span id=\"q\"></span><p>x\n</p>\n"),
    ("<table><tr><td>a</td><td>b</td></tr></table>", "<p>a</p>\n<p>b</p>\n"),
    ("</details></sub></div>", ""),
  ])
  func `keeps the words of a block and drops the rest`(markdown: String, wanted: String) {
    #expect(html(markdown) == wanted)
  }

  @Test func `bounds how deep its elements nest`() {
    let wanted =
      "<p>x " + String(repeating: "<sub>", count: 16) + "y" + String(repeating: "</sub>", count: 16)
      + "</p>\n"
    #expect(html("x " + String(repeating: "<sub>", count: 1_000) + "y") == wanted)
  }

  @Test func `reads tags as a browser does`() {
    #expect(
      RawHTML.pieces(of: "a<B ID=x id=\"y\" c='&lt;' d =e/>b</B >c<>d< e<f")
        == [
          .text("a"), .start("b", ["id": "x", "c": "<", "d": "e/"]), .text("b"), .end("b"),
          .text("c<>d< e<f"),
        ])
    #expect(
      RawHTML.pieces(of: "<!-->x<!--a--b-->y<SCRIPT a>z</script >w<style>v") == [
        .text("y"), .start("script", ["a": ""]), .end("script"), .text("w"), .start("style", [:]),
        .end("style"),
      ])
  }
}
