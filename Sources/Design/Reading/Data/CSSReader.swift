import Syntax

/// Reads CSS custom properties, and Sass variables as their elders.
///
/// A property that is set again for dark mode is one token with two values, at the line where it is set first.
struct CSSReader: CodeReader {
  func read(_ blocks: [SourceText], flavor: Flavor) -> Statements {
    var result = Statements()
    // Files of one flavor come together, blocks of one document too; names meet within one path.
    var start = 0
    while start < blocks.count {
      var end = start + 1
      while end < blocks.count, blocks[end].path == blocks[start].path { end += 1 }
      var reading = CSSReading(flavor: flavor, variables: CSSVariables(blocks[start..<end]))
      for block in blocks[start..<end] { reading.read(block) }
      result.append(reading.finished())
      start = end
    }
    return result
  }
}

/// The style sheets of one path while they are read.
struct CSSReading {
  private let flavor: Flavor
  private var statements = Statements()
  private var colors: [ColorStatement] = []
  private var places: [String: Int] = [:]
  /// Properties with other values, which are read once.
  private var others: Set<String> = []
  private let variables: CSSVariables

  init(flavor: Flavor, variables: CSSVariables) {
    self.flavor = flavor
    self.variables = variables
  }

  mutating func read(_ text: SourceText) {
    for declaration in CSSDeclarations.declarations(in: text) {
      let origin = Origin(flavor: flavor, path: text.path, position: text.position(at: declaration.nameStart))
      if declaration.isVariable {
        read(declaration, in: text, at: origin)
      } else {
        addLiterals(declaration, in: text)
      }
    }
  }

  func finished() -> Statements {
    var result = statements
    result.colors = colors.map { color in
      var color = color
      if color.light != nil, color.dark != nil { color.pairing = .stated }
      return color
    }
    return result
  }

  // MARK: - Variables

  private mutating func read(
    _ declaration: CSSDeclarations.Declaration, in text: SourceText, at origin: Origin
  ) {
    let value = text.bytes[declaration.value]
    let position = text.position(at: declaration.value.lowerBound)
    if let sides = CSSDeclarations.arguments(of: "light-dark", in: value), sides.count == 2 {
      guard let light = color(sides[0], in: text), let dark = color(sides[1], in: text) else { return }
      set(light, for: .light, declaration, origin)
      set(dark, for: .dark, declaration, origin)
      return
    }
    if let color = color(value, in: text) {
      set(color, for: declaration.appearance, declaration, origin)
    } else if let sides = variables.color(of: declaration.name, value, in: declaration.appearance) {
      // Its channels may be others in dark mode, though the color itself is set once.
      set(.value(sides.own), for: declaration.appearance, declaration, origin)
      if let dark = sides.dark { set(.value(dark), for: .dark, declaration, origin) }
    } else if Self.isHexLike(value) {
      set(.unread, for: declaration.appearance, declaration, origin)
      statements.findings.append(
        Finding(
          rule: "color-invalid", severity: .error, path: text.path, position: position,
          message:
            "'\(declaration.name)' has '\(String(decoding: value.prefix(40), as: UTF8.self))' where a colour is wanted"
        ))
    } else if others.insert("\(declaration.appearance) \(declaration.name)").inserted {
      if addComposite(declaration, value, at: origin) { return }
      if others.insert(declaration.name).inserted { addOther(declaration, value, at: origin) }
    }
  }

  private func color(_ value: ArraySlice<UInt8>, in text: SourceText) -> ColorExpression? {
    if let arguments = CSSDeclarations.arguments(of: "var", in: value), let name = arguments.first {
      return .reference(
        String(decoding: CSSDeclarations.trimmed(name), as: UTF8.self),
        at: text.position(at: value.startIndex))
    }
    for function in ["rgba", "fade", "transparentize"] {
      guard let arguments = CSSDeclarations.arguments(of: function, in: value), arguments.count == 2,
        let inner = color(arguments[0], in: text),
        let share = Self.share(arguments[1])
      else { continue }
      return function == "transparentize" ? .opacity(inner, 1 - share) : .alpha(inner, share)
    }
    if value.first == UInt8(ascii: "$") || value.first == UInt8(ascii: "@"),
      value.dropFirst().allSatisfy(CSSDeclarations.isWord)
    {
      return .reference(String(decoding: value, as: UTF8.self), at: text.position(at: value.startIndex))
    }
    return ColorValue(css: value).map { .value($0) }
  }

  /// A share of one: `0.5`, `50%`.
  private static func share(_ bytes: ArraySlice<UInt8>) -> Double? {
    let text = String(decoding: bytes, as: UTF8.self)
    let value =
      CSSDimension.number(text) ?? CSSDimension(text).flatMap { $0.unit == "%" ? $0.value / 100 : nil }
    return value.flatMap { (0...1).contains($0) ? $0 : nil }
  }

  /// A hash that is no colour: no other value of CSS begins so.
  private static func isHexLike(_ value: ArraySlice<UInt8>) -> Bool {
    value.first == UInt8(ascii: "#") && value.count > 1 && !value.contains(UInt8(ascii: "{"))
  }

  private mutating func set(
    _ value: ColorExpression, for appearance: CSSAppearance, _ declaration: CSSDeclarations.Declaration,
    _ origin: Origin
  ) {
    let place: Int
    if let known = places[declaration.name] {
      place = known
    } else {
      place = colors.count
      places[declaration.name] = place
      colors.append(
        ColorStatement(
          name: declaration.name, group: declaration.group, note: declaration.note, origin: origin))
    }
    switch appearance {
    case .light: if colors[place].light == nil { colors[place].light = value }
    case .dark: if colors[place].dark == nil { colors[place].dark = value }
    case .lightContrast: colors[place].contrastLight = value
    case .darkContrast: colors[place].contrastDark = value
    case .theme(let name):
      if !colors[place].themes.contains(where: { $0.name == name }) {
        colors[place].themes.append((name, value))
      }
    }
  }

  /// Measures, durations and curves, by the words of their names.
  private mutating func addOther(
    _ declaration: CSSDeclarations.Declaration, _ value: ArraySlice<UInt8>, at origin: Origin
  ) {
    let text = String(decoding: value, as: UTF8.self)
    let words = Set(NameWords.of(declaration.name).map { $0.lowercased() })
    if let dimension = CSSDimension(text)
      ?? CSSDimension.number(text).map({ CSSDimension(value: $0, unit: nil) })
    {
      var measure = Measure(
        name: declaration.name, group: declaration.group, note: declaration.note, origin: origin)
      measure.value = dimension.value
      measure.unit = dimension.unit
      if !words.isDisjoint(with: ["radius", "radii", "rounded", "corner", "corners"]) {
        statements.tokens.radii.append(measure)
      } else if words.isDisjoint(with: ["letter", "word"]),
        !words.isDisjoint(with: ["space", "spaces", "spacing", "gap", "padding", "margin", "inset", "gutter"])
      {
        statements.tokens.spacing.append(measure)
      }
      return
    }
    var motion = MotionToken(name: declaration.name, kind: .duration, origin: origin)
    motion.group = declaration.group
    motion.note = declaration.note
    if let seconds = Self.seconds(text) {
      if words.contains("delay") { motion.delay = seconds } else { motion.duration = seconds }
      statements.tokens.motion.append(motion)
    } else if let curve = Self.curve(value), text.contains("(") || !words.isDisjoint(with: Self.movements) {
      motion.kind = .curve
      motion.curve = curve
      statements.tokens.motion.append(motion)
    }
  }

  private static let movements: Set<String> = [
    "ease", "easing", "curve", "timing", "transition", "motion", "animation",
  ]

  /// Shadows, gradients, and transitions with a time.
  private mutating func addComposite(
    _ declaration: CSSDeclarations.Declaration, _ value: ArraySlice<UInt8>, at origin: Origin
  ) -> Bool {
    if let shadow = CSSShadow(value) {
      let side = declaration.appearance == .dark ? " dark" : ""
      for layer in shadow.layers {
        statements.tokens.shadows.append(
          ShadowToken(
            name: declaration.name + side, group: declaration.group,
            color: layer.color
              ?? layer.variable.flatMap { variables.color(named: $0, in: declaration.appearance) },
            x: layer.lengths[0], y: layer.lengths[1], blur: layer.lengths[2], spread: layer.lengths[3],
            note: declaration.note, origin: origin))
      }
      return true
    }
    if let gradient = Self.gradient(value) {
      statements.gradients.append(
        GradientStatement(
          name: declaration.name, group: declaration.group, kind: gradient.kind, angle: gradient.angle,
          stops: gradient.stops.map { ($0.color.map { .value($0) } ?? .unread, $0.at) },
          note: declaration.note,
          origin: origin))
      return true
    }
    let words = CSSShadow.split(value, at: UInt8(ascii: " ")).filter { !$0.isEmpty }
    let times = words.compactMap { Self.seconds(String(decoding: $0, as: UTF8.self)) }
    guard words.count > 1, let duration = times.first,
      !value.contains(UInt8(ascii: ",")) || words.contains(where: { Self.curve($0) != nil })
    else { return false }
    var motion = MotionToken(name: declaration.name, kind: .duration, origin: origin)
    motion.group = declaration.group
    motion.note = declaration.note
    motion.duration = duration
    motion.delay = times.count > 1 ? times[1] : nil
    if let curve = words.lazy.compactMap(Self.curve).first {
      motion.kind = .curve
      motion.curve = curve
    }
    let spelled = words.map { String(decoding: $0, as: UTF8.self) }
    if spelled.contains("infinite") {
      motion.repeats = MotionToken.Repeat(
        count: nil, autoreverses: spelled.contains("alternate") || spelled.contains("alternate-reverse"))
    }
    statements.tokens.motion.append(motion)
    return true
  }

  private static func gradient(_ value: ArraySlice<UInt8>) -> GradientLiteral? {
    let kinds: [(String, GradientToken.Kind)] = [
      ("linear-gradient", .linear), ("radial-gradient", .radial), ("conic-gradient", .angular),
    ]
    for (name, kind) in kinds {
      guard CSSDeclarations.arguments(of: name, in: value) != nil else { continue }
      let start = value.startIndex + name.utf8.count + 1
      return GradientParser(kind: kind, arguments: value[start..<(value.endIndex - 1)]).literal()
    }
    return nil
  }

  private static func seconds(_ text: String) -> Double? {
    if text.hasSuffix("ms") { return CSSDimension.number(String(text.dropLast(2))).map { $0 / 1000 } }
    return text.hasSuffix("s") ? CSSDimension.number(String(text.dropLast())) : nil
  }

  /// The keywords of CSS Easing 1, section 2.2.
  private static let keywords: [String: [Double]] = [
    "ease": [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1], "ease-out": [0, 0, 0.58, 1],
    "ease-in-out": [0.42, 0, 0.58, 1], "linear": [0, 0, 1, 1],
  ]

  private static func curve(_ value: ArraySlice<UInt8>) -> [Double]? {
    if value.count < 12, let known = keywords[String(decoding: value, as: UTF8.self)] { return known }
    guard let arguments = CSSDeclarations.arguments(of: "cubic-bezier", in: value), arguments.count == 4
    else { return nil }
    let numbers = arguments.compactMap {
      CSSDimension.number(String(decoding: CSSDeclarations.trimmed($0), as: UTF8.self))
    }
    return numbers.count == 4 ? numbers : nil
  }

  // MARK: - Literals

  /// Colours written out in ordinary properties, where a variable might stand.
  private mutating func addLiterals(_ declaration: CSSDeclarations.Declaration, in text: SourceText) {
    var index = declaration.value.lowerBound
    while index < declaration.value.upperBound {
      let byte = text.bytes[index]
      let isStart =
        byte == UInt8(ascii: "#") || (byte | 0x20 == UInt8(ascii: "r") || byte | 0x20 == UInt8(ascii: "h"))
      let follows = index > declaration.value.lowerBound && CSSDeclarations.isWord(text.bytes[index - 1])
      if isStart, !follows,
        let (color, end) = CSSColor.prefix(of: text.bytes[index..<declaration.value.upperBound]),
        byte == UInt8(ascii: "#") || text.bytes[end - 1] == UInt8(ascii: ")")
      {
        statements.evidence.literals.append(
          Evidence.ColorLiteral(
            value: ColorValue(color),
            origin: Origin(flavor: flavor, path: text.path, position: text.position(at: index)),
            length: end - index, isCode: true))
        index = end
      } else {
        index += 1
      }
    }
  }
}
