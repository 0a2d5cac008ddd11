import Syntax
import Testing

@testable import Design

/// One fault of each kind planted in a site that has none: each is found, at its place, and nothing else is.
@Suite("Site check: planted faults") struct PlantedFaultTests {
  private static let files: Set<String> = [
    "index.html", "rules.html", "a/index.html", "a/page.html", "a/system.css", "assets/icon.svg",
    "assets/site.css",
  ]

  /// What a page holds besides, and the rule that must find its `zq`; nil where nothing is wrong.
  static let plants: [(html: String, rule: String?)] = [
    (#"<a href="zq.html">x</a>"#, "link-broken"),
    (#"<a href="zq/">x</a>"#, "link-broken"),
    (#"<a href="../assets/?zq">x</a>"#, "link-broken"),
    (#"<a href="no%20zq.html">x</a>"#, "link-broken"),
    (#"<a href="%ZZzq.html">x</a>"#, "link-broken"),
    (#"<a href="../rules%252Ehtml?zq">x</a>"#, "link-broken"),
    (#"<a href="zq.html?a=b#c">x</a>"#, "link-broken"),
    (#"<a href="a&amp;zq.html">x</a>"#, "link-broken"),
    ("<a\n class=x\n href\n=\n'zq.html'\n>x</a>", "link-broken"),
    (#"<A HREF=zq.html>x</A>"#, "link-broken"),
    (#"<map name="m"><area href="zq.html" alt="x"></map>"#, "link-broken"),
    (#"<form action="zq.html"></form>"#, "link-broken"),
    (#"<button formaction="zq.html">x</button>"#, "link-broken"),
    (#"<link rel="canonical" href="zq.html">"#, "link-broken"),
    (#"<meta http-equiv="Refresh" content="9; URL='zq.html'">"#, "link-broken"),
    (#"<a href="/zq.html">x</a>"#, "link-broken"),
    (#"<a href="/rules.html?zq">x</a>"#, "link-absolute"),
    (#"<a href="../../zq.html">x</a>"#, "link-absolute"),
    (#"<a href="../../index.html?zq">x</a>"#, "link-absolute"),
    (#"<a href="file:///zq.html">x</a>"#, "link-absolute"),
    (#"<a href="../Rules.html?zq">x</a>"#, "link-case"),
    (#"<img alt="" src="../Assets/icon.svg?zq">"#, "link-case"),
    (##"<a href="#zq">x</a>"##, "anchor-broken"),
    (#"<a href="../rules.html#zq">x</a>"#, "anchor-broken"),
    (#"<a href="./#zq">x</a>"#, "anchor-broken"),
    (##"<svg><use href="#zq"/></svg>"##, "anchor-broken"),
    (#"<svg><use href="../assets/icon.svg#zq"/></svg>"#, "anchor-broken"),
    (#"<svg><rect fill="url(#zq)"/></svg>"#, "anchor-broken"),
    (##"<img alt="" src="../assets/icon.svg" usemap="#zq">"##, "anchor-broken"),
    (#"<p aria-labelledby="zq">x</p>"#, "anchor-broken"),
    (#"<p aria-describedby="main zq">x</p>"#, "anchor-broken"),
    (#"<button aria-controls="zq">x</button>"#, "anchor-broken"),
    (#"<p aria-owns="zq">x</p>"#, "anchor-broken"),
    (#"<p aria-activedescendant="zq">x</p>"#, "anchor-broken"),
    (#"<label for="zq">x</label>"#, "anchor-broken"),
    (#"<output for="zq">x</output>"#, "anchor-broken"),
    (#"<input list="zq">"#, "anchor-broken"),
    (#"<button form="zq">x</button>"#, "anchor-broken"),
    (#"<td headers="zq">x</td>"#, "anchor-broken"),
    (#"<button popovertarget="zq">x</button>"#, "anchor-broken"),
    (#"<p id="zq">x</p><p id="zq">y</p>"#, "anchor-broken"),
    (#"<img alt="" src="zq.png">"#, "asset-missing"),
    (#"<script src="zq.js"></script>"#, "asset-missing"),
    (#"<link rel="stylesheet" href="zq.css">"#, "asset-missing"),
    (#"<link rel="preload" as="font" href="zq.woff2">"#, "asset-missing"),
    (#"<link rel="preload" as="image" imagesrcset="zq.png 1x">"#, "asset-missing"),
    (#"<img alt="" src="../assets/icon.svg" srcset="../assets/icon.svg 1x, zq.png 2x">"#, "asset-missing"),
    (#"<picture><source srcset="zq.webp"></picture>"#, "asset-missing"),
    (#"<video poster="zq.jpg"></video>"#, "asset-missing"),
    (#"<video><track src="zq.vtt"></video>"#, "asset-missing"),
    (#"<object data="zq.svg"></object>"#, "asset-missing"),
    (#"<svg><image xlink:href="zq.png"/></svg>"#, "asset-missing"),
    (#"<p style="background:url(zq.png)">x</p>"#, "asset-missing"),
    (#"<style>.x{background:url("zq.png")}</style>"#, "asset-missing"),
    (##"<a href="#" title="zq">x</a>"##, nil),
    (##"<a href="#top" title="zq">x</a>"##, nil),
    (##"<a href="#:~:text=zq">x</a>"##, nil),
    (#"<a href="../r%75les.html?zq">x</a>"#, nil),
    (#"<a href="../?zq">x</a>"#, nil),
    (##"<p id="zqé">x</p><a href="#zq%C3%A9">x</a>"##, nil),
    (##"<a name="zq">x</a><a href="#zq">x</a>"##, nil),
    (#"<!-- <a href="zq.html">x</a> -->"#, nil),
    (#"<script type="application/json">{"a":"<a href=zq.html>"}</script>"#, nil),
    (#"<textarea><a href="zq.html"></a></textarea>"#, nil),
    (#"<a href="mailto:zq@tern.example">x</a>"#, nil),
    (#"<img alt="" src="data:image/svg+xml,%3Csvg id=zq/%3E">"#, nil),
    (#"<p data-href="zq.html" data-src="zq.png">x</p>"#, nil),
  ]

  /// What a style sheet holds besides.
  static let sheets: [(css: String, rule: String?)] = [
    (#"@font-face{font-family:x;src:url("zq.woff2") format("woff2")}"#, "asset-missing"),
    (".x{background:URL( zq.png )}", "asset-missing"),
    (".x{background:url(data:image/png;base64,AA),url('zq.png')}", "asset-missing"),
    (#"@import "zq.css";"#, "asset-missing"),
    ("@import url(zq.css) print;", "asset-missing"),
    (".x{background:url(../Assets/icon.svg?zq)}", "link-case"),
    (".x{background:url(../assets/icon.svg?zq)}", nil),
    ("/* url(zq.png) */", nil),
    (#".x::after{content:"url(zq.png)"}"#, nil),
    (".x{filter:url(#zq)}", nil),
    (".x{background:my-url(zq.png)}", nil),
  ]

  /// The findings of the site with one file changed, as `rule path:line:column`.
  private func faults(_ path: String, _ text: String) -> [String] {
    let texts = Self.files.map { file in
      SourceText(path: file, text: file == path ? text : file.hasSuffix(".css") ? "" : #"<p id="main">"#)
    }
    let check = SiteCheck(files: Self.files, of: texts)
    let pages = texts.map(SitePage.init)
    return pages.flatMap(check.findings).sorted().map {
      "\($0.rule) \($0.path):\($0.position.line):\($0.position.column)"
    }
  }

  @Test(arguments: plants) func `in a page`(plant: (html: String, rule: String?)) {
    let text = "<!doctype html>\n<main id=\"main\">\n\(plant.html)\n</main>"
    let found = faults("a/page.html", text)
    #expect(found.map { $0.split(separator: " ")[0] } == (plant.rule.map { [Substring($0)] } ?? []))
    #expect(found.allSatisfy { $0.contains(" a/page.html:") })
  }

  @Test(arguments: sheets) func `in a style sheet`(sheet: (css: String, rule: String?)) {
    let found = faults("a/system.css", "\n  " + sheet.css)
    let column = sheet.css.prefix { $0 != "z" }.utf8.count
    #expect(found.map { $0.split(separator: " ")[0] } == (sheet.rule.map { [Substring($0)] } ?? []))
    if sheet.rule == "asset-missing" { #expect(found == ["asset-missing a/system.css:2:\(column + 3)"]) }
  }

  @Test func `survives a style sheet that ends anywhere`() {
    let text = Array(#"@import "a\"b"; /* x */ .x { background: url( 'b\'' ), url(c\)) } url("#.utf8)
    for count in 0...text.count { _ = CSSAddresses.all(in: text.prefix(count)) }
    #expect(CSSAddresses.all(in: text[...]).map(\.text) == [#"a\"b"#, #"b\'"#, #"c\"#])
  }
}
