/// What a site is called and where it points.
public struct SiteOptions: Sendable {
  /// Stands over the gallery and in every frame.
  public var title = "Design systems"
  /// The language of the pages, as BCP 47 writes it.
  public var language = "en"
  /// The program's version, for the exports that name it.
  public var version = "0.0.0"
  /// Where the site is published, with a final slash: for canonical links and the lists of pages.
  public var baseURL: String?
  /// Where a line of a source can be read, `https://…/{path}#L{line}`; nil for the site's own listing.
  public var sourceURL: String?

  /// Whether there is a page of what the last commits changed.
  public var hasChanges = false

  /// The path of that address, the root of the host when nothing is known: `/design/`.
  var basePath: String {
    guard let baseURL, let scheme = baseURL.firstRange(of: "://") else { return "/" }
    let rest = baseURL[scheme.upperBound...]
    return rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? "/"
  }

  /// The full address of a page, a folder standing for its index; nil when nothing is known.
  func address(of page: String) -> String? {
    baseURL.map { $0 + PublishingFiles.place(of: page) }
  }

  /// The options of a site that was told nothing.
  public init() {}
}
