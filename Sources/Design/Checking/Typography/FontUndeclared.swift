import Syntax

/// A face in code that the design never names.
struct FontUndeclared: Rule {
  let id = "font-undeclared"
  let severity = Severity.warning
  let summary = "code sets text in a family that the design document does not name"
  let explanation = """
    Where DESIGN.md has type styles, it decides the faces. Looked for is the family of each style in code, anywhere in \
    the system's DESIGN.md, its prose included, without regard to spaces and case. Looked at is Swift, where a family is \
    written by its name, and each family is said once a file. The system face is never undeclared.
    """
  let wrong = """
    # Tern

    ## Typography

    | Role | Font | Size | Weight |
    |------|------|------|--------|
    | Body | Karla | 16pt | 400 |

    ```swift
    extension Font {
      static let ternBody = Font.custom("Lora-Regular", size: 16)
    }
    ```
    """
  let right = """
    # Tern

    ## Typography

    | Role | Font | Size | Weight |
    |------|------|------|--------|
    | Body | Karla | 16pt | 400 |

    ```swift
    extension Font {
      static let ternBody = Font.custom("Karla-Regular", size: 16)
    }
    ```
    """

  func check(_ system: DesignSystem) -> [Finding] {
    let documents = system.sources.filter { $0.flavor == .neutral }
    let code = CodeRegions(system)
    let declares = system.tokens.typography.contains { style in
      style.origin.flavor == .neutral && style.family != nil && !code.contains(style.origin)
    }
    if !declares { return [] }
    lazy var words = documents.map { letters(of: prose(of: $0)) }.joined(separator: "\n")
    var said: Set<String> = []
    return system.tokens.typography.compactMap { style in
      guard [.swift, .swiftui, .neutral].contains(style.origin.flavor), code.contains(style.origin),
        style.alias == nil, let family = style.family, family != "system"
      else { return nil }
      let wanted = letters(of: family)
      if wanted.isEmpty || words.holds(wanted) { return nil }
      guard said.insert(style.origin.path + wanted).inserted else { return nil }
      return finding(
        at: style.origin, "'\(style.name)' is set in '\(family)', which DESIGN.md does not name",
        help: "name the family in DESIGN.md, or use one it names")
    }
  }

  /// The text of a document outside its code blocks.
  private func prose(of source: Source) -> String {
    guard let markdown = source.markdown else { return "" }
    var result = ""
    for node in markdown.nodes {
      switch node.kind {
      case .text, .code: result += node.text
      case .paragraph, .tableCell, .heading: result += "\n"
      default: break
      }
    }
    return result
  }

  /// Lower-case letters and digits, so that `NotoSans` is found in "Noto Sans".
  private func letters(of text: String) -> String {
    String(
      decoding: text.utf8.compactMap { byte -> UInt8? in
        switch byte {
        case 0x41...0x5A: byte | 0x20
        case 0x61...0x7A, 0x30...0x39, 0x80...: byte
        case 0x0A: 0x0A
        default: nil
        }
      }, as: UTF8.self)
  }
}
