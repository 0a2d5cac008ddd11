/// A row of a symbol table: which SF Symbols a component uses.
public struct SymbolToken: Hashable, Sendable {
  /// The component, in the author's words.
  public var component: String
  /// The SF Symbols names, in order.
  public var names: [String]
  /// In points; nil where the row states none.
  public var size: Double?
  /// What the row says beyond names and size.
  public var note: String?
  /// Where the row stands.
  public var origin: Origin
}

/// One use of a symbol in code.
public struct SymbolUse: Hashable, Sendable {
  /// The SF Symbols name that is drawn.
  public var name: String
  /// In points, from the innermost font around it.
  public var size: Double?
  /// From 100 to 900, from that font.
  public var weight: Double?
  /// Where the literal stands.
  public var origin: Origin
}
