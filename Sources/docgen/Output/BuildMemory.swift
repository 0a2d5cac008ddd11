import Synchronization

/// What builds of one process share: the fonts and drawings of the machine, which are slow to look through and stay as
/// they are while a server runs.
final class BuildMemory: Sendable {
  private struct State {
    var machines: [String: String] = [:]
    var materials: (version: String, all: Materials)?
  }

  private let state = Mutex(State())

  /// The fingerprint of the machine's own fonts and icons, looked at once.
  func machine(_ settings: Settings) -> String {
    let key = settings.icons ?? ""
    if let known = state.withLock({ $0.machines[key] }) { return known }
    let version = ContentHash(Array(MachineMaterials.fingerprints(settings).joined(separator: "\n").utf8))
      .text
    state.withLock { $0.machines[key] = version }
    return version
  }

  /// The materials of a version, kept until another version is asked for.
  /// - Parameter faces: those of that version, where they are known.
  func materials(_ settings: Settings, version: String, faces: BuildRecord.Faces?) -> Materials {
    let version = version + " " + (settings.fonts ?? "") + " " + (settings.symbols ?? settings.content)
    return state.withLock { state in
      if let known = state.materials, known.version == version { return known.all }
      let all = Materials(settings, known: faces)
      state.materials = (version, all)
      return all
    }
  }
}
