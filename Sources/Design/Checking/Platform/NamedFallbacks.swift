import Syntax

/// What the prose of a system says should be done where an API is not there.
struct NamedFallbacks {
  private var named: Set<String> = []

  /// Looks for a clause that speaks of a fallback for each of some APIs, in all documents.
  init(for apis: [String], in system: DesignSystem) {
    var wanted = Set(apis).map { (api: $0, word: Self.word(of: $0)) }
    wanted.removeAll { $0.word.isEmpty }
    var text: [UInt8] = []
    for source in system.sources {
      guard let markdown = source.markdown else { continue }
      for index in markdown.nodes.indices {
        if wanted.isEmpty { return }
        switch markdown.nodes[index].kind {
        case .paragraph, .tableRow: break
        default: continue
        }
        text.removeAll(keepingCapacity: true)
        markdown.appendPlainText(of: index, to: &text)
        let found = wanted.filter { text.holds($0.word) }
        if found.isEmpty || !Self.speaksOfFallback(text) { continue }
        named.formUnion(found.map(\.api))
        wanted.removeAll { named.contains($0.api) }
      }
    }
  }

  /// Whether a clause names an API.
  func names(_ api: String) -> Bool { named.contains(api) }

  /// What a clause has of an API: `TextField(axis:)` goes by its first word.
  private static func word(of api: String) -> [UInt8] {
    Array(String(api.prefix { $0 != "(" }.drop { !$0.isLetter }).utf8)
  }

  private static let stems = [
    "fall back", "fallback", "falls back", "#available", "gate", "guard", "otherwise",
  ].map { Array($0.utf8) }

  /// Whether any of the stems stands in a text, in capitals or not.
  private static func speaksOfFallback(_ text: [UInt8]) -> Bool {
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
