/// Source code into tokens, in one pass over its bytes.
public enum CodeLexer {
  /// The tokens of a text. Any bytes give tokens: an unterminated literal ends with its line or the text.
  public static func tokens(of text: SourceText, language: CodeLanguage) -> [CodeToken] { [] }
}
