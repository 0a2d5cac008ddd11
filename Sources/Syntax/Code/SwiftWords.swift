/// The keywords of Swift, from "Lexical Structure" of the language reference.
enum SwiftWords {
  /// Words that are keywords wherever they stand, save behind a dot and as argument labels.
  static let reserved: WordSet = [
    "Any", "Self", "actor", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
    "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
    "var", "where", "while",
  ]
  /// Reserved words that are values, and so never labels.
  static let values: WordSet = ["Self", "false", "nil", "self", "super", "true"]
  /// Reserved words behind which an operator may be named.
  static let naming: WordSet = ["func", "operator"]
  /// Words that are keywords only before what they qualify.
  static let contextual: WordSet = [
    "any", "borrowing", "consuming", "convenience", "didSet", "dynamic", "each", "final", "get", "indirect",
    "infix", "isolated", "lazy", "macro", "mutating", "nonisolated", "nonmutating", "open", "optional",
    "override", "package", "postfix", "prefix", "required", "sending", "set", "some", "unowned", "weak",
    "willSet",
  ]
}
