/// Source code into tokens, in one pass over its bytes.
public enum CodeLexer {
  /// The tokens of a text. Any bytes give tokens: an unterminated literal ends with its line or the text.
  public static func tokens(of text: SourceText, language: CodeLanguage) -> [CodeToken] {
    var cursor = CodeCursor(text.bytes)
    switch language {
    case .swift: SwiftGrammar.read(&cursor)
    case .kotlin: KotlinGrammar.read(&cursor)
    case .typescript: TypeScriptGrammar.read(&cursor)
    case .css: CSSGrammar.read(&cursor)
    case .json: JSONGrammar.read(&cursor)
    case .yaml: YAMLGrammar.read(&cursor)
    }
    return cursor.tokens
  }
}
