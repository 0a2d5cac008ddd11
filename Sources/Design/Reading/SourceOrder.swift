import Syntax

/// Puts tokens in the order of their sources and, within one, of their places.
struct SourceOrder {
  private struct Key: Hashable {
    let flavor: Flavor
    let path: String
  }

  private let ranks: [Key: Int]

  init(_ sources: [Source]) {
    var ranks: [Key: Int] = [:]
    for (rank, source) in sources.enumerated() { ranks[Key(flavor: source.flavor, path: source.path)] = rank }
    self.ranks = ranks
  }

  /// All kinds, each in order; what stands at one place stays in the order it has.
  func sorted(_ tokens: Tokens) -> Tokens {
    var result = tokens
    result.colors = sorted(tokens.colors, by: \.origin)
    result.gradients = sorted(tokens.gradients, by: \.origin)
    result.typography = sorted(tokens.typography, by: \.origin)
    result.symbols = sorted(tokens.symbols, by: \.origin)
    result.symbolUses = sorted(tokens.symbolUses, by: \.origin)
    result.spacing = sorted(tokens.spacing, by: \.origin)
    result.radii = sorted(tokens.radii, by: \.origin)
    result.shadows = sorted(tokens.shadows, by: \.origin)
    result.motion = sorted(tokens.motion, by: \.origin)
    result.appearances = sorted(tokens.appearances, by: \.origin)
    result.claims = sorted(tokens.claims, by: \.origin)
    result.requirements = sorted(tokens.requirements, by: \.origin)
    result.components = sorted(tokens.components, by: \.origin)
    return result
  }

  private func sorted<Element>(_ elements: [Element], by origin: KeyPath<Element, Origin>) -> [Element] {
    let keyed = elements.enumerated().map { index, element in
      let origin = element[keyPath: origin]
      let rank = ranks[Key(flavor: origin.flavor, path: origin.path)] ?? ranks.count
      return (rank: rank, position: origin.position, index: index, element: element)
    }
    return keyed.sorted { ($0.rank, $0.position, $0.index) < ($1.rank, $1.position, $1.index) }.map(\.element)
  }
}
