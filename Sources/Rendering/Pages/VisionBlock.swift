import Design

/// A palette as people with a deficiency of colour vision see it: a choice for the whole page, and which colours then
/// become hard to tell apart.
enum VisionBlock {
  /// What the partial `vision` shows: the choices with their filters.
  static let choices: [TemplateValue] =
    [
      [
        "id": "vision-full", "name": "Full colour vision", "isFirst": true, "isLast": false,
        "filter": nil, "matrix": nil,
      ]
    ]
    + ColorVision.allCases.map { vision in
      let rows = vision.rows.map { row in
        [row.x, row.y, row.z].map { Figures.text($0, decimals: 6) }.joined(separator: " ") + " 0 0"
      }
      return [
        "id": .text("vision-" + vision.rawValue), "name": .text(name(vision)), "isFirst": false,
        "isLast": .flag(vision == ColorVision.allCases.last),
        "filter": .text("see-" + vision.rawValue),
        "matrix": .text(rows.joined(separator: " ") + " 0 0 0 1 0"),
      ]
    }

  private static func name(_ vision: ColorVision) -> String {
    switch vision {
    case .protanopia: "Protanopia, no red"
    case .deuteranopia: "Deuteranopia, no green"
    case .tritanopia: "Tritanopia, no blue"
    }
  }

  /// ΔE2000 from which two colours are told apart at a glance, and below which they hardly are.
  private static let apart = 15.0
  private static let alike = 6.0
  /// So many colours are held against each other, so many pairs shown.
  private static let colorLimit = 24
  private static let pairLimit = 6

  /// The pairs of a palette that become alike, by deficiency; those without any are left out.
  static func confusions(_ book: SystemBook, on page: String) -> [TemplateValue] {
    let tokens = book.system.tokens.colors
    var seen: Set<String> = []
    var known: [(token: Int, value: ColorValue)] = []
    for entry in book.palette.entries where known.count < colorLimit {
      let token = tokens[entry.first]
      guard let value = token.light ?? token.dark, value.alpha > 0.99, Roles.chroma(value) > 0.06,
        seen.insert(value.contractText).inserted
      else { continue }
      known.append((entry.first, value))
    }
    return ColorVision.allCases.compactMap { vision in
      let views = known.map { vision.seen($0.value).converted(to: .lab) }
      var pairs: [(one: Int, other: Int, before: Double, after: Double)] = []
      for one in known.indices {
        for other in known.indices where other > one {
          let after = ColorDifference.deltaE2000(views[one], views[other])
          guard after < alike else { continue }
          let before = ColorDifference.deltaE2000(known[one].value, known[other].value)
          if before > apart { pairs.append((one, other, before, after)) }
        }
      }
      guard !pairs.isEmpty else { return nil }
      pairs.sort { ($0.after - $0.before, $0.one, $0.other) < ($1.after - $1.before, $1.one, $1.other) }
      func side(_ place: Int, at x: Int) -> TemplateValue {
        let token = known[place].token
        return [
          "x": .text("\(x)"),
          "name": .text(tokens[token].name), "fill": .text(ColorFigures(known[place].value).fill),
          "seen": .text(ColorFigures(views[place]).fill),
          "href": .text(
            SiteLink.relative(from: page, to: book.path(.colors) + "#" + book.anchors.colors[token])),
        ]
      }
      return [
        "id": .text("confused-" + vision.rawValue), "name": .text(name(vision)),
        "count": .text("\(pairs.count)"),
        "pairs": .list(
          pairs.prefix(pairLimit).map { pair in
            [
              "sides": [side(pair.one, at: 0), side(pair.other, at: 48)],
              "figures": .text(
                "ΔE \(Figures.text(pair.before, decimals: 0)) → \(Figures.text(pair.after, decimals: 0))"),
            ]
          }),
      ]
    }
  }
}
