import Syntax

/// Text too small to read.
struct TypeSizeSmall: Rule {
  let id = "type-size-small"
  let severity = Severity.info
  let summary = "a type style is smaller than 11 points"
  let explanation = """
    Apple's Human Interface Guidelines give 11 points as the least size of text on iOS. Compared is the stated size \
    of each style in points; sizes in rem, em or percent are left alone.
    """
  let wrong = """
    # Tern

    ## Typography

    | Role | Font | Size | Weight |
    |------|------|------|--------|
    | Stamp | SF Pro | 9pt | 400 |
    """
  let right = """
    # Tern

    ## Typography

    | Role | Font | Size | Weight |
    |------|------|------|--------|
    | Stamp | SF Pro | 11pt | 400 |
    """
  /// Points; Human Interface Guidelines, Typography.
  private let least = 11.0

  func check(_ system: DesignSystem) -> [Finding] {
    system.tokens.typography.compactMap { style in
      guard style.alias == nil, let size = style.size, size < least, size > 0,
        ["pt", "px", "sp", "dp"].contains(style.unit ?? "pt")
      else { return nil }
      return finding(
        at: style.origin,
        "'\(style.name)' is \(DecimalText.rounded(size)) \(style.unit ?? "pt"), below 11 pt",
        help: "set it at 11 pt or more")
    }
  }
}
