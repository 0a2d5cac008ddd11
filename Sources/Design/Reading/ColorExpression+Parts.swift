import Syntax

extension ColorExpression {
  /// More changes of a change than anyone writes; deeper ones are unread, so that no file decides the stack.
  static let deepest = 64

  /// What an expression names: another token, or a colour set.
  enum Name: Hashable {
    case token(String, at: Position)
    case asset(String, at: Position)
  }

  /// The name that is the whole expression.
  var wholeName: Name? {
    switch self {
    case .reference(let name, let position): .token(name, at: position)
    case .asset(let name, let position): .asset(name, at: position)
    default: nil
    }
  }

  /// Whether it is more than a value: claims look every other one up by name.
  var isNamed: Bool {
    if case .value = self { return false }
    return true
  }

  /// Whether a name may stand in it.
  var holdsName: Bool {
    switch self {
    case .value, .system, .unread: false
    case .reference, .asset, .opacity, .alpha, .dynamic: true
    }
  }

  /// All names in it, in order.
  var names: [Name] {
    guard holdsName else { return [] }
    var found: [Name] = []
    var waiting = [self]
    while let next = waiting.popLast() {
      switch next {
      case .reference(let name, let position): found.append(.token(name, at: position))
      case .asset(let name, let position): found.append(.asset(name, at: position))
      case .opacity(let inner, _), .alpha(let inner, _): waiting.append(inner)
      case .dynamic(let light, let dark):
        waiting.append(dark)
        waiting.append(light)
      case .value, .system, .unread: break
      }
    }
    return found
  }

  /// The same expression in words, when it changes a named or system colour: `brand at 20% opacity`.
  func words(depth: Int = 0) -> String? {
    guard depth < Self.deepest else { return nil }
    switch self {
    case .reference(let name, _), .asset(let name, _), .system(let name): return name
    case .value, .unread: return nil
    case .opacity(let inner, let share):
      // Two opacities multiply, and are said as one.
      if case .opacity(let innermost, let other) = inner {
        return ColorExpression.opacity(innermost, share * other).words(depth: depth + 1)
      }
      return inner.words(depth: depth + 1).map { "\($0) at \(ColorValue.decimals(share * 100))% opacity" }
    case .alpha(let inner, let alpha):
      return inner.words(depth: depth + 1).map { "\($0) at \(ColorValue.decimals(alpha * 100))% alpha" }
    case .dynamic(let light, let dark):
      let sides = [
        light.words(depth: depth + 1).map { "light \($0)" },
        dark.words(depth: depth + 1).map { "dark \($0)" },
      ].compactMap { $0 }
      return sides.isEmpty ? nil : sides.joined(separator: ", ")
    }
  }
}
