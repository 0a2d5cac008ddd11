import Design

/// The stylesheet of one system: its accent, its swatches, its type styles. It exists because the site's
/// Content-Security-Policy allows no style in a page.
enum SystemStylesheet {
  /// Its site path.
  static func path(of system: String) -> String { system + "/system.css" }
  /// The class of a type style by its place.
  static func styleClass(_ index: Int) -> String { "t-\(index)" }
  /// The class of a style's face alone.
  static func faceClass(_ index: Int) -> String { "f-\(index)" }

  /// Its text.
  static func text(_ book: SystemBook) -> String {
    var css = ""
    let accent = Accent(book.brand)
    css += ":root{--accent-light:\(accent.light);--accent-dark:\(accent.dark)}\n"
    css += book.faces.css
    var seen: Set<String> = []
    func swatch(_ value: ColorValue?) {
      guard let value else { return }
      let figures = ColorFigures(value)
      let name = figures.swatch
      guard seen.insert(name).inserted else { return }
      css += String(joining: ".", name, "{background-color:", figures.css, "}\n")
    }
    for token in book.system.tokens.colors {
      swatch(token.light)
      swatch(token.dark)
      swatch(token.contrast?.light)
      swatch(token.contrast?.dark)
      for theme in token.themes { swatch(theme.value) }
    }
    for key in book.keyColors { swatch(key.value) }
    let growing = Dictionary(
      book.styleGroups.compactMap { group in book.growth(of: group).map { (group.first, $0) } },
      uniquingKeysWith: { first, _ in first })
    for (index, style) in book.system.tokens.typography.enumerated() {
      css += rule(style, index, growingWith: growing[index], book.faces)
    }
    if !growing.isEmpty { css += DynamicType.css(Set(growing.values)) }
    var shadows: [String: [String]] = [:]
    for (index, shadow) in book.system.tokens.shadows.enumerated() {
      shadows[LayoutPage.shadowClass(index, in: book), default: []].append(LayoutPage.css(shadow))
    }
    for (name, layers) in shadows.sorted(by: { $0.key < $1.key }) {
      css += ".\(name){box-shadow:\(layers.joined(separator: ","))}\n"
    }
    return css
  }

  private static func rule(
    _ style: TypeStyle, _ index: Int, growingWith base: String?, _ faces: FaceShelf
  ) -> String {
    let weight =
      style.weight.map {
        String(joining: "font-weight:", Figures.text(min(max($0, 1), 1000)), ";")
      } ?? ""
    let slant = style.italic ? "font-style:italic;" : ""
    let size = TypeSpecimen.pixels(style)
    let line = style.lineHeight.map { Figures.text(min(max($0, 0.5), 4), decimals: 3) } ?? "1.25"
    let pixels = String(joining: Figures.text(size, decimals: 3), "px")
    let fontSize =
      base.map { "calc(\(pixels)*var(\(DynamicType.property($0)),1))" } ?? pixels
    var tracking = ""
    if let spacing = style.letterSpacing, spacing.isFinite {
      let scale = style.unit == "rem" || style.unit == "em" ? 16.0 : 1
      tracking = ";letter-spacing:\(Figures.text(min(max(spacing * scale, -20), 60), decimals: 3))px"
    }
    let face = String(joining: "{", weight, slant, "font-family:", faces.stack(style))
    return String(joining: ".", faceClass(index), face, "}\n.", styleClass(index), face)
      + String(joining: ";font-size:", fontSize, ";line-height:", line, tracking, "}\n")
  }
}
