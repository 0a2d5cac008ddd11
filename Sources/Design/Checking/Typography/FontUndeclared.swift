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
    lazy var words = documents.map(prose).joined(separator: "\n")
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

  /// The text of a document outside its code blocks, as `letters`.
  private func prose(of source: Source) -> String {
    var letters: [UInt8] = []
    for node in source.markdown?.nodes ?? [] {
      switch node.kind {
      case .text, .code: append(node.text, to: &letters)
      case .paragraph, .tableCell, .heading: letters.append(0x0A)
      default: break
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Lower-case letters and digits, so that `NotoSans` is found in "Noto Sans".
  private func letters(of text: String) -> String {
    var letters: [UInt8] = []
    append(text, to: &letters)
    return String(decoding: letters, as: UTF8.self)
  }

  private func append(_ text: String, to letters: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case 0x41...0x5A: letters.append(byte | 0x20)
      case 0x61...0x7A, 0x30...0x39, 0x80..., 0x0A: letters.append(byte)
      default: break
      }
    }
  }
}
