import Foundation
import TestSupport
import Testing

/// A site below a path of a real host, every link of it followed in a real browser.
@Suite(
  "Published site", .enabled(if: Browser.missing == nil, "\(Browser.missing ?? "")"),
  .enabled(if: Nginx.path != nil, "nginx is not installed"))
struct PublishedSiteTests {
  @Test func `below a path no link is broken, nor on the page for missing addresses`() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: Nginx.project.appending(path: "Content"), to: URL(filePath: folder.path + "/Content"))
    let built = try Program.run(
      ["build", "--output", "public", "--base-url", "https://example.com/design/", "--compress"], in: folder)
    #expect(built.code == 0, "\(built.errors)")
    let host = try Nginx(serving: folder.path + "/public/")
    defer { host.stop() }
    try await Browser.use { browser in
      let crawl = Crawl(browser, below: host.address + "design/")
      try crawl.run()
      #expect(crawl.pages > 50, "\(crawl.pages) pages")
      #expect(crawl.faults.isEmpty, "\(crawl.faults.prefix(20).joined(separator: "\n"))")

      try browser.open(host.address + "design/no/such/page.html")
      #expect(try browser.value("return document.querySelector('h1').innerText") == "No page stands here")
      let look = try crawl.look()
      #expect(look.broken == [], "what the page is shown with is there")
      for link in look.links where !link.hasPrefix(host.address + "design/no/") {
        let page = link.split(separator: "#").first.map(String.init) ?? link
        #expect(crawl.seen.contains(page), "\(link)")
      }
      let canonical: String = try browser.value(
        "return (await (await fetch('/design/')).text()).match(/rel=\"canonical\" href=\"([^\"]*)\"/)[1]")
      #expect(canonical == "https://example.com/design/")
    }
  }
}

/// Follows every link of a site, page by page.
final class Crawl {
  /// What a page shows of itself.
  struct Look: Decodable {
    var links: [String]
    var ids: [String]
    /// What it wanted and did not get.
    var broken: [String]
    var isPage: Bool
  }

  private(set) var pages = 0
  private(set) var faults: [String] = []
  /// The addresses that were asked for, without fragments.
  private(set) var seen: Set<String> = []
  private let browser: Browser
  private let start: String
  private var ids: [String: Set<String>] = [:]
  private var fragments: [(page: String, link: String)] = []

  init(_ browser: Browser, below start: String) {
    self.browser = browser
    self.start = start
  }

  func run() throws {
    var waiting = [start]
    seen = [start]
    // Addresses are asked for from a page of the site.
    try browser.open(start)
    while let address = waiting.popLast() {
      let status: Int = try browser.value(
        "return (await fetch(arguments[0], { method: 'HEAD' }).catch(() => ({ status: 0 }))).status",
        [address])
      guard status == 200 else {
        faults.append("\(address): \(status)")
        continue
      }
      guard address.hasSuffix("/") || address.hasSuffix(".html") else { continue }
      try browser.open(address)
      let look = try look()
      guard look.isPage else { continue }
      pages += 1
      ids[address] = Set(look.ids)
      faults += look.broken.map { "\(address): \($0) is not there" }
      for link in look.links {
        let bare = String(link.prefix { $0 != "#" })
        guard bare.hasPrefix(start) else {
          if bare.hasPrefix(start.prefix(start.count - "design/".count)) {
            faults.append("\(address): \(link) leads out of the site")
          }
          continue
        }
        if bare.count < link.count { fragments.append((address, link)) }
        if seen.insert(bare).inserted { waiting.append(bare) }
      }
    }
    for (page, link) in fragments {
      let parts = link.split(separator: "#", maxSplits: 1).map(String.init)
      guard parts.count == 2, let known = ids[parts[0]] else { continue }
      let id = parts[1].removingPercentEncoding ?? parts[1]
      if !known.contains(id), id != "top" { faults.append("\(page): \(link) has no such place") }
    }
  }

  /// What the page that is open shows.
  func look() throws -> Look {
    try browser.value(
      """
      return {
        links: [...document.querySelectorAll('a[href]')].map(link => link.href).filter(link => link.startsWith('http')),
        ids: [...document.querySelectorAll('[id], a[name]')].flatMap(element => [element.id, element.name ?? '']),
        broken: performance.getEntriesByType('resource').filter(entry => entry.responseStatus >= 400).map(entry => entry.name)
          .concat([...document.images].filter(image => image.complete && !image.naturalWidth && image.loading !== 'lazy').map(image => image.src)),
        isPage: document.contentType === 'text/html',
      }
      """)
  }
}

/// nginx as docs/publishing.md sets it up, on a port of its own.
final class Nginx {
  static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let path =
    Program.find("nginx")
    ?? ["/usr/sbin/nginx", project.appending(path: ".build/test-tools/nginx/usr/sbin/nginx").path].first {
      FileManager.default.isExecutableFile(atPath: $0)
    }

  let address: String
  private let process = Process()
  private let folder: TemporaryFolder

  /// Serves a folder below `/design/`.
  init(serving site: String) throws {
    let port = try LocalHTTP.freePort()
    address = "http://127.0.0.1:\(port)/"
    let document = try String(contentsOf: Self.project.appending(path: "docs/publishing.md"), encoding: .utf8)
    let block = document.components(separatedBy: "```nginx\n").dropFirst().first?.components(
      separatedBy: "```"
    ).first
    let server = (block ?? "").replacingOccurrences(of: "listen 443 ssl;", with: "listen 127.0.0.1:\(port);")
      .replacingOccurrences(of: "/srv/www/design/", with: site)
    folder = try TemporaryFolder([
      "nginx.conf": """
      daemon off;
      pid nginx.pid;
      worker_processes 1;
      \(getuid() == 0 ? "user root;" : "")
      events {}
      http {
        access_log off;
        client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi;
        scgi_temp_path scgi;
        \(server)
      }
      """,
      "errors": "",
    ])
    process.executableURL = URL(filePath: Self.path ?? "")
    process.arguments = [
      "-p", folder.path + "/", "-c", folder.path + "/nginx.conf", "-e", folder.path + "/errors",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    while process.isRunning, !LocalHTTP.isTaken(port) { usleep(20_000) }
    if !process.isRunning { throw BrowserError("nginx does not start: \(folder.text(of: "errors") ?? "")") }
  }

  /// Ends it.
  func stop() {
    guard process.isRunning else { return }
    process.terminate()
    process.waitUntilExit()
  }
}
