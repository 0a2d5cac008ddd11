import Syntax

/// Gives the values of one item or cell to its names: which is light, which is dark, which is a token of its own.
struct ColorNaming {
  /// A name as the author writes it, and where.
  struct Name {
    var text: String
    var position: Position
  }

  /// How far a plain mention counts.
  enum Standing {
    /// A token: in bold with its colour, or below a heading of colours.
    case token
    /// Only a pair of it is of interest.
    case mention
  }

  let phrase: Phrase
  let place: ProsePlace
  var standing = Standing.token
  /// Set for `**Name** (…)`, whose arrows are gradients.
  var isBold = false
  /// The appearance a column states for its values.
  var column: Appearance?

  /// Adds what a value says under its names.
  func state(_ value: ColorPhrase, names: [Name], note: String?, in statements: inout Statements) {
    guard let first = names.first else { return }
    if standing == .token {
      for piece in value.broken {
        statements.findings.append(
          place.invalidColor(
            phrase.words(piece..<(piece + 1)), at: phrase.position(of: piece),
            length: phrase.length(of: piece)))
      }
    }
    var singles: [ColorSegment] = []
    for segment in withoutEchoes(value.segments) {
      if segment.gradient != nil || segment.joint == .arrow || segment.isOpen {
        stateChain(segment, of: value, name: first, note: note, singles: &singles, in: &statements)
      } else if segment.joint == .range, !segment.isOneColor {
        if standing == .token {
          statements.findings.append(
            place.unread(
              "'\(first.text)' gives a range of colours, which is no single value",
              at: phrase.position(of: segment.chain[0].piece), help: "give one colour, or name both ends"))
        }
      } else {
        singles.append(segment)
      }
    }
    guard !singles.isEmpty else { return }
    stateSingles(singles, names: names, note: note, in: &statements)
  }

  /// `{colors.ink}` beside the colour it stands for is no second value.
  private func withoutEchoes(_ segments: [ColorSegment]) -> [ColorSegment] {
    func isEcho(_ segment: ColorSegment) -> Bool {
      if case .reference = segment.value { return segment.gradient == nil }
      return false
    }
    guard segments.contains(where: isEcho) else { return segments }
    let others = segments.filter { !isEcho($0) }
    return others.isEmpty ? Array(segments.prefix(1)) : others
  }

  // MARK: - Arrows and gradients

  private func stateChain(
    _ segment: ColorSegment, of value: ColorPhrase, name: Name, note: String?, singles: inout [ColorSegment],
    in statements: inout Statements
  ) {
    if segment.gradient == nil, segment.isOneColor, segment.chain.count > 1 {
      var one = segment
      one.chain = [segment.chain[0]]
      one.joint = nil
      singles.append(one)
      return
    }
    let isDark = value.isInverting || place.section.appearance == .dark
    let isGradient = isStatedGradient(segment, of: value, name: name.text)
    if segment.gradient == nil, !isGradient, isDark, segment.chain.count == 2, !segment.isOpen {
      stateTurn(segment, name: name, note: note, in: &statements)
      return
    }
    guard standing == .token, segment.gradient != nil || isGradient || isBold else { return }
    if segment.isOpen || (segment.gradient == nil && segment.chain.count < 2) {
      statements.findings.append(
        place.unread(
          "'\(name.text)' is a gradient with a stop that is no colour", at: name.position,
          help: "give every stop as a colour"))
      return
    }
    let label =
      isLabel(segment) && value.segments.count > 1 ? " " + phrase.text.words(labelRange(segment)) : ""
    var gradient = GradientStatement(
      name: name.text + label, group: place.section.group, kind: .linear, angle: nil, stops: [], note: note,
      origin: place.origin(name.position))
    if let literal = segment.gradient {
      gradient.kind = literal.kind
      gradient.angle = literal.angle
      gradient.stops = literal.stops.map { ($0.color.map { .value($0) } ?? .unread, $0.at) }
    } else {
      let words = Words.split(name.text) + segment.label + segment.asides
      gradient.kind =
        words.contains("radial")
        ? .radial : words.contains("angular") || words.contains("conic") ? .angular : .linear
      gradient.angle =
        gradient.kind == .linear
        ? segment.angle ?? value.angle ?? Self.direction(of: Words.split(phrase.text.words)) : nil
      let places = GradientLiteral.placed(segment.chain.map { (nil, $0.at) })
      gradient.stops = zip(segment.chain, places).map { ($0.value, $1.at) }
    }
    statements.gradients.append(gradient)
  }

  private func isStatedGradient(_ segment: ColorSegment, of value: ColorPhrase, name: String) -> Bool {
    value.saysGradient || value.angle != nil || segment.angle != nil
      || Words.split(name).contains { $0.hasPrefix("gradient") }
      || phrase.says("gradient", in: phrase.whole)
  }

  /// Words of direction in CSS degrees.
  private static func direction(of words: [String]) -> Double? {
    let text = words.joined(separator: " ")
    let known: [(String, Double)] = [
      ("top left to bottom right", 135), ("top leading to bottom trailing", 135),
      ("topleading to bottomtrailing", 135),
      ("top right to bottom left", 225), ("bottom left to top right", 45), ("top to bottom", 180),
      ("top down", 180),
      ("bottom to top", 0), ("left to right", 90), ("leading to trailing", 90), ("right to left", 270),
      ("trailing to leading", 270), ("vertical", 180), ("horizontal", 90),
    ]
    return known.first { text.contains($0.0) }?.1
  }

  /// `#D8D3C8` → `#2C2F36` below a dark-mode heading: from light to dark.
  private func stateTurn(_ segment: ColorSegment, name: Name, note: String?, in statements: inout Statements)
  {
    let light = segment.chain[0].value
    let dark = segment.chain[1].value
    pair(name.text, light, dark, at: name.position, in: &statements)
    guard standing == .token else { return }
    statements.colors.append(
      ColorStatement(
        name: name.text, group: place.section.group, light: light, dark: dark, pairing: .stated, note: note,
        origin: place.origin(name.position)))
  }

  // MARK: - Single colours

  private func stateSingles(
    _ all: [ColorSegment], names: [Name], note: String?, in statements: inout Statements
  ) {
    for segment in all where standing == .token {
      if let background = segment.background, case .value(let front) = segment.value,
        case .value(let back) = background
      {
        statements.evidence.pairs.append(
          Evidence.DeclaredPair(
            foreground: front, background: back, text: names[0].text, origin: place.origin(names[0].position))
        )
      }
    }
    if names.count == 1, all.count == 1 { return stateOne(all, name: names[0], note: note, in: &statements) }
    let speaksOfAppearance = all.contains {
      !$0.appearances.isEmpty && (all.count > 1 || isAppearanceOnly($0))
    }
    if names.count > 1 {
      if !speaksOfAppearance, all.count == names.count {
        for (name, segment) in zip(names, all) {
          stateOne([segment], name: name, note: note, in: &statements)
        }
      } else {
        if !speaksOfAppearance, all.count > 1 {
          unevenFinding(names.map(\.text), all.count, names[0].position, &statements)
        }
        for name in names {
          stateOne(speaksOfAppearance ? all : [all[0]], name: name, note: note, in: &statements)
        }
      }
      return
    }
    let name = names[0]
    if all.count > 1, !speaksOfAppearance, !all.contains(where: isLabel),
      let parts = Self.parts(of: name.text, count: all.count)
    {
      for (part, segment) in zip(parts, all) {
        stateOne([segment], name: Name(text: part, position: name.position), note: note, in: &statements)
      }
      return
    }
    // What has a label that names no appearance is a token of its own.
    var main: [ColorSegment] = []
    var labelled: [(label: String, segments: [ColorSegment])] = []
    let asidesCount = all.count { !$0.asides.isEmpty && $0.label.isEmpty }
    for (index, segment) in all.enumerated() {
      if index > 0, labelled.last?.segments.last?.end == all[index - 1].end, all[index - 1].isLabelledBefore,
        segment.isBareSecond
      {
        // `inactive #AAA / #BBB`: what stands before the first of two is said of both.
        labelled[labelled.count - 1].segments.append(segment)
      } else if all.count == 1 || !segment.appearances.isEmpty {
        // `#AAA` light / `#BBB` dark · pressed `#CCC`
        main.append(segment)
      } else if isLabel(segment), !sharesNoun(segment, with: main.last) {
        labelled.append((phrase.text.words(labelRange(segment)), [segment]))
      } else if asidesCount == all.count, index >= 0 {
        labelled.append((segment.asides.joined(separator: " "), [segment]))
      } else {
        main.append(segment)
      }
    }
    if !main.isEmpty { stateOne(main, name: name, note: note, in: &statements) }
    for (label, segments) in labelled where !label.isEmpty && (standing == .token || segments.count > 1) {
      // Of a mention only what reads as a role is of interest, and no sentence.
      if standing == .mention, Words.split(label).contains(where: { ["is", "are", "be"].contains($0) }) {
        continue
      }
      stateOne(
        segments, name: Name(text: name.text + " " + label, position: name.position), note: note,
        in: &statements)
    }
  }

  private func unevenFinding(
    _ names: [String], _ count: Int, _ position: Position, _ statements: inout Statements
  ) {
    guard standing == .token else { return }
    statements.findings.append(
      place.unread(
        "\(names.count) names share \(count) colours", at: position, help: "give each name one colour"))
  }

  private func isAppearanceOnly(_ segment: ColorSegment) -> Bool {
    Appearance.isWhole(segment.label) || (segment.label.isEmpty && Appearance.isWhole(segment.asides))
  }

  /// A label is one to four words without a number of a measure: "hover", "surface 1", not "1.5pt when selected".
  private func isLabel(_ segment: ColorSegment) -> Bool {
    guard !segment.labelPieces.isEmpty, segment.labelPieces.count <= 4 else { return false }
    return !segment.labelPieces.contains { piece in
      guard let (quantity, _) = phrase.quantity(at: piece) else { return false }
      return quantity.lengthUnit != nil || quantity.seconds != nil
    }
  }

  private static let states: Set<String> = [
    "hover", "hovered", "pressed", "active", "inactive", "disabled", "focus", "focused", "selected",
    "checked",
    "visited", "error", "on", "off", "text",
  ]

  /// `#AAA / #BBB border` of a component: the noun behind the pair is said of both sides.
  private func sharesNoun(_ segment: ColorSegment, with first: ColorSegment?) -> Bool {
    guard standing == .mention, let first, first.label.isEmpty, first.asides.isEmpty else { return false }
    return segment.followsSlash && !segment.beginsClause && !segment.isLabelledBefore
      && segment.label.allSatisfy { !Self.states.contains($0) }
  }

  private func labelRange(_ segment: ColorSegment) -> Range<Int> {
    guard let first = segment.labelPieces.first, let last = segment.labelPieces.last else { return 0..<0 }
    let pieces = phrase.pieces
    // Words on both sides of a colour cannot be cut out as one stretch: the side it begins with decides.
    var end = first
    for piece in segment.labelPieces where piece <= last && piece - end <= 1 { end = piece }
    return pieces[first].range.lowerBound..<pieces[end].range.upperBound
  }

  /// The two names of `Fresh/Stale`, the three of `Text primary / secondary / tertiary`; nil when the counts differ.
  static func parts(of name: String, count: Int) -> [String]? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map { words(String($0)) }
    guard parts.count == count, count > 1, parts.allSatisfy({ !$0.isEmpty }), !name.contains("(") else {
      return nil
    }
    let first = parts[0].split(separator: " ")
    let shared = first.dropLast().joined(separator: " ")
    return parts.enumerated().map { index, part in
      index == 0 || shared.isEmpty || part.contains(" ") ? part : shared + " " + part
    }
  }

  private static func words(_ text: String) -> String {
    text.split(separator: " ").joined(separator: " ")
  }

  /// One name with the values of its appearances.
  private func stateOne(
    _ segments: [ColorSegment], name: Name, note: String?, in statements: inout Statements
  ) {
    var values: [(appearance: Appearance, value: ColorExpression)] = []
    var plain: [ColorExpression] = []
    var isSlashed = true
    for segment in segments {
      let spoken = segments.count > 1 || isAppearanceOnly(segment) ? segment.appearances : []
      if spoken.isEmpty {
        isSlashed = isSlashed && (plain.isEmpty || segment.followsSlash && !segment.beginsClause)
        plain.append(segment.value)
      }
      for appearance in spoken where !values.contains(where: { $0.appearance == appearance }) {
        values.append((appearance, segment.value))
      }
    }
    func has(_ appearance: Appearance) -> Bool { values.contains { $0.appearance == appearance } }
    let ownSide = Appearance.ofName(name.text) ?? column ?? place.section.appearance
    if plain.count == 1, values.isEmpty {
      values.append((ownSide ?? .light, plain.removeFirst()))
    } else if plain.count > 1, values.isEmpty,
      Appearance.ofName(name.text) == .dark || !isSlashed
        || plain.count > 2 && Appearance.ofName(name.text) != nil
    {
      // Two below a light name may still be its light and dark; three are steps of something that is not named.
      guard standing == .token else { return }
      values.append((ownSide ?? .light, plain.removeFirst()))
    } else {
      for appearance in [Appearance.light, .dark] where !plain.isEmpty && !has(appearance) {
        values.append((appearance, plain.removeFirst()))
      }
    }
    if !plain.isEmpty, standing == .token {
      statements.findings.append(
        place.unread(
          "'\(name.text)' has \(plain.count) more colour\(plain.count == 1 ? "" : "s") than its words tell apart",
          at: name.position, help: "say beside each colour what it is for"))
    }
    state(values, name: name, note: note, in: &statements)
  }

  private func state(
    _ values: [(appearance: Appearance, value: ColorExpression)], name: Name, note: String?,
    in statements: inout Statements
  ) {
    var color = ColorStatement(
      name: name.text, group: place.section.group, light: nil, dark: nil, note: note,
      origin: place.origin(name.position))
    for (appearance, value) in values {
      switch appearance {
      case .light: color.light = value
      case .dark: color.dark = value
      case .contrastLight: color.contrastLight = value
      case .contrastDark: color.contrastDark = value
      case .theme(let theme): color.themes.append((theme, value))
      }
    }
    if let light = color.light, let dark = color.dark {
      color.pairing = .stated
      pair(name.text, light, dark, at: name.position, in: &statements)
    }
    if standing == .token { statements.colors.append(color) }
  }

  private func pair(
    _ role: String, _ light: ColorExpression, _ dark: ColorExpression, at position: Position,
    in statements: inout Statements
  ) {
    guard case .value(let lightValue) = light, case .value(let darkValue) = dark else { return }
    statements.tokens.appearances.append(
      AppearancePair(role: role, light: lightValue, dark: darkValue, origin: place.origin(position)))
  }
}
