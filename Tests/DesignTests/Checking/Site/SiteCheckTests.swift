import Syntax
import Testing

@testable import Design

extension SiteCheck {
  /// A check of these pages.
  init(files: Set<String>, of pages: [SourceText]) {
    var anchors = SiteAnchors()
    for page in pages { anchors.add(SiteAnchors.Page(page)) }
    self.init(files: files, anchors: anchors)
  }
}

@Suite("Site check") struct SiteCheckTests {
  /// The findings over a site of these files, as `path:line:column rule`.
  private func faults(_ files: [String: String]) -> [String] {
    let texts = files.filter { $0.key.hasSuffix(".html") || $0.key.hasSuffix(".svg") }
      .map { SourceText(path: $0.key, text: $0.value) }
    let check = SiteCheck(files: Set(files.keys), of: texts)
    let pages = texts.map(SitePage.init)
    return pages.flatMap(check.findings).sorted().map {
      "\($0.path):\($0.position.line):\($0.position.column) \($0.rule)"
    }
  }

  @Test func `is content with a site whose references all lead somewhere`() {
    #expect(
      faults([
        "index.html": """
        <!doctype html><link rel="stylesheet" href="style.css"><!-- <a href="gone"> -->
        <a href="a/">A</a> <a href="./a/index.html#t%C3%B6p">B</a> <a href="#x" id="x">C</a> <a href="">D</a>
        <a href="https://example.com/gone">E</a> <a href="mailto:a@b">F</a> <a href="?q=1#top">G</a>
        <img src="a/b%20c.png" alt="" srcset="a/b%20c.png 1x, a/b%20c.png 2x"><script>"<a href='gone'>"</script>
        <svg><use href="icons.svg#bell"/><rect fill="url(#x)"/></svg>
        """,
        "a/index.html":
          #"<h1 id="töp">A</h1><label for=q>Q</label><input id=q aria-describedby="q töp"><a href="../">up</a>"#,
        "a/b c.png": "", "style.css": "", "icons.svg": #"<svg><symbol id="bell"/></svg>"#,
      ]) == [])
  }

  @Test func `finds every kind of reference that leads nowhere`() {
    #expect(
      faults([
        "index.html": """
        <a href="gone.html">
        <a href="A/">
        <a href="a/#gone">
        <img alt="" src="gone.png">
        <img src="data:image/png;base64,">
        <p id="x"><p id="x">
        <div aria-labelledby="x gone">
        <a href="../up.html">
        <a href="/a/">
        <source srcset="gone.png 2x">
        <a href="a/?x=1&amp;y#gone">
        """,
        "a/index.html": "<p>",
      ]) == [
        "index.html:1:10 link-broken", "index.html:2:10 link-case", "index.html:3:10 anchor-broken",
        "index.html:4:18 asset-missing", "index.html:5:1 image-alt", "index.html:6:18 anchor-broken",
        "index.html:7:23 anchor-broken", "index.html:8:10 link-absolute", "index.html:9:10 link-absolute",
        "index.html:10:17 asset-missing", "index.html:11:10 anchor-broken",
      ])
  }

  @Test func `reads a path through one percent decoding and no more`() {
    #expect(
      faults(["index.html": #"<a href="a%252Bb.html"><a href="a%2Bb.html">"#, "a+b.html": ""])
        == ["index.html:1:10 link-broken"])
    #expect(
      faults(["index.html": #"<a href="100%.html">"#, "100%.html": ""]) == ["index.html:1:10 link-broken"])
  }

  @Test(arguments: [
    ("a.png", ["a.png"]), ("a.png 1x, b.png 2x", ["a.png", "b.png"]),
    ("a,b.png 2x,c.png", ["a,b.png", "c.png"]),
    (" a.png, b.png ,", ["a.png", "b.png"]), ("", []),
  ])
  func `takes a srcset apart`(text: String, addresses: [String]) {
    #expect(SitePage.candidates(of: text).map(String.init) == addresses)
  }

  @Test func `survives markup that ends anywhere`() {
    let text = Array(#"<!-- x --><a href='b' c="d" e=f g><script>x</script><![CDATA[y]]><img/>"#.utf8)
    for count in 0...text.count {
      var scanner = TagScanner(Array(text.prefix(count)))
      while scanner.next() != nil {}
    }
    var scanner = TagScanner(text)
    #expect(scanner.next()?.attributes.map(\.value) == ["b", "d", "f", ""])
    #expect(scanner.next()?.name == "script")
    #expect(scanner.next()?.name == "img")
    #expect(scanner.next() == nil)
  }
}
