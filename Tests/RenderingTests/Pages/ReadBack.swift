import Foundation

/// A page read back as a reader sees it: its pieces, and the words in them.
struct ReadBack {
  let html: String

  /// What stands between each start and the next, the last to the end.
  func pieces(from start: String) -> [ReadBack] {
    html.components(separatedBy: start).dropFirst().map { ReadBack(html: $0) }
  }

  /// The words between a start and the first end after it, without markup.
  func words(from start: String, to end: String) -> [String] {
    html.components(separatedBy: start).dropFirst().compactMap { piece in
      piece.range(of: end).map { Self.plain(String(piece[..<$0.lowerBound])) }
    }
  }

  /// The values of an attribute.
  func values(of name: String) -> [String] {
    html.components(separatedBy: " \(name)=\"").dropFirst().map {
      Self.plain(String($0.prefix { $0 != "\"" }))
    }
  }

  static func plain(_ html: String) -> String {
    var result = ""
    var isTag = false
    for character in html {
      if character == "<" { isTag = true }
      if !isTag { result.append(character) }
      if character == ">" { isTag = false }
    }
    for (entity, text) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] {
      result = result.replacingOccurrences(of: entity, with: text)
    }
    return result.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
