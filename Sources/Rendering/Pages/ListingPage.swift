import Design
import Syntax

/// A source line by line: what every link to a line of a source points at.
enum ListingPage {
  /// What the template `listing` shows.
  static func view(_ source: Source, in book: SystemBook) -> TemplateValue {
    let text = source.text
    let last = text.lineStarts.count - 1
    let lines: [TemplateValue] = text.lineStarts.indices.compactMap { index in
      let number = text.firstLine + index
      let range = text.range(ofLine: number)
      // A final line ending begins no line.
      if index == last, index > 0, range.isEmpty { return nil }
      return ["number": .text("\(number)"), "code": .text(text.string(range))]
    }
    let flavors = book.flavors(of: source.path).map(\.longName).joined(separator: ", ")
    return [
      "heading": .text(SiteMap.inside(source.path, book.system.id)),
      "lede": .text(flavors + ", " + Figures.count(lines.count, "line") + "."), "lines": .list(lines),
    ]
  }
}
