/// The path of a request as names of a site's files, or nothing when it is no such path.
struct RequestPath {
  /// The parts below the root; empty for the root itself.
  let parts: [String]
  /// Whether it ended with a slash.
  let isFolder: Bool

  /// Decodes percent escapes once. A path that is not absolute, has an empty, `.` or `..` part, a control byte, a
  /// backslash, an escape that is none, or bytes that are no UTF-8 is no path of a site: nil.
  init?(_ path: String) {
    var bytes: [UInt8] = []
    var rest = Array(path.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(Self.digit), let low = rest.popFirst().flatMap(Self.digit)
      else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    guard bytes.first == UInt8(ascii: "/"), !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0x5C }),
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    var parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .dropFirst().map { String(Substring($0)) }
    isFolder = parts.last?.isEmpty ?? true
    if isFolder { parts = parts.dropLast() }
    if parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) { return nil }
    self.parts = parts
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
