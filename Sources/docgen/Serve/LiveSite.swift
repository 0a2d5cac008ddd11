import Rendering
import Serving
import Synchronization
import Syntax

/// The site that `serve` shows: built again at every change, in memory, only the systems that changed.
actor LiveSite {
  private let arguments: Arguments
  private let console: Console
  private var served = ServedSite()
  private var systems: [String: SiteBuild.Rendered] = [:]
  private var surroundings = ""
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
    let build = try SiteBuild(arguments, console: console, isLive: true)
    let now = try build.surroundings()
    let known = now == surroundings ? systems : [:]
    let emitted = Mutex<[OutputFile]>([])
    let parts = try await build.render(reusing: known) { file in emitted.withLock { $0.append(file) } }
    let files = emitted.withLock { $0 }

    let paths = Set(parts.flatMap(\.paths)).union(files.map(\.path))
    for path in Array(served.paths) where !paths.contains(path) && !path.hasPrefix("_docgen/") {
      served.remove(path)
    }
    let notes = Dictionary(
      parts.flatMap { part in Self.note(part).map { note in part.paths.map { ($0, note) } } ?? [] },
      uniquingKeysWith: { first, _ in first })
    for file in files {
      guard file.path.hasSuffix(".html") else {
        served.set(file.path, file.contents)
        continue
      }
      let page = LivePage.live(file.contents, note: notes[file.path])
      served.set(file.path, page.bytes, tag: page.tag)
    }
    systems = Dictionary(parts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    surroundings = now
  }

  /// What the checks say of a system, where it is worth a badge.
  private static func note(_ part: SiteBuild.Rendered) -> LivePage.Note? {
    let findings = part.findings.filter { $0.severity > .info }
    if findings.isEmpty { return nil }
    let page = part.paths.first { $0.hasSuffix("/findings.html") } ?? part.paths.first ?? "index.html"
    return LivePage.Note(text: TextReport.counts(findings), href: "/" + page)
  }
}
