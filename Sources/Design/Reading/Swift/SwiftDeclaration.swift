/// A property or function that a Swift source declares.
struct SwiftDeclaration {
  /// A parameter of a function.
  struct Parameter {
    /// nil for `_`.
    var label: String?
    var name: String
    var type: String
    var fallback: SwiftSyntaxTree.Place?
  }

  var name: String
  /// The place of its scope among the program's scopes.
  var scope: Int
  var isStatic = false
  var isFunction = false
  /// Whether its value stands in braces: it may depend on what else its type holds.
  var isComputed = false
  /// The type as written, or what a function returns, without white space; nil where inferred.
  var type: String?
  var parameters: [Parameter] = []
  /// The value, or the body's result.
  var value: SwiftSyntaxTree.Place?
  var group: String?
  /// The place of its source among the blocks.
  var source: Int
  /// The token of its name.
  var nameToken: Int
  /// The brace of its body.
  var brace: Int?
  /// The tokens of the whole declaration.
  var tokens: Range<Int>
}

/// What declarations stand in: a type, an extension of one, or the file.
struct SwiftScope {
  /// A case of an enum.
  struct Case {
    var name: String
    var value: SwiftSyntaxTree.Place?
    var source: Int
    var token: Int
  }

  /// Nil for the file itself.
  var parent: Int?
  /// `struct`, `enum`, `extension`; empty for the file.
  var keyword = ""
  /// The types it is nested in and its own name, less the extended one.
  var path: [String] = []
  /// The outermost extended type.
  var extended: String?
  /// The place of its source among the blocks.
  var source = 0
  /// What it inherits or conforms to, as written.
  var inherits: [String] = []
  var cases: [Case] = []
  var tokens: Range<Int> = 0..<0

  /// The type with the extended one: what code elsewhere calls it.
  var qualified: [String] { (extended.map { [$0] } ?? []) + path }

  /// What its members are members of.
  var subject: String? { path.last ?? extended }

  /// Whether its instances are views, styles or shapes: their properties are settings, not tokens.
  var isInterface: Bool {
    inherits.contains { name in
      let name = name.split(separator: ".").last.map(String.init) ?? name
      return Self.interfaces.contains { name.hasSuffix($0) }
        || (name.hasPrefix("UI")
          && (name.hasSuffix("Controller") || name.hasSuffix("Cell") || name == "UIButton"))
    }
  }

  private static let interfaces = [
    "View", "Modifier", "Style", "Shape", "Representable", "App", "Scene", "PreviewProvider", "Widget",
    "Layout",
    "Button", "Label", "ToolbarContent", "Commands",
  ]
}
