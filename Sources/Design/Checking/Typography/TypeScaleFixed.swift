import Syntax

/// Reading text that ignores the reader's text size.
struct TypeScaleFixed: Rule {
  let id = "type-scale-fixed"
  let severity = Severity.info
  let summary = "a style for reading text does not follow Dynamic Type"
  let explanation = """
    `.system(size:)` and `fixedSize:` stay as they are when a reader asks for larger text. Reported are styles whose \
    name says that they set reading text: body, message, text, paragraph, preview, caption, footnote, description.
    """
  let wrong = """
    # Tern

    ```swift
    extension Font {
      static let ternBody = Font.system(size: 16)
    }
    ```
    """
  let right = """
    # Tern

    ```swift
    extension Font {
      static let ternBody = Font.system(.body)
    }
    ```
    """
  private let words = [
    "body", "message", "text", "paragraph", "preview", "caption", "footnote", "description",
  ]

  func check(_ system: DesignSystem) -> [Finding] {
    system.tokens.typography.compactMap { style in
      let name = style.name.lowercased()
      guard style.scales == false, style.alias == nil, words.contains(where: name.holds) else {
        return nil
      }
      return finding(
        at: style.origin, "'\(style.name)' has a fixed size and sets reading text",
        help: "use a text style, or .custom(_:size:relativeTo:)")
    }
  }
}
