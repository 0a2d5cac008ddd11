public import Syntax

/// The anchors of a document's headings by the rules of github-slugger, which are those of GitHub.
public struct HeadingSlugs {
  /// How often each slug was given, by slug.
  private var given: [String: Int] = [:]

  /// For one document; nothing is given yet.
  public init() {}

  /// The anchor of the next heading; a number is added where the same one was given before.
  public mutating func slug(_ heading: String) -> String { next(heading).slug }

  /// The same, and whether a number was added.
  mutating func next(_ heading: String) -> (slug: String, isNumbered: Bool) {
    let plain = Self.slug(heading)
    var result = plain
    while given[result] != nil {
      given[plain, default: 0] += 1
      result = "\(plain)-\(given[plain, default: 0])"
    }
    given[result] = 0
    return (result, result != plain)
  }

  /// A heading in lower case with dashes for spaces, without all that is no letter, mark, digit, dash or underscore.
  static func slug(_ heading: String) -> String {
    if let slug = slugOfASCII(heading) { return slug }
    var result = String.UnicodeScalarView()
    for scalar in heading.unicodeScalars {
      switch scalar {
      case " ": result.append("-")
      case "a"..."z", "0"..."9", "-", "_": result.append(scalar)
      case "A"..."Z": result.append(Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value) | 0x20))
      case "\0"..."\u{7F}": break
      default:
        for scalar in scalar.properties.lowercaseMapping.unicodeScalars where isKept(scalar.properties) {
          result.append(scalar)
        }
      }
    }
    return String(result)
  }

  /// The same where no scalar has to be looked up, as in most headings; nil for all other text.
  private static func slugOfASCII(_ heading: String) -> String? {
    var heading = heading
    return heading.withUTF8 { bytes in
      if bytes.contains(where: { $0 >= 0x80 }) { return nil }
      return String(unsafeUninitializedCapacity: bytes.count) { target in
        var count = 0
        for byte in bytes {
          switch byte {
          case 0x20: target[count] = UInt8(ascii: "-")
          case 0x41...0x5A: target[count] = byte | 0x20
          case 0x61...0x7A, 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "_"): target[count] = byte
          default: continue
          }
          count += 1
        }
        return count
      }
    }
  }

  private static func isKept(_ properties: Unicode.Scalar.Properties) -> Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: true
    default: properties.isAlphabetic
    }
  }

  /// The text of a heading that counts for its anchor: no images, no HTML, no break of lines.
  public static func text(of heading: Int, in markdown: Markdown) -> String {
    var result = ""
    var index = heading + 1
    while index < markdown.nodes[heading].end {
      let node = markdown.nodes[index]
      switch node.kind {
      case .image:
        index = node.end
        continue
      case .text, .code: result += node.text
      default: break
      }
      index += 1
    }
    return result
  }
}
