import Syntax

extension DTCGReading {
  mutating func readColor(_ token: DTCGToken) {
    var statement = ColorStatement(
      name: token.name, group: token.group, note: note(token), origin: origin(token))
    if let value = token.value { statement.light = expression(value, of: token) }
    readModes(token, into: &statement)
    if let context = documents[token.document].context {
      setSide(context, statement)
    } else {
      if colorPlaces[token.name] == nil { colorPlaces[token.name] = statements.colors.count }
      statements.colors.append(statement)
    }
  }

  /// What a context of a resolver gives a colour: a side of the one that is there, else of one of its own.
  private mutating func setSide(_ context: Appearance, _ new: ColorStatement) {
    guard let value = new.light else { return }
    let place = colorPlaces[new.name] ?? statements.colors.count
    if place == statements.colors.count {
      var own = new
      own.light = nil
      statements.colors.append(own)
      colorPlaces[new.name] = place
    }
    switch context {
    case .light: statements.colors[place].light = value
    case .dark: statements.colors[place].dark = value
    case .contrastLight: statements.colors[place].contrastLight = value
    case .contrastDark: statements.colors[place].contrastDark = value
    case .theme(let name):
      if !statements.colors[place].themes.contains(where: { $0.name == name }) {
        statements.colors[place].themes.append((name: name, value: value))
      }
    }
    if statements.colors[place].light != nil, statements.colors[place].dark != nil {
      statements.colors[place].pairing = .stated
    }
  }

  /// Values for further appearances: `$extensions.mode`, as several tools write them.
  private mutating func readModes(_ token: DTCGToken, into statement: inout ColorStatement) {
    guard let extensions = token.declaration["$extensions"] else { return }
    for modes in [extensions["mode"], extensions["modes"]] {
      for mode in modes?.children ?? [] {
        let value = expression(mode["$value"] ?? mode, of: token)
        switch mode.key.lowercased() {
        case "", ".", "default": break
        case "light": statement.light = value
        case "dark": statement.dark = value
        case let name: statement.themes.append((name: name, value: value))
        }
      }
    }
    if statement.light != nil, statement.dark != nil { statement.pairing = .stated }
  }

  private mutating func expression(_ value: DataValue, of token: DTCGToken) -> ColorExpression {
    // The resolver follows names of colours, and says which of them are broken.
    if let alias = DTCGToken.alias(of: value) { return .reference(alias, at: value.position) }
    guard let value = resolved(value, of: token) else { return .unread }
    return color(value, of: token, isOwn: true).map { .value($0) } ?? .unread
  }

  /// A colour inside another value, such as a shadow.
  mutating func innerColor(_ value: DataValue, of token: DTCGToken) -> ColorValue? {
    resolved(value, of: token).flatMap { color($0, of: token, isOwn: false) }
  }

  /// - Parameter isOwn: whether the token is a colour; a `hex` beside its components is then held against them.
  private mutating func color(_ value: DataValue, of token: DTCGToken, isOwn: Bool) -> ColorValue? {
    if let text = value.string { return legacy(text, value, of: token) }
    guard value.kind == .map else {
      badColor(token, "has \(value.words) where a colour is wanted")
      return nil
    }
    guard let name = value["colorSpace"]?.string, let space = ColorValue.Space(rawValue: name) else {
      badColor(
        token,
        "has the colour space \(value["colorSpace"]?.words ?? "of no name"), which the format does not know")
      return nil
    }
    var numbers: [Double] = []
    for component in value["components"]?.children ?? [] {
      guard let component = resolved(component, of: token) else { return nil }
      if let number = component.number {
        numbers.append(number)
      } else if component.string == "none" {
        numbers.append(0)
      } else {
        badColor(token, "has \(component.words) where a number or \"none\" is wanted")
        return nil
      }
    }
    guard numbers.count == 3 else {
      badColor(token, "has \(numbers.count) components where three are wanted")
      return nil
    }
    let alpha = value["alpha"]?.number ?? (value["alpha"] == nil || value["alpha"]?.string == "none" ? 1 : -1)
    for (index, range) in Self.ranges(of: space).enumerated() {
      if let range, !range.contains(numbers[index]) {
        badColor(
          token,
          "has \(ColorValue.decimals(numbers[index])) where \(name) has a component from "
            + "\(ColorValue.decimals(range.lowerBound)) to \(ColorValue.decimals(range.upperBound))")
        return nil
      }
    }
    guard (0...1).contains(alpha) else {
      badColor(token, "has an alpha of \(value["alpha"]?.text ?? "") where a number from 0 to 1 is wanted")
      return nil
    }
    // Percentages of HSL and HWB are shares of one in the model.
    let scale = space == .hsl || space == .hwb ? 100.0 : 1
    let color = ColorValue(space, numbers[0], numbers[1] / scale, numbers[2] / scale, alpha: alpha)
    if let hex = value["hex"], isOwn { check(hex, beside: color, of: token) }
    return color
  }

  /// What each component can be, by the Color module of 2025.10, section 4.2.
  private static func ranges(of space: ColorValue.Space) -> [ClosedRange<Double>?] {
    switch space {
    case .srgb, .linear, .displayP3, .a98, .prophoto, .rec2020, .xyz50, .xyz65: [0...1, 0...1, 0...1]
    case .hsl, .hwb: [0...360, 0...100, 0...100]
    case .lab: [0...100, nil, nil]
    case .lch: [0...100, 0...Double.greatestFiniteMagnitude, 0...360]
    case .oklab: [0...1, nil, nil]
    case .oklch: [0...1, 0...Double.greatestFiniteMagnitude, 0...360]
    }
  }

  /// The older form: a plain string.
  private mutating func legacy(_ text: String, _ value: DataValue, of token: DTCGToken) -> ColorValue? {
    guard let color = ColorValue(css: text) else {
      badColor(token, "has '\(text.prefix(80))' where a colour is wanted")
      return nil
    }
    let help = "write { \"colorSpace\": \"srgb\", \"components\": […] }"
    add("token-legacy", .info, token, value.position, "'\(token.name)' is the plain string '\(text)'", help)
    add(
      "token-invalid", .info, token, value.position,
      "a colour of 2025.10 is an object of colour space and components, '\(token.name)' is a string", help)
    return color
  }

  /// The fallback in sRGB is documentation: six digits, and those of the components.
  private mutating func check(_ hex: DataValue, beside color: ColorValue, of token: DTCGToken) {
    guard let text = hex.string, text.utf8.count == 7, text.hasPrefix("#"), let stated = ColorValue(css: text)
    else {
      invalid(token, "'\(token.name)' has the fallback \(hex.words) where a hex of six digits is wanted")
      return
    }
    statements.evidence.comments.append(
      Evidence.ColorComment(
        token: token.name, stated: stated, declared: color.withAlpha(1), decimals: [], origin: origin(token),
        isConversion: true))
  }

  private mutating func badColor(_ token: DTCGToken, _ message: String) {
    add(
      "color-invalid", .error, token, token.value?.position ?? token.declaration.keyPosition,
      "'\(token.name)' \(message)")
  }

  mutating func readGradient(_ token: DTCGToken) {
    var stops: [(color: ColorExpression, at: Double)] = []
    let list = token.value.flatMap { resolved($0, of: token) }
    for stop in list?.children ?? [] {
      guard let stop = resolved(stop, of: token), let color = stop["color"] else { continue }
      let place = stop["position"].flatMap { resolved($0, of: token) }?.number ?? 0
      stops.append((expression(color, of: token), min(max(place, 0), 1)))
    }
    if stops.count < 2 {
      invalid(token, "'\(token.name)' has \(stops.count) stops where two are wanted at least")
    }
    statements.gradients.append(
      GradientStatement(
        name: token.name, group: token.group, kind: .linear, angle: nil, stops: stops, note: note(token),
        origin: origin(token)))
  }
}
