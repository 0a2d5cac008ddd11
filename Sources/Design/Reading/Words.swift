import Syntax

/// Names and headings as lower-case words.
public enum Words {
  /// Words end at anything but letters and digits, and where a small letter meets a capital: `inkDark`.
  public static func split(_ text: String) -> [String] {
    if let words = splitASCII(text) { return words }
    var result: [String] = []
    var word = String.UnicodeScalarView()
    var wasLower = false
    func end() {
      if !word.isEmpty { result.append(String(word).lowercased()) }
      word = String.UnicodeScalarView()
    }
    for scalar in text.unicodeScalars {
      switch kind(of: scalar) {
      case .other:
        end()
        wasLower = false
        continue
      case .upper:
        if wasLower { end() }
        wasLower = false
      case .lower: wasLower = true
      case .letter: wasLower = false
      }
      word.append(scalar)
    }
    end()
    return result
  }

  private enum Kind { case lower, upper, letter, other }

  /// What a scalar is; only those outside of ASCII have to be looked up.
  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar {
    case "a"..."z": return .lower
    case "A"..."Z": return .upper
    case "0"..."9": return .letter
    case "\0"..."\u{7F}": return .other
    default:
      let properties = scalar.properties
      guard properties.isAlphabetic || properties.numericType != nil else { return .other }
      return properties.isLowercase ? .lower : properties.isUppercase ? .upper : .letter
    }
  }

  /// The same where no scalar has to be looked up, as in nearly every name; nil for all other text.
  private static func splitASCII(_ text: String) -> [String]? {
    var text = text
    return text.withUTF8 { bytes in
      var result: [String] = []
      result.reserveCapacity(4)
      var start: Int?
      var wasLower = false
      func end(at index: Int) {
        if let start { result.append(String(lowercasingASCII: bytes[start..<index])) }
      }
      for (index, byte) in bytes.enumerated() {
        switch byte {
        case 0x61...0x7A, 0x30...0x39: start = start ?? index
        case 0x41...0x5A:
          if wasLower {
            end(at: index)
            start = index
          }
          start = start ?? index
        case 0x80...: return nil
        default:
          end(at: index)
          start = nil
        }
        wasLower = byte >= 0x61 && byte <= 0x7A
      }
      end(at: bytes.count)
      return result
    }
  }
}
