import Syntax

/// The headings that comments are: `// MARK: - Brand`, or a comment on its own line behind an empty one.
enum SwiftSections {
  /// Sets the group that the comments right before a token open.
  static func update(_ group: inout String?, before index: Int, in source: SwiftSource) {
    let comments = source.comments(before: index)
    for comment in comments where comment.startsLine {
      let text = plain(source.text.string(comment.range))
      if let mark = text.marked {
        group = title(mark)
      } else if isSection(comment, text: text, among: comments, at: index, in: source) {
        group = title(text)
      }
    }
  }

  /// One comment of one line, with an empty line or the opening brace above it, that is no code.
  private static func isSection(
    _ comment: CodeToken, text: String, among comments: ArraySlice<CodeToken>, at index: Int,
    in source: SwiftSource
  ) -> Bool {
    let bytes = source.text.bytes
    let start = Int(comment.start)
    guard start + 2 < bytes.count, bytes[start + 1] == UInt8(ascii: "/"),
      bytes[start + 2] != UInt8(ascii: "/"),
      !text.isEmpty, text.utf8.count <= 70, !looksLikeCode(text)
    else { return false }
    let line = source.text.position(at: start).line
    let isAlone = comments.allSatisfy { other in
      other == comment || abs(source.text.position(at: Int(other.start)).line - line) > 1
    }
    guard isAlone else { return false }
    if index > 0, source.stands("{", at: index - 1) { return true }
    return source.text.range(ofLine: line - 1).allSatisfy { bytes[$0] == 0x20 || bytes[$0] == 0x09 }
  }

  private static func looksLikeCode(_ text: String) -> Bool {
    let starts = [
      "static ", "let ", "var ", "func ", "case ", "@", "#", "}", ".", "import ", "return ", "TODO", "FIXME",
    ]
    let marks = ["=", ";", "{", "}", "()", ".swift", "Copyright", "Created by"]
    return starts.contains(where: text.hasPrefix) || marks.contains(where: text.holds)
      || text.hasSuffix(".")
      || text.hasSuffix(":") && text.contains(" ") == false
  }

  /// The text of a comment without its marks.
  static func plain(_ comment: String) -> String {
    var text = Substring(comment)
    if text.hasPrefix("/*") {
      text = text.dropFirst(2)
      if text.hasSuffix("*/") { text = text.dropLast(2) }
    }
    while let first = text.first, "/*! \t".contains(first) { text = text.dropFirst() }
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return String(text)
  }

  /// Up to the dash that begins an explanation, without rules drawn around it.
  static func title(_ text: String) -> String? {
    var title = Substring(text)
    while let first = title.first, "-=─—━*#• ".contains(first) { title = title.dropFirst() }
    if let dash = title.dash { title = title[..<dash] }
    while let last = title.last, "-=─—━*#: ".contains(last) { title = title.dropLast() }
    return title.isEmpty ? nil : String(title)
  }
}

extension String {
  /// What follows `MARK:`.
  fileprivate var marked: String? { hasPrefix("MARK:") ? String(dropFirst(5)) : nil }
}

extension Substring {
  /// Where ` — ` stands.
  fileprivate var dash: Index? {
    indices.first {
      self[$0] == "—" && $0 > startIndex && self[index(before: $0)] == " "
        && self[index(after: $0)...].first == " "
    }
  }
}
