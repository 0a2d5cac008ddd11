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
}
