import Foundation
import Testing

@testable import Serving

/// A socket that speaks HTTP as written, which no client library does.
/// - Parameter isLast: whether the client says that nothing more comes, so that the server ends the connection.
private func exchange(
  _ text: String, port: Int, isLast: Bool = false, until end: (Data) -> Bool = { _ in false }
) throws -> String {
  let descriptor = try #require(Optional(connected(to: port)))
  defer { close(descriptor) }
  #expect(descriptor >= 0)
  #if canImport(Darwin)
    let quietly: Int32 = 0
  #else
    let quietly = Int32(MSG_NOSIGNAL)
  #endif
  _ = Array(text.utf8).withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, quietly) }
  if isLast { shutdown(descriptor, Int32(SHUT_WR)) }
  var all = Data()
  var buffer = [UInt8](repeating: 0, count: 4096)
  while !end(all) {
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count <= 0 { break }
    all.append(contentsOf: buffer[..<count])
  }
  return String(decoding: all, as: UTF8.self)
}

private func connected(to port: Int) -> Int32 {
  #if canImport(Darwin)
    let descriptor = socket(AF_INET, SOCK_STREAM, 0)
  #else
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  #endif
  var limit = timeval(tv_sec: 10, tv_usec: 0)
  setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  var place = sockaddr_in()
  place.sin_family = sa_family_t(AF_INET)
  place.sin_port = in_port_t(port).bigEndian
  inet_pton(AF_INET, "127.0.0.1", &place.sin_addr)
  let result = withUnsafePointer(to: &place) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
    }
  }
  return result == 0 ? descriptor : -1
}

@Suite(.serialized) struct `HTTP server` {
  private func start() throws -> Server {
    var site = ServedSite()
    site.set("index.html", Array("<p>home</p>".utf8))
    return try Server(site: site, address: "127.0.0.1", port: 0)
  }

  @Test func `answers over a real socket`() throws {
    let server = try start()
    defer { server.stop() }
    let answer = try exchange(
      "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nConnection: close\r\n\r\n", port: server.port)
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.contains("\r\nX-Content-Type-Options: nosniff\r\n"))
    #expect(answer.contains("\r\nReferrer-Policy: no-referrer\r\n"))
    #expect(answer.hasSuffix("\r\n\r\n<p>home</p>"))
  }

  @Test func `sends no body for HEAD`() throws {
    let server = try start()
    defer { server.stop() }
    let answer = try exchange(
      "HEAD / HTTP/1.1\r\nHost: localhost:\(server.port)\r\nConnection: close\r\n\r\n", port: server.port)
    #expect(answer.contains("\r\nContent-Length: 11\r\n"))
    #expect(answer.hasSuffix("\r\n\r\n"))
  }

  @Test func `refuses a name that is not its own`() throws {
    let server = try start()
    defer { server.stop() }
    let answer = try exchange(
      "GET / HTTP/1.1\r\nHost: attacker.test\r\nConnection: close\r\n\r\n", port: server.port)
    #expect(answer.hasPrefix("HTTP/1.1 421 "))
    #expect(!answer.contains("home"))
  }

  /// What no browser sends. Nothing of it may be answered with a page, keep the server busy, or end it.
  private static let hostile: [(name: String, text: String)] = {
    let host = "Host: localhost:PORT\r\n"
    func get(_ path: String, _ headers: String = "") -> String {
      "GET \(path) HTTP/1.1\r\n\(host)\(headers)\r\n"
    }
    let long = String(repeating: "a", count: 100_000)
    return [
      ("up", get("/../../etc/passwd")), ("up, escaped", get("/%2e%2e/%2e%2e/etc/passwd")),
      ("up, escaped twice", get("/%252e%252e/etc/passwd")), ("up, overlong", get("/%c0%ae%c0%ae/etc/passwd")),
      ("backslashes", get("/..\\..\\etc\\passwd")), ("a NUL", get("/index.html%00.css")),
      ("a bad escape", get("/%zz")),
      ("two slashes", get("//index.html")), ("another host's address", get("http://attacker.test/")),
      ("a long path", get("/" + long)), ("a long header", get("/", "X-Long: \(long)\r\n")),
      ("many headers", get("/", String(repeating: "X-Many: 1\r\n", count: 20_000))),
      ("no host", "GET / HTTP/1.1\r\n\r\n"),
      ("a foreign host", "GET / HTTP/1.1\r\nHost: attacker.test\r\n\r\n"),
      ("two hosts", "GET / HTTP/1.1\r\n\(host)Host: attacker.test\r\n\r\n"),
      ("a name that begins as ours", "GET / HTTP/1.1\r\nHost: localhost:PORT.attacker.test\r\n\r\n"),
      ("a body", "POST / HTTP/1.1\r\n\(host)Content-Length: 5\r\n\r\nhello"),
      ("a body without end", "PUT /x HTTP/1.1\r\n\(host)Content-Length: 99999999999\r\n\r\nhello"),
      ("no length", "POST / HTTP/1.1\r\n\(host)Content-Length: -1\r\n\r\n"),
      ("too great a length", "GET / HTTP/1.1\r\n\(host)Content-Length: 99999999999999999999999\r\n\r\n"),
      (
        "two lengths and chunks",
        "POST / HTTP/1.1\r\n\(host)Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
      ),
      ("bad chunks", "POST / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\nzz\r\n"),
      ("tracing", "TRACE / HTTP/1.1\r\n\(host)\r\n"),
      ("a tunnel", "CONNECT attacker.test:443 HTTP/1.1\r\n\(host)\r\n"),
      ("an unknown method", "BREW / HTTP/1.1\r\n\(host)\r\n"),
      ("small letters", "get / HTTP/1.1\r\n\(host)\r\n"),
      ("options of all", "OPTIONS * HTTP/1.1\r\n\(host)\r\n"), ("no version", "GET /\r\n\r\n"),
      ("a version to come", "GET / HTTP/9.9\r\n\(host)\r\n"),
      ("another protocol", "GET / FTP/1.1\r\n\(host)\r\n"),
      ("TLS", "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\u{0}"), ("nothing but lines", "\r\n\r\n\r\n"),
      ("words", "hello\r\n\r\n"),
      ("a header without a colon", get("/", "nonsense\r\n")),
      ("a name with a space", get("/", "X Name: 1\r\n")),
      ("a space before a colon", get("/", "X-Name : 1\r\n")),
      ("a name with a bracket", get("/", "X(Name): 1\r\n")),
      (
        "a length and chunks without a body",
        "GET / HTTP/1.1\r\n\(host)Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
      ),
      ("events by another method", "POST \(Server.eventPath) HTTP/1.1\r\n\(host)\r\n"),
    ]
  }()

  @Test func `answers what is hostile with 4xx or not at all, and goes on`() throws {
    let server = try start()
    defer { server.stop() }
    for (name, text) in Self.hostile {
      let answer = try exchange(
        text.replacingOccurrences(of: "PORT", with: String(server.port)), port: server.port, isLast: true)
      #expect(
        answer.isEmpty || answer.hasPrefix("HTTP/1.1 4") || answer.hasPrefix("HTTP/1.0 4")
          || answer.hasPrefix("HTTP/1.1 505 "),
        "\(name): \(answer.prefix(80))")
      #expect(!answer.contains("<p>home</p>"), "\(name)")
    }
    let answer = try exchange(
      "GET / HTTP/1.1\r\nHost: localhost:\(server.port)\r\nConnection: close\r\n\r\n", port: server.port)
    #expect(answer.hasPrefix("HTTP/1.1 200 "))
  }

  @Test func `tells an open page of a change and ends with it open`() throws {
    let server = try start()
    let port = server.port
    let listener = Thread {
      for _ in 0..<200 where server.port == port {
        server.send("page")
        Thread.sleep(forTimeInterval: 0.05)
      }
    }
    listener.start()
    let answer = try exchange(
      "GET \(Server.eventPath) HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n", port: port
    ) { String(decoding: $0, as: UTF8.self).contains("data: page\n\n") }
    #expect(answer.contains("Content-Type: text/event-stream; charset=utf-8\r\n"))
    #expect(answer.contains("data: page\n\n"))
    server.stop()
  }

  @Test func `says that a port is taken`() throws {
    let server = try start()
    defer { server.stop() }
    #expect {
      try Server(site: ServedSite(), address: "127.0.0.1", port: server.port)
    } throws: { error in
      (error as? ServingError)?.isPortTaken == true
    }
  }
}

@Suite(.serialized) struct `Folder watcher` {
  @Test(.timeLimit(.minutes(1))) func `tells of a file replaced by rename and of a new folder`() async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "docgen-watch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let watcher = try Watcher(delay: 10)
    watcher.watch([folder.path])
    var changes = watcher.changes.makeAsyncIterator()

    // The handle is made on another thread: writing until it is told needs no guess about when that is.
    let file = folder.appending(path: "DESIGN.md")
    func write() -> Task<Void, any Error> {
      Task {
        while !Task.isCancelled {
          try Data("# A".utf8).write(to: file, options: .atomic)
          try await Task.sleep(for: .milliseconds(20))
        }
      }
    }
    let writing = write()
    #expect(await changes.next() != nil)
    writing.cancel()

    let inner = folder.appending(path: "new")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    #expect(await changes.next() != nil)
    watcher.stop()
    while await changes.next() != nil {}
  }
}
