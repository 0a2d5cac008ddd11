import Syntax

/// How a system is called: by its front matter, else by its first heading, else by its folder.
enum SystemName {
  static func name(_ stated: String?, _ sources: [Source], folder: String) -> String {
    if let stated, !stated.isEmpty { return stated }
    for source in sources {
      guard let markdown = source.markdown,
        let heading = markdown.nodes.firstIndex(where: { $0.kind == .heading(level: 1) })
      else { continue }
      let name = name(heading: markdown.plainText(of: heading))
      if !name.isEmpty { return name }
    }
    return titled(folder)
  }

  /// A heading without "Design System (Inspiration of / Inspired by / for)", any part after " — " and parentheses.
  static func name(heading: String) -> String {
    var depth = 0
    var words: [String] = []
    for word in heading.split(whereSeparator: \.isWhitespace) {
      if word == "—" { break }
      var kept = ""
      for character in word {
        if character == "(" { depth += 1 }
        if depth == 0 { kept.append(character) }
        if character == ")", depth > 0 { depth -= 1 }
      }
      if !kept.isEmpty { words.append(kept) }
    }
    return withoutPhrase(words).joined(separator: " ")
  }

  private static func withoutPhrase(_ words: [String]) -> [String] {
    let lower = words.map { $0.lowercased() }
    for start in lower.indices.dropLast() where lower[start] == "design" {
      guard lower[start + 1] == "system" || lower[start + 1] == "system:" else { continue }
      var end = start + 2
      let rest = lower[end...]
      if rest.starts(with: ["inspiration", "of"]) || rest.starts(with: ["inspired", "by"]) {
        end += 2
      } else if rest.first == "for" {
        end += 1
      }
      return Array(words[..<start] + words[end...])
    }
    return words
  }

  /// `uber-eats` as people write it: Uber Eats.
  static func titled(_ folder: String) -> String {
    folder.split { $0 == "-" || $0 == "_" || $0 == " " }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }
}
