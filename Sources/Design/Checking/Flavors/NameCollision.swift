import Syntax

/// Two names that an export cannot tell apart.
struct NameCollision: Rule {
  let id = "name-collision"
  let severity = Severity.warning
  let summary = "two names of one flavor become one name in an export"
  let explanation = """
    `blue.500` and `blue-500` are one CSS property, `onSurface` and `on-surface` one Swift member: one would silently \
    win. Where both state a value and the values differ it is an error. Branches of `#if` and twins for UIKit and AppKit have one name and are \
    variants, not collisions; nor is a palette that prose repeats in another section, in other case and with the same \
    values.
    """
  let wrong = """
    ---
    name: Tern
    colors:
      onSurface: "#1A1F24"
      on-surface: "#1A1F24"
    ---
    # Tern
    """
  let right = """
    ---
    name: Tern
    colors:
      onSurface: "#1A1F24"
      surface: "#FFFFFF"
    ---
    # Tern
    """

  func check(_ system: DesignSystem) -> [Finding] {
    let tokens = system.tokens
    var lines: TableLines?
    // Only colours that collide are looked up, and in most systems none does.
    func tables() -> TableLines {
      let found = lines ?? TableLines(system)
      lines = found
      return found
    }
    return collisions(
      tokens.colors, kind: "colour", name: \.name, origin: \.origin,
      isRepeated: { repeats($0, $1, tables) }
    ) {
      agree($0.light, $1.light) && agree($0.dark, $1.dark)
    }
      + collisions(tokens.typography, kind: "type style", name: \.name, origin: \.origin) {
        agree($0.size, $1.size) && agree($0.weight, $1.weight) && agree($0.family, $1.family)
      }
      + collisions(tokens.spacing, kind: "spacing", name: \.name, origin: \.origin) { $0.value == $1.value }
      + collisions(tokens.radii, kind: "radius", name: \.name, origin: \.origin) { $0.value == $1.value }
  }

  private func collisions<Token>(
    _ tokens: [Token], kind: String, name: (Token) -> String, origin: (Token) -> Origin,
    isRepeated: (Token, Token) -> Bool = { _, _ in false }, same: (Token, Token) -> Bool
  ) -> [Finding] {
    var first: [Key: Token] = [:]
    return tokens.compactMap { token in
      let key = Key(flavor: origin(token).flavor, member: member(name(token)))
      guard !key.member.isEmpty, let earlier = first[key] else {
        first[key] = token
        return nil
      }
      if name(earlier) == name(token) || isRepeated(earlier, token) { return nil }
      var result = finding(
        at: origin(token),
        "the \(kind) '\(name(token))' and '\(name(earlier))' at \(origin(earlier).path):\(origin(earlier).line) "
          + "become one name in an export" + (same(earlier, token) ? "" : ", with different values"),
        help: "rename one of them")
      if !same(earlier, token) { result.severity = .error }
      return result
    }
  }

  /// Whether prose gives one colour again in another section, as a reference list at the end of a document does, or
  /// in a table beside a list.
  /// Such a list has no room for both appearances: it agrees when one of the two states nothing that the other lacks.
  private func repeats(_ earlier: ColorToken, _ later: ColorToken, _ tables: () -> TableLines) -> Bool {
    guard earlier.origin.flavor == .neutral,
      earlier.origin.path != later.origin.path || earlier.group != later.group
        || tables().contain(earlier.origin) != tables().contain(later.origin),
      NameWords.key(of: earlier.name) == NameWords.key(of: later.name)
    else { return false }
    let (one, other) = (Set(texts(of: earlier)), Set(texts(of: later)))
    return one.isSubset(of: other) || other.isSubset(of: one)
  }

  private func texts(of token: ColorToken) -> [String] {
    [token.light, token.dark].compactMap { $0?.contractText }
  }

  /// Whether two values are the same where both are stated.
  private func agree<Value: Equatable>(_ left: Value?, _ right: Value?) -> Bool {
    left == nil || right == nil || left == right
  }

  private struct Key: Hashable {
    var flavor: Flavor
    var member: String
  }

  /// The name as a Swift member: the narrowest of the exports, in which words are told apart by their capitals alone.
  private func member(_ name: String) -> String {
    NameWords.of(name).map { word in
      let lower = word.lowercased()
      return lower.prefix(1).uppercased() + lower.dropFirst()
    }.joined()
  }
}
