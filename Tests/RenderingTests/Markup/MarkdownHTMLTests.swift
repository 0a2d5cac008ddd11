@testable import Design
import Syntax
import Testing

@testable import Rendering

@Suite("Markdown as HTML") struct MarkdownHTMLTests {
  private func html(_ markdown: String, links: MarkupLinks = MarkupLinks()) -> String {
    let text = SourceText(path: "a/DESIGN.md", text: markdown)
    let document = MarkdownHTML(links: links).document(
      MarkdownParser.parse(text), of: text, anchors: [], topLevel: 1)
    return document.html.string
  }

  private func anchor(_ id: String, _ heading: String, line: Int) -> Evidence.Anchor {
    Evidence.Anchor(
      id: id, heading: heading, isNumbered: false,
      origin: Origin(flavor: .neutral, path: "a/DESIGN.md", position: Position(line: line)))
  }

  @Test func `writes every kind of block`() {
    #expect(
      html("A *b* **c** ~~d~~ `e`\nf  \ng\n\n> q\n\n- x\n- y\n\n3. a\n\n   b\n\n---\n\n```\n<c>\n```\n")
        == """
        <p>A <em>b</em> <strong>c</strong> <del>d</del> <code>e</code>
        f<br>
        g</p>
        <blockquote>
        <p>q</p>
        </blockquote>
        <ul>
        <li>x
        </li>
        <li>y
        </li>
        </ul>
        <ol start="3">
        <li><p>a</p>
        <p>b</p>
        </li>
        </ol>
        <hr>
        <pre class="code" tabindex="0"><code>&lt;c&gt;
        </code></pre>

        """)
  }

  @Test func `sets paragraphs of loose lists apart, those of tight ones not`() {
    #expect(html("- a\n- b\n  - c\n\n    ```\n    d\n    ```\n- e").contains("<li>a\n</li>"))
    #expect(html("- a\n\n- b").contains("<li><p>a</p>\n</li>"))
    #expect(html("- a\n  ```\n  x\n  ```\n- b").contains("<li>a\n<pre"))
  }

  @Test func `gives headings the ids of the checks, and levels without gaps`() {
    let text = SourceText(
      path: "a/DESIGN.md", text: "# One\n### Two & <3>\n### Three\n## Four\n###### Five\n# \n")
    let document = MarkdownHTML().document(
      MarkdownParser.parse(text), of: text,
      anchors: [anchor("one", "One", line: 1), anchor("two--3", "Two & <3>", line: 2)], topLevel: 2)
    #expect(
      document.html.string == """
        <h2 id="one">One <a class="heading-link" href="#one" aria-label="Link to One"></a></h2>
        <h3 id="two--3">Two &amp; &lt;3&gt; <a class="heading-link" href="#two--3" aria-label="Link to Two &amp; &lt;3&gt;"></a></h3>
        <h3>Three</h3>
        <h3>Four</h3>
        <h4>Five</h4>

        """)
    #expect(document.headings.map(\.level) == [2, 3, 3, 3, 4])
    #expect(document.headings.map(\.text) == ["One", "Two & <3>", "Three", "Four", "Five"])
    #expect(document.headings.map(\.id) == ["one", "two--3", nil, nil, nil])
  }

  @Test func `repeats a column's name in each of its cells`() {
    #expect(
      html("| Role | | Hex |\n| :-- | :-: | --: |\n| A \"b\" | c | d |\n") == """
        <div class="table"><table>
        <thead>
        <tr><th scope="col">Role</th><td class="center"></td><th scope="col" class="right">Hex</th></tr>
        </thead>
        <tbody>
        <tr><td data-label="Role">A &quot;b&quot;</td><td class="center">c</td><td class="right" data-label="Hex">d</td></tr>
        </tbody>
        </table></div>

        """)
    #expect(html("| A |\n|---|\n").hasSuffix("<tr><th scope=\"col\">A</th></tr>\n</thead>\n</table></div>\n"))
  }

  @Test func `writes tasks with a box that says whether they are done`() {
    #expect(
      html("- [x] a\n- [ ] b") == """
        <ul>
        <li class="task"><input type="checkbox" disabled checked aria-label="Done"> a
        </li>
        <li class="task"><input type="checkbox" disabled aria-label="Open"> b
        </li>
        </ul>

        """)
  }

  @Test func `numbers footnotes by their first use and links both ways`() {
    #expect(
      html("a[^z] b[^y] c[^z]\n\n[^y]: Why\n[^z]: Zed\n") == """
        <p>a<sup class="footnote"><a id="fnref:1" href="#fn:1" aria-label="Footnote 1">1</a></sup> b<sup class="footnote"><a id="fnref:2" href="#fn:2" aria-label="Footnote 2">2</a></sup> c<sup class="footnote"><a id="fnref:1:2" href="#fn:1" aria-label="Footnote 1">1</a></sup></p>
        <section class="footnotes" aria-label="Footnotes">
        <ol>
        <li id="fn:1" value="1"><p>Zed</p>
        <a href="#fnref:1" aria-label="Back to the text">↩</a> <a href="#fnref:1:2" aria-label="Back to the text 2">↩</a></li>
        <li id="fn:2" value="2"><p>Why</p>
        <a href="#fnref:2" aria-label="Back to the text">↩</a></li>
        </ol>
        </section>

        """)
  }

  @Test func `puts a swatch before every colour in words and code`() {
    let swatch = { (color: String) in
      #"<svg class="swatch" width="12" height="12" aria-hidden="true"><rect width="12" height="12" rx="3" fill="\#(color)"/></svg>"#
    }
    #expect(
      html("Ink #1e1a14, `#FFF` and `rgba(0, 0, 0, 0.5)`; issue #123, `x#123456`") == """
        <p>Ink <span class="color">\(swatch("#1E1A14"))#1e1a14</span>, <code><span class="color">\(swatch("#FFFFFF"))#FFF</span></code> and <code><span class="color">\(swatch("#00000080"))rgba(0, 0, 0, 0.5)</span></code>; issue #123, <code>x#123456</code></p>

        """)
  }

  @Test func `links names of tokens in code spans, but not inside of links`() {
    let links = MarkupLinks(tokens: ["ink": MarkupLinks.Token(address: "../colors/#ink")])
    #expect(
      html("`ink` [`ink`](x) `inks`", links: links) == """
        <p><code><a class="token" href="../colors/#ink">ink</a></code> <a href="x"><code>ink</code></a> <code>inks</code></p>

        """)
  }

  @Test func `asks where links and images lead, and refuses unsafe schemes`() {
    let links = MarkupLinks(
      address: { $0 == "b.md" ? "b/" : $0 == "gone" ? nil : $0 },
      image: { $0 == "i.png" ? MarkupLinks.Image(address: "img/i.png", width: 4, height: 3) : nil })
    #expect(
      html(
        "[a](b.md \"T\") [b](gone) [c](javascript:alert(1)) [d](JaVa&#x09;script:x) <https://e.x/?a&b>",
        links: links)
          == """
          <p><a href="b/" title="T">a</a> b c d <a href="https://e.x/?a&amp;b">https://e.x/?a&amp;b</a></p>

          """)
    #expect(
      html(
        "![I *1*](i.png) ![lost](x.png) ![far](https://e.x/i.png) [![badge](https://e.x/b.svg)](https://e.x)",
        links: links)
          == """
          <p><img src="img/i.png" alt="I 1" width="4" height="3" loading="lazy"> <span class="missing-image">lost</span> <a class="external-image" href="https://e.x/i.png">far</a> <a href="https://e.x">badge</a></p>

          """)
  }

  @Test func `anchors the lines that something points at`() {
    let links = MarkupLinks(lines: [1, 2, 5, 6, 8, 12, 90])
    let anchor = { (line: Int) in "<span class=\"line\" id=\"L\(line)\"></span>" }
    #expect(
      html("a\nb\n\n- c\n- d\n- e\n\n<!-- x -->\n| f |\n|---|\n| g |\n| h |\n", links: links) == """
        <p>\(anchor(1))a
        \(anchor(2))b</p>
        <ul>
        <li>c
        </li>
        <li>\(anchor(5))d
        </li>
        <li>\(anchor(6))e
        </li>
        </ul>
        <div class="table"><table>
        <thead>
        <tr><th scope="col">\(anchor(8))f</th></tr>
        </thead>
        <tbody>
        <tr><td data-label="f">g</td></tr>
        <tr><td data-label="f">\(anchor(12))h</td></tr>
        </tbody>
        </table></div>
        \(anchor(90))
        """)
  }

  @Test func `shows front matter as code with its own lines`() {
    let html = html("---\nname: X\n---\n# T\n", links: MarkupLinks(lines: [2]))
    #expect(
      html.hasPrefix(
        "<pre class=\"code\" tabindex=\"0\"><code class=\"language-yaml\"><span class=\"line\" id=\"L2\"></span>"
      ))
    #expect(html.hasSuffix("</code></pre>\n<h1>T</h1>\n"))
  }

  @Test func `bounds how deep elements nest`() {
    let deep = html(String(repeating: "*a **b ", count: 2_000) + String(repeating: "** *", count: 2_000))
    #expect(deep.components("<em>") <= MarkdownRenderer.deepest)
  }
}

extension String {
  fileprivate func components(_ part: String) -> Int {
    split(separator: part, omittingEmptySubsequences: false).count - 1
  }
}
