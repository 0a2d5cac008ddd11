import Syntax

/// What the prose of a system says should be done where an API is not there.
struct NamedFallbacks {
  private let clauses: [String]

  /// The clauses of all documents that speak of a fallback.
  init(_ system: DesignSystem) {
    var clauses: [String] = []
    for source in system.sources {
      guard let markdown = source.markdown else { continue }
      for (index, node) in markdown.nodes.enumerated() {
        switch node.kind {
        case .paragraph, .tableRow:
          let text = markdown.plainText(of: index)
          let lower = text.lowercased()
          if ["fall back", "fallback", "falls back", "#available", "gate", "guard", "otherwise"].contains(
            where: lower.holds)
          {
            clauses.append(text)
          }
        default: break
        }
      }
    }
    self.clauses = clauses
  }

  /// Whether one of them names the API: `TextField(axis:)` by its first word.
  func names(_ api: String) -> Bool {
    let word = String(api.prefix { $0 != "(" }.drop { !$0.isLetter })
    return !word.isEmpty && clauses.contains { $0.holds(word) }
  }
}
