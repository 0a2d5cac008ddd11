import Syntax

/// Footnotes, numbered as they are first referred to.
struct MarkdownFootnotes {
  private var numbers: [String: Int] = [:]
  private var totals: [String: Int] = [:]
  private var written: [String: Int] = [:]
  private var hasBegun = false

  init(_ markdown: Markdown) {
    for node in markdown.nodes {
      guard case .footnoteReference(let label) = node.kind else { continue }
      let key = label.lowercased()
      if numbers[key] == nil { numbers[key] = numbers.count + 1 }
      totals[key, default: 0] += 1
    }
  }

  /// The number of a label that is referred to.
  func number(_ label: String) -> Int? { numbers[label.lowercased()] }

  /// How often a label is referred to.
  func uses(_ label: String) -> Int { totals[label.lowercased()] ?? 0 }

  /// The number for the next reference to a label, and which of them it is.
  mutating func reference(_ label: String) -> (number: Int, use: Int)? {
    let key = label.lowercased()
    guard let number = numbers[key] else { return nil }
    written[key, default: 0] += 1
    return (number, written[key] ?? 1)
  }

  /// True for the first definition.
  mutating func begin() -> Bool {
    defer { hasBegun = true }
    return !hasBegun
  }

  /// No heading's slug can be the same: a slug has no colon.
  static func referenceID(_ number: Int, use: Int) -> String {
    use == 1 ? "fnref:\(number)" : "fnref:\(number):\(use)"
  }
}
