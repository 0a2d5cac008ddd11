import Testing

@testable import Serving

@Suite struct `Served site` {
  private var site: ServedSite {
    var site = ServedSite()
    site.set("index.html", Array("<p>home</p>".utf8))
    site.set("a b/index.html", Array("<p>spaced</p>".utf8))
    site.set("404.html", Array("<p>nothing</p>".utf8))
    site.set("site.css", Array("p{}".utf8))
    return site
  }

  private func ask(_ path: String, method: String = "GET", tag: String? = nil, range: String? = nil) -> Answer
  {
    site.answer(Request(method: method, path: path, host: nil, ifNoneMatch: tag, range: range))
  }

  private func header(_ name: String, of answer: Answer) -> String? {
    answer.headers.first { $0.name == name }?.value
  }

  @Test func `answers a folder with its index`() {
    #expect(String(decoding: ask("/").body, as: UTF8.self) == "<p>home</p>")
    #expect(String(decoding: ask("/a%20b/").body, as: UTF8.self) == "<p>spaced</p>")
    #expect(header("Content-Type", of: ask("/")) == "text/html; charset=utf-8")
  }

  @Test func `sends a folder without its slash to the one with it`() {
    let answer = ask("/a%20b")
    #expect(answer.status == 301)
    #expect(header("Location", of: answer) == "/a%20b/")
  }

  @Test(arguments: [
    "/../secret", "/%2e%2e/secret", "/..%2fsecret", "/.%2e/x", "/a/../index.html", "//index.html",
    "/index.html%00",
    "/..%5csecret", "/..\\secret", "/%ZZ", "/%2", "/%c0%ae%c0%ae/secret", "index.html", "",
  ])
  func `no spelling of a path leaves the site`(path: String) {
    let answer = ask(path)
    #expect(answer.status == 400)
    #expect(String(decoding: answer.body, as: UTF8.self) == "this is no path of a site\n")
  }

  @Test func `decodes escapes once`() {
    #expect(ask("/%2569ndex.html").status == 404)
  }

  @Test func `answers the site's own page for what is not there`() {
    let answer = ask("/nowhere", range: "bytes=0-1")
    #expect(answer.status == 404)
    #expect(String(decoding: answer.body, as: UTF8.self) == "<p>nothing</p>")
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get"])
  func `answers GET and HEAD alone`(method: String) {
    let answer = ask("/", method: method)
    #expect(answer.status == 405)
    #expect(header("Allow", of: answer) == "GET, HEAD")
  }

  @Test func `a version that the client has is not sent again`() throws {
    let tag = try #require(header("ETag", of: ask("/site.css")))
    #expect(ask("/site.css", tag: tag).status == 304)
    #expect(ask("/site.css", tag: "\"x\", W/\(tag)").status == 304)
    #expect(ask("/site.css", tag: "*").status == 304)
    #expect(ask("/site.css", tag: "\"other\"").status == 200)
    #expect(ask("/site.css", tag: tag).body.isEmpty)
  }

  @Test func `a range gives exactly its bytes`() {
    let answer = ask("/site.css", range: "bytes=1-1")
    #expect(answer.status == 206)
    #expect(Array(answer.body) == Array("{".utf8))
    #expect(header("Content-Range", of: answer) == "bytes 1-1/3")
    #expect(header("Content-Range", of: ask("/site.css", range: "bytes=3-")) == "bytes */3")
  }
}

@Suite struct `Byte range` {
  @Test(arguments: [
    ("bytes=0-0", ByteRange.part(0..<1)), ("bytes=-5", .part(5..<10)), ("bytes=-50", .part(0..<10)),
    ("bytes=2-", .part(2..<10)), ("bytes=5-99999999999999999999", .part(5..<10)),
    ("bytes=10-", .unsatisfiable),
    ("bytes=-0", .unsatisfiable), ("bytes=99999999999999999999-", .unsatisfiable), ("bytes=5-2", .whole),
    ("bytes=0-1,3-4", .whole), ("lines=0-1", .whole), ("bytes=", .whole), ("bytes=-", .whole),
    ("bytes=a-b", .whole),
    ("bytes=1-b", .whole), ("bytes=a-1", .whole), ("BYTES=0-1", .part(0..<2)),
  ])
  func `reads a header`(header: String, range: ByteRange) {
    #expect(ByteRange(header, size: 10) == range)
  }

  @Test func `no header and no bytes`() {
    #expect(ByteRange(nil, size: 10) == .whole)
    #expect(ByteRange("bytes=0-", size: 0) == .unsatisfiable)
    #expect(ByteRange("bytes=-1", size: 0) == .unsatisfiable)
  }
}

@Suite struct `Host names` {
  @Test func `a loopback server has the names of loopback and its port`() {
    let names = HostNames(address: "127.0.0.1", port: 8080)
    #expect(names.allow("127.0.0.1:8080"))
    #expect(names.allow("LocalHost:8080"))
    #expect(!names.allow("127.0.0.1"))
    #expect(!names.allow("localhost.attacker.test:8080"))
    #expect(!names.allow("attacker.test"))
    #expect(!names.allow(nil))
  }

  @Test func `a server on port 80 is asked for without it`() {
    #expect(HostNames(address: "127.0.0.1", port: 80).allow("localhost"))
  }
}
