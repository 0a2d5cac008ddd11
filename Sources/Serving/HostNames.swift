/// The names under which a server may be asked for: its own address and, on loopback, `localhost`.
///
/// A page of another site can make a browser resolve that site's name to this machine (DNS rebinding); such a request
/// still carries the foreign name.
struct HostNames {
  private let names: Set<String>

  /// The names of a server bound to an address and port.
  init(address: String, port: Int) {
    let isLoopback = address.hasPrefix("127.") || address == "::1" || address == "localhost"
    let isEverywhere = address == "0.0.0.0" || address == "::"
    let shown = address.contains(":") ? "[\(address)]" : address
    let hosts = isLoopback ? [shown, "localhost", "127.0.0.1", "[::1]"] : [shown]
    names = isEverywhere ? [] : Set(hosts.flatMap { port == 80 ? [$0, "\($0):80"] : ["\($0):\(port)"] })
  }

  /// Whether a Host header names this server. A server bound to all addresses cannot know its names.
  func allow(_ header: String?) -> Bool {
    guard let header else { return false }
    return names.isEmpty || names.contains(header.lowercased())
  }
}
