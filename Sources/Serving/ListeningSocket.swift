#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A TCP socket that listens on one address and port.
struct ListeningSocket {
  let descriptor: Int32
  let port: Int

  /// Binds and listens; port 0 takes a free one.
  init(address: String, port: Int) throws(ServingError) {
    let isSix = address.contains(":")
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    let descriptor = socket(isSix ? AF_INET6 : AF_INET, kind, 0)
    guard descriptor >= 0 else { throw ServingError("no socket: \(Self.reason)") }
    self.descriptor = descriptor
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    let name = address == "localhost" ? "127.0.0.1" : address
    let isBound: Bool
    if isSix {
      var place = sockaddr_in6()
      place.sin6_family = sa_family_t(AF_INET6)
      place.sin6_port = in_port_t(port).bigEndian
      guard inet_pton(AF_INET6, name, &place.sin6_addr) == 1 else {
        throw Self.badAddress(address, descriptor)
      }
      isBound = Self.bind(descriptor, &place)
    } else {
      var place = sockaddr_in()
      place.sin_family = sa_family_t(AF_INET)
      place.sin_port = in_port_t(port).bigEndian
      guard inet_pton(AF_INET, name, &place.sin_addr) == 1 else { throw Self.badAddress(address, descriptor) }
      isBound = Self.bind(descriptor, &place)
    }
    guard isBound, listen(descriptor, 256) == 0 else {
      let taken = errno == EADDRINUSE
      let reason = Self.reason
      close(descriptor)
      throw ServingError("cannot listen on \(address):\(port): \(reason)", isPortTaken: taken)
    }
    self.port = port == 0 ? Self.boundPort(descriptor, isSix: isSix) : port
  }

  private static func bind<Place>(_ descriptor: Int32, _ place: inout Place) -> Bool {
    let size = socklen_t(MemoryLayout<Place>.size)
    return withUnsafePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        #if canImport(Darwin)
          Darwin.bind(descriptor, generic, size) == 0
        #else
          Glibc.bind(descriptor, generic, size) == 0
        #endif
      }
    }
  }

  private static func boundPort(_ descriptor: Int32, isSix: Bool) -> Int {
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(descriptor, $0, &size) }
    }
    return withUnsafePointer(to: &storage) { pointer in
      if isSix {
        return pointer.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
          Int(in_port_t(bigEndian: $0.pointee.sin6_port))
        }
      }
      return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        Int(in_port_t(bigEndian: $0.pointee.sin_port))
      }
    }
  }

  private static func badAddress(_ address: String, _ descriptor: Int32) -> ServingError {
    close(descriptor)
    return ServingError("'\(address)' is no IP address")
  }

  private static var reason: String { String(cString: strerror(errno)) }
}
