/// What tells search engines and hosts about a published site.
enum PublishingFiles {
  /// The sitemap and robots.txt of a site whose address is known; without one, only the note for GitHub's pages.
  ///
  /// - Parameters:
  ///   - baseURL: with a final slash.
  ///   - pages: site paths of all pages.
  static func all(baseURL: String?, pages: some Sequence<String>) -> [OutputFile] {
    // GitHub's pages would leave out files that begin with an underscore.
    var files = [OutputFile(path: ".nojekyll", contents: [])]
    guard let baseURL else { return files }
    files.append(OutputFile(path: "sitemap.xml", contents: Array(sitemap(baseURL, pages).utf8)))
    files.append(
      OutputFile(
        path: "robots.txt", contents: Array("User-agent: *\nAllow: /\nSitemap: \(baseURL)sitemap.xml\n".utf8))
    )
    return files
  }

  /// Every page but the one for missing addresses (sitemaps.org, protocol 0.9); a folder stands for its index.
  private static func sitemap(_ baseURL: String, _ pages: some Sequence<String>) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
    for page in pages.filter({ $0 != "404.html" }).sorted() {
      text += "<url><loc>\(HTMLEscaping.escaped(baseURL + place(of: page)))</loc></url>\n"
    }
    return text + "</urlset>\n"
  }

  /// The path of a page as an address shows it.
  static func place(of page: String) -> String {
    SiteLink.encoded(
      path: page == "index.html" || page.hasSuffix("/index.html") ? String(page.dropLast(10)) : page)
  }
}
