import Syntax

/// What a document says its weights' names stand for: `**Weights**: Light (300), Demi (500), Bold (700)`.
struct DeclaredWeights {
  /// The declared numbers of the names that commonly stand for a number: 500 of 600 where "Demi" is declared as 500.
  private var declared: [Double: Set<Double>] = [:]

  /// From the list items of the system's own documents that speak of weights.
  init(_ system: DesignSystem) {
    for source in system.sources where source.flavor == .neutral || source.flavor == .guide {
      guard let markdown = source.markdown else { continue }
      for (index, node) in markdown.nodes.enumerated() {
        guard case .item = node.kind else { continue }
        let text = markdown.plainText(of: index)
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")),
          Words.split(String(text[..<colon])).contains(where: { $0.hasPrefix("weight") })
        else { continue }
        read(text[text.utf8.index(after: colon)...])
      }
    }
  }

  /// Whether some name that commonly stands for a number is declared as another.
  func call(_ common: Double, _ number: Double) -> Bool { declared[common]?.contains(number) ?? false }

  private mutating func read(_ text: Substring) {
    for part in text.split(whereSeparator: { ",;·".contains($0) }) {
      let halves = part.split(separator: "(", maxSplits: 1)
      guard halves.count == 2, let common = WeightWords.named(in: String(halves[0])),
        let number = WeightWords.weight(of: String(halves[1].prefix { $0 != ")" })), number != common
      else { continue }
      declared[common, default: []].insert(number)
    }
  }
}
