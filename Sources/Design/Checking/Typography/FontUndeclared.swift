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
    let styles = system.tokens.typography
    guard styles.contains(where: { $0.origin.flavor == .neutral && $0.family != nil }) else { return [] }
    let code = CodeRegions(system)
    let declares = styles.contains { style in
      style.origin.flavor == .neutral && style.family != nil && !code.contains(style.origin)
    }
    if !declares { return [] }
    let set = styles.compactMap { style -> (style: TypeStyle, family: String, letters: [UInt8])? in
      guard [.swift, .swiftui, .neutral].contains(style.origin.flavor), style.alias == nil,
        let family = style.family, family != "system", code.contains(style.origin)
      else { return nil }
      var letters = Array(family.utf8)
      reduce(&letters)
      return letters.isEmpty ? nil : (style, family, letters)
    }
    var undeclared = Set(set.map(\.letters))
    for source in system.sources where source.flavor == .neutral { remove(from: &undeclared, named: source) }
    var said: Set<String> = []
    return set.compactMap { style, family, letters in
      guard undeclared.contains(letters),
        said.insert(style.origin.path + String(decoding: letters, as: UTF8.self)).inserted
      else { return nil }
      return finding(
        at: style.origin, "'\(style.name)' is set in '\(family)', which DESIGN.md does not name",
        help: "name the family in DESIGN.md, or use one it names")
    }
  }

  /// Removes the families that a document names outside its code blocks. Most are named early on.
  private func remove(from families: inout Set<[UInt8]>, named source: Source) {
    guard let markdown = source.markdown else { return }
    var text: [UInt8] = []
    for index in markdown.nodes.indices {
      if families.isEmpty { return }
      switch markdown.nodes[index].kind {
      case .paragraph, .tableCell, .heading: break
      default: continue
      }
      text.removeAll(keepingCapacity: true)
      markdown.appendPlainText(of: index, to: &text)
      reduce(&text)
      for family in families where text.holds(family) { families.remove(family) }
    }
  }

  /// Keeps lower-case letters and digits, so that `NotoSans` is found in "Noto Sans".
  private func reduce(_ text: inout [UInt8]) {
    var end = 0
    for index in text.indices {
      switch text[index] {
      case 0x41...0x5A: text[end] = text[index] | 0x20
      case 0x61...0x7A, 0x30...0x39, 0x80...: text[end] = text[index]
      default: continue
      }
      end += 1
    }
    text.removeSubrange(end...)
  }
}
