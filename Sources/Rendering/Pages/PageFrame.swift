import Design
import Syntax

/// What stands round the content of a page: title, ways to the other pages, contents.
struct PageFrame {
  /// A heading of the page that the column of contents names.
  struct Heading {
    let id: String
    let text: String
    var isDeep = false
  }

  /// The site path of the page.
  let path: String
  /// In the window's title, in front of the system's name.
  let title: String
  let description: String
  var headings: [Heading] = []
  var hasStandIns = false
  /// The first page of what the page goes on with; nil for a page of its own.
  var place: String?

  /// Nothing but the site's own files, and no script or style in the page.
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    + "connect-src 'self'; base-uri 'none'; form-action 'none'"

  /// The frame of a page of a system.
  func view(_ book: SystemBook, _ ways: SystemWays) -> TemplateValue {
    let isHome = path == book.path(.overview)
    let root = book.root(from: path)
    var rows = ways.rows(from: path, in: book)
    if book.files.count > rows.sources.count {
      rows.sources.append([
        "href": .text(isHome ? "#sources" : root + Section.overview.file + "#sources"),
        "name": "All sources", "flavor": .text("\(book.files.count)"), "isCurrent": false,
      ])
    }
    let frame: TemplateValue = [
      "home": .text(root + Section.overview.file),
      "name": .text(book.system.name),
      "category": .text(optional: book.category),
      "mark": ways.mark,
      "sections": .list(rows.sections),
      "sources": .list(rows.sources),
    ]
    return view(
      title: isHome ? book.system.name : title + " · " + book.system.name, kind: "book",
      stylesheet: .text(SiteLink.relative(from: path, to: SystemStylesheet.path(of: book.system.id))),
      book: frame, places: nil, options: book.options)
  }

  /// The frame of a page that belongs to the whole site.
  func view(_ options: SiteOptions, root: String? = nil, stylesheet: String? = nil) -> TemplateValue {
    let changes = options.hasChanges ? [("Changes", ChangesPage.path)] : []
    let places: [TemplateValue] =
      ([
        ("Systems", "index.html"), ("Compare", "compare.html"), ("Symbols", "symbols.html"),
        ("Rules", "rules.html"),
      ] + changes).map { name, file in
        [
          "href": .text((root ?? SiteLink.root(from: path)) + file), "name": .text(name),
          // A place that takes several pages is the same place on each of them.
          "isCurrent": .flag(file == path || place == file),
        ]
      }
    return view(
      title: path == "index.html" ? options.title : title + " · " + options.title, kind: "site",
      stylesheet: .text(optional: stylesheet), book: nil, places: .list(places), options: options, root: root)
  }

  /// From the page to its twin, which stands beside it.
  private var twin: String {
    SiteLink.relative(from: path, to: MarkdownTwin.path(of: path))
  }

  private func view(
    title: String, kind: String, stylesheet: TemplateValue, book: TemplateValue, places: TemplateValue,
    options: SiteOptions, root: String? = nil
  ) -> TemplateValue {
    [
      "language": .text(options.language), "policy": .text(Self.policy), "title": .text(title),
      "description": .text(description), "root": .text(root ?? SiteLink.root(from: path)),
      "kind": .text(kind), "siteTitle": .text(options.title), "stylesheet": stylesheet, "book": book,
      "places": places,
      "address": .text(optional: MarkdownTwin.isWanted(of: path) ? options.address(of: path) : nil),
      "twin": .text(optional: MarkdownTwin.isWanted(of: path) ? twin : nil),
      "hasStandIns": .flag(hasStandIns), "hasContents": .flag(headings.count > 1),
      "contents": .list(
        headings.map { ["id": .text($0.id), "text": .text($0.text), "isDeep": .flag($0.isDeep)] }),
    ]
  }
}

/// The small drawing that stands for a system: its three leading colours.
enum SystemMark {
  /// The fields of a drawing two units wide; fewer colours fill it with fewer fields.
  static func cells(_ fills: [String]) -> [TemplateValue] {
    func cell(_ fill: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> TemplateValue {
      [
        "fill": .text(fill), "x": .number(x), "y": .number(y), "width": .number(width),
        "height": .number(height),
      ]
    }
    switch fills.count {
    case 0: return [cell("#8A8C90", 0, 0, 2, 2)]
    case 1: return [cell(fills[0], 0, 0, 2, 2)]
    case 2: return [cell(fills[0], 0, 0, 1, 2), cell(fills[1], 1, 0, 1, 2)]
    default:
      return [cell(fills[0], 0, 0, 1, 2), cell(fills[1], 1, 0, 1, 1), cell(fills[2], 1, 1, 1, 1)]
    }
  }
}
