import Design

/// A colour with its values, its contrasts and its spellings.
enum ColorTile {
  /// What the template `tile` shows of one entry of the palette.
  static func view(_ entry: SpellingGroup, in book: SystemBook, on page: String) -> TemplateValue {
    let token = book.system.tokens.colors[entry.first]
    var sides: [(label: String, value: ColorValue, isDark: Bool)] = []
    let isPair = token.light != nil && token.dark != nil
    if let light = token.light { sides.append((isPair ? "Light" : "", light, false)) }
    if let dark = token.dark { sides.append((isPair || token.light == nil ? "Dark" : "", dark, true)) }
    for theme in token.themes {
      sides.append((HomePage.title(theme.name), theme.value, theme.name != "light"))
    }
    if let light = token.contrast?.light { sides.append(("More contrast", light, false)) }
    if let dark = token.contrast?.dark { sides.append(("More contrast, dark", dark, true)) }
    let contrasts = TileContrast.all(
      book.palette.words[entry.first], sides.prefix(2).map { ($0.value, $0.isDark) }, isPair: isPair, in: book
    )
    let spellings = ([entry.first] + entry.others).map { spelling($0, beside: token, in: book, on: page) }
    return [
      "id": .text(book.anchors.colors[entry.first]),
      "name": .text(token.name),
      "isTranslucent": .flag(sides.contains { $0.value.alphaByte < 255 }),
      "fields": .list(
        sides.prefix(4).map { side in
          let figures = ColorFigures(side.value)
          return [
            "swatch": .text(figures.swatch), "label": .text(isPair ? side.label : ""),
            "ink": .text(figures.ink(over: side.isDark ? .black : .white)),
          ]
        }),
      "values": .list(sides.map { value($0.value, label: $0.label, isBrief: isPair) }),
      "unread": .text(optional: unread(token)),
      "note": .text(optional: note(token)),
      "hasContrasts": .flag(!contrasts.isEmpty), "contrasts": .list(contrasts),
      "spellings": .list(spellings),
    ]
  }

  private static func value(_ value: ColorValue, label: String, isBrief: Bool) -> TemplateValue {
    let figures = ColorFigures(value)
    return [
      "hex": .text(figures.hex), "label": .text(label), "css": .text(figures.css),
      "swift": .text(figures.swift),
      "spaces": .list(
        (isBrief ? [figures.oklch] : figures.spaces).map {
          ["name": .text($0.name), "value": .text($0.value)]
        }),
    ]
  }

  private static func spelling(
    _ index: Int, beside first: ColorToken, in book: SystemBook, on page: String
  ) -> TemplateValue {
    let token = book.system.tokens.colors[index]
    let isFirst = token == first
    let isSameName = isFirst || token.name.lowercased() == first.name.lowercased()
    let differs = !isFirst && token.light != nil && !Palette.agree(token, first)
    return [
      "id": .text(optional: isFirst ? nil : book.anchors.colors[index]),
      "name": .text(isSameName ? book.place(token.origin) : token.name),
      "flavor": .text(token.origin.flavor.shortName),
      "differs": .text(optional: differs ? (token.light ?? token.dark)?.contractText : nil),
      "href": .text(book.source(token.origin.path, line: token.origin.line, from: page)),
    ]
  }

  private static func unread(_ token: ColorToken) -> String? {
    guard token.light == nil, token.dark == nil else { return nil }
    if let system = token.system { return "The platform’s \(system): its value is the system’s own." }
    if let alias = token.alias { return "Refers to \(alias), which gives no value." }
    return "Its value could not be read."
  }

  private static func note(_ token: ColorToken) -> String? {
    var parts: [String] = []
    if let note = token.note, !note.isEmpty { parts.append(note) }
    if token.light != nil || token.dark != nil {
      if let alias = token.alias { parts.append("Same as \(alias).") }
      if token.pairing == .name { parts.append("Light and dark paired by their names.") }
      if token.pairing == .section { parts.append("Light and dark paired by their sections.") }
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}
