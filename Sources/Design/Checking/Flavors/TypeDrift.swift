import Syntax

/// One type style with two settings in two flavors.
struct TypeDrift: Rule {
  let id = "type-drift"
  let severity = Severity.warning
  let summary = "the same type style has another size, weight or line height in another flavor"
  let explanation = """
    Styles are matched like colours in `flavor-drift`. Compared are size, weight and line height where both state \
    them; the number counts, pt and sp are one unit. Line heights less than one point apart agree, since platforms \
    that want whole points have to round. A weight agrees, too, where the family's own name says it ("Avenir Next \
    Heavy", whatever number stands beside it), the document's list of weights gives the name that number ("Demi \
    (500)"), or the remark beside the code gives the other's number.
    """
  let wrong = """
    ---
    name: Tern
    typography:
      body:
        fontFamily: Karla
        fontSize: 16px
    ---
    # Tern

    ## Typography

    | Role | Font | Size | Weight |
    |------|------|------|--------|
    | Body | Karla | 17px | 400 |
    """
  let right = """
    ---
    name: Tern
    typography:
      body:
        fontFamily: Karla
        fontSize: 16px
    ---
    # Tern

    ## Typography

    | Role | Font | Size | Weight |
    |------|------|------|--------|
    | Body | Karla | 16px | 400 |
    """

  func check(_ system: DesignSystem) -> [Finding] {
    let styles = system.tokens.typography
    let groups = FlavorGroups(names: styles.map(\.name), origins: styles.map(\.origin), of: system).groups
    var lines: DeclaredWeights?
    // Only weights that differ are looked up, and in most systems none does.
    func declared() -> DeclaredWeights {
      let found = lines ?? DeclaredWeights(system)
      lines = found
      return found
    }
    return groups.flatMap { group in
      group.indices.dropFirst().compactMap { index -> Finding? in
        let style = styles[group[index]]
        let other = group[..<index].first { styles[$0].origin.flavor != style.origin.flavor }
        guard let authority = other.map({ styles[$0] }),
          let difference = difference(between: style, and: authority, declared)
        else { return nil }
        return finding(
          at: style.origin,
          "'\(style.name)' has \(difference.what) \(difference.mine), '\(authority.name)' at "
            + "\(authority.origin.path):\(authority.origin.line) has \(difference.theirs)",
          help: "make the two agree")
      }
    }
  }

  /// Whether the last word of a family is the name of a weight: which number it has differs between foundries. The
  /// same holds for a name beside the number: `600 (Medium)` of a face whose medium cut is its 600.
  private func isNamed(_ weight: Double, by style: TypeStyle) -> Bool {
    if style.namedWeight == weight { return true }
    guard let last = NameWords.of(style.family ?? "").last, let named = FontWeights.weight(String(last))
    else {
      return false
    }
    return abs(named - weight) <= 100
  }

  /// Whether the author's words beside a style give a number: a face that stands in for a weight it lacks.
  private func mentions(_ weight: Double, _ style: TypeStyle) -> Bool {
    NameWords.of(style.note ?? "").contains { Double($0) == weight }
  }

  private func difference(
    between style: TypeStyle, and other: TypeStyle, _ declared: () -> DeclaredWeights
  ) -> (what: String, mine: String, theirs: String)? {
    let absolute: Set = ["pt", "px", "sp", "dp"]
    let comparable =
      style.unit == other.unit || (absolute.contains(style.unit ?? "") && absolute.contains(other.unit ?? ""))
    if comparable, let mine = style.size, let theirs = other.size, mine != theirs {
      return ("size", DecimalText.rounded(mine), DecimalText.rounded(theirs))
    }
    if let mine = style.weight, let theirs = other.weight, mine != theirs,
      abs(mine - theirs) > 100 || !(isNamed(mine, by: style) || isNamed(mine, by: other)),
      !mentions(theirs, style), !declared().call(mine, theirs), !declared().call(theirs, mine)
    {
      return ("weight", DecimalText.rounded(mine), DecimalText.rounded(theirs))
    }
    if let mine = style.lineHeight, let theirs = other.lineHeight, let size = style.size ?? other.size,
      abs(mine - theirs) * size >= 1
    {
      return ("line height", DecimalText.rounded(mine), DecimalText.rounded(theirs))
    }
    return nil
  }
}
