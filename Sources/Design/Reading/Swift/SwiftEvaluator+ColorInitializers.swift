import Syntax

/// The initialisers of `Color`, `UIColor`, `NSColor` and `CGColor`.
extension SwiftEvaluator {
  mutating func initializer(
    _ arguments: [SwiftSyntaxTree.Argument], _ term: Term, _ isUIKit: Bool
  ) -> ColorExpression? {
    let environment = term.environment
    guard isWellFormed(arguments, environment) else { return nil }
    if let value = declaredInitializer(arguments, term, isUIKit) { return value }
    var arguments = arguments
    var space = ColorValue.Space.srgb
    if let first = arguments.first, first.label == nil, arguments.count > 1,
      let name = caseName(Term(place: first.value, environment: environment)),
      let named = ["sRGB": ColorValue.Space.srgb, "sRGBLinear": .linear, "displayP3": .displayP3][name]
    {
      space = named
      arguments.removeFirst()
    }
    func labelled(_ names: String...) -> Place? {
      arguments.first { argument in argument.label.map(names.contains) ?? false }?.value
    }
    let alpha = labelled("opacity", "alpha", "a")
    if let red = labelled("red", "displayP3Red", "srgbRed", "calibratedRed", "deviceRed", "r"),
      let green = labelled("green", "g"), let blue = labelled("blue", "b")
    {
      if arguments.contains(where: { $0.label == "displayP3Red" }) { space = .displayP3 }
      let isShort = arguments.contains { $0.label == "r" }
      guard
        let values = isShort
          ? bytes([red, green, blue], environment) : channels([red, green, blue], environment)
      else { return nil }
      guard let opacity = opacity(alpha, environment) else { return nil }
      let value = ColorValue(
        space, values[0].value, values[1].value, values[2].value, alpha: opacity)
      return written(value, values.map(\.decimals), at: term.place)
    }
    // `Color(rgb: 46, 134, 171)` of an initialiser in another source.
    if arguments.count >= 3, arguments[0].label == "rgb", arguments[1].label == nil, arguments[2].label == nil
    {
      guard let values = bytes(arguments.prefix(3).map(\.value), environment),
        let opacity = opacity(alpha, environment)
      else { return nil }
      return written(
        ColorValue(.srgb, values[0].value, values[1].value, values[2].value, alpha: opacity), [0, 0, 0],
        at: term.place)
    }
    if let white = labelled("white", "calibratedWhite", "deviceWhite", "genericGamma22White", "gray") {
      guard let values = channels([white], environment), let opacity = opacity(alpha, environment) else {
        return nil
      }
      let level = values[0]
      return written(
        ColorValue(space, level.value, level.value, level.value, alpha: opacity),
        [level.decimals, level.decimals, level.decimals], at: term.place)
    }
    if let hue = labelled("hue", "calibratedHue", "deviceHue"), let saturation = labelled("saturation"),
      let brightness = labelled("brightness")
    {
      guard let values = channels([hue, saturation, brightness], environment),
        let opacity = opacity(alpha, environment)
      else { return nil }
      let rgb = CylindricalColor.rgb(
        hue: values[0].value * 360, saturation: values[1].value, brightness: values[2].value)
      return written(ColorValue(.srgb, rgb.x, rgb.y, rgb.z, alpha: opacity), [0, 0, 0], at: term.place)
    }
    return other(arguments, term, isUIKit)
  }

  /// Everything that is not made of components.
  private mutating func other(
    _ arguments: [SwiftSyntaxTree.Argument], _ term: Term, _ isUIKit: Bool
  ) -> ColorExpression? {
    let environment = term.environment
    if let value = appearances(arguments, environment, isUIKit) { return value }
    // `UIColor { traits in … }`, `NSColor(name: nil) { … }`, `UIColor(dynamicProvider:)`.
    if let last = arguments.last, case .closure(_, let body) = program.tree[last.value].kind {
      return color(Term(place: body, environment: environment), isUIKit: true)
    }
    if let value = hexCall(arguments, label: nil, environment) { return value }
    guard let first = arguments.first else { return nil }
    let inner = Term(place: first.value, environment: environment)
    switch first.label {
    case "uiColor", "nsColor", "cgColor", "color", "ciColor":
      return color(inner, isUIKit: first.label != "color" || isUIKit)
    case "named", "_": return text(inner).map { .asset($0, at: program.position(of: first.value)) }
    case "resource": return caseName(inner).map { .asset($0, at: program.position(of: first.value)) }
    case nil:
      if let name = text(inner) { return .asset(name, at: program.position(of: first.value)) }
      return unlabelled(inner)
    default: return nil
    }
  }

  /// `Color(.systemBackground)`, `Color(.brandPrimary)`, `Color(UIColor.label)`, `Color(ImageResource.x)`.
  private mutating func unlabelled(_ inner: Term) -> ColorExpression? {
    let path = program.path(of: inner.place)
    if path?.first == "ImageResource" {
      isForeign = true
      return nil
    }
    if path?.first == "ColorResource", let path, path.count > 1 {
      return .asset(path.dropFirst().joined(separator: "."), at: program.position(of: inner.place))
    }
    if case .member(nil, let name) = kind(inner), program.property([name], in: scope) == nil,
      !SwiftColorNames.isKnown(name)
    {
      return .asset(name, at: program.position(of: inner.place))
    }
    if case .name = kind(inner), local(inner) == nil, program.property(path ?? [], in: scope) == nil {
      return nil
    }
    return color(inner, isUIKit: true)
  }

  private func local(_ term: Term) -> Term? {
    if case .name(let name) = kind(term) { return local(name, in: term.environment) }
    return nil
  }

  // MARK: - Components

  /// Components from 0 to 1; anything else is said, and gives nil.
  private mutating func channels(_ places: [Place], _ environment: Int) -> [Number]? {
    var result: [Number] = []
    for place in places {
      guard let value = number(Term(place: place, environment: environment)) else {
        report("token-unread", "the component '\(words(place))' is not a constant", at: place)
        return nil
      }
      if value.lostFraction {
        report(
          "color-suspicious",
          "'\(words(place))' divides integers and gives \(DecimalText.rounded(value.value))",
          help: "write one side with a decimal point, so that the fraction is kept", at: place)
      }
      guard (0...1).contains(value.value) else {
        report(
          "color-invalid", "component \(DecimalText.rounded(value.value)), wanted 0 to 1",
          help: value.value > 1 && value.value <= 255 ? "divide by 255" : nil, at: place)
        return nil
      }
      result.append(value)
    }
    return result
  }

  /// Components of an initialiser that nobody declares here: from 0 to 255 when one is above 1, else from 0 to 1.
  private mutating func bytes(_ places: [Place], _ environment: Int) -> [Number]? {
    let numbers = places.compactMap { number(Term(place: $0, environment: environment)) }
    guard numbers.count == places.count, numbers.contains(where: { $0.value > 1 }),
      numbers.allSatisfy({ (0...255).contains($0.value) })
    else { return channels(places, environment) }
    return numbers.map { number in
      var scaled = number
      scaled.value /= 255
      scaled.decimals = 0
      return scaled
    }
  }

  private mutating func opacity(_ place: Place?, _ environment: Int) -> Double? {
    guard let place else { return 1 }
    return channels([place], environment)?.first?.value
  }

  /// An initialiser that the source declares for colours, its body worked out.
  private mutating func declaredInitializer(
    _ arguments: [SwiftSyntaxTree.Argument], _ term: Term, _ isUIKit: Bool
  ) -> ColorExpression? {
    for function in program.functions(named: "init") {
      let labels = function.parameters.map(\.label)
      guard labels.contains(where: { label in arguments.contains { $0.label == label } }),
        let subject = program.scopes[function.scope].subject, SwiftKind(type: subject) == .color,
        let body = applied(function, term.environment, arguments)
      else { continue }
      let before = problems
      if let value = color(body, isUIKit: subject != "Color"), let own = restated(value, at: term.place) {
        return own
      }
      problems = before
    }
    return nil
  }

  /// A colour worked out by a declared initialiser is written at its call, and exact.
  private mutating func restated(_ expression: ColorExpression, at place: Place) -> ColorExpression? {
    guard case .value(let value) = expression else { return expression }
    return written(value, [0, 0, 0], at: place)
  }
}
