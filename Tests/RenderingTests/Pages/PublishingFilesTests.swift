import Testing

@testable import Rendering

@Suite("Publishing files") struct PublishingFilesTests {
  @Test func `list every page under the address of the site`() throws {
    let files = PublishingFiles.all(
      baseURL: "https://example.com/a&b/", pages: ["tern/index.html", "index.html", "404.html", "a b/c.html"])
    let texts = Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.contents, as: UTF8.self)) })
    #expect(
      texts["sitemap.xml"] == """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://example.com/a&amp;b/a%20b/c.html</loc></url>
        <url><loc>https://example.com/a&amp;b/</loc></url>
        <url><loc>https://example.com/a&amp;b/tern/</loc></url>
        </urlset>

        """)
    #expect(
      texts["robots.txt"] == "User-agent: *\nAllow: /\nSitemap: https://example.com/a&b/sitemap.xml\n")
  }

  @Test func `are not there without an address`() {
    #expect(PublishingFiles.all(baseURL: nil, pages: ["index.html"]).map(\.path) == [".nojekyll"])
  }
}
