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
    self.init(tokens, order: order, words: tokens.map { NameWords.words(of: $0.name, in: system) })
  }

  /// The same with the words of the names known already.
  init(_ tokens: [ColorToken], order: [Int], words: [[String]]) {
    let (light, dark) = Self.candidates(tokens, order: order, words: words)
    hasDark = !dark.isEmpty
    let brand = Self.brand(light.isEmpty ? dark : light)
    self.brand = brand
    self.light = Self.side(light, brand: brand)
    self.dark = Self.side(dark, brand: brand)
  }

  /// The colour that tokens are known by, where nothing else of them is asked for.
  static func brand(of tokens: [ColorToken], in system: String) -> Part? {
    let words = tokens.map { NameWords.words(of: $0.name, in: system) }
    let (light, dark) = candidates(tokens, order: Array(tokens.indices), words: words)
    return brand(light.isEmpty ? dark : light)
  }

  /// The colours of each appearance, in order.
  private static func candidates(
    _ tokens: [ColorToken], order: [Int], words: [[String]]
  ) -> (light: [Candidate], dark: [Candidate]) {
    var light: [Candidate] = []
    var dark: [Candidate] = []
    for index in order {
      let token = tokens[index]
      let words = words[index]
      let isNight = isOfNight(words)
      if let value = token.light {
        let candidate = Candidate(part: Part(name: token.name, value: value), words)
        if isNight, token.dark == nil { dark.append(candidate) } else { light.append(candidate) }
      }
      if let value = token.dark {
        dark.append(Candidate(part: Part(name: token.name, value: value), words))
      }
    }
    return (light, dark)
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
    /// Those of them that parts are found by.
    let known: RoleWords

    init(part: Part, _ words: [String]) {
      self.part = part
      self.words = words
      known = Wanted.all.known(words)
    }
  }

  /// What the parts are found by.
  private struct Wanted {
    /// The words of one part, the best first, and those that its name must not have.
    struct Words {
      var ranked: [RoleWords] = []
      var without = RoleWords()
    }

    static let all = Wanted()

    let canvas, raised, card, cardAccent, divider, primary, secondary, accent, link: Words
    /// Any of them makes a colour a quiet ink.
    let quietInk: RoleWords
    private let vocabulary: RoleWords.Vocabulary

    func known(_ words: [String]) -> RoleWords { vocabulary.known(words) }

    private init() {
      var vocabulary = RoleWords.Vocabulary()
      func wanted(_ words: [String], without: [String]) -> Words {
        Words(ranked: words.map { vocabulary.add([$0]) }, without: vocabulary.add(without))
      }
      let states = [
        "pressed", "hover", "disabled", "on", "text", "label", "border", "inverse", "tint", "active",
      ]
      let muted = [
        "secondary", "tertiary", "muted", "disabled", "placeholder", "inverse", "on", "link", "subtle",
        "quaternary",
      ]
      let quiet = ["text", "label", "on", "pressed"]
      canvas = wanted(
        ["canvas", "background", "bg", "page", "paper", "base", "backdrop", "surface"],
        without: states + [
          "bubble", "card", "elevated", "secondary", "tertiary", "button", "grouped", "overlay",
        ])
      raised = wanted(
        ["elevated", "raised", "surface", "bar", "grouped", "secondary", "card"], without: states)
      card = wanted(
        ["incoming", "received", "card", "bubble", "container", "surface", "row"],
        without: states + ["outgoing", "sent", "own", "me", "words"])
      cardAccent = wanted(["outgoing", "mine", "own"], without: states + ["words"])
      divider = wanted(
        ["divider", "separator", "hairline", "border", "outline", "line", "stroke"], without: ["text"])
      primary = wanted(
        ["text", "label", "ink", "foreground", "primary"], without: muted + ["brand", "accent"])
      secondary = wanted(["secondary", "muted", "subtle", "tertiary"], without: ["on", "inverse"])
      quietInk = vocabulary.add(["text", "label", "ink", "foreground", "body", "muted"])
      accent = wanted(["accent", "tint", "brand", "primary"], without: quiet)
      link = wanted(["link"], without: quiet)
      self.vocabulary = vocabulary
    }
  }

  /// The first with the most of the wanted words, and none of the others.
  private static func find(_ candidates: [Candidate], _ wanted: Wanted.Words) -> Part? {
    var best: (part: Part, score: Int)?
    for candidate in candidates where candidate.part.value.alpha > 0.99 {
      guard candidate.known.isDisjoint(with: wanted.without),
        let place = wanted.ranked.firstIndex(where: { !candidate.known.isDisjoint(with: $0) })
      else { continue }
      let score = 100 - place * 10 - candidate.words.count
      if score > best?.score ?? 0 { best = (candidate.part, score) }
    }
    return best?.part
  }

  private static func side(_ candidates: [Candidate], brand: Part?) -> Side {
    let wanted = Wanted.all
    var side = Side()
    side.canvas = find(candidates, wanted.canvas)
    let others = candidates.filter { $0.part.value != side.canvas?.value }
    side.raised = find(others, wanted.raised)
    side.card = find(others, wanted.card)
    side.cardAccent = find(others, wanted.cardAccent) ?? brand
    side.divider = find(others, wanted.divider)
    let inks = candidates.filter { candidate in
      guard let canvas = side.canvas else { return true }
      return Contrast.ratio(candidate.part.value, on: canvas.value) >= 2
    }
    side.primary = find(inks, wanted.primary)
    side.secondary = find(
      inks.filter { !$0.known.isDisjoint(with: wanted.quietInk) }, wanted.secondary)
    // A link's colour speaks for the system only where nothing else does.
    let known = inks.contains { $0.part.value == brand?.value } ? brand : nil
    side.accent = find(inks, wanted.accent) ?? known ?? find(inks, wanted.link)
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
