import Synchronization

/// Drawings by name and icons by symbol, each read once however many systems show it.
final class DrawingShelf: Sendable {
  private let drawings = Mutex<[String: Drawing?]>([:])
  private let icons = Mutex<[String: IconCatalog.Icon?]>([:])

  /// The drawing of a name, read now where nobody asked for it before; nil where there is none.
  func drawing(_ name: String, _ read: () -> Drawing?) -> Drawing? {
    if let drawing = drawings.withLock({ $0[name] }) { return drawing }
    let drawing = read()
    drawings.withLock { $0[name] = .some(drawing) }
    return drawing
  }

  /// The icon of a symbol, looked for now where nobody asked for it before; nil where there is none.
  func icon(_ symbol: String, _ find: () -> IconCatalog.Icon?) -> IconCatalog.Icon? {
    if let icon = icons.withLock({ $0[symbol] }) { return icon }
    let icon = find()
    icons.withLock { $0[symbol] = .some(icon) }
    return icon
  }
}
