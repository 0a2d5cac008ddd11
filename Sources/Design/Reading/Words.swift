/// Names and headings as lower-case words.
public enum Words {
  /// Words end at anything but letters and digits, and where a small letter meets a capital: `inkDark`.
  public static func split(_ text: String) -> [String] {
    if let words = splitASCII(text) { return words }
    var result: [String] = []
    var word = ""
    var wasLower = false
    for scalar in text.unicodeScalars {
      guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
        if !word.isEmpty { result.append(word.lowercased()) }
        word = ""
        wasLower = false
        continue
      }
      if wasLower, scalar.properties.isUppercase {
        result.append(word.lowercased())
        word = ""
      }
      word.unicodeScalars.append(scalar)
      wasLower = scalar.properties.isLowercase
    }
    if !word.isEmpty { result.append(word.lowercased()) }
    return result
  }

  /// The same where no scalar has to be looked up, as in nearly every name; nil for all other text.
  private static func splitASCII(_ text: String) -> [String]? {
    var result: [String] = []
    var word: [UInt8] = []
    var wasLower = false
    func end() {
      if !word.isEmpty { result.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    for byte in text.utf8 {
      switch byte {
      case 0x61...0x7A: word.append(byte)
      case 0x30...0x39: word.append(byte)
      case 0x41...0x5A:
        if wasLower { end() }
        word.append(byte | 0x20)
      case 0x80...: return nil
      default: end()
      }
      wasLower = byte >= 0x61 && byte <= 0x7A
    }
    end()
    return result
  }
}
