public import Syntax

/// The anchors of a document's headings by the rules of github-slugger, which are those of GitHub.
public struct HeadingSlugs {
  /// How often each slug was given, by slug.
  private var given: [String: Int] = [:]

  /// For one document; nothing is given yet.
  public init() {}

  /// The anchor of the next heading; a number is added where the same one was given before.
  public mutating func slug(_ heading: String) -> String {
    let plain = Self.slug(heading)
    var result = plain
    while given[result] != nil {
      given[plain, default: 0] += 1
      result = "\(plain)-\(given[plain, default: 0])"
    }
    given[result] = 0
    return result
  }

  /// A heading in lower case with dashes for spaces, without all that is no letter, mark, digit, dash or underscore.
  static func slug(_ heading: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in heading.lowercased().unicodeScalars {
      switch scalar {
      case " ": result.append("-")
      case "-": result.append(scalar)
      default: if isKept(scalar.properties) { result.append(scalar) }
      }
    }
    return String(result)
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
