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
          if Self.speaksOfFallback(text) { clauses.append(text) }
        default: break
        }
      }
    }
    self.clauses = clauses
  }

  private static let stems = [
    "fall back", "fallback", "falls back", "#available", "gate", "guard", "otherwise",
  ].map { Array($0.utf8) }

  /// Whether any of the stems stands in a text, in capitals or not.
  private static func speaksOfFallback(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { text in
      text.indices.contains { start in
        switch text[start] | 0x20 {
        case UInt8(ascii: "f"), UInt8(ascii: "#"), UInt8(ascii: "g"), UInt8(ascii: "o"):
          stems.contains { stem in
            start + stem.count <= text.count
              && stem.indices.allSatisfy { text[start + $0] | 0x20 == stem[$0] }
          }
        default: false
        }
      }
    }
  }

  /// Whether one of them names the API: `TextField(axis:)` by its first word.
  func names(_ api: String) -> Bool {
    let word = String(api.prefix { $0 != "(" }.drop { !$0.isLetter })
    return !word.isEmpty && clauses.contains { $0.holds(word) }
  }
}
