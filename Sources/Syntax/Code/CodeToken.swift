/// One token of source code: what it is and which bytes it covers.
///
/// White space is not a token; what it says is in `startsLine`.
public struct CodeToken: Hashable, Sendable {
  /// What a token is, in any of the languages.
  public enum Kind: UInt8, Sendable {
    case identifier, keyword, number, punctuation, comment
    /// `@MainActor`, `@Composable`.
    case attribute
    /// `#if DEBUG`, `#available`, `#colorLiteral`: the hash and its word.
    case directive
    /// A whole string literal without interpolation, quotes included.
    case string
    /// A stretch of a literal that has interpolations: up to, between or after `\( … )`.
    /// The tokens of the interpolation stand between the parts as ordinary tokens.
    case stringPart
  }

  /// What it is.
  public let kind: Kind
  /// Whether it is the first token of its line.
  public let startsLine: Bool
  /// The offset of its first byte in the text.
  public let start: Int32
  /// The offset just past its last byte.
  public let end: Int32

  /// A token over a range of bytes.
  public init(kind: Kind, startsLine: Bool, start: Int, end: Int) {
    self.kind = kind
    self.startsLine = startsLine
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }

  /// Its bytes in the text.
  public var range: Range<Int> { Int(start)..<Int(end) }
}

/// A language whose code docgen reads or highlights.
public enum CodeLanguage: String, CaseIterable, Sendable {
  case swift, kotlin, typescript, css, json, yaml

  /// The language of a fence's info string (`swift title="x"`, `ts`, `jsonc`), or nil.
  public init?(info: String) {
    let word = info.prefix { $0 != " " && $0 != "\t" && $0 != "{" && $0 != "," }.lowercased()
    switch word {
    case "swift": self = .swift
    case "kotlin", "kt", "kts": self = .kotlin
    case "ts", "tsx", "typescript", "js", "jsx", "javascript", "mjs": self = .typescript
    case "css", "scss", "less": self = .css
    case "json", "jsonc", "json5": self = .json
    case "yaml", "yml": self = .yaml
    default: return nil
    }
  }
}
