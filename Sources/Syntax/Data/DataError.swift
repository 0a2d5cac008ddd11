/// Why a YAML or JSON text is not a tree: what was found, where, and what to do.
public struct DataError: Error, Hashable, Sendable {
  /// Where reading stopped.
  public let position: Position
  /// What was found and what was wanted.
  public let message: String

  /// An error at a place.
  public init(position: Position, message: String) {
    self.position = position
    self.message = message
  }
}
