/// The ids of one page, each given once.
struct Identifiers {
  private var taken: [String: Int] = [:]

  /// - Parameter capacity: about how many ids there will be.
  init(capacity: Int = 0) { taken.reserveCapacity(capacity) }

  /// An id that no other element of the page has, readable and stable as long as the order is.
  mutating func id(_ prefix: String, _ text: String) -> String {
    let wanted = Self.id(prefix, text)
    guard var count = taken.updateValue(1, forKey: wanted) else { return wanted }
    var numbered = wanted + "-\(count + 1)"
    while taken[numbered] != nil {
      count += 1
      numbered = wanted + "-\(count + 1)"
    }
    taken[wanted] = count + 1
    taken[numbered] = 1
    return numbered
  }

  private static func id(_ prefix: String, _ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(prefix.utf8.count + text.utf8.count + 1)
    bytes.append(contentsOf: prefix.utf8)
    bytes.append(UInt8(ascii: "-"))
    guard appendSlug(ofASCII: text, to: &bytes) else { return prefix + "-" + slug(text) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Letters and digits in lower case, dashes between; letters of all scripts stay.
  static func slug(_ text: String) -> String {
    var bytes: [UInt8] = []
    if appendSlug(ofASCII: text, to: &bytes) { return String(decoding: bytes, as: UTF8.self) }
    var result = ""
    var isGap = false
    for scalar in text.lowercased().unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        if isGap, !result.isEmpty { result += "-" }
        result.unicodeScalars.append(scalar)
        isGap = false
      } else {
        isGap = true
      }
    }
    return result.isEmpty ? "x" : result
  }

  /// Appends the same where no scalar has to be looked up; false for all other text.
  private static func appendSlug(ofASCII text: String, to result: inout [UInt8]) -> Bool {
    let start = result.count
    var isGap = false
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
        if isGap, result.count > start { result.append(UInt8(ascii: "-")) }
        result.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
        isGap = false
      case 0x80...: return false
      default: isGap = true
      }
    }
    if result.count == start { result.append(UInt8(ascii: "x")) }
    return true
  }
}
