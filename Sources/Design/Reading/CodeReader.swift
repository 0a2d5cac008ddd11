import Syntax

/// Reads what code in one language states.
protocol CodeReader: Sendable {
  /// The statements of the blocks of one source, in order. They come together because one block may
  /// declare the initialiser or the font helper that another calls.
  func read(_ blocks: [SourceText], flavor: Flavor) -> Statements
}
