import Design
import Foundation
import Rendering
import Syntax

/// One build: a content folder into the files of a site.
struct SiteBuild: Sendable {
  /// What a build did.
  struct Outcome: Sendable {
    var systems = 0
    var files = OutputFolder.Outcome()
    /// What the checks say of the content, for the count.
    var findings: [Finding] = []
  }

  private let settings: Settings
  private let content: ContentPaths
  private let templates: TemplateLibrary
  private let isForced: Bool
  /// Whether what is rendered may be asked for again.
  private let isLive: Bool
  private let console: Console

  /// Looks at everything that can be wrong before anything is written.
  init(_ arguments: Arguments, console: Console, isLive: Bool = false) throws {
    let settings = try Settings.load(arguments)
    guard Disk.isFolder(settings.content) == true else {
      throw Messages.noSuchFolder(settings.content, option: .content)
    }
    var sources = [(path: settings.content, what: "content")]
    if let folder = try TeamTemplates.folder(of: settings) { sources.append((folder, "templates")) }
    try OutputGuard.check(output: settings.output, sources: sources)
    self.settings = settings
    self.console = console
    isForced = arguments.has(.force)
    self.isLive = isLive
    templates = try TeamTemplates.load(settings)
    content = try ContentPaths([settings.content], arguments, console: console)
  }

  /// Reads, checks and renders every system, several at a time, then puts the site in place.
  func run() async throws -> Outcome {
    let output = try OutputFolder(path: settings.output, isForced: isForced)
    defer { output.discard() }
    let parts = try await render { try output.add($0) }

    var outcome = Outcome(systems: parts.count)
    if let folder = content.folders.first?.folder {
      outcome.findings = settings.severities.applied(
        to: SystemCheck.findings(of: parts.map(\.check)), in: folder)
    }
    outcome.files = try output.commit()
    return outcome
  }

  /// Renders the site file by file, in no order.
  ///
  /// - Parameters:
  ///   - known: what an earlier render gave, by system; a system whose files are the same is neither rendered nor
  ///     emitted again. Only to be given while `surroundings` stay as they were.
  ///   - emit: takes one file; called from several tasks.
  /// - Returns: what is kept of each system, known ones included.
  func render(
    reusing known: [String: Rendered] = [:], emit: @escaping @Sendable (OutputFile) throws -> Void
  ) async throws -> [Rendered] {
    let rules = try settings.rules()
    let map = siteMap
    let renderer = SiteRenderer(
      templates: templates, options: siteOptions, map: map, materials: MachineMaterials.load(settings))

    var parts: [Rendered] = []
    try await OrderedTasks.run(
      largestFirst, jobs: settings.jobCount,
      work: { entry in
        let version = known.isEmpty && !isLive ? "" : try entry.version()
        if let before = known[entry.system.id], before.version == version { return before }
        let system = try entry.read()
        let check = SystemCheck(system, files: entry.folder.files, rules: rules)
        let findings = settings.severities.applied(to: SystemCheck.findings(of: [check]), in: entry.folder)
        let pages = renderer.files(for: system, findings: findings)
        for file in pages.files { try emit(file) }
        return Rendered(
          id: system.id, version: version, paths: pages.files.map(\.path), findings: findings,
          summary: pages.summary, check: check, linked: LinkedFile.all(of: system, map: map),
          templateFindings: pages.findings)
      },
      take: { part in
        parts.append(part)
        console.progress("\(parts.count) of \(content.entries.count): \(part.summary.id)")
      })

    let shared = renderer.sharedFiles(for: parts.map(\.summary), rules: rules)
    for file in shared.files { try emit(file) }
    try report(parts.flatMap(\.templateFindings) + shared.findings)
    for (copy, path) in Dictionary(parts.flatMap(\.linked).map { ($0.copy, $0.path) }, uniquingKeysWith: min)
    {
      try emit(OutputFile(path: copy, contents: try bytes(of: path)))
    }
    return parts
  }

  /// What is kept of one system until the end, and by `serve` until it changes.
  struct Rendered: Sendable {
    let id: String
    /// The fingerprint of its files; empty where nobody will ask.
    let version: String
    /// The site paths of its own files.
    let paths: [String]
    /// What its checks say, for its pages.
    let findings: [Finding]
    fileprivate let summary: SystemSummary
    fileprivate let check: SystemCheck
    fileprivate let linked: [LinkedFile]
    fileprivate let templateFindings: [Finding]
  }

  /// A fingerprint of all that every page depends on beside its own system: which files there are, the settings, the
  /// team's templates, fonts and drawings.
  func surroundings() throws -> String {
    var parts = content.folders.first?.folder.files.paths.sorted() ?? []
    parts.append(String(describing: settings))
    for folder in [try TeamTemplates.folder(of: settings), settings.symbols ?? settings.content + "/symbols"]
    {
      parts += try folder.map(Disk.fingerprints) ?? []
    }
    for folder in [settings.fonts ?? settings.content + "/fonts"] {
      parts += try Disk.fingerprints(below: folder)
    }
    return ContentHash(Array(parts.joined(separator: "\n").utf8)).text
  }

  /// A template in error would cost a page; anything less is said once.
  private func report(_ findings: [Finding]) throws {
    if let fault = findings.first(where: { $0.severity == .error }) { throw Messages.templateFault(fault) }
    for finding in Set(findings).sorted() { console.warn(Messages.templateFault(finding)) }
  }

  private func bytes(of path: String) throws -> [UInt8] {
    do {
      return try content.folders.first?.folder.bytes(of: path) ?? []
    } catch {
      throw Failure(error)
    }
  }

  private var siteMap: SiteMap {
    let sources = content.entries.map { (id: $0.system.id, sources: $0.system.files.map(\.path)) }
    let known = Set(sources.flatMap(\.sources))
    let files = content.folders.first?.folder.files.paths ?? []
    return SiteMap(systems: sources, files: files.filter { !known.contains($0) })
  }

  private var siteOptions: SiteOptions {
    var options = SiteOptions()
    if let title = settings.title { options.title = title }
    options.baseURL = settings.baseURL.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    options.sourceURL = settings.sourceURL
    return options
  }

  /// The systems with the most bytes first, so that no core waits for a large one at the end.
  private var largestFirst: [ContentPaths.Entry] {
    let sized = content.entries.map { entry in
      let size = entry.system.files.reduce(0) { sum, file in
        let path = entry.folder.shownPath(file.path)
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return sum + (attributes?[.size] as? Int ?? 0)
      }
      return (size: size, entry: entry)
    }
    return sized.sorted { ($1.size, $0.entry.system.id) < ($0.size, $1.entry.system.id) }.map(\.entry)
  }
}
