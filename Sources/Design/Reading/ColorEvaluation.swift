import Syntax

/// The value of an expression in one appearance, once every token it names is known.
struct ColorEvaluation {
  /// Which side of a token is asked for.
  enum Side { case light, dark }

  private var tokens: [ColorExpression.Name: ColorToken] = [:]

  init(links: [ResolverGraph.Link], colors: [ColorToken]) {
    for link in links { tokens[link.name] = link.target.map { colors[$0] } }
  }

  /// The value; nil where a name has none, or it is the platform's.
  func value(of expression: ColorExpression, _ side: Side, depth: Int = 0) -> ColorValue? {
    guard depth < ColorExpression.deepest else { return nil }
    switch expression {
    case .value(let value): return value
    case .reference(let name, let position): return value(of: tokens[.token(name, at: position)], side)
    case .asset(let name, let position): return value(of: tokens[.asset(name, at: position)], side)
    case .system, .unread: return nil
    case .opacity(let inner, let share):
      guard let value = value(of: inner, side, depth: depth + 1) else { return nil }
      return value.withAlpha(value.alpha * share)
    case .alpha(let inner, let alpha):
      return value(of: inner, side, depth: depth + 1)?.withAlpha(alpha)
    case .dynamic(let light, let dark):
      return value(of: side == .light ? light : dark, side, depth: depth + 1)
    }
  }

  /// How an expression comes to have two sides: stated in it, or those of a token it names; nil when it has one.
  func pairing(of expression: ColorExpression, depth: Int = 0) -> Pairing? {
    guard depth < ColorExpression.deepest else { return nil }
    switch expression {
    case .value, .system, .unread: return nil
    case .reference(let name, let position): return tokens[.token(name, at: position)]?.pairing
    case .asset(let name, let position): return tokens[.asset(name, at: position)]?.pairing
    case .opacity(let inner, _), .alpha(let inner, _): return pairing(of: inner, depth: depth + 1)
    case .dynamic: return .stated
    }
  }

  /// A token with one value has it in both appearances.
  private func value(of token: ColorToken?, _ side: Side) -> ColorValue? {
    switch side {
    case .light: token?.light
    case .dark: token?.dark ?? token?.light
    }
  }
}

extension ColorExpression {
  /// What is left when changes of opacity are taken off.
  var withoutChange: ColorExpression {
    var inner = self
    while true {
      switch inner {
      case .opacity(let next, _), .alpha(let next, _): inner = next
      default: return inner
      }
    }
  }
}

extension ColorExpression.Name {
  /// As the source writes it.
  var text: String {
    switch self {
    case .token(let text, _), .asset(let text, _): text
    }
  }
  /// Where it stands.
  var position: Position {
    switch self {
    case .token(_, let position), .asset(_, let position): position
    }
  }
}

extension ColorStatement {
  /// In words, how a value is made from other colours when it is not simply one of them; nil for literal values.
  var wordsOfChange: String? {
    guard let dark else {
      // What is simply another colour has a field for that: `alias`, `system`.
      switch light {
      case .system, .reference, .asset: return nil
      default: return light?.words()
      }
    }
    if dark == light { return light?.words() }
    let sides = [light?.words().map { "light \($0)" }, dark.words().map { "dark \($0)" }].compactMap { $0 }
    return sides.isEmpty ? nil : sides.joined(separator: ", ")
  }
}

extension ColorToken {
  /// A token of which all but the values is known.
  init(declaredBy statement: ColorStatement) {
    self.init(
      name: statement.name, group: statement.group, note: statement.note, origin: statement.origin)
  }
}
