import Design

/// Every type style of a system, set as it is meant.
enum TypographyPage {
  /// The styles, each with all its spellings.
  static func groups(_ system: DesignSystem) -> [SpellingGroup] {
    let styles = system.tokens.typography
    return SpellingGroups.gathered(
      styles.map { style in
        let size = style.size.map { Figures.text($0) } ?? "?"
        return SpellingGroups.Token(name: style.name, flavor: style.origin.flavor, values: [size])
      }, of: system.name, agrees: { agree(styles[$0], styles[$1]) })
  }

  /// Same size, and nothing else that both state and differ in.
  static func agree(_ one: TypeStyle, _ other: TypeStyle) -> Bool {
    guard let size = one.size, size == other.size else { return false }
    if let left = one.weight, let right = other.weight, left != right { return false }
    if let left = one.family, let right = other.family, left.lowercased() != right.lowercased() {
      return false
    }
    return one.italic == other.italic
  }

  /// What the template `typography` shows.
  static func view(_ book: SystemBook) -> (view: TemplateValue, headings: [PageFrame.Heading]) {
    let page = book.path(.typography)
    let styles = book.system.tokens.typography
    let gathered = book.styleGroups
    let leading = gathered.first.map { styles[$0.first].origin.flavor }
    var ids = Identifiers()
    var order: [String] = []
    var members: [String: [SpellingGroup]] = [:]
    for group in gathered {
      let style = styles[group.first]
      // An author's heading that only says what the page says needs no second saying.
      let name = style.group.map { $0.lowercased() == "typography" ? "Styles" : $0 } ?? "Styles"
      let title = style.origin.flavor == leading ? name : "\(name), \(style.origin.flavor.shortName) only"
      if members[title] == nil { order.append(title) }
      members[title, default: []].append(group)
    }
    var headings: [PageFrame.Heading] = []
    let blocks: [TemplateValue] = order.map { title in
      let id = ids.id("group", title)
      let group = members[title] ?? []
      headings.append(PageFrame.Heading(id: id, text: title))
      for style in group.prefix(40) where order.count <= 4 {
        headings.append(
          PageFrame.Heading(
            id: book.anchors.typography[style.first], text: styles[style.first].name, isDeep: true))
      }
      return [
        "id": .text(id), "name": .text(title), "count": .text("\(group.count)"),
        "styles": .list(group.map { TypeSpecimen.view($0, in: book, on: page) }),
      ]
    }
    let faces = faces(styles, book.faces)
    let view: TemplateValue = [
      "heading": "Typography", "lede": .text(lede(styles, groups: gathered)),
      "isEmpty": .flag(gathered.isEmpty), "faces": .list(faces), "groups": .list(blocks),
      "grows": .flag(gathered.contains { book.growth(of: $0) != nil }),
      "settings": .list(DynamicType.choices),
    ]
    return (view, headings)
  }

  /// The families in order of appearance, each with how it comes to the page.
  private static func faces(_ styles: [TypeStyle], _ shelf: FaceShelf) -> [TemplateValue] {
    var seen: Set<String> = []
    var places: [(Int, String)] = []
    for (index, style) in styles.enumerated() {
      guard let family = style.family, seen.insert(family.lowercased()).inserted else { continue }
      places.append((index, family))
    }
    return places.enumerated().map { place, item in
      let status =
        switch shelf.standing(of: styles[item.0]) {
        case .carried: "Shown in its true face"
        case .system: "The platform’s face; shown in that of your device"
        case .substituted(let note): note.prefix(1).uppercased() + note.dropFirst()
        }
      return [
        "face": .text(SystemStylesheet.faceClass(item.0)),
        "name": .text(item.1 == "system" ? "System face" : item.1), "status": .text(status),
        "isFirst": .flag(place == 0), "isLast": .flag(place == places.count - 1),
      ]
    }
  }

  static func lede(_ styles: [TypeStyle], groups: [SpellingGroup]) -> String {
    guard !groups.isEmpty else { return "No source states a type style." }
    var text = Figures.count(groups.count, "style")
    let families = Set(groups.compactMap { styles[$0.first].family?.lowercased() })
    if !families.isEmpty { text += " in " + (families.count == 1 ? "one face" : "\(families.count) faces") }
    let sized = groups.compactMap { group in
      styles[group.first].size.map { (size: $0, unit: styles[group.first].unit) }
    }
    if let low = sized.min(by: { $0.size < $1.size }), let high = sized.max(by: { $0.size < $1.size }),
      low.size < high.size, low.unit == high.unit
    {
      text += ", from \(Figures.text(low.size)) to \(Figures.measure(high.size, high.unit))"
    }
    return text + "."
  }
}
