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
    /// The appearance it speaks of.
    let appearance: Spoken
    /// What it is about.
    let subject: Subject?
    /// Whether it announces colours.
    let isPalette: Bool
  }

  /// What a heading says of appearances.
  enum Spoken {
    case nothing, one(Appearance), several
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
        level: level, title: title, appearance: Self.spoken(in: words, of: title, isTitle: isTitle),
        subject: Self.subject(of: words), isPalette: Self.isPalette(words)))
    isPalette = headings.contains(where: \.isPalette)
    appearance = nearestAppearance()
    subject = headings.last { $0.subject != nil }?.subject
  }

  /// The nearest heading, which is the group of what stands below it.
  var group: String? { headings.last?.title }

  /// Whether words of a heading announce colours.
  static func isPalette(_ words: [String]) -> Bool {
    words.contains { word in
      switch word.utf8.first {
      case UInt8(ascii: "c"):
        word.hasPrefix("color") || word.hasPrefix("colour") || word.hasPrefix("canvas")
      case UInt8(ascii: "p"): word.hasPrefix("palette")
      case UInt8(ascii: "s"): word.hasPrefix("surface")
      case UInt8(ascii: "t"): word.hasPrefix("token")
      default: false
      }
    }
  }

  private func nearestAppearance() -> Appearance? {
    for heading in headings.reversed() {
      switch heading.appearance {
      case .nothing: continue
      case .one(let appearance): return appearance
      case .several: return nil
      }
    }
    return nil
  }

  private static func spoken(in words: [String], of title: String, isTitle: Bool) -> Spoken {
    if isTitle, !words.contains(where: { $0 == "mode" || $0 == "theme" || $0 == "appearance" }) {
      return .nothing
    }
    let appearances = Appearance.spoken(in: words)
    guard appearances.count < 2 else { return .several }
    guard let appearance = appearances.first else { return .nothing }
    if case .theme = appearance, !isThemed(words, title) { return .nothing }
    return .one(appearance)
  }

  /// A theme's name in a heading counts when the heading is about a theme: "Dim mode", "Surfaces (Dim)".
  private static func isThemed(_ words: [String], _ title: String) -> Bool {
    title.contains("(") || words.count == 1
      || words.contains { ["mode", "theme", "appearance", "variant", "scheme"].contains($0) }
  }

  private static func subject(of words: [String]) -> Subject? {
    for word in words {
      switch subjects[word] {
      case .spacing: return words.contains("letter") || words.contains("line") ? .type : .spacing
      case .touch:
        if words.contains(where: { $0.hasPrefix("target") || $0.hasPrefix("area") }) { return .touch }
      case let subject?: return subject
      case nil: break
      }
    }
    return nil
  }

  private static let subjects: [String: Subject] = {
    let words: [Subject: String] = [
      .spacing: "spacing spacings space gaps padding paddings gutters margins insets",
      .radius: "radius radii corner corners rounding roundness rounded shapes shape",
      .shadow: "shadow shadows elevation depth",
      .motion:
        "motion animation animations transition transitions easing easings duration durations timing springs",
      .type: "typography type fonts font typefaces hierarchy",
      .symbols: "symbols icons iconography symbol",
      .devices: "device devices breakpoint breakpoints responsive",
      .touch: "touch tap hit",
      .colors: "color colors colour colours palette",
    ]
    var subjects: [String: Subject] = [:]
    for (subject, words) in words {
      for word in words.split(separator: " ") { subjects[String(word)] = subject }
    }
    return subjects
  }()
}
