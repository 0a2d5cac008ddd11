import Design

/// One type style, set at its true size, with a ruler beside it and the code to copy below.
enum TypeSpecimen {
  /// What the template `typography` shows of one style.
  static func view(_ group: SpellingGroup, in book: SystemBook, on page: String) -> TemplateValue {
    let style = book.system.tokens.typography[group.first]
    let size = pixels(style)
    let line = size * (style.lineHeight.map { min(max($0, 0.5), 4) } ?? normalLine)
    let rulerHeight = max(line, 12)
    return [
      "id": .text(book.anchors.typography[group.first]), "name": .text(style.name),
      "facts": .list(facts(style, book.faces).map { .text($0) }),
      "rulerHeight": .text(Figures.text(rulerHeight)),
      "ruler": .text(
        "M37 .75h7M40.5 .75V\(Figures.text(rulerHeight - 0.75))M37 \(Figures.text(rulerHeight - 0.75))h7"),
      "rulerMiddle": .text(Figures.text(rulerHeight / 2 + 4)),
      "rulerText": .text(Figures.text(line, decimals: 1)),
      "style": .text(SystemStylesheet.styleClass(group.first)), "sample": .text(sample(size)),
      "scripts": .list(
        book.faces.scripts(of: style).map { ["language": .text($0.language), "text": .text($0.text)] }),
      "hasSteps": .flag(book.growth(of: group) != nil && style.size != nil),
      "steps": .list(steps(style, growingWith: book.growth(of: group))),
      "note": .text(optional: note(style)),
      "swift": .text(optional: swift(style)), "css": .text(optional: css(style)),
      "spellings": .list(
        ([group.first] + group.others).map { spelling($0, first: group.first, in: book, on: page) }),
    ]
  }

  /// What browsers make of `line-height: normal`, about.
  private static let normalLine = 1.25

  /// The size on the page: points, dp and sp are CSS pixels, rem and em sixteen of them.
  static func pixels(_ style: TypeStyle) -> Double {
    guard let size = style.size, size.isFinite else { return 15 }
    let scale = style.unit == "rem" || style.unit == "em" ? 16.0 : 1
    return min(max(size * scale, 1), 240)
  }

  /// The size at each setting of Dynamic Type; none for a style that does not grow.
  private static func steps(_ style: TypeStyle, growingWith base: String?) -> [TemplateValue] {
    guard let base, style.size != nil else { return [] }
    return DynamicType.sizes(pixels(style), growingWith: base).map { step in
      [
        "id": .text(step.setting.id), "name": .text(step.setting.name),
        "size": .text(Figures.text(step.size, decimals: 1)), "isDefault": .flag(step.setting.isDefault),
      ]
    }
  }

  private static func facts(_ style: TypeStyle, _ shelf: FaceShelf) -> [String] {
    var facts: [String] = []
    if let family = style.family {
      let mark = substitute(style, shelf) ? " (substituted)" : ""
      facts.append(family == "system" ? "System face" : family + mark)
    }
    facts.append(style.size.map { Figures.measure($0, style.unit) } ?? "no size stated")
    if let weight = style.weight { facts.append("weight \(Figures.text(weight))") }
    if style.italic { facts.append("italic") }
    if let design = style.design { facts.append(design) }
    if let line = style.lineHeight { facts.append("line \(Figures.text(line, decimals: 3))") }
    if let tracking = style.letterSpacing {
      facts.append("tracking \(Figures.measure(tracking, style.unit))")
    }
    if let base = style.relativeTo { facts.append("grows with \(base)") }
    if style.scales == false { facts.append("fixed size") }
    if style.scales == true, style.relativeTo == nil { facts.append("follows Dynamic Type") }
    return facts
  }

  /// Long enough to show the rhythm of the lines, short enough for the size.
  static func sample(_ size: Double) -> String {
    switch size {
    case 40...: "Quick brown fox"
    case 22...: "A quick brown fox jumps over the lazy dog"
    case 14...:
      "A quiet page lets the type speak. Set a few lines of it, look at the rhythm of the ascenders, the colour "
        + "of the paragraph and the air between its lines, and you know whether it can be read all day."
    default:
      "Seen at 9:41 · 1,024 of 2,048 · 36.5 MB · A quiet page lets the type speak, even as small as this."
    }
  }

  private static func substitute(_ style: TypeStyle, _ shelf: FaceShelf) -> Bool {
    if case .substituted = shelf.standing(of: style) { true } else { false }
  }

  private static func note(_ style: TypeStyle) -> String? {
    let parts = [style.note, style.alias.map { "Same as \($0)." }].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  static func swift(_ style: TypeStyle) -> String? {
    guard let size = style.size else { return nil }
    let points = Figures.text(style.unit == "rem" || style.unit == "em" ? size * 16 : size, decimals: 2)
    let weight = style.weight.map(weightName)
    var text: String
    if let family = style.family, family != "system" {
      let safe =
        family.isPlain(without: "\"\\")
        ? family : String(family.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline })
      text = String(
        joining: ".font(.custom(\"", safe, "\", size: ", points,
        style.relativeTo.map { String(joining: ", relativeTo: .", $0) } ?? "",
        weight == nil ? ")" : ").weight(", weight ?? "", weight == nil ? "" : ")")
    } else {
      text = String(
        joining: ".font(.system(size: ", points, weight == nil ? "" : ", weight: ", weight ?? "",
        style.design.map { String(joining: ", design: .", $0) } ?? "", ")")
    }
    text += style.italic ? ".italic())" : ")"
    if let tracking = style.letterSpacing, tracking != 0 {
      text += ".tracking(\(Figures.text(tracking, decimals: 3)))"
    }
    return text
  }

  static func css(_ style: TypeStyle) -> String? {
    guard style.size != nil else { return nil }
    let unit = style.unit == "rem" || style.unit == "em" ? style.unit ?? "px" : "px"
    let size = Figures.text(style.size ?? 0, decimals: 3) + unit
    let line = style.lineHeight.map { "/" + Figures.text($0, decimals: 3) } ?? ""
    let weight = style.weight.map { Figures.text($0) + " " } ?? ""
    let family = style.family.map { $0 == "system" ? "system-ui" : FontEmbedding.cssString($0) } ?? "inherit"
    var text = String(
      joining: style.italic ? "font: italic " : "font: ", weight, size, line, " ", family)
    if let tracking = style.letterSpacing, tracking != 0 {
      text += "; letter-spacing: \(Figures.text(tracking, decimals: 3))\(unit)"
    }
    return text
  }

  private static func weightName(_ weight: Double) -> String {
    switch weight {
    case ..<150: ".ultraLight"
    case ..<250: ".thin"
    case ..<350: ".light"
    case ..<450: ".regular"
    case ..<550: ".medium"
    case ..<650: ".semibold"
    case ..<750: ".bold"
    case ..<850: ".heavy"
    default: ".black"
    }
  }

  private static func spelling(_ index: Int, first: Int, in book: SystemBook, on page: String)
    -> TemplateValue
  {
    let style = book.system.tokens.typography[index]
    let isFirst = index == first
    let differs = !isFirst && !TypographyPage.agree(style, book.system.tokens.typography[first])
    return [
      "id": .text(optional: isFirst ? nil : book.anchors.typography[index]),
      "name": .text(isFirst ? book.place(style.origin) : style.name),
      "flavor": .text(style.origin.flavor.shortName),
      "differs": .text(
        optional: differs
          ? [style.size.map { Figures.measure($0, style.unit) }, style.weight.map { Figures.text($0) }]
            .compactMap { $0 }.joined(separator: " ") : nil),
      "href": .text(book.source(style.origin.path, line: style.origin.line, from: page)),
    ]
  }
}
