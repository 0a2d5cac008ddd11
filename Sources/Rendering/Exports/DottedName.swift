/// Names of code, YAML and JSON, which have dots between their parts.
enum DottedName {
  /// What stands between the dots, empty parts left out.
  static func parts(of name: String) -> [String] {
    var bytes = name
    let parts = bytes.withUTF8 { bytes -> [String]? in
      var parts: [String] = []
      var start = 0
      for index in bytes.indices {
        // What has signs of more than one scalar in it is left to the library, to which a dot with a mark is none.
        if bytes[index] >= 0x80 { return nil }
        guard bytes[index] == UInt8(ascii: ".") else { continue }
        if index > start { parts.append(String(decoding: bytes[start..<index], as: UTF8.self)) }
        start = index + 1
      }
      if start < bytes.count { parts.append(String(decoding: bytes[start...], as: UTF8.self)) }
      return parts
    }
    return parts ?? name.split(separator: ".").map(String.init)
  }
}
