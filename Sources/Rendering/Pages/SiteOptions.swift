/// What a site is called and where it points.
public struct SiteOptions: Sendable {
  /// Stands over the gallery and in every frame.
  public var title = "Design systems"
  /// The language of the pages, as BCP 47 writes it.
  public var language = "en"
  /// The program's version, for the exports that name it.
  public var version = "0.0.0"
  /// Where the site is published, with a final slash; only the page for missing addresses needs it.
  public var baseURL: String?
  /// Where a line of a source can be read, `https://…/{path}#L{line}`; nil for the site's own listing.
  public var sourceURL: String?

  /// The options of a site that was told nothing.
  public init() {}
}
