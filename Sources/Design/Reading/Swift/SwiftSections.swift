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

  private static let codeBeginnings = [
    "static ", "let ", "var ", "func ", "case ", "@", "#", "}", ".", "import ", "return ", "TODO", "FIXME",
  ]
  private static let codeMarks = ["=", ";", "{", "}", "()", ".swift", "Copyright", "Created by"]

  private static func looksLikeCode(_ text: String) -> Bool {
    codeBeginnings.contains(where: text.hasPrefix) || codeMarks.contains(where: text.holds)
      || text.utf8.last == UInt8(ascii: ".")
      || text.utf8.last == UInt8(ascii: ":") && !text.utf8.contains(UInt8(ascii: " "))
  }

  /// The text of a comment without its marks.
  static func plain(_ comment: String) -> String {
    var text = Substring(comment)
    if text.hasPrefix("/*") {
      text = text.dropFirst(2)
      if text.hasSuffix("*/") { text = text.dropLast(2) }
    }
    var inner = text.unicodeScalars
    while let first = inner.first, isMark(first) { inner.removeFirst() }
    while let last = inner.last, last.properties.isWhitespace { inner.removeLast() }
    return String(inner)
  }

  /// Up to the dash that begins an explanation, without rules drawn around it.
  static func title(_ text: String) -> String? {
    var title = text.unicodeScalars[...]
    while let first = title.first, isRule(first) || first == "•" { title.removeFirst() }
    if let dash = title.dash { title = title[..<dash] }
    while let last = title.last, isRule(last) || last == ":" { title.removeLast() }
    return title.isEmpty ? nil : String(title)
  }

  /// What a comment begins with.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "*", "!", " ", "\t": true
    default: false
    }
  }

  private static func isRule(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "=", "─", "—", "━", "*", "#", " ": true
    default: false
    }
  }
}

extension String {
  /// What follows `MARK:`.
  fileprivate var marked: String? { hasPrefix("MARK:") ? String(dropFirst(5)) : nil }
}

extension Substring.UnicodeScalarView {
  /// Where the dash of ` — ` stands.
  fileprivate var dash: Index? {
    var isBehindSpace = false
    for place in indices {
      if isBehindSpace, self[place] == "—", self[index(after: place)...].first == " " { return place }
      isBehindSpace = self[place] == " "
    }
    return nil
  }
}
