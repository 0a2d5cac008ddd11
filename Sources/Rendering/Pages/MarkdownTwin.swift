/// A page of the site once more in Markdown, for readers that are programs.
///
/// It is made from the page itself, so that it says what the page says whatever templates a team has: what stands in
/// `<main>`, without drawings, controls and ways to other pages. Links lead from twin to twin.
enum MarkdownTwin {
  /// Where the twin of a page stands: its path with `.md` behind it (llmstxt.org).
  static func path(of page: String) -> String { page + ending }

  /// What a twin's path has behind that of its page.
  static let ending = ".md"

  /// Whether a page has one; the one for missing addresses says nothing.
  static func isWanted(of page: String) -> Bool { page != "404.html" }

  /// The twin of a page.
  static func text(of page: [UInt8]) -> [UInt8] {
    var writer = MarkdownTwinWriter(sizeOfPage: page.count)
    var scanner = PageScanner()
    let page = page.span
    scanner.skip(past: "<main", page)
    scanner.skip(past: ">", page)
    while let piece = scanner.next(page) {
      switch piece {
      case .text(let range): writer.text(page.extracting(range))
      case .end(.main): return writer.finish()
      case .end(let element): writer.end(element)
      case .start(let element, let attributes):
        let isHidden = element.isUnshown || scanner.isHidden(attributes, page)
        if isHidden {
          if !element.isVoid { scanner.skipElement(page) }
          continue
        }
        switch element {
        case .a:
          if let href = scanner.place(of: "href", attributes, page) {
            writer.startLink(page.extracting(href))
          }
        case .img:
          writer.image(
            alt: scanner.place(of: "alt", attributes, page),
            source: scanner.place(of: "src", attributes, page), on: page)
        default: writer.start(element)
        }
      }
    }
    return writer.finish()
  }
}
