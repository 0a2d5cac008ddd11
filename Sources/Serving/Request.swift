/// What a client asks for, as it came over the wire.
public struct Request: Sendable {
  /// `GET`, upper case as sent.
  public var method: String
  /// The path, percent escapes kept, without the query.
  public var path: String
  /// The Host header.
  public var host: String?
  /// The If-None-Match header.
  public var ifNoneMatch: String?
  /// The Range header.
  public var range: String?
  /// Whether the headers follow the grammar.
  public var isWellFormed: Bool

  /// A request from its parts.
  public init(
    method: String = "GET", path: String, host: String?, ifNoneMatch: String? = nil, range: String? = nil,
    isWellFormed: Bool = true
  ) {
    self.method = method
    self.path = path
    self.host = host
    self.ifNoneMatch = ifNoneMatch
    self.range = range
    self.isWellFormed = isWellFormed
  }

  /// Whether names of headers are tokens, and nothing says in two ways where the body ends (RFC 9110, section 5.1, and
  /// RFC 9112, section 6.1): the library lets both pass, and another reader could take the request for another one.
  static func areWellFormed(_ headers: [(name: String, value: String)]) -> Bool {
    let names = headers.map(\.name)
    if names.contains("content-length"), names.contains("transfer-encoding") { return false }
    return names.allSatisfy { name in !name.isEmpty && name.utf8.allSatisfy(isTokenByte) }
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}

/// What a client is told.
public struct Answer: Sendable {
  /// The HTTP status.
  public var status: Int
  /// In the order in which they are sent.
  public var headers: [(name: String, value: String)]
  /// Empty for HEAD; `Content-Length` is the server's business.
  public var body: ArraySlice<UInt8>
}
