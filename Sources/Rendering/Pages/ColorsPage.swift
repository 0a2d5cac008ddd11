import Design

/// Every colour of a system, in its author's groups.
enum ColorsPage {
  /// What the template `colors` shows.
  static func view(_ book: SystemBook) -> (view: TemplateValue, headings: [PageFrame.Heading]) {
    let page = book.path(.colors)
    let tokens = book.system.tokens.colors
    var ids = Identifiers()
    var headings: [PageFrame.Heading] = []
    let groups: [TemplateValue] = book.palette.groups.map { group in
      let id = ids.id("group", group.name)
      let name = group.isCompanion ? group.name + " · " + group.flavor.shortName : group.name
      headings.append(PageFrame.Heading(id: id, text: name))
      return [
        "id": .text(id), "name": .text(name), "count": .text("\(group.entries.count)"),
        "origin": .text(optional: group.isCompanion ? companion(group.flavor) : nil),
        "tiles": .list(group.entries.map { ColorTile.view(book.palette.entries[$0], in: book, on: page) }),
      ]
    }
    let gradients = GradientBlock.views(book, on: page)
    if !gradients.isEmpty { headings.append(PageFrame.Heading(id: "gradients", text: "Gradients")) }
    let strip: [TemplateValue] = book.palette.entries.flatMap { entry -> [TemplateValue] in
      let token = tokens[entry.first]
      return [token.light, token.dark].compactMap { $0 }.map { value in
        [
          "swatch": .text(ColorFigures(value).swatch), "id": .text(book.anchors.colors[entry.first]),
          "name": .text(token.name),
        ]
      }
    }
    let isEmpty = book.palette.entries.isEmpty && gradients.isEmpty
    let confusions = VisionBlock.confusions(book, on: page)
    if !confusions.isEmpty {
      headings.append(PageFrame.Heading(id: "confusions", text: "Hard to tell apart"))
    }
    let view: TemplateValue = [
      "heading": "Colours", "lede": .text(lede(book)), "isEmpty": .flag(isEmpty),
      // Slivers narrower than a finger say nothing.
      "hasStrip": .flag(strip.count > 2 && strip.count <= 96), "strip": .list(strip),
      "canvases": .list(isEmpty ? [] : canvases(book)), "groups": .list(groups),
      "hasGradients": .flag(!gradients.isEmpty), "gradientCount": .text("\(gradients.count)"),
      "gradients": .list(gradients), "visions": .list(isEmpty ? [] : VisionBlock.choices),
      "hasConfusions": .flag(!confusions.isEmpty), "confusions": .list(confusions),
    ]
    return (view, headings)
  }

  private static func companion(_ flavor: Flavor) -> String {
    "Only in \(flavor.longName.lowercasedFirst): no other source has these values."
  }

  private static func canvases(_ book: SystemBook) -> [TemplateValue] {
    let all = book.canvases.all
    return all.enumerated().map { place, canvas in
      [
        "name": .text(canvas.name + (canvas.isAssumed ? " (no source names a canvas)" : "")),
        "hex": .text(canvas.value.contractText), "fill": .text(ColorFigures(canvas.value).fill),
        "isFirst": .flag(place == 0), "isLast": .flag(place == all.count - 1),
      ]
    }
  }

  static func lede(_ book: SystemBook) -> String {
    let entries = book.palette.entries
    let groups = book.palette.groups.count
    guard !entries.isEmpty else {
      return Figures.count(book.system.tokens.gradients.count, "gradient") + ", no colours of one value."
    }
    let pairs = entries.count {
      book.system.tokens.colors[$0.first].light != nil && book.system.tokens.colors[$0.first].dark != nil
    }
    var text = Figures.count(entries.count, "colour")
    if groups > 1 { text += " in \(groups) groups" }
    if pairs > 0 {
      text += pairs == entries.count ? ", all in both appearances" : ", \(pairs) in both appearances"
    }
    return text + "."
  }
}

extension String {
  /// For the middle of a sentence; a word with capitals inside (`SwiftUI`) stays.
  var lowercasedFirst: String {
    let first = prefix { $0 != " " }
    return first.dropFirst().contains(where: \.isUppercase) ? self : prefix(1).lowercased() + dropFirst()
  }
}
