import CMicroHTTPD
import CMicroHTTPDLoader
import Synchronization

/// Answers HTTP from a site in memory, on one address, until it is stopped.
public final class Server: Sendable {
  /// Where pages listen for changes.
  public static let eventPath = "/_docgen/events"

  /// The port it listens on.
  public let port: Int
  private let hosts: HostNames
  private let site: Mutex<ServedSite>
  private let events = EventStream()
  private let daemon = Mutex<Daemon?>(nil)

  /// Starts listening.
  /// - Parameters:
  ///   - address: an IP address of this machine, `127.0.0.1`.
  ///   - port: 0 for any free one.
  public init(site: ServedSite, address: String, port: Int) throws(ServingError) {
    guard loadMicroHTTPD() else {
      throw ServingError("the library 'libmicrohttpd' cannot be loaded", isLibraryMissing: true)
    }
    let socket = try ListeningSocket(address: address, port: port)
    self.port = socket.port
    hosts = HostNames(address: address, port: socket.port)
    self.site = Mutex(site)
    // The daemon calls back into this object until `stop` returns.
    let context = Unmanaged.passUnretained(self).toOpaque()
    guard let started = Daemon(listening: socket.descriptor, context: context) else {
      throw ServingError("the HTTP server does not start on \(address):\(socket.port)")
    }
    daemon.withLock { $0 = started }
  }

  deinit { stop() }

  /// Answers from another site from now on.
  public func replace(with next: ServedSite) { site.withLock { $0 = next } }

  /// Tells every open page; an event is one line of text.
  public func send(_ event: String) { events.send(event) }

  /// Lets the server notice pages that have gone; to be called every few seconds.
  public func beat() { events.beat() }

  /// Ends all streams and connections.
  public func stop() {
    let running = daemon.withLock { value in
      defer { value = nil }
      return value
    }
    guard let running else { return }
    // A suspended connection aborts the process when the daemon stops.
    events.close()
    MHD_stop_daemon(running.pointer)
  }

  fileprivate func respond(_ request: Request, on connection: OpaquePointer) -> MHD_Result {
    guard request.isWellFormed else {
      return Self.send(Answer(400, text: "the headers are malformed"), to: request, on: connection)
    }
    guard hosts.allow(request.host) else {
      return Self.send(Answer(421, text: "this server has another name"), to: request, on: connection)
    }
    if request.path == Self.eventPath, request.method == "GET" {
      guard let response = events.open(on: connection) else { return .NO }
      defer { MHD_destroy_response(response) }
      Self.add(
        [("Content-Type", "text/event-stream; charset=utf-8"), ("Cache-Control", "no-store")], to: response)
      return MHD_queue_response(connection, 200, response)
    }
    let answer = site.withLock { $0.answer(request) }
    return Self.send(answer, to: request, on: connection)
  }

  private static func send(_ answer: Answer, to request: Request, on connection: OpaquePointer) -> MHD_Result
  {
    let response = answer.body.withUnsafeBytes { body in
      MHD_create_response_from_buffer(
        body.count, UnsafeMutableRawPointer(mutating: body.baseAddress), .RESPMEM_MUST_COPY)
    }
    guard let response else { return .NO }
    defer { MHD_destroy_response(response) }
    add(answer.headers, to: response)
    return MHD_queue_response(connection, UInt32(answer.status), response)
  }

  private static func add(_ headers: [(name: String, value: String)], to response: OpaquePointer) {
    for (name, value) in headers + common { MHD_add_response_header(response, name, value) }
  }

  /// What every answer says, whatever it is.
  private static let common = [
    (name: "X-Content-Type-Options", value: "nosniff"), (name: "Referrer-Policy", value: "no-referrer"),
    (name: "Cross-Origin-Resource-Policy", value: "same-origin"),
    (
      name: "Content-Security-Policy",
      value:
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        + "media-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
  ]
}

/// The library's daemon, which may be stopped from any thread.
private struct Daemon: @unchecked Sendable {
  let pointer: OpaquePointer

  init?(listening descriptor: Int32, context: UnsafeMutableRawPointer) {
    let flags =
      MHD_USE_AUTO.rawValue | MHD_USE_INTERNAL_POLLING_THREAD.rawValue
      | MHD_ALLOW_SUSPEND_RESUME.rawValue
    let unescape = unsafeBitCast(keepEscapes as UnescapeCallback, to: Int.self)
    var options = [
      MHD_OptionItem(option: .LISTEN_SOCKET, value: Int(descriptor), ptr_value: nil),
      MHD_OptionItem(option: .CONNECTION_LIMIT, value: 2_000, ptr_value: nil),
      // Seconds without a byte: a client that stops reading or asking does not keep its place for ever.
      MHD_OptionItem(option: .CONNECTION_TIMEOUT, value: 60, ptr_value: nil),
      // A header that breaks the grammar is refused, not mended: two readers could understand it differently.
      MHD_OptionItem(option: .STRICT_FOR_CLIENT, value: 1, ptr_value: nil),
      MHD_OptionItem(option: .UNESCAPE_CALLBACK, value: unescape, ptr_value: nil),
      MHD_OptionItem(option: .END, value: 0, ptr_value: nil),
    ]
    let started = options.withUnsafeMutableBufferPointer { items in
      // A pointer travels through the variadic list as an integer of its size.
      withVaList([
        Int32(MHD_OPTION.ARRAY.rawValue), Int(bitPattern: items.baseAddress), Int32(MHD_OPTION.END.rawValue),
      ]) { MHD_start_daemon_va(flags, 0, nil, nil, handleRequest, context, $0) }
    }
    guard let started else { return nil }
    pointer = started
  }
}

private typealias UnescapeCallback =
  @convention(c) (
    UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<CChar>?
  ) -> Int

/// The path is decoded once, by `RequestPath`; the library would do it first, and hide what was escaped.
private func keepEscapes(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?, text: UnsafeMutablePointer<CChar>?
) -> Int {
  var count = 0
  while let text, text[count] != 0 { count += 1 }
  return count
}

private func handleRequest(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?, url: UnsafePointer<CChar>?,
  method: UnsafePointer<CChar>?, version: UnsafePointer<CChar>?, upload: UnsafePointer<CChar>?,
  uploadSize: UnsafeMutablePointer<Int>?, state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let context, let connection, let url, let method else { return .NO }
  func header(_ name: String) -> String? {
    MHD_lookup_connection_value(connection, .HEADER_KIND, name).map { String(cString: $0) }
  }
  var headers: [(name: String, value: String)] = []
  _ = withUnsafeMutablePointer(to: &headers) {
    MHD_get_connection_values(connection, .HEADER_KIND, collectHeaders, $0)
  }
  // A second Host could be the one that another program looks at (RFC 9112, section 3.2): it is no name of ours.
  let hosts = headers.filter { $0.name == "host" }
  let request = Request(
    method: String(cString: method), path: String(cString: url),
    host: hosts.count == 1 ? hosts[0].value : nil,
    ifNoneMatch: header("If-None-Match"), range: header("Range"), isWellFormed: Request.areWellFormed(headers)
  )
  return Unmanaged<Server>.fromOpaque(context).takeUnretainedValue().respond(request, on: connection)
}

private func collectHeaders(
  context: UnsafeMutableRawPointer?, kind: MHD_ValueKind, name: UnsafePointer<CChar>?,
  value: UnsafePointer<CChar>?
) -> MHD_Result {
  guard let context else { return .YES }
  context.assumingMemoryBound(to: [(name: String, value: String)].self).pointee.append(
    (name.map { String(cString: $0).lowercased() } ?? "", value.map { String(cString: $0) } ?? ""))
  return .YES
}
