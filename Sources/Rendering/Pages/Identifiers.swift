/// The ids of one page, each given once.
struct Identifiers {
  private var taken: [String: Int] = [:]

  /// An id that no other element of the page has, readable and stable as long as the order is.
  mutating func id(_ prefix: String, _ text: String) -> String {
    let wanted = prefix + "-" + Self.slug(text)
    var count = taken[wanted, default: 0]
    taken[wanted] = count + 1
    guard count > 0 else { return wanted }
    var numbered = wanted + "-\(count + 1)"
    while taken[numbered] != nil {
      count += 1
      numbered = wanted + "-\(count + 1)"
    }
    taken[wanted] = count + 1
    taken[numbered] = 1
    return numbered
  }

  /// Letters and digits in lower case, dashes between; letters of all scripts stay.
  static func slug(_ text: String) -> String {
    if let slug = slugOfASCII(text) { return slug }
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

  /// The same where no scalar has to be looked up; nil for all other text.
  private static func slugOfASCII(_ text: String) -> String? {
    var result: [UInt8] = []
    var isGap = false
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
        if isGap, !result.isEmpty { result.append(UInt8(ascii: "-")) }
        result.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
        isGap = false
      case 0x80...: return nil
      default: isGap = true
      }
    }
    return result.isEmpty ? "x" : String(decoding: result, as: UTF8.self)
  }
}
