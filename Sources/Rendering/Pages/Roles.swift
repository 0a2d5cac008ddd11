import Design

/// Which of a system's colours does what: found by the words of their names, and only used to draw with.
///
/// Nothing on a page claims a role that its author did not name; these pick the canvases that contrast is measured
/// on, and the parts of the two surfaces of the dark-mode page.
struct Roles: Sendable {
  /// A colour with the name it goes by.
  struct Part: Sendable {
    let name: String
    let value: ColorValue
  }

  /// The parts of one appearance.
  struct Side: Sendable {
    var canvas: Part?
    var raised: Part?
    var card: Part?
    var cardAccent: Part?
    var divider: Part?
    var primary: Part?
    var secondary: Part?
    var accent: Part?
    /// What stands on the accent.
    var onAccent: Part?
  }

  /// What the light appearance is made of.
  let light: Side
  /// What the dark one is made of; empty where a system has none.
  let dark: Side
  /// Whether any source states a dark value.
  let hasDark: Bool
  /// The colour the system is known by.
  let brand: Part?

  init(_ tokens: [ColorToken], order: [Int], of system: String) {
    var light: [Candidate] = []
    var dark: [Candidate] = []
    for index in order {
      let token = tokens[index]
      let words = NameWords.words(of: token.name, in: system)
      let isNight = Self.isOfNight(words)
      if let value = token.light {
        let candidate = Candidate(part: Part(name: token.name, value: value), words: words)
        if isNight, token.dark == nil { dark.append(candidate) } else { light.append(candidate) }
      }
      if let value = token.dark {
        dark.append(Candidate(part: Part(name: token.name, value: value), words: words))
      }
    }
    hasDark = !dark.isEmpty
    let brand = Self.brand(light.isEmpty ? dark : light)
    self.brand = brand
    self.light = Self.side(light, brand: brand)
    self.dark = Self.side(dark, brand: brand)
  }

  /// Whether a name says the dark appearance: `darkCanvas`, `textPrimaryDark`. A `brandDark` is a shade, and what is
  /// `onDark` stands on one.
  static func isOfNight(_ words: [String]) -> Bool {
    let nights = ["dark", "dk", "night", "oled"]
    guard let first = words.first, let last = words.last, nights.contains(first) || nights.contains(last)
    else {
      return false
    }
    return !words.contains("on") && words.contains(where: TileContrast.isStructural)
  }

  /// A colour of one appearance and the words of its name.
  private struct Candidate {
    let part: Part
    let words: [String]
  }

  /// The first with the most of the wanted words, and none of the others.
  private static func find(_ candidates: [Candidate], _ wanted: [String], without: [String] = []) -> Part? {
    var best: (part: Part, score: Int)?
    for candidate in candidates where candidate.part.value.alpha > 0.99 {
      guard !candidate.words.contains(where: { without.contains($0) }) else { continue }
      var score = 0
      for (place, word) in wanted.enumerated() where candidate.words.contains(word) {
        score = max(score, 100 - place * 10)
      }
      guard score > 0 else { continue }
      score -= candidate.words.count
      if score > best?.score ?? 0 { best = (candidate.part, score) }
    }
    return best?.part
  }

  private static func side(_ candidates: [Candidate], brand: Part?) -> Side {
    let states = [
      "pressed", "hover", "disabled", "on", "text", "label", "border", "inverse", "tint", "active",
    ]
    var side = Side()
    side.canvas = find(
      candidates, ["canvas", "background", "bg", "page", "paper", "base", "backdrop", "surface"],
      without: states + [
        "bubble", "card", "elevated", "secondary", "tertiary", "button", "grouped", "overlay",
      ])
    let others = candidates.filter { $0.part.value != side.canvas?.value }
    side.raised = find(
      others, ["elevated", "raised", "surface", "bar", "grouped", "secondary", "card"], without: states)
    side.card = find(
      others, ["incoming", "received", "card", "bubble", "container", "surface", "row"],
      without: states + ["outgoing", "sent", "own", "me", "words"])
    side.cardAccent = find(others, ["outgoing", "mine", "own"], without: states + ["words"]) ?? brand
    side.divider = find(
      others, ["divider", "separator", "hairline", "border", "outline", "line", "stroke"], without: ["text"])
    let muted = [
      "secondary", "tertiary", "muted", "disabled", "placeholder", "inverse", "on", "link", "subtle",
      "quaternary",
    ]
    let inks = candidates.filter { candidate in
      guard let canvas = side.canvas else { return true }
      return Contrast.ratio(candidate.part.value, on: canvas.value) >= 2
    }
    side.primary = find(
      inks, ["text", "label", "ink", "foreground", "primary"], without: muted + ["brand", "accent"])
    side.secondary = find(
      inks.filter {
        $0.words.contains { ["text", "label", "ink", "foreground", "body", "muted"].contains($0) }
      },
      ["secondary", "muted", "subtle", "tertiary"], without: ["on", "inverse"])
    // A link's colour speaks for the system only where nothing else does.
    let quiet = ["text", "label", "on", "pressed"]
    let known = inks.contains { $0.part.value == brand?.value } ? brand : nil
    side.accent =
      find(inks, ["accent", "tint", "brand", "primary"], without: quiet) ?? known
      ?? find(inks, ["link"], without: quiet)
    if let accent = side.accent, chroma(accent.value) < 0.04 { side.accent = nil }
    side.onAccent = onBrand(candidates, brand: brand)
    return side
  }

  /// `Text on Purple` of Viber Purple, `on-primary`.
  private static func onBrand(_ candidates: [Candidate], brand: Part?) -> Part? {
    guard let brand else { return nil }
    let names = Set(["primary", "accent", "brand", "tint"] + Words.split(brand.name))
    return candidates.first { candidate in
      guard let on = candidate.words.firstIndex(of: "on") else { return false }
      return candidate.words[on...].contains(where: names.contains)
        && Contrast.ratio(candidate.part.value, on: brand.value) >= 2
    }?.part
  }

  private static func brand(_ candidates: [Candidate]) -> Part? {
    let vivid = candidates.filter { chroma($0.part.value) > 0.06 && $0.part.value.alpha > 0.99 }
    let neutral = ["text", "label", "on", "background", "canvas", "surface", "dark", "pressed", "hover"]
    // A vivid wallpaper or an error's red is not what a system is known by.
    let states = ["error", "danger", "destructive", "warning", "success", "info"]
    let free = vivid.first { candidate in
      !candidate.words.contains { TileContrast.isStructural($0) || states.contains($0) }
    }
    let named = vivid.first { candidate in
      candidate.words.contains { ["primary", "brand"].contains($0) }
        && !candidate.words.contains { neutral.contains($0) }
    }
    return (named ?? free ?? vivid.first ?? candidates.first)?.part
  }

  /// How far from grey, by OKLCH.
  static func chroma(_ value: ColorValue) -> Double { value.converted(to: .oklch).components.y }
}
