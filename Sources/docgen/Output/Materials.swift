import Rendering
import Synchronization

/// The machine's fonts and icons, looked at when the first page needs them: a build that changes nothing needs none.
final class Materials: Sendable {
  private let settings: Settings
  private let known: BuildRecord.Faces?
  private let loaded = Mutex<(all: SiteMaterials, faces: [FontFace], record: BuildRecord.Faces?)?>(nil)

  /// - Parameter known: the faces that an earlier build found on the same machine.
  init(_ settings: Settings, known: BuildRecord.Faces?) {
    self.settings = settings
    self.known = known
  }

  var all: SiteMaterials { load().all }

  /// The faces for the next build.
  var faces: BuildRecord.Faces {
    get throws {
      let now = load()
      return try now.record ?? BuildRecord.Faces(now.faces)
    }
  }

  private func load() -> (all: SiteMaterials, faces: [FontFace], record: BuildRecord.Faces?) {
    loaded.withLock { loaded in
      if let loaded { return loaded }
      let recorded = try? known?.all
      let faces = recorded ?? MachineMaterials.faces(settings)
      let now = (MachineMaterials.load(settings, faces: faces), faces, recorded == nil ? nil : known)
      loaded = now
      return now
    }
  }
}
