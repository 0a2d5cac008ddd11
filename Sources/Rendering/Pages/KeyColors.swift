import Design

/// The few colours that a system is recognised by: its brand, its canvases and ink, then what is most unlike them.
enum KeyColors {
  /// One of them.
  struct KeyColor: Sendable {
    let name: String
    let figures: ColorFigures
    let value: ColorValue
    /// The token's place.
    let token: Int
    /// Whether the value is the platform's, and no source states it.
    var isPlatform = false
  }

  /// At most eight, the brand first.
  static func of(_ book: SystemBook) -> [KeyColor] {
    let tokens = book.system.tokens.colors
    let palette = book.palette
    let roles = book.roles
    var picked: [KeyColor] = []
    func pick(_ index: Int, _ value: ColorValue?, unlike distance: Double, isPlatform: Bool = false) {
      guard let value, picked.count < 8, value.alpha > 0.99 else { return }
      guard picked.allSatisfy({ $0.value.okDifference(to: value) > distance }) else { return }
      picked.append(
        KeyColor(
          name: tokens[index].name, figures: ColorFigures(value), value: value, token: index,
          isPlatform: isPlatform))
    }
    func pick(_ part: Roles.Part?) {
      guard let part else { return }
      let index = palette.entries.lazy.map(\.first).first {
        tokens[$0].name == part.name && (tokens[$0].light == part.value || tokens[$0].dark == part.value)
      }
      if let index { pick(index, part.value, unlike: 0.001) }
    }
    // A system that takes its hues from the platform is known by what the platform makes of them.
    if roles.brand.map({ Roles.chroma($0.value) < 0.04 }) ?? true {
      for (index, token) in tokens.enumerated() {
        guard picked.count < 3, let value = token.system.flatMap(AppleColors.values(named:))?.light,
          Roles.chroma(value) > 0.06
        else { continue }
        pick(index, value, unlike: 0.06, isPlatform: true)
      }
    }
    pick(roles.brand)
    // A palette of thousands is known by its beginning.
    let leading = palette.entries.prefix(400)
    let values = leading.map { ($0.first, tokens[$0.first].light ?? tokens[$0.first].dark) }
    for (index, value) in values where value.map({ Roles.chroma($0) > 0.06 }) ?? false {
      if picked.count < 3 { pick(index, value, unlike: 0.1) }
    }
    pick(roles.light.canvas)
    pick(roles.dark.canvas)
    pick(roles.light.primary ?? roles.dark.primary)
    for (index, value) in values where value.map({ Roles.chroma($0) > 0.06 }) ?? false {
      pick(index, value, unlike: 0.12)
    }
    for (index, value) in values { pick(index, value, unlike: 0.06) }
    return picked
  }
}
