public import Design
public import Syntax

/// Markdown documents as pages show them.
///
/// The tree is walked once, without recursion. Raw HTML passes by a short list of elements and attributes; of all else
/// the words stay, and ids as anchors. A colour has a swatch wherever it is written, a token's name a link.
public struct MarkdownHTML: Sendable {
  private let links: MarkupLinks

  /// - Parameter links: where the document's links, images and tokens are found.
  public init(links: MarkupLinks = MarkupLinks()) { self.links = links }

  /// A document as markup, with the headings for its contents.
  public struct Document: Sendable {
    /// All of it.
    public var html: HTML
    /// In reading order.
    public var headings: [Heading]
  }

  /// A heading of a document.
  public struct Heading: Hashable, Sendable {
    /// Its place in the outline: never more than one below the heading before.
    public var level: Int
    /// The id of its anchor; nil when there is none for it.
    public var id: String?
    /// Its words.
    public var text: String
  }

  /// A source document, its front matter as code before it.
  ///
  /// - Parameters:
  ///   - anchors: those of its path, as `Evidence.anchors` has them: headings take their ids from there, so that the
  ///     checks and the site know one rule.
  ///   - topLevel: the level of its first headings, 2 where the page has a title of its own.
  public func document(
    _ markdown: Markdown, of text: SourceText, anchors: [Evidence.Anchor], topLevel: Int = 1
  ) -> Document {
    var renderer = MarkdownRenderer(
      markdown: markdown, path: text.path, links: links, anchors: anchors, topLevel: topLevel,
      frontMatter: FrontMatter.yaml(of: text))
    return renderer.document()
  }

  /// A short text without headings of its own, as a rule's explanation is.
  public func fragment(_ markdown: Markdown) -> HTML {
    var renderer = MarkdownRenderer(markdown: markdown, path: "", links: links, anchors: [], topLevel: 3)
    return renderer.document().html
  }
}
