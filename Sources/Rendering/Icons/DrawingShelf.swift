import Synchronization

/// Drawings by name, each read once however many systems show it.
final class DrawingShelf: Sendable {
  private let known = Mutex<[String: Drawing?]>([:])

  /// The drawing of a name, read now where nobody asked for it before; nil where there is none.
  func drawing(_ name: String, _ read: () -> Drawing?) -> Drawing? {
    if let drawing = known.withLock({ $0[name] }) { return drawing }
    let drawing = read()
    known.withLock { $0[name] = .some(drawing) }
    return drawing
  }
}
