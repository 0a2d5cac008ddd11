import Syntax

/// A colour without a dark side where its neighbours have one.
struct DarkMissing: Rule {
  let id = "dark-missing"
  let severity = Severity.warning
  let summary = "a colour has no dark value although its neighbours state theirs"
  let explanation = """
    A colour with only a light value stays light in dark mode. Whoever fills a table's dark column for some rows, or \
    gives some sets of a catalogue a dark appearance, has most likely forgotten the rest. In a list or a theme it is \
    said where two in three state theirs, and of canvas, surface, text and lines where any does: brand colours stay as \
    they are. A colour that is the same in both appearances says so in words or by stating it twice.
    """
  let wrong = """
    # Tern

    ## Colors

    | Role | Light | Dark |
    |------|-------|------|
    | Canvas | `#FFFFFF` | `#101418` |
    | Divider | `#E2E5E9` | |
    """
  let right = """
    # Tern

    ## Colors

    | Role | Light | Dark |
    |------|-------|------|
    | Canvas | `#FFFFFF` | `#101418` |
    | Divider | `#E2E5E9` | `#2A3138` |
    """

  private let sides = ["light", "dark", "dim", "night", "oled"]
  private let settled = ["both", "constant", "identical", "always", "unchanged", "dark"]
  private let grounds = ["canvas", "background", "surface", "divider", "separator", "hairline"]

  func check(_ system: DesignSystem) -> [Finding] {
    let tokens = system.tokens.colors
    var numbers = Numbering<Scope>()
    var scopes: [(stated: Int, all: Int)] = []
    // The scopes of tokens that count in theirs.
    let places = tokens.indices.map { place -> Int? in
      guard tokens[place].light != nil || tokens[place].dark != nil, tokens[place].alias == nil,
        tokens[place].system == nil
      else { return nil }
      let number = numbers.number(of: Scope(tokens[place].origin, group: tokens[place].group))
      if number == scopes.count { scopes.append((0, 0)) }
      scopes[number].all += 1
      if tokens[place].dark != nil, tokens[place].pairing == .stated, !tokens[place].isSpelledTwice {
        scopes[number].stated += 1
      }
      return number
    }
    let candidates = tokens.indices.filter { place in
      tokens[place].dark == nil && places[place].map { scopes[$0].stated > 0 } ?? false
    }
    if candidates.isEmpty { return [] }
    let complete = Set(tokens.lazy.filter { $0.dark != nil }.map { Name($0) })
    // What could not be read beside a colour may have been its dark value.
    let unread = Set(
      system.readingFindings.filter { $0.rule == "token-unread" }.map { Line($0.path, $0.position.line) })
    lazy var tables = TableLines(system, whereHeader: isDark)
    return candidates.compactMap { place in
      let token = tokens[place]
      guard let scope = places[place].map({ scopes[$0] }), !complete.contains(Name(token)),
        !unread.contains(Line(token.origin.path, token.origin.line))
      else { return nil }
      // An empty cell and a set without an appearance are plain; elsewhere a brand colour that never changes stands
      // among colours that do, and only what most others do, or what lies behind or on everything, is missing.
      guard
        scope.stated * 3 >= scope.all * 2 || token.origin.flavor == .xcassets || turnsOver(token)
          || tables.contain(token.origin),
        !saysSo(token)
      else { return nil }
      return finding(
        at: token.origin, "'\(token.name)' has no dark value, others beside it do",
        help: "state its dark value, or the same value again if it does not change")
    }
  }

  /// A header that is the appearance, `Dark` or `Dark mode`; in `Tint (Dark)` it belongs to another value.
  private func isDark(_ header: String) -> Bool {
    NameWords.of(header).first?.lowercased() == "dark"
  }

  /// Whether the author's words settle it: the colour is one side by name, or is meant for both appearances.
  private func saysSo(_ token: ColorToken) -> Bool {
    let name = NameWords.of(token.name).map { $0.lowercased() }
    if name.contains(where: { sides.contains($0) || settled.contains($0) }) { return true }
    return NameWords.of(token.note ?? "").contains { settled.contains($0.lowercased()) }
  }

  /// Whether a colour is of the kind that no dark mode leaves alone: grounds, lines and text by their first word, or a
  /// ground by its last, not what lies on a fill. What is dark already is the only value of a system that is dark first.
  private func turnsOver(_ token: ColorToken) -> Bool {
    let words = Name.words(of: token)
    guard let first = words.first, let last = words.last, let light = token.light else { return false }
    if first == "text" { return words.dropFirst().first != "on" && Contrast.luminance(of: light) < 0.12 }
    return (grounds.contains(first) || grounds.contains(last)) && Contrast.luminance(of: light) > 0.3
  }

  /// What counts as beside it: a catalogue is one scope over its files, everything else a group of a file.
  private struct Scope: Hashable {
    var flavor: Flavor
    var path: String
    var group: String?

    init(_ origin: Origin, group: String?) {
      flavor = origin.flavor
      let isCatalogue = origin.flavor == .xcassets
      path = isCatalogue ? "" : origin.path
      self.group = isCatalogue ? nil : group
    }
  }

  /// A colour as a document names it, in this section or in another.
  private struct Name: Hashable {
    var flavor: Flavor
    var key: String

    init(_ token: ColorToken) {
      flavor = token.origin.flavor
      key = NameWords.key(of: Self.text(of: token))
    }

    static func words(of token: ColorToken) -> [String] {
      NameWords.of(text(of: token)).map { $0.lowercased() }
    }

    /// Without the remark in parentheses behind it.
    private static func text(of token: ColorToken) -> String {
      token.name.utf8.contains(UInt8(ascii: "(")) ? String(token.name.prefix { $0 != "(" }) : token.name
    }
  }
}

/// A line of a file.
private struct Line: Hashable {
  var path: String
  var number: Int

  init(_ path: String, _ number: Int) {
    self.path = path
    self.number = number
  }
}
