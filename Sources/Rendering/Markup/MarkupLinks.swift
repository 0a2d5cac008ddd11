public import Design

/// Where the things that a document names are found on the site.
public struct MarkupLinks: Sendable {
  /// The address of a link's destination as written; nil when there is none, the words then stand alone.
  public var address: @Sendable (String) -> String?
  /// Where an image's destination as written was copied to; nil when it is missing, its words then stand for it.
  public var image: @Sendable (String) -> Image?
  /// Token names as code writes them, with or without their type, and where each is shown.
  public var tokens: [String: Token]
  /// What stands before the addresses of tokens: the way from the page to the folder they are relative to, `../`.
  public var tokenRoot: String
  /// Lines of the file that something points at: each gets an anchor (`LineAnchor.id`).
  public var lines: Set<Int>
  /// The document's code blocks that are marked up already, by their places in the tree.
  var code: [Int: CodeMarkup] = [:]

  /// An image on the site.
  public struct Image: Hashable, Sendable {
    /// Its address, relative to the page.
    public var address: String
    /// Its own width in CSS pixels, so that the page does not move when it arrives.
    public var width: Int?
    /// Its own height in CSS pixels.
    public var height: Int?

    /// An image, with its own size where that is known.
    public init(address: String, width: Int? = nil, height: Int? = nil) {
      self.address = address
      self.width = width
      self.height = height
    }
  }

  /// A token on the site.
  public struct Token: Hashable, Sendable {
    /// Its address; `tokenRoot` leads to where it begins.
    public var address: String
    /// What its swatch shows; nil for what is no colour.
    public var color: ColorValue?

    /// A token that is shown somewhere.
    public init(address: String, color: ColorValue? = nil) {
      self.address = address
      self.color = color
    }
  }

  /// Links as a document writes them, no tokens, no line anchors.
  public init(
    address: @escaping @Sendable (String) -> String? = { $0 },
    image: @escaping @Sendable (String) -> Image? = { Image(address: $0) }, tokens: [String: Token] = [:],
    tokenRoot: String = "", lines: Set<Int> = []
  ) {
    self.address = address
    self.image = image
    self.tokens = tokens
    self.tokenRoot = tokenRoot
    self.lines = lines
  }
}

/// Names for the lines of a source on its page.
public enum LineAnchor {
  /// The id of a line's anchor. No heading's slug can be the same: slugs are lower case.
  public static func id(_ line: Int) -> String { "L\(line)" }
}
