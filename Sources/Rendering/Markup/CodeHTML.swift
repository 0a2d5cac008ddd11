public import Syntax

/// Code with its tokens marked by class, design tokens linked to where they are shown, swatches beside colours.
public struct CodeHTML: Sendable {
  private let links: MarkupLinks

  /// - Parameter links: its tokens and lines are used.
  public init(links: MarkupLinks = MarkupLinks()) { self.links = links }

  /// A block of code; without a language it is plain text.
  public func block(_ code: SourceText, language: CodeLanguage?) -> HTML {
    block(CodeMarkup(code, language: language, tokens: links.tokens))
  }

  /// A block that is marked up already.
  func block(_ code: CodeMarkup) -> HTML {
    var writer = MarkupWriter(links: links)
    code.write(to: &writer)
    return HTML(vouchedFor: writer.bytes)
  }
}
