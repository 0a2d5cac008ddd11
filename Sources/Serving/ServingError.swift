/// Why a server cannot listen or folders cannot be watched.
public struct ServingError: Error, Hashable, Sendable {
  /// What failed, with the system's reason, in one line.
  public let message: String
  /// Whether the port belongs to somebody else, so that another may do.
  public let isPortTaken: Bool

  init(_ message: String, isPortTaken: Bool = false) {
    self.message = message
    self.isPortTaken = isPortTaken
  }
}
