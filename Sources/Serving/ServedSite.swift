/// The files that a server answers with, all of them in memory: no request ever reaches the disk.
public struct ServedSite: Sendable {
  private var files: [String: ServedFile] = [:]

  /// A site without files.
  public init() {}

  /// Sets a file's bytes; the path is relative, parts separated by `/`.
  /// - Parameter tag: its ETag in quotes; nil makes one of its bytes.
  public mutating func set(_ path: String, _ bytes: [UInt8], tag: String? = nil) {
    if files[path]?.bytes == bytes { return }
    files[path] = ServedFile(path: path, bytes: bytes, tag: tag)
  }

  /// Takes a file away.
  public mutating func remove(_ path: String) { files[path] = nil }

  /// The bytes of a file; nil for a path it does not have.
  public func contents(of path: String) -> [UInt8]? { files[path]?.bytes }

  /// The paths it has.
  public var paths: some Collection<String> { files.keys }

  /// What to tell a client whose Host has already been checked.
  func answer(_ request: Request) -> Answer {
    guard request.method == "GET" || request.method == "HEAD" else {
      return Answer(405, text: "only GET and HEAD are answered", extra: [("Allow", "GET, HEAD")])
    }
    guard let path = RequestPath(request.path) else { return missing(request, status: 400) }
    let joined = path.parts.joined(separator: "/")
    if path.isFolder {
      let index = joined.isEmpty ? "index.html" : joined + "/index.html"
      return files[index]?.answer(request) ?? missing(request, status: 404)
    }
    if let file = files[joined] { return file.answer(request) }
    if files[joined + "/index.html"] != nil {
      return Answer(301, text: "moved", extra: [("Location", request.path + "/")])
    }
    return missing(request, status: 404)
  }

  /// The site's own page for what is not there.
  private func missing(_ request: Request, status: Int) -> Answer {
    var plain = request
    plain.range = nil
    plain.ifNoneMatch = nil
    guard status == 404, var answer = files["404.html"]?.answer(plain) else {
      return Answer(status, text: status == 404 ? "there is no such page" : "this is no path of a site")
    }
    answer.status = status
    return answer
  }
}

/// One file in memory, with what its headers say.
struct ServedFile: Sendable {
  let bytes: [UInt8]
  let type: String
  let tag: String

  init(path: String, bytes: [UInt8], tag: String?) {
    self.bytes = bytes
    type = ContentType.of(path)
    self.tag =
      tag
      ?? "\"\(String(Self.hash(bytes), radix: 16))-\(String(bytes.count, radix: 16))\""
  }

  func answer(_ request: Request) -> Answer {
    var headers: [(name: String, value: String)] = [
      ("Content-Type", type), ("ETag", tag), ("Accept-Ranges", "bytes"), ("Cache-Control", "no-cache"),
    ]
    if let known = request.ifNoneMatch, matches(known) { return Answer(304, headers, body: []) }
    switch ByteRange(request.range, size: bytes.count) {
    case .whole: return Answer(200, headers, body: bytes[...])
    case .part(let range):
      headers.append(("Content-Range", "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(bytes.count)"))
      return Answer(206, headers, body: bytes[range])
    case .unsatisfiable:
      return Answer(
        416, text: "the file has \(bytes.count) bytes", extra: [("Content-Range", "bytes */\(bytes.count)")])
    }
  }

  /// Whether an If-None-Match header names this version (RFC 9110, section 13.1.2).
  private func matches(_ header: String) -> Bool {
    header.split(separator: ",").contains { part in
      var wanted = part.drop { $0 == " " }
      if wanted.hasPrefix("W/") { wanted = wanted.dropFirst(2) }
      while wanted.last == " " { wanted.removeLast() }
      return wanted == "*" || wanted == tag
    }
  }

  /// FNV-1a of 64 bits: enough to tell two versions of a file apart.
  private static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

extension Answer {
  init(_ status: Int, _ headers: [(name: String, value: String)], body: ArraySlice<UInt8>) {
    self.init(status: status, headers: headers, body: body)
  }

  /// A short answer in words.
  init(_ status: Int, text: String, extra: [(name: String, value: String)] = []) {
    self.init(
      status: status, headers: [("Content-Type", "text/plain; charset=utf-8")] + extra,
      body: Array((text + "\n").utf8)[...])
  }
}
