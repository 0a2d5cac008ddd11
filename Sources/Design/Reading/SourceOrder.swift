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
    result.colors = sorted(tokens.colors, by: { $0.origin })
    result.gradients = sorted(tokens.gradients, by: { $0.origin })
    result.typography = sorted(tokens.typography, by: { $0.origin })
    result.symbols = sorted(tokens.symbols, by: { $0.origin })
    result.symbolUses = sorted(tokens.symbolUses, by: { $0.origin })
    result.spacing = sorted(tokens.spacing, by: { $0.origin })
    result.radii = sorted(tokens.radii, by: { $0.origin })
    result.shadows = sorted(tokens.shadows, by: { $0.origin })
    result.motion = sorted(tokens.motion, by: { $0.origin })
    result.appearances = sorted(tokens.appearances, by: { $0.origin })
    result.claims = sorted(tokens.claims, by: { $0.origin })
    result.requirements = sorted(tokens.requirements, by: { $0.origin })
    result.components = sorted(tokens.components, by: { $0.origin })
    return result
  }

  private func sorted<Element>(_ elements: [Element], by origin: (Element) -> Origin) -> [Element] {
    var last: (key: Key, rank: Int)?
    func place(_ element: Element) -> (rank: Int, position: Position) {
      let origin = origin(element)
      let key = Key(flavor: origin.flavor, path: origin.path)
      // Most stand behind one of the same source.
      let rank = last?.key == key ? last?.rank ?? 0 : ranks[key] ?? ranks.count
      last = (key, rank)
      return (rank, origin.position)
    }
    let places = elements.map(place)
    // Readers state most kinds in the order of their sources.
    if zip(places, places.dropFirst()).allSatisfy({ $0 <= $1 }) { return elements }
    let keyed = places.enumerated().map { (rank: $1.rank, position: $1.position, index: $0) }
    let sorted = keyed.sorted { ($0.rank, $0.position, $0.index) < ($1.rank, $1.position, $1.index) }
    return sorted.map { elements[$0.index] }
  }
}
