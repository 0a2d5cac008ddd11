import Syntax

/// Colours: initialisers, names, and changes of their opacity, under the assumption.
extension SwiftEvaluator {
  /// The colour a term gives; nil when it could not be read. `isUIKit` says whose names a leading dot means.
  mutating func color(_ term: Term, isUIKit: Bool = false) -> ColorExpression? {
    descend { $0.coloured(term, isUIKit) }
  }

  private mutating func coloured(_ term: Term, _ isUIKit: Bool) -> ColorExpression? {
    guard let term = reduced(term) else { return nil }
    switch kind(term) {
    case .tuple(let elements) where Self.areSides(elements):
      return appearances(elements, term.environment, isUIKit)
    case .string(let text?):
      return hexText(text, at: term.place, order: nil)
    case .infix("??", let left, let right):
      return color(Term(place: left, environment: term.environment), isUIKit: isUIKit)
        ?? color(Term(place: right, environment: term.environment), isUIKit: isUIKit)
    case .infix(let mark, let left, let right):
      return operated(mark, left, right, term.environment, isUIKit)
    case .name(let name):
      guard name.unicodeScalars.first?.properties.isUppercase != true, !name.hasPrefix("$"), name != "nil"
      else {
        return nil
      }
      return reference(term)
    case .member(let base, let name): return member(base, name, term, isUIKit)
    case .call(let callee, let arguments): return called(callee, arguments, term, isUIKit)
    default: return nil
    }
  }

  /// An operator that the source declares for two colours.
  private mutating func operated(
    _ mark: String, _ left: Place, _ right: Place, _ environment: Int, _ isUIKit: Bool
  ) -> ColorExpression? {
    for function in program.functions(named: mark) where function.parameters.count == 2 {
      let arguments = zip(function.parameters, [left, right]).map {
        SwiftSyntaxTree.Argument(label: $0.label, value: $1)
      }
      // The parameters of an operator have no labels at its use.
      guard let body = applied(function, environment, arguments) else { continue }
      let isUIKit = function.type.map { $0 != "Color" } ?? isUIKit
      if let value = color(body, isUIKit: isUIKit) { return value }
    }
    return nil
  }

  // MARK: - Names

  private mutating func member(_ base: Place?, _ name: String, _ term: Term, _ isUIKit: Bool)
    -> ColorExpression?
  {
    guard let base else { return named(name, term, isUIKit) }
    let inner = Term(place: base, environment: term.environment)
    if Self.conversions.contains(name) {
      if let number = number(inner), number.hexDigits > 0 { return hexNumber(number, at: base, order: nil) }
      if let text = text(inner) { return hexText(text, at: base, order: nil) }
      if let value = color(inner, isUIKit: isUIKit) { return value }
    }
    guard let path = program.path(of: base) else { return nil }
    switch path.last {
    case "Color": return named(name, term, false)
    case "UIColor", "NSColor", "CGColor": return named(name, term, true)
    case "Self", "ShapeStyle": return named(name, term, isUIKit)
    default: return reference(term)
    }
  }

  private static let conversions: Set<String> = [
    "color", "uiColor", "nsColor", "cgColor", "swiftUIColor", "ciColor",
  ]

  /// A name behind a dot: declared here, or the platform's, or left to other sources.
  private mutating func named(_ name: String, _ term: Term, _ isUIKit: Bool) -> ColorExpression? {
    if let place = program.property([name], in: scope), isColor(program.declarations[place]) {
      return reference(term)
    }
    if let value = SwiftColorNames.fixed[name] { return written(value, [0, 0, 0], at: term.place) }
    if isUIKit, let value = SwiftColorNames.fixedUIKit[name] {
      return written(value, [0, 0, 0], at: term.place)
    }
    if SwiftColorNames.system.contains(name) || SwiftColorNames.systemUIKit.contains(name)
      || (isUIKit && SwiftColorNames.isAppKit(name))
    {
      return .system(name)
    }
    if let value = SwiftColorNames.fixedUIKit[name] { return written(value, [0, 0, 0], at: term.place) }
    return SwiftColorNames.styles.contains(name) ? nil : reference(term)
  }

  private func isColor(_ declaration: SwiftDeclaration) -> Bool {
    switch kind(of: declaration) {
    case .color, .text: true
    default: false
    }
  }

  /// The name of another token: its full name when it is declared here.
  private mutating func reference(_ term: Term) -> ColorExpression? {
    guard let names = components(term), names != ["self"] else { return nil }
    let position = program.position(of: term.place)
    guard let place = program.property(names, in: scope) else {
      if case .name = kind(term), !allowsUnknownNames { return nil }
      return .reference(names.joined(separator: "."), at: position)
    }
    let declaration = program.declarations[place]
    // A property that an instance is given has no value to follow.
    if declaration.value == nil, !declaration.isStatic { return nil }
    // A constant that is no colour is followed, a colour is a token.
    if kind(of: declaration) == .text, let value = declaration.value {
      return text(Term(place: value, environment: 0)).flatMap { hexText($0, at: term.place, order: nil) }
    }
    guard isColor(declaration) else { return nil }
    return .reference(program.tokenName(declaration), at: position)
  }

  // MARK: - Calls

  private mutating func called(
    _ callee: Place, _ arguments: [SwiftSyntaxTree.Argument], _ term: Term, _ isUIKit: Bool
  ) -> ColorExpression? {
    let environment = term.environment
    switch program.tree[callee].kind {
    case .name(let name):
      switch name {
      case "#colorLiteral", "CGColor": return initializer(arguments, term, true)
      case "Color": return initializer(arguments, term, false)
      case "UIColor", "NSColor": return initializer(arguments, term, true)
      case "Self": return initializer(arguments, term, isUIKit)
      default: return nil
      }
    case .member(let base, let name):
      switch name {
      case "init":
        let isType = base.flatMap { program.path(of: $0)?.last }
        return initializer(
          arguments, term, isType.map { $0 != "Color" && $0 != "self" && $0 != "Self" || isUIKit } ?? isUIKit)
      case "opacity", "withAlphaComponent", "alpha", "withAlpha":
        guard let base, let argument = arguments.first else { break }
        guard let inner = color(Term(place: base, environment: environment), isUIKit: isUIKit) else {
          return nil
        }
        guard let amount = number(Term(place: argument.value, environment: environment)) else {
          report(
            "token-unread", "the opacity '\(words(argument.value))' is not a constant", at: argument.value)
          return nil
        }
        guard (0...1).contains(amount.value) else {
          report(
            "color-invalid", "opacity \(DecimalText.rounded(amount.value)), wanted 0 to 1", at: argument.value
          )
          return nil
        }
        return name == "opacity" ? .opacity(inner, amount.value) : .alpha(inner, amount.value)
      case "resolvedColor", "resolve":
        return base.flatMap { color(Term(place: $0, environment: environment), isUIKit: isUIKit) }
      case "UIColor", "NSColor", "Color": return initializer(arguments, term, name != "Color")
      // Its components are sRGB unless a colour space is named, as those of `Color` are.
      case "Resolved": return initializer(arguments, term, false)
      default: break
      }
      // `Color.hex(0x2E86AB)`, `UIColor.dynamic(light: …, dark: …)`: factories of another source.
      guard base == nil || base.flatMap({ program.path(of: $0)?.last }).map(Self.transparent.contains) == true
      else {
        return nil
      }
      if let sides = appearances(arguments, environment, isUIKit) { return sides }
      let isHex = ["hex", "rgb", "fromHex", "from", "argb", "rgba", "hexString"].contains(name)
      return isHex
        ? hexCall(arguments, label: name, environment) ?? initializer(arguments, term, isUIKit) : nil
    default: return nil
    }
  }

  /// The source text of a node, for a message.
  func words(_ place: Place) -> String {
    let node = program.tree[place]
    let source = program.sources[node.source]
    guard node.last < source.count, node.first <= node.last else { return "" }
    let text = source.text.string(Int(source.tokens[node.first].start)..<Int(source.tokens[node.last].end))
    return text.count > 40 ? String(text.prefix(39)) + "…" : text
  }

  /// A colour written out, remembered for the comment beside it.
  mutating func written(_ value: ColorValue, _ decimals: [Int], at place: Place) -> ColorExpression {
    writtenColors[place] = WrittenColor(value: value, decimals: decimals)
    return .value(value)
  }

  /// `light: …, dark: …` by whatever labels say so: the side that the assumption asks for.
  mutating func appearances(
    _ arguments: [SwiftSyntaxTree.Argument], _ environment: Int, _ isUIKit: Bool
  ) -> ColorExpression? {
    func side(_ word: String) -> SwiftSyntaxTree.Argument? {
      arguments.first { $0.label?.lowercased().hasPrefix(word) ?? false }
    }
    guard let light = side("light") ?? side("any") ?? (arguments.first?.label == nil ? arguments.first : nil),
      let dark = side("dark")
    else { return nil }
    dependsOnAppearance = true
    let taken = assumption.isDark ? dark.value : light.value
    return hexArgument(taken, environment, label: "hex")
      ?? color(
        Term(place: taken, environment: environment), isUIKit: isUIKit)
  }
}
