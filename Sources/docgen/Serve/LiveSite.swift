import Rendering
import Serving
import Synchronization
import Syntax

/// The site that `serve` shows: built again at every change, in memory, only the systems that changed.
actor LiveSite {
  private let arguments: Arguments
  private let console: Console
  private var served = ServedSite()
  private var known = SiteBuild.Known()
  private var surroundings = ""
  private let memory = BuildMemory()
  private var failure: Failure?

  init(_ arguments: Arguments, console: Console) {
    self.arguments = arguments
    self.console = console
    served.set(LivePage.scriptPath, Array(LiveScript.script.utf8))
    served.set(LivePage.stylePath, Array(LiveScript.style.utf8))
  }

  /// What a server answers with now.
  var site: ServedSite { served }

  /// Why the last build failed.
  var lastFailure: Failure? { failure }

  /// Builds again. A build that fails leaves the last good pages; the failure is shown over them.
  func rebuild() async {
    do {
      try await build()
      failure = nil
    } catch let caught as Failure {
      failure = caught
    } catch {
      failure = Failure(String(describing: error))
    }
    served.set(LivePage.statePath, BuildState.json(of: failure))
  }

  private func build() async throws {
    let build = try SiteBuild(arguments, console: console, memory: memory)
    let now = try build.surroundings()
    let emitted = Mutex<[OutputFile]>([])
    let sink = SiteBuild.Sink(
      add: { file in emitted.withLock { $0.append(file) } },
      // All that was made before is still served.
      keep: { _ in true })
    let made = try await build.render(reusing: now == surroundings ? known : SiteBuild.Known(), into: sink)
    try PathConflict.check(made.paths)
    let files = emitted.withLock { $0 }

    let paths = Set(made.paths)
    for path in Array(served.paths) where !paths.contains(path) && !path.hasPrefix("_docgen/") {
      served.remove(path)
    }
    let notes = Dictionary(
      made.parts.flatMap { part in
        Self.note(part.system).map { note in part.system.paths.map { ($0, note) } } ?? []
      }, uniquingKeysWith: { first, _ in first })
    for file in files {
      guard file.path.hasSuffix(".html") else {
        served.set(file.path, file.contents)
        continue
      }
      let page = LivePage.live(file.contents, note: notes[file.path])
      served.set(file.path, page.bytes, tag: page.tag)
    }
    known = SiteBuild.Known(made)
    surroundings = now
  }

  /// What the checks say of a system, where it is worth a badge.
  private static func note(_ system: BuildRecord.System) -> LivePage.Note? {
    var counts = system.counts
    counts.infos = 0
    if counts.isEmpty { return nil }
    let page = system.paths.first { $0.hasSuffix("/findings.html") } ?? system.paths.first ?? "index.html"
    return LivePage.Note(text: counts.text, href: "/" + page)
  }
}
