import Design

/// What documents claim about contrast, measured; and what their code needs of the platform.
enum AccessibilityPage {
  /// What the template `accessibility` shows.
  static func view(_ book: SystemBook) -> (view: TemplateValue, headings: [PageFrame.Heading]) {
    let page = book.path(.accessibility)
    let tokens = book.system.tokens
    let claims = tokens.claims.indices.map { claim($0, in: book, on: page) }
    let matrix = matrix(book, on: page)
    let requirements: [TemplateValue] = tokens.requirements.enumerated().map { index, requirement in
      let link = book.link(requirement.origin, from: page)
      return [
        "id": .text(book.anchors.requirements[index]), "api": .text(requirement.api),
        "ios": .text(requirement.ios),
        "href": link.href, "from": link.from,
      ]
    }
    var headings: [PageFrame.Heading] = []
    if !claims.isEmpty { headings.append(PageFrame.Heading(id: "claims", text: "What the documents claim")) }
    if !matrix.isEmpty { headings.append(PageFrame.Heading(id: "matrix", text: "Text on canvases")) }
    if !requirements.isEmpty {
      headings.append(PageFrame.Heading(id: "requirements", text: "What the code needs"))
    }
    let minimum = book.system.evidence.minimumIOS.first.map {
      "The documents support iOS \($0.ios) and later (\(book.place($0.origin)))."
    }
    let view: TemplateValue = [
      "heading": "Accessibility", "lede": .text(lede(tokens.claims)),
      "isEmpty": .flag(claims.isEmpty && matrix.isEmpty && requirements.isEmpty),
      "hasClaims": .flag(!claims.isEmpty), "claimCount": .text("\(claims.count)"), "claims": .list(claims),
      "hasMatrix": .flag(!matrix.isEmpty), "matrix": .list(matrix),
      "hasRequirements": .flag(!requirements.isEmpty), "requirementCount": .text("\(requirements.count)"),
      "requirements": .list(requirements), "minimum": .text(optional: minimum),
    ]
    return (view, headings)
  }

  private static func claim(_ index: Int, in book: SystemBook, on page: String) -> TemplateValue {
    let claim = book.system.tokens.claims[index]
    let link = book.link(claim.origin, from: page)
    let foreground = ColorFigures(claim.foreground.composited(over: claim.background))
    let background = ColorFigures(claim.background)
    let bound = Figures.text(claim.level.bound)
    let level = claim.level == .graphics ? "3:1" : claim.level.rawValue.replacingDash
    return [
      "id": .text(book.anchors.claims[index]), "text": .text(claim.text),
      "pair": .text("\(ColorFigures(claim.foreground).hex) on \(background.hex)"),
      "foreground": .text(foreground.fill),
      "background": .text(background.fill), "grade": .text(claim.holds ? "" : "low"),
      "verdict": .text(claim.holds ? "Holds" : "Does not hold"),
      "ratio": .text("measured " + Figures.fixed(Contrast.cut(claim.ratio, decimals: 2), decimals: 2) + ","),
      "wanted": .text("said to \(claim.passes ? "reach" : "miss") \(level), which needs \(bound)"),
      "href": link.href, "from": link.from,
    ]
  }

  private static let textWords = ["text", "label", "ink", "link", "foreground", "placeholder", "caption"]

  /// Each text colour on the canvas of its appearance.
  private static func matrix(_ book: SystemBook, on page: String) -> [TemplateValue] {
    var rows: [TemplateValue] = []
    for entry in book.palette.entries {
      let token = book.system.tokens.colors[entry.first]
      let words = book.palette.words[entry.first]
      // What stands on something else than a canvas is not measured on one.
      guard words.contains(where: textWords.contains),
        !words.contains(where: ["on", "inverse", "outgoing", "button", "badge"].contains)
      else { continue }
      for (value, isDark) in [(token.light, false), (token.dark, true)] {
        guard let value, let canvas = book.canvases.canvas(dark: isDark) else { continue }
        let grade = ContrastGrade(Contrast.ratio(value, on: canvas.value))
        rows.append([
          "name": .text(token.name), "canvasName": .text(canvas.name),
          "canvas": .text(ColorFigures(canvas.value).fill),
          "text": .text(ColorFigures(value.composited(over: canvas.value)).fill), "ratio": .text(grade.ratio),
          "level": .text(grade.level), "grade": .text(grade.grade),
          "href": .text(
            SiteLink.relative(from: page, to: book.path(.colors) + "#" + book.anchors.colors[entry.first])),
        ])
      }
    }
    return rows
  }

  static func lede(_ claims: [Claim]) -> String {
    guard !claims.isEmpty else {
      return "The documents claim no contrast; the text colours are measured all the same."
    }
    let held = claims.count(where: \.holds)
    if held == claims.count { return claims.count == 1 ? "The one claim holds." : "All \(held) claims hold." }
    return "\(held) of \(claims.count) claims hold."
  }
}

extension String {
  fileprivate var replacingDash: String { String(map { $0 == "-" ? " " : $0 }) }
}
