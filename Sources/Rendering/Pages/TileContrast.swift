import Design

/// What a colour's contrast is measured against: that depends on what it is for.
///
/// A text colour is measured on the canvases; a surface by the text that stands on it; a line as a graphical object
/// (WCAG 2.2, 1.4.11). What a colour is for is taken from the words of its name.
enum TileContrast {
  private static let lines = [
    "divider", "separator", "hairline", "border", "outline", "stroke", "line", "rule",
  ]
  private static let surfaces = [
    "canvas", "background", "bg", "surface", "surfaces", "card", "bubble", "sheet", "container", "paper",
    "backdrop",
    "base", "page", "incoming", "outgoing", "received", "sent", "bubbles", "elevated", "row", "bar", "panel",
    "grouped", "raised", "sunken", "well",
  ]
  private static let inks = ["text", "label", "ink", "on", "icon", "foreground", "link", "title", "words"]

  /// Whether a word names a part of a screen: a surface, a line, a text.
  static func isStructural(_ word: String) -> Bool {
    surfaces.contains(word) || lines.contains(word) || inks.contains(word)
  }

  /// What a colour is for.
  enum Purpose { case surface, line, other }

  /// By the words of its name.
  static func purpose(of name: String, in system: String) -> Purpose {
    purpose(of: NameWords.words(of: name, in: system))
  }

  /// By the words of a name.
  static func purpose(of words: [String]) -> Purpose {
    if words.contains(where: inks.contains) { return .other }
    if words.contains(where: lines.contains) { return .line }
    return words.contains(where: surfaces.contains) ? .surface : .other
  }

  /// What the template `tile` shows under the values of a colour whose name has these words.
  static func all(
    _ words: [String], _ sides: [(value: ColorValue, isDark: Bool)], isPair: Bool, in book: SystemBook
  ) -> [TemplateValue] {
    let purpose = purpose(of: words)
    let partner = partner(of: words, in: book)
    return sides.flatMap { side -> [TemplateValue] in
      if let partner, let ground = side.isDark ? partner.dark ?? partner.light : partner.light ?? partner.dark
      {
        return [view(side.value, on: ground, label: "", name: "on " + partner.name, isLine: false)]
      }
      let grounds = isPair ? [book.canvases.canvas(dark: side.isDark)].compactMap { $0 } : book.canvases.all
      return measured(side.value, for: purpose, isDark: side.isDark, on: grounds, in: book)
    }
  }

  /// The colour that an `on-primary` or a `Text on Purple` stands on.
  static func partner(of words: [String], in book: SystemBook) -> ColorToken? {
    guard let on = words.firstIndex(of: "on"), on + 1 < words.count else { return nil }
    return book.colorsByWords[words[(on + 1)...].joined(separator: " ")].map { book.system.tokens.colors[$0] }
  }

  /// The measurements of one value.
  static func measured(
    _ value: ColorValue, for purpose: Purpose, isDark: Bool, on grounds: [Canvases.Canvas],
    in book: SystemBook
  ) -> [TemplateValue] {
    if purpose == .surface { return onSurface(value, isDark: isDark, in: book) }
    return grounds.map { ground in
      view(value, on: ground.value, label: "", name: "on " + ground.name, isLine: purpose == .line)
    }
  }

  /// The system's texts of that appearance on a quiet surface, white and black on a vivid one.
  private static func onSurface(_ surface: ColorValue, isDark: Bool, in book: SystemBook) -> [TemplateValue] {
    let canvas = book.canvases.canvas(dark: isDark)?.value ?? .white
    let ground = surface.composited(over: canvas)
    let side = isDark ? book.roles.dark : book.roles.light
    if Roles.chroma(ground) < 0.08, let primary = side.primary {
      var texts = [("text", primary)]
      if let secondary = side.secondary { texts.append(("muted", secondary)) }
      return texts.map { view($1.value, on: ground, label: $0, name: "of \($1.name)", isLine: false) }
    }
    return [("white", ColorValue.white), ("black", .black)].map {
      view($1, on: ground, label: $0, name: "text", isLine: false)
    }
  }

  static func view(
    _ text: ColorValue, on ground: ColorValue, label: String, name: String, isLine: Bool
  ) -> TemplateValue {
    let ratio = Contrast.ratio(text, on: ground)
    let grade = ContrastGrade(ratio)
    let isSeen = Contrast.cut(ratio, decimals: 4) >= 3
    return [
      "name": .text(name), "label": .text(label), "canvas": .text(ColorFigures(ground).fill),
      "text": .text(ColorFigures(text.composited(over: ground)).fill), "isLine": .flag(isLine),
      "ratio": .text(grade.ratio), "level": .text(isLine ? (isSeen ? "3:1" : "below 3:1") : grade.level),
      "grade": .text(isLine ? "" : grade.grade),
    ]
  }
}
