import Syntax

/// A destination in the letters of the file that it means.
enum LinkSpelling {
  /// The destination with its path spelled as a file is, query and fragment kept; nil when the two do not fit.
  /// - Parameter spelling: the file's path below the content root.
  static func corrected(_ destination: String, as spelling: String) -> String? {
    let end = destination.firstIndex { $0 == "#" || $0 == "?" } ?? destination.endIndex
    var parts = destination[..<end].split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    // The parts that stay when `..` has taken back what stands before it are the last ones of the file's path.
    var kept: [Int] = []
    for (index, part) in parts.enumerated() where !part.isEmpty && part != "." {
      if part == ".." { _ = kept.popLast() } else { kept.append(index) }
    }
    let names = spelling.split(separator: "/").suffix(kept.count)
    guard names.count == kept.count else { return nil }
    for (index, name) in zip(kept, names) {
      guard let decoded = PercentEncoding.decoded(parts[index]) else { return nil }
      if decoded == name { continue }
      guard decoded.lowercased() == name.lowercased() else { return nil }
      parts[index] = parts[index] == decoded ? String(name) : PercentEncoding.encoded(name)
    }
    return parts.joined(separator: "/") + destination[end...]
  }
}

extension PercentEncoding {
  /// The text with all but RFC 3986's unreserved characters escaped.
  static func encoded(_ text: some StringProtocol) -> String {
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }
}
