/// A page of the site once more in Markdown, for readers that are programs.
///
/// It is made from the page itself, so that it says what the page says whatever templates a team has: what stands in
/// `<main>`, without drawings, controls and ways to other pages. Links lead from twin to twin.
enum MarkdownTwin {
  /// Where the twin of a page stands: its path with `.md` behind it (llmstxt.org).
  static func path(of page: String) -> String { page + ".md" }

  /// Whether a page has one; the one for missing addresses says nothing.
  static func isWanted(of page: String) -> Bool { page != "404.html" }

  /// The twin of a page.
  static func text(of page: [UInt8]) -> [UInt8] {
    var writer = MarkdownTwinWriter()
    var scanner = PageScanner(bytes: page)
    scanner.skip(past: "<main")
    scanner.skip(past: ">")
    while let piece = scanner.next(), piece != .end(.main) {
      switch piece {
      case .text(let range): writer.text(page[range])
      case .end(let element): writer.end(element)
      case .start(let element, let attributes):
        let isHidden = element.isUnshown || scanner.isHidden(attributes)
        if isHidden, !element.isVoid {
          scanner.skipElement()
        } else if !isHidden {
          writer.start(
            element, href: { scanner.value("href", attributes) },
            image: { (scanner.value("alt", attributes) ?? "", scanner.value("src", attributes) ?? "") })
        }
      }
    }
    return writer.finish()
  }
}
