import Syntax

/// Type styles: faces of `Font` and `UIFont`, text styles, and what is changed about them.
extension SwiftEvaluator {
  /// A font as far as its declaration states it.
  struct FontValue {
    var family: String?
    var weight: Double?
    var size: Double?
    var design: String?
    var isItalic = false
    var relativeTo: String?
    var scales: Bool?
    /// The declared style whose whole value this is.
    var alias: String?
  }

  /// The font a term gives; nil when it could not be read.
  mutating func font(_ term: Term) -> FontValue? {
    descend { $0.set(term) }
  }

  private mutating func set(_ term: Term) -> FontValue? {
    guard let term = reduced(term) else { return nil }
    switch kind(term) {
    case .infix("??", let left, let right):
      return font(Term(place: left, environment: term.environment))
        ?? font(Term(place: right, environment: term.environment))
    case .name, .member: return style(term)
    case .call(let callee, let arguments): return called(callee, arguments, term.environment)
    default: return nil
    }
  }

  /// A text style, or a style declared elsewhere in the source.
  private mutating func style(_ term: Term) -> FontValue? {
    if let place = property(term), kind(of: program.declarations[place]) == .font,
      let value = program.declarations[place].value
    {
      let outer = scope
      scope = program.declarations[place].scope
      defer { scope = outer }
      var found = font(Term(place: value, environment: 0))
      found?.alias = program.tokenName(program.declarations[place])
      return found
    }
    guard let name = caseName(term) ?? components(term)?.last else { return nil }
    return textStyle(SwiftTextStyles.name(name))
  }

  private func textStyle(_ name: String) -> FontValue? {
    SwiftTextStyles.styles[name].map {
      FontValue(family: "system", weight: $0.weight, size: $0.size, relativeTo: name, scales: true)
    }
  }

  private mutating func called(
    _ callee: Place, _ arguments: [SwiftSyntaxTree.Argument], _ environment: Int
  ) -> FontValue? {
    func term(_ label: String?) -> Term? {
      arguments.first { $0.label == label }.map { Term(place: $0.value, environment: environment) }
    }
    guard case .member(let base, let name) = program.tree[callee].kind else {
      guard case .name(let type) = program.tree[callee].kind, SwiftKind(type: type) == .font || type == "Self"
      else {
        return nil
      }
      return constructed(arguments, environment)
    }
    switch name {
    case "init": return constructed(arguments, environment)
    case "system":
      var result = FontValue(family: "system", weight: 400, scales: false)
      if let style = term(nil) ?? term("style") {
        guard let named = styleName(style), let font = textStyle(named) else { return nil }
        result = font
      } else {
        result.size = term("size").flatMap { number($0) }?.value
      }
      if let weight = term("weight").flatMap({ weight($0) }) { result.weight = weight }
      result.design = term("design").flatMap { design($0) }
      return result
    case "custom": return custom(arguments, environment)
    case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
      "monospacedDigitSystemFont":
      var result = FontValue(family: "system", weight: name == "boldSystemFont" ? 700 : 400, scales: false)
      result.size = term("ofSize").flatMap { number($0) }?.value
      if let weight = term("weight").flatMap({ weight($0) }) { result.weight = weight }
      result.isItalic = name == "italicSystemFont"
      result.design = name == "monospacedSystemFont" ? "monospaced" : nil
      return result
    case "preferredFont": return term("forTextStyle").flatMap { styleName($0) }.flatMap { textStyle($0) }
    case "scaledFont":
      guard var result = term("for").flatMap({ font($0) }) else { return nil }
      result.scales = true
      result.alias = nil
      result.relativeTo = base.flatMap { metrics(Term(place: $0, environment: environment)) } ?? "body"
      return result
    default:
      guard let base, let inner = font(Term(place: base, environment: environment)) else { return nil }
      return changed(inner, name, arguments, environment)
    }
  }

  /// `UIFont(name:size:)`, `Font(UIFont…)`, `UIFont(descriptor:size:)`.
  private mutating func constructed(
    _ arguments: [SwiftSyntaxTree.Argument], _ environment: Int
  ) -> FontValue? {
    guard let first = arguments.first else { return nil }
    let term = Term(place: first.value, environment: environment)
    switch first.label {
    case "name":
      guard let name = text(term) else { return nil }
      var result = named(name)
      result.scales = false
      result.size =
        arguments.first { $0.label == "size" }
        .flatMap { number(Term(place: $0.value, environment: environment)) }?.value
      return result
    case nil, "uiFont", "font": return font(term)
    default: return nil
    }
  }

  private mutating func custom(
    _ arguments: [SwiftSyntaxTree.Argument], _ environment: Int
  ) -> FontValue? {
    guard let first = arguments.first else { return nil }
    var result = text(Term(place: first.value, environment: environment)).map { named($0) } ?? FontValue()
    result.scales = true
    for argument in arguments.dropFirst() {
      let term = Term(place: argument.value, environment: environment)
      switch argument.label {
      case "size": result.size = number(term)?.value
      case "fixedSize":
        result.size = number(term)?.value
        result.scales = false
      case "relativeTo": result.relativeTo = styleName(term)
      default: break
      }
    }
    return result.family == nil && result.size == nil ? nil : result
  }

  private func named(_ name: String) -> FontValue {
    let face = SwiftTextStyles.face(name)
    return FontValue(family: face.family, weight: face.weight, isItalic: face.isItalic)
  }

  /// A modifier behind a font; one that changes nothing a style states leaves it as it is, but no alias.
  private mutating func changed(
    _ font: FontValue, _ name: String, _ arguments: [SwiftSyntaxTree.Argument], _ environment: Int
  ) -> FontValue? {
    var result = font
    result.alias = nil
    let argument = arguments.first.map { Term(place: $0.value, environment: environment) }
    switch name {
    case "weight": result.weight = argument.flatMap { weight($0) } ?? result.weight
    case "bold": result.weight = 700
    case "italic": result.isItalic = true
    case "monospaced": result.design = "monospaced"
    case "withSize": result.size = argument.flatMap { number($0) }?.value
    case "monospacedDigit", "leading", "smallCaps", "lowercaseSmallCaps", "uppercaseSmallCaps", "width",
      "scaled",
      "pointSize":
      break
    default: return nil
    }
    return result
  }

  private mutating func weight(_ term: Term) -> Double? {
    guard let term = reduced(term) else { return nil }
    if case .infix("??", let left, let right) = kind(term) {
      return weight(Term(place: left, environment: term.environment))
        ?? weight(Term(place: right, environment: term.environment))
    }
    return caseName(term).flatMap { SwiftTextStyles.weights[$0] }
  }

  private mutating func design(_ term: Term) -> String? {
    guard let name = reduced(term).flatMap({ caseName($0) }) else { return nil }
    return ["rounded", "serif", "monospaced"].contains(name) ? name : nil
  }

  private mutating func styleName(_ term: Term) -> String? {
    reduced(term).flatMap { caseName($0) }.map { SwiftTextStyles.name($0) }
  }

  /// `UIFontMetrics(forTextStyle: .title1)`.
  private mutating func metrics(_ term: Term) -> String? {
    guard case .call(_, let arguments) = kind(term),
      let style = arguments.first(where: { $0.label == "forTextStyle" })
    else { return nil }
    return styleName(Term(place: style.value, environment: term.environment))
  }
}
