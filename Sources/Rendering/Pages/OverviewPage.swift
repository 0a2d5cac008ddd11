import Design
import Syntax

/// The first page of a system: a cover made of its own tokens, then what is inside.
enum OverviewPage {
  /// What the template `overview` shows.
  static func view(_ book: SystemBook) -> (view: TemplateValue, headings: [PageFrame.Heading]) {
    let page = book.path(.overview)
    let keys = book.keyColors
    let brand = keys.first?.figures
    let intro = Introduction.of(book)
    let rows: [TemplateValue] = book.files.map { source in
      [
        "href": .text(SiteLink.relative(from: page, to: book.page(of: source))),
        "path": .text(SiteMap.inside(source.path, book.system.id)),
        "flavor": .text(book.flavors(of: source.path).map(\.longName).joined(separator: ", ")),
        "lines": .text("\(source.text.lineStarts.count)"),
        "tokens": .text("\(tokenCount(of: source.path, in: book))"),
      ]
    }
    let view: TemplateValue = [
      "name": .text(book.system.name), "category": .text(optional: book.category),
      "summary": .text(summary(book)),
      "compareHref": .text(
        SiteLink.relative(from: page, to: "compare.html#" + ComparePage.anchor(book.system.id))),
      "brand": .text(brand?.swatch ?? "plain"),
      "brandInk": .text(brand?.titleInk ?? "plain-ink"), "face": .text(displayFace(book)),
      // A long name in the largest size would break in the middle of its words.
      "isLong": .flag(
        book.system.name.split(separator: " ").contains { $0.count > 9 } || book.system.name.count > 16),
      "hasKeyColors": .flag(keys.count > 1),
      "keyColors": .list(
        keys.map { key in
          [
            "swatch": .text(key.figures.swatch), "ink": .text(key.figures.ink()), "name": .text(key.name),
            "hex": .text(
              key.isPlatform
                ? "platform " + (book.system.tokens.colors[key.token].system ?? "") : key.figures.hex),
            "href": .text(
              SiteLink.relative(from: page, to: book.path(.colors) + "#" + book.anchors.colors[key.token])),
          ]
        }),
      "intro": .text(optional: intro?.text),
      "introHref": .text(optional: intro.map { SiteLink.relative(from: page, to: $0.page) }),
      "cards": .list(OverviewCards.all(book)), "sourceCount": .text("\(rows.count)"),
      "sourceRows": .list(rows), "shapes": .list(ShapeBlock.views(in: book, on: page)),
    ]
    return (view, [])
  }

  /// The class of the largest style's face, for the name on the cover.
  static func displayFace(_ book: SystemBook) -> String {
    displayStyle(book.system.tokens.typography).map(SystemStylesheet.faceClass) ?? ""
  }

  /// The place of the largest style that names a face.
  static func displayStyle(_ styles: [TypeStyle]) -> Int? {
    styles.indices.filter { styles[$0].family != nil }.max {
      (TypeSpecimen.pixels(styles[$0]), -$0) < (TypeSpecimen.pixels(styles[$1]), -$1)
    }
  }

  static func summary(_ book: SystemBook) -> String {
    var parts: [String] = []
    let colors = book.palette.entries.count
    if colors > 0 { parts.append(Figures.count(colors, "colour")) }
    let styles = book.styleGroups.count
    if styles > 0 { parts.append(Figures.count(styles, "type style")) }
    if colors > 0 { parts.append(book.roles.hasDark ? "light and dark" : "one appearance") }
    return parts.joined(separator: " · ")
  }

  private static func tokenCount(of path: String, in book: SystemBook) -> Int {
    let tokens = book.system.tokens
    func here(_ origin: Origin) -> Bool { origin.path == path }
    return tokens.colors.count { here($0.origin) } + tokens.gradients.count { here($0.origin) }
      + tokens.typography.count { here($0.origin) } + tokens.symbols.count { here($0.origin) }
      + tokens.spacing.count { here($0.origin) } + tokens.radii.count { here($0.origin) }
      + tokens.shadows.count { here($0.origin) } + tokens.motion.count { here($0.origin) }
  }
}

/// The first words of a system's first document.
enum Introduction {
  /// Where a sentence ends within reach, or a word with an ellipsis.
  private static let reach = 300

  /// The first paragraph of running text; nil where no document has one.
  static func of(_ book: SystemBook) -> (text: String, page: String)? {
    for source in book.files {
      guard let markdown = source.markdown else { continue }
      for (index, node) in markdown.nodes.enumerated() where node.kind == .paragraph {
        let isTop = markdown.children(of: 0).contains(index)
        let text = markdown.plainText(of: index)
        guard isTop, text.count > 60 else { continue }
        return (cut(text), book.page(of: source))
      }
    }
    return nil
  }

  static func cut(_ text: String) -> String {
    // Where every byte is a letter, letters need not be looked for.
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) { return cut(ascii: text) }
    guard text.count > reach else { return text }
    let head = text.prefix(reach)
    var end = head.startIndex
    var index = head.startIndex
    while let stop = head[index...].firstIndex(of: ".") {
      let next = head.index(after: stop)
      if next < head.endIndex, head[next] == " " { end = next }
      index = next
    }
    if head.distance(from: head.startIndex, to: end) > 80 { return String(head[..<end]) }
    let space = head.lastIndex(of: " ") ?? head.endIndex
    return head[..<space] + " …"
  }

  private static func cut(ascii text: String) -> String {
    guard text.utf8.count > reach else { return text }
    let head = Array(text.utf8.prefix(reach))
    let stop = head.indices.dropLast().last { head[$0] == UInt8(ascii: ".") && head[$0 + 1] == 0x20 }
    if let stop, stop >= 80 { return String(decoding: head[...stop], as: UTF8.self) }
    let space = head.lastIndex(of: 0x20) ?? head.count
    return String(decoding: head[..<space], as: UTF8.self) + " …"
  }
}
