import Design
import Syntax

/// A document of a system, rendered in full.
enum SourcePage {
  /// What the template `source` shows.
  static func view(_ source: Source, _ markdown: Markdown, in book: SystemBook)
    -> (view: TemplateValue, headings: [PageFrame.Heading], title: String)
  {
    let page = book.page(of: source)
    var links = BookLinks.links(of: source.path, in: book, on: page, lines: book.options.sourceURL == nil)
    links.code = Dictionary(
      book.samples.filter { $0.path == source.path }.map { ($0.node, $0.markup) },
      uniquingKeysWith: { first, _ in first })
    let document = MarkdownHTML(links: links).document(
      markdown, of: source.text,
      anchors: book.system.evidence.anchors.filter { $0.origin.path == source.path })
    let shapes = ShapeBlock.views(of: source.path, in: book, on: page)
    var headings: [PageFrame.Heading] = []
    let second = document.headings.contains { $0.level == 2 } ? 2 : 1
    for heading in document.headings where heading.level == second || heading.level == second + 1 {
      guard let id = heading.id else { continue }
      headings.append(PageFrame.Heading(id: id, text: heading.text, isDeep: heading.level > second))
    }
    // A contents column longer than the eye is no help.
    if headings.count > 60 { headings.removeAll(where: \.isDeep) }
    if !shapes.isEmpty { headings.append(PageFrame.Heading(id: "shapes", text: "Shapes")) }
    let timelines = MotionTimeline.views(of: source.path, in: book, on: page)
    if !timelines.isEmpty { headings.append(PageFrame.Heading(id: "played", text: "Played in time")) }
    let name = SiteMap.inside(source.path, book.system.id)
    let view: TemplateValue = [
      "path": .text(name),
      "flavors": .text(book.flavors(of: source.path).map(\.longName).joined(separator: ", ")),
      "shapes": .list(shapes), "timelines": .list(timelines),
      "hasTimelines": .flag(!timelines.isEmpty),
      "body": .html(document.html),
      // A document that begins without a title has its file's name for one.
      "title": .text(optional: document.headings.first?.level == 1 ? nil : name),
      "original": .text(
        optional: book.options.sourceURL == nil ? nil : book.source(source.path, line: 1, from: page)),
    ]
    return (view, headings, document.headings.first?.text ?? name)
  }
}
