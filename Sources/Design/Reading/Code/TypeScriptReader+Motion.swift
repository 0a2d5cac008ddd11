import Syntax

/// Movements and shadows of object literals and of Reanimated's calls.
extension TypeScriptTokenReader {
  // MARK: - Movements

  /// `{ damping: 15, stiffness: 150 }`, `{ duration: 300, easing: Easing.out(Easing.ease) }`.
  mutating func readMotion(_ entries: [CodeExpression.Entry], _ value: CodeExpression, _ place: Place) -> Bool
  {
    guard let token = motion(entries, value, place) else { return false }
    result.tokens.motion.append(token)
    return true
  }

  /// `withSpring(1, {…})`, `withTiming(1, {…})`, `Easing.bezier(…)`.
  mutating func readMotion(_ call: CodeExpression, _ place: Place) -> Bool {
    if let curve = curve(call) {
      var token = token(place, call, .curve)
      token.curve = curve
      result.tokens.motion.append(token)
      return true
    }
    guard let found = call.call,
      ["withSpring", "withTiming", "Animated.spring", "Animated.timing"].contains(found.callee),
      case .object(let entries)? = found.arguments.last?.value.head
    else { return false }
    return readMotion(entries, call, place)
  }

  private func token(_ place: Place, _ value: CodeExpression, _ kind: MotionToken.Kind) -> MotionToken {
    var token = MotionToken(name: place.name, kind: kind, origin: origin(place))
    token.group = group(place)
    token.note = note(value)
    return token
  }

  private func motion(_ entries: [CodeExpression.Entry], _ value: CodeExpression, _ place: Place)
    -> MotionToken?
  {
    var numbers: [String: Double] = [:]
    for entry in entries {
      if let key = entry.key, let number = Self.number(entry.value) { numbers[key] = number }
    }
    if let stiffness = numbers["stiffness"], let damping = numbers["damping"], stiffness > 0,
      case let mass = numbers["mass"] ?? 1, mass > 0
    {
      // A spring of mass m and stiffness k swings once in 2π √(m/k) seconds.
      var token = token(place, value, .spring)
      token.response = 2 * Double.pi * (mass / stiffness).squareRoot()
      token.dampingFraction = damping / (2 * (stiffness * mass).squareRoot())
      token.delay = numbers["delay"].map { $0 / 1000 }
      return token
    }
    if let ratio = numbers["dampingRatio"], let duration = numbers["duration"] {
      var token = token(place, value, .spring)
      token.dampingFraction = ratio
      token.duration = duration / 1000
      return token
    }
    guard let duration = numbers["duration"], let easing = entries.first(where: { $0.key == "easing" })
    else { return nil }
    var token = token(place, value, .duration)
    token.duration = duration / 1000
    token.delay = numbers["delay"].map { $0 / 1000 }
    if let curve = curve(easing.value) {
      token.kind = .curve
      token.curve = curve
    }
    return token
  }

  /// The curves of React Native's `Easing` that are cubic: `bezier`, `ease` and `linear`, in and out.
  private func curve(_ value: CodeExpression) -> [Double]? {
    if let path = value.path {
      return ["Easing.linear": [0, 0, 1, 1], "Easing.ease": [0.42, 0, 1, 1]][path]
    }
    guard let call = value.call else { return nil }
    switch call.callee {
    case "Easing.bezier", "Easing.bezierFn", "cubicBezier":
      let numbers = call.arguments.compactMap { Self.number($0.value) }
      return numbers.count == 4 ? numbers : nil
    case "Easing.in", "Easing.out", "Easing.inOut":
      guard call.arguments.first?.value.path == "Easing.ease" else { return nil }
      return ["Easing.in": [0.42, 0, 1, 1], "Easing.out": [0, 0, 0.58, 1]][call.callee] ?? [0.42, 0, 0.58, 1]
    default: return nil
    }
  }

  /// A number whose name says that it is a time; React Native counts milliseconds.
  mutating func readTime(_ number: Double, _ value: CodeExpression, _ place: Place) -> Bool {
    let words = Words.split(place.name)
    let isDelay = words.contains("delay") || words.contains("delays")
    guard isDelay || words.contains("duration") || words.contains("durations"), number >= 0 else {
      return false
    }
    var token = token(place, value, .duration)
    if isDelay { token.delay = number / 1000 } else { token.duration = number / 1000 }
    result.tokens.motion.append(token)
    return true
  }

  // MARK: - Shadows

  /// Keys of a shadow's parts, which are no tokens of their own.
  static let shadowKeys: Set<String> = [
    "shadowRadius", "shadowOpacity", "shadowOffset", "elevation", "boxShadow",
  ]

  /// `{ shadowColor, shadowOffset, shadowOpacity, shadowRadius }`, and `boxShadow` with layers of CSS.
  mutating func readShadow(_ entries: [CodeExpression.Entry], _ value: CodeExpression, _ place: Place) {
    func entry(_ key: String) -> CodeExpression? { entries.first { $0.key == key }?.value }
    if let css = entry("boxShadow") { _ = readShadow(css: css, place) }
    guard let radius = entry("shadowRadius").flatMap(Self.number),
      let color = entry("shadowColor").flatMap({ literal($0, depth: 0) })
    else { return }
    var x = 0.0
    var y = 0.0
    if case .object(let offset)? = entry("shadowOffset")?.head {
      x = offset.first { $0.key == "width" }.flatMap { Self.number($0.value) } ?? 0
      y = offset.first { $0.key == "height" }.flatMap { Self.number($0.value) } ?? 0
    }
    var shade = color
    // What is not stated is 0, and the shadow cannot be seen; a colour with alpha states it itself.
    shade.alpha *= entry("shadowOpacity").flatMap(Self.number) ?? 1
    result.tokens.shadows.append(
      ShadowToken(
        name: place.name, group: group(place), color: shade, x: x, y: y, blur: radius, spread: 0,
        note: note(value), origin: origin(place)))
  }

  /// A string that is a CSS shadow as a whole.
  mutating func readShadow(css value: CodeExpression, _ place: Place) -> Bool {
    guard case .string(let text) = value.head, value.suffixes.isEmpty, text.utf8.count < 2000,
      let shadow = CSSShadow(Array(text.utf8)[...])
    else { return false }
    for layer in shadow.layers {
      result.tokens.shadows.append(
        ShadowToken(
          name: place.name, group: group(place), color: layer.color, x: layer.lengths[0], y: layer.lengths[1],
          blur: layer.lengths[2], spread: layer.lengths[3], note: note(value), origin: origin(place)))
    }
    return true
  }

  /// The colour a literal is, or a path leads to.
  private func literal(_ value: CodeExpression, depth: Int) -> ColorValue? {
    guard depth < 8 else { return nil }
    if case .string(let text) = value.head, value.suffixes.isEmpty { return ColorValue(css: text) }
    guard let path = value.path else { return nil }
    let parts = path.split(separator: ".").map(String.init)
    guard var inner = parts.first.flatMap({ program.declaration($0) })?.value else { return nil }
    for part in parts.dropFirst() {
      guard case .object(let entries) = inner.head, let entry = entries.first(where: { $0.key == part })
      else { return nil }
      inner = entry.value
    }
    return literal(inner, depth: depth + 1)
  }
}
