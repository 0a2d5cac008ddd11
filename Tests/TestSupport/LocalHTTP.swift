import Foundation

/// HTTP with a server on this machine, over a socket: what servers write is taken as it comes, which Foundation's
/// client on Linux does not do.
public enum LocalHTTP {
  /// A status and a body.
  public struct Answer: Sendable {
    /// 200, or 0 for a server that said nothing.
    public var status = 0
    /// As sent, by its length.
    public var body: [UInt8] = []
  }

  /// Asks once.
  /// - Parameters:
  ///   - path: with its slash, escaped.
  ///   - body: JSON.
  public static func ask(
    _ port: Int, _ path: String, method: String = "GET", body: [UInt8]? = nil, within seconds: Int = 60
  ) throws -> Answer {
    let descriptor = tcpSocket()
    defer { close(descriptor) }
    var limit = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    guard connect(descriptor, port) else { throw POSIXError(.init(rawValue: errno) ?? .ECONNREFUSED) }
    var head = "\(method) \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\nConnection: close\r\n"
    if let body {
      head += "Content-Type: application/json; charset=utf-8\r\nContent-Length: \(body.count)\r\n"
    }
    try send(Array((head + "\r\n").utf8) + (body ?? []), to: descriptor)
    return read(from: descriptor)
  }

  private static func send(_ bytes: [UInt8], to descriptor: Int32) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { throw POSIXError(.init(rawValue: errno) ?? .EPIPE) }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads to the end of the body that the head announces, or of the connection.
  private static func read(from descriptor: Int32) -> Answer {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var answer = Answer()
    var bodyStart: Int?
    var length: Int?
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count <= 0 { break }
      all += buffer[..<count]
      if bodyStart == nil, let end = all.firstRange(of: Array("\r\n\r\n".utf8)) {
        bodyStart = end.upperBound
        let lines = String(decoding: all[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        answer.status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        for line in lines where line.lowercased().hasPrefix("content-length:") {
          length = Int(line.dropFirst("content-length:".count).trimmingCharacters(in: .whitespaces))
        }
      }
      if let bodyStart, let length, all.count >= bodyStart + length { break }
    }
    answer.body = bodyStart.map { Array(all[$0...].prefix(length ?? .max)) } ?? []
    return answer
  }

  /// A port that nobody listens on, for programs that have to be told theirs.
  public static func freePort() throws -> Int {
    let descriptor = tcpSocket()
    defer { close(descriptor) }
    var place = loopback(port: 0)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) + getsockname(descriptor, $0, &size)
      }
    }
    guard result == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EADDRINUSE) }
    return Int(in_port_t(bigEndian: place.sin_port))
  }

  /// Whether somebody listens on a port.
  public static func isTaken(_ port: Int) -> Bool {
    let descriptor = tcpSocket()
    defer { close(descriptor) }
    return connect(descriptor, port)
  }

  private static func connect(_ descriptor: Int32, _ port: Int) -> Bool {
    var place = loopback(port: port)
    return withUnsafePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }

  private static func tcpSocket() -> Int32 {
    #if canImport(Darwin)
      socket(AF_INET, SOCK_STREAM, 0)
    #else
      socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
  }

  private static func loopback(port: Int) -> sockaddr_in {
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = in_port_t(port).bigEndian
    inet_pton(AF_INET, "127.0.0.1", &place.sin_addr)
    return place
  }
}
