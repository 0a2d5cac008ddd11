/// Why a server cannot listen or folders cannot be watched.
public struct ServingError: Error, Hashable, Sendable {
  /// What failed, with the system's reason, in one line.
  public let message: String
  /// Whether the port belongs to somebody else, so that another may do.
  public let isPortTaken: Bool
  /// Whether the library that speaks HTTP is not there.
  public let isLibraryMissing: Bool

  init(_ message: String, isPortTaken: Bool = false, isLibraryMissing: Bool = false) {
    self.message = message
    self.isPortTaken = isPortTaken
    self.isLibraryMissing = isLibraryMissing
  }
}
