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
    /// What the checks say of the content.
    var findings = FindingCounts()
  }

  private let settings: Settings
  private let content: ContentPaths
  private let templates: TemplateLibrary
  private let isForced: Bool
  private let console: Console

  /// Looks at everything that can be wrong before anything is written.
  init(_ arguments: Arguments, console: Console) throws {
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
    templates = try TeamTemplates.load(settings)
    content = try ContentPaths([settings.content], arguments, console: console)
  }

  /// Reads, checks and renders what changed since the last build, several systems at a time, then puts the site in
  /// place.
  func run() async throws -> Outcome {
    let output = try OutputFolder(path: settings.output, isForced: isForced)
    defer { output.discard() }
    let surroundings = try surroundings()
    let last = isForced ? nil : BuildRecord(reading: output.record ?? [])
    let known = last.flatMap { $0.site.surroundings == surroundings ? Known($0) : nil } ?? Known()
    let sink = Sink(add: output.add, keep: output.keep)
    let made: Made
    do {
      made = try await render(reusing: known, into: sink)
    } catch is BuildRecord.Damaged {
      output.forget()
      made = try await render(into: sink)
    }
    var outcome = Outcome(systems: made.parts.count)
    outcome.findings = try findings(of: made.parts)
    // A template that is not wholly right is to be heard of at every build.
    let record = made.hasTemplateFindings ? nil : try record(of: made, surroundings: surroundings).document
    outcome.files = try output.commit(record: record)
    return outcome
  }

  private func record(of made: Made, surroundings: String) -> BuildRecord {
    BuildRecord(
      site: BuildRecord.Site(surroundings: surroundings, paths: made.sharedPaths.sorted()),
      systems: made.parts.sorted { $0.system.id < $1.system.id }.map { ($0.system, $0.detail) })
  }

  /// All findings by their number. Each system counts for itself, unless a link leads from one to another.
  private func findings(of parts: [Rendered]) throws -> FindingCounts {
    guard parts.contains(where: \.system.crosses), let folder = content.folders.first?.folder else {
      return parts.reduce(FindingCounts()) { $0 + $1.system.counts }
    }
    let checks = try parts.map { try $0.detail.value().check }
    return FindingCounts(settings.severities.applied(to: SystemCheck.findings(of: checks), in: folder))
  }

  // MARK: - Rendering

  /// Where rendered files go.
  struct Sink: Sendable {
    /// Takes one file; called from several tasks.
    let add: @Sendable (OutputFile) throws -> Void
    /// Whether files of an earlier render are there as they were; if so they stay.
    let keep: @Sendable ([String]) -> Bool
  }

  /// What is kept of one system until the end, and by `serve` until it changes.
  struct Rendered: Sendable {
    let system: BuildRecord.System
    let detail: BuildRecord.Detail
    /// Whether it was rendered now.
    var isNew = false
    fileprivate var templateFindings: [Finding] = []
  }

  /// What an earlier render gave. Only to be given while `surroundings` stay as they were.
  struct Known: Sendable {
    var systems: [String: Rendered] = [:]
    /// The files that belong to no system; nil where nobody knows.
    var sharedPaths: [String]?

    init() {}

    init(_ made: Made) {
      for part in made.parts {
        systems[part.system.id] = Rendered(system: part.system, detail: part.detail)
      }
      sharedPaths = made.hasTemplateFindings ? nil : made.sharedPaths
    }

    fileprivate init(_ record: BuildRecord) {
      for (system, detail) in record.systems {
        systems[system.id] = Rendered(system: system, detail: detail)
      }
      sharedPaths = record.site.paths
    }
  }

  /// What a render gave.
  struct Made: Sendable {
    var parts: [Rendered] = []
    var sharedPaths: [String] = []
    fileprivate(set) var hasTemplateFindings = false
  }

  /// Renders the site file by file, in no order.
  ///
  /// A system whose sources are the same is neither read nor rendered again, and the files of the whole site are made
  /// again only when something that they show of a system changed.
  func render(reusing known: Known = Known(), into sink: Sink) async throws -> Made {
    let rules = try settings.rules()
    let map = siteMap
    let materials = Materials(settings)
    let renderer: @Sendable () -> SiteRenderer = {
      SiteRenderer(templates: templates, options: siteOptions, map: map, materials: materials.all)
    }

    var made = Made()
    try await OrderedTasks.run(
      largestFirst, jobs: settings.jobCount,
      work: { entry in
        let version = try entry.version()
        if let before = known.systems[entry.system.id], before.system.version == version,
          sink.keep(before.system.paths)
        {
          return before
        }
        let system = try entry.read()
        let check = SystemCheck(system, files: entry.folder.files, rules: rules)
        let findings = settings.severities.applied(to: SystemCheck.findings(of: [check]), in: entry.folder)
        let pages = renderer().files(for: system, findings: findings)
        for file in pages.files { try sink.add(file) }
        return Rendered(
          system: BuildRecord.System(
            id: system.id, version: version, paths: pages.files.map(\.path), counts: FindingCounts(findings),
            crosses: check.crosses, linked: LinkedFile.all(of: system, map: map)),
          detail: .known(SystemDetail(summary: pages.summary, check: check)), isNew: true,
          templateFindings: pages.findings)
      },
      take: { part in
        made.parts.append(part)
        if part.isNew {
          console.progress("\(made.parts.count) of \(content.entries.count): \(part.system.id)")
        }
      })

    var findings = made.parts.flatMap(\.templateFindings)
    if let paths = known.sharedPaths, try !changesShared(made.parts, since: known), sink.keep(paths) {
      made.sharedPaths = paths
    } else {
      let summaries = try made.parts.map { try $0.detail.value().summary }
      let shared = renderer().sharedFiles(for: summaries, rules: rules)
      for file in shared.files { try sink.add(file) }
      made.sharedPaths = shared.files.map(\.path)
      findings += shared.findings
    }
    made.hasTemplateFindings = !findings.isEmpty
    try report(findings)
    let linked = made.parts.flatMap(\.system.linked).map { ($0.copy, $0.path) }
    for (copy, path) in Dictionary(linked, uniquingKeysWith: min) {
      try sink.add(OutputFile(path: copy, contents: try bytes(of: path)))
    }
    return made
  }

  /// Whether the pages of the whole site would show anything new.
  private func changesShared(_ parts: [Rendered], since known: Known) throws -> Bool {
    guard parts.count == known.systems.count else { return true }
    for part in parts where part.isNew {
      guard let before = known.systems[part.system.id],
        try before.detail.value().summary == part.detail.value().summary
      else { return true }
    }
    return false
  }

  /// A fingerprint of all that every page depends on beside its own system: the program, which files there are, the
  /// settings, the team's templates, fonts and drawings, and which fonts the machine has.
  func surroundings() throws -> String {
    var parts = [Version.current, Version.fingerprint]
    parts += content.folders.first?.folder.files.paths.sorted() ?? []
    parts.append(settings.whatPagesShow)
    for folder in [
      try TeamTemplates.folder(of: settings), settings.symbols ?? settings.content + "/symbols",
      settings.fonts ?? settings.content + "/fonts",
    ] {
      parts.append("")
      parts += try folder.map(Disk.fingerprints) ?? []
    }
    parts += MachineMaterials.fingerprints(settings)
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
    options.version = Version.current
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
