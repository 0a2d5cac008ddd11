import Rendering
import Synchronization

/// The machine's fonts and icons, looked at when the first page needs them: a build that changes nothing needs none.
final class Materials: Sendable {
  private let settings: Settings
  private let loaded = Mutex<SiteMaterials?>(nil)

  init(_ settings: Settings) { self.settings = settings }

  var all: SiteMaterials {
    loaded.withLock { loaded in
      if let loaded { return loaded }
      let materials = MachineMaterials.load(settings)
      loaded = materials
      return materials
    }
  }
}
