import Syntax

/// What the headings above a place say.
struct ProseSection {
  /// What a section is about, when its heading says so.
  enum Subject: Hashable {
    case spacing, radius, shadow, motion, type, symbols, touch, colors, devices
  }

  /// One heading of the way down.
  struct Heading {
    let level: Int
    let title: String
    let words: [String]
    let isTitle: Bool
    /// What it is about.
    let subject: Subject?
    /// Whether it announces colours.
    let isPalette: Bool
  }

  /// From the document's title to the nearest.
  private(set) var headings: [Heading] = []
  /// Whether a heading at any level above makes plain `Name: colour` items tokens.
  private(set) var isPalette = false
  /// The appearance the nearest heading speaks of that speaks of one.
  private(set) var appearance: Appearance?
  /// What the nearest heading is about that is about anything.
  private(set) var subject: Subject?

  /// Goes into the section below a heading.
  mutating func enter(_ title: String, level: Int) {
    headings.removeAll { $0.level >= level }
    let isTitle = level == 1 && headings.isEmpty
    let words = Words.split(title)
    headings.append(
      Heading(
        level: level, title: title, words: words, isTitle: isTitle, subject: Self.subject(of: words),
        isPalette: Self.isPalette(words)))
    isPalette = headings.contains(where: \.isPalette)
    appearance = nearestAppearance()
    subject = headings.last { $0.subject != nil }?.subject
  }

  /// The nearest heading, which is the group of what stands below it.
  var group: String? { headings.last?.title }

  /// Whether words of a heading announce colours.
  static func isPalette(_ words: [String]) -> Bool {
    words.contains { word in paletteStems.contains { word.hasPrefix($0) } }
  }

  private static let paletteStems = ["color", "colour", "palette", "surface", "canvas", "token"]

  private func nearestAppearance() -> Appearance? {
    for heading in headings.reversed() {
      if heading.isTitle, !heading.words.contains(where: { ["mode", "theme", "appearance"].contains($0) }) {
        continue
      }
      let appearances = Appearance.spoken(in: heading.words)
      if appearances.count > 1 { return nil }
      if let appearance = appearances.first {
        if case .theme = appearance, !heading.isThemed { continue }
        return appearance
      }
    }
    return nil
  }

  private static func subject(of words: [String]) -> Subject? {
    for word in words {
      switch word {
      case "spacing", "spacings", "space", "gaps", "padding", "paddings", "gutters", "margins", "insets":
        return words.contains("letter") || words.contains("line") ? .type : .spacing
      case "radius", "radii", "corner", "corners", "rounding", "roundness", "rounded", "shapes", "shape":
        return .radius
      case "shadow", "shadows", "elevation", "depth": return .shadow
      case "motion", "animation", "animations", "transition", "transitions", "easing", "easings", "duration",
        "durations", "timing", "springs":
        return .motion
      case "typography", "type", "fonts", "font", "typefaces", "hierarchy": return .type
      case "symbols", "icons", "iconography", "symbol": return .symbols
      case "device", "devices", "breakpoint", "breakpoints", "responsive": return .devices
      case "touch", "tap", "hit":
        if words.contains(where: { $0.hasPrefix("target") || $0.hasPrefix("area") }) { return .touch }
      case "color", "colors", "colour", "colours", "palette": return .colors
      default: break
      }
    }
    return nil
  }
}

extension ProseSection.Heading {
  /// A theme's name in a heading counts when the heading is about a theme: "Dim mode", "Surfaces (Dim)".
  fileprivate var isThemed: Bool {
    title.contains("(") || words.count == 1
      || words.contains { ["mode", "theme", "appearance", "variant", "scheme"].contains($0) }
  }
}
