public import Syntax

/// The ids of all pages of a site, a number each: of thousands of pages no more is kept, and a page that is checked is
/// read again.
///
/// The numbers are those of Swift's hasher. That two ids of a page share one, so that a link to a third is thought to be
/// right, has a chance of one in 2^63.
public struct SiteAnchors: Sendable {
  /// Those of one page, in order.
  public struct Page: Sendable {
    fileprivate let path: String
    fileprivate let numbers: [Int]

    /// Looks through an HTML or SVG file for them alone; any other file has none.
    public init(_ text: SourceText) {
      path = text.path
      var numbers: [Int] = []
      if !path.hasSuffix(".css") {
        var scanner = TagScanner(text.bytes)
        while let tag = scanner.next() {
          for attribute in tag.attributes where SitePage.isID(attribute, of: tag) {
            numbers.append(attribute.value.hashValue)
          }
        }
      }
      self.numbers = numbers.sorted()
    }
  }

  private var pages: [String: [Int]] = [:]

  /// None yet.
  public init() {}

  /// Takes those of a page in.
  public mutating func add(_ page: Page) { pages[page.path] = page.numbers }

  /// Whether a page has an id; nil where it is no page.
  func isThere(_ id: String, on path: String) -> Bool? {
    guard let numbers = pages[path] else { return nil }
    let wanted = id.hashValue
    var rest = numbers[...]
    while !rest.isEmpty {
      let middle = rest.startIndex + rest.count / 2
      if numbers[middle] == wanted { return true }
      rest = numbers[middle] < wanted ? rest[(middle + 1)...] : rest[..<middle]
    }
    return false
  }
}
