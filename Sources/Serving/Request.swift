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

  /// A request from its parts.
  public init(
    method: String = "GET", path: String, host: String?, ifNoneMatch: String? = nil, range: String? = nil
  ) {
    self.method = method
    self.path = path
    self.host = host
    self.ifNoneMatch = ifNoneMatch
    self.range = range
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
