import Design

/// Two small screens made of nothing but the system's own colours, so that both appearances can be judged at a glance.
enum SurfacePair {
  /// What the template `appearance` shows; nil where a system has one appearance only.
  static func view(_ book: SystemBook) -> TemplateValue? {
    guard book.roles.hasDark, book.roles.dark.canvas != nil || book.roles.light.canvas != nil else {
      return nil
    }
    return [
      "sides": [
        side("Light", book.roles.light, canvas: book.canvases.canvas(dark: false), in: book),
        side("Dark", book.roles.dark, canvas: book.canvases.dark, in: book),
      ]
    ]
  }

  private static func side(_ name: String, _ side: Roles.Side, canvas: Canvases.Canvas?, in book: SystemBook)
    -> TemplateValue
  {
    let ground = canvas?.value ?? .white
    let ink = ColorFigures(ground).ink() == "on-dark" ? ColorValue.white : .black
    let primary = side.primary?.value ?? ink
    let secondary = side.secondary?.value ?? primary.withAlpha(0.62).composited(over: ground)
    let accent = side.accent?.value ?? book.roles.brand?.value ?? primary
    let raised = side.raised?.value ?? side.card?.value ?? ground
    let card = side.card?.value ?? side.raised?.value ?? primary.withAlpha(0.08).composited(over: ground)
    let cardAccent = side.cardAccent?.value ?? accent
    let divider = (side.divider?.value ?? primary.withAlpha(0.14)).composited(over: ground)
    func fill(_ value: ColorValue) -> TemplateValue {
      .text(ColorFigures(value.composited(over: ground)).fill)
    }
    func ratio(_ value: ColorValue) -> TemplateValue {
      let grade = ContrastGrade(Contrast.ratio(value, on: ground))
      return .text(grade.ratio + "  " + grade.level)
    }
    func on(_ value: ColorValue) -> TemplateValue {
      if let stated = (side.onAccent ?? book.roles.light.onAccent)?.value,
        Contrast.ratio(stated, on: value) >= 2
      {
        return fill(stated)
      }
      return .text(ColorFigures(value.composited(over: ground)).titleFill)
    }
    // The names say what a part is; what is not named was derived, and is not listed.
    let named = [
      canvas.map(\.name), side.raised?.name, side.card?.name, side.primary?.name, side.secondary?.name,
      side.divider?.name, side.accent?.name,
    ].compactMap { $0 }
    var seen: Set<String> = []
    let caption = named.filter { seen.insert($0).inserted }.joined(separator: ", ")
    return [
      "name": .text(name),
      "label": .text("A sample screen in the \(name.lowercased()) appearance, made of " + caption),
      "caption": .text(caption), "canvas": fill(ground), "raised": fill(raised), "divider": fill(divider),
      "accent": fill(accent), "onAccent": on(accent), "primary": fill(primary),
      "secondary": fill(secondary), "card": fill(card), "cardAccent": fill(cardAccent),
      "onCardAccent": on(cardAccent), "primaryRatio": ratio(primary),
      "secondaryRatio": ratio(secondary), "accentRatio": ratio(accent), "title": .text(book.system.name),
      "initial": .text(book.system.name.prefix(1).uppercased()),
    ]
  }
}
