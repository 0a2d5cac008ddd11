import Design
import Rendering
import Syntax

/// One build: a content folder into the files of a site.
struct SiteBuild: Sendable {
  /// What a build did.
  struct Outcome: Sendable {
    var systems = 0
    var pages = 0
    var tokens = 0
    var files = OutputFolder.Outcome()
    /// What the checks say of the content.
    var findings = FindingCounts()
  }

  private let settings: Settings
  private let content: ContentPaths
  /// A team's templates over the built-in ones; nil for those alone, which are read when the first page needs them.
  private let teamTemplates: TemplateLibrary?
  /// A fingerprint of the team's and the machine's drawings and fonts.
  private let materialsVersion: String
  private let isForced: Bool
  private let isCompressed: Bool
  private let memory: BuildMemory
  private let console: Console

  /// Looks at everything that can be wrong before anything is written.
  /// - Parameter memory: what an earlier build of this process saw of the machine.
  init(_ arguments: Arguments, console: Console, memory: BuildMemory = BuildMemory()) throws {
    let settings = try Settings.load(arguments)
    guard Disk.isFolder(settings.content) == true else {
      throw Messages.noSuchFolder(settings.content, option: .content)
    }
    var sources = [(path: settings.content, what: "content")]
    if let folder = try TeamTemplates.folder(of: settings) { sources.append((folder, "templates")) }
    try OutputGuard.check(output: settings.output, sources: sources)
    self.settings = settings
    self.console = console
    self.memory = memory
    isForced = arguments.has(.force)
    isCompressed = arguments.has(.compress)
    teamTemplates = try TeamTemplates.load(settings)
    content = try ContentPaths([settings.content], arguments, console: console)
    materialsVersion = try Self.materialsVersion(settings, memory)
  }

  /// Reads, checks and renders what changed since the last build, several systems at a time, then puts the site in
  /// place.
  func run() async throws -> Outcome {
    let output = try OutputFolder(path: settings.output, isForced: isForced)
    defer { output.discard() }
    // Both ask much of the file system, and neither needs the other.
    async let looked = output.look()
    let surroundings = try surroundings()
    _ = await looked
    let last = isForced ? nil : output.record.flatMap(BuildRecord.init)
    let known = last.flatMap { $0.site.surroundings == surroundings ? Known($0) : nil } ?? Known()
    var sink = Sink(add: output.add, keep: output.keep, details: try output.makeDetailFile())
    if isCompressed { sink.compress() }
    let made: Made
    do {
      made = try await render(reusing: known, into: sink)
    } catch is BuildRecord.Damaged {
      output.forget()
      made = try await render(into: sink)
    }
    var outcome = Outcome(systems: made.parts.count)
    outcome.findings = try findings(of: made.parts)
    outcome.tokens = made.parts.reduce(0) { $0 + $1.system.tokens }
    outcome.pages = made.pages
    for path in Set(made.parts.flatMap(\.system.linked).filter { $0.copy == nil }.map(\.path)).sorted() {
      console.warn(Messages.notCopied(WorkingFolder.shown(settings.content + "/" + path)))
    }
    // A template that is not wholly right is to be heard of at every build.
    var record = OutputFolder.RecordChange.goes
    if made.isAllKnown {
      record = .stays
    } else if !made.hasTemplateFindings {
      record = .isNow(try self.record(of: made, surroundings: surroundings))
    }
    let say: (String) -> Void = { console.detail($0) }
    outcome.files = try output.commit(record: record, say: console.isVerbose ? say : nil)
    return outcome
  }

  private func record(of made: Made, surroundings: String) throws -> BuildRecord {
    let materials = memory.materials(settings, version: materialsVersion, faces: nil)
    return BuildRecord(
      site: BuildRecord.Site(
        surroundings: surroundings, paths: made.sharedPaths.sorted(), history: made.history),
      faces: try materials.faces,
      systems: made.parts.sorted { $0.system.id < $1.system.id }.map { ($0.system, $0.detail) })
  }

  /// All findings by their number. Each system counts for itself, unless a link leads from one to another.
  private func findings(of parts: [Rendered]) throws -> FindingCounts {
    guard parts.contains(where: \.system.crosses), let folder = content.folders.first?.folder else {
      return parts.reduce(FindingCounts()) { $0 + $1.system.counts }
    }
    let checks = try parts.map { try $0.detail.check }
    return FindingCounts(settings.severities.applied(to: SystemCheck.findings(of: checks), in: folder))
  }

  // MARK: - Rendering

  /// Where rendered files go.
  struct Sink: Sendable {
    /// Takes one file; called from several tasks.
    var add: @Sendable (OutputFile) throws -> Void
    /// Whether files of an earlier render are there as they were; if so they stay.
    var keep: @Sendable ([String]) -> Bool
    /// Where what is kept of each system is kept; nil for memory.
    var details: DetailFile?

    /// Packed files go with the files that they are made of.
    mutating func compress() {
      let (add, keep) = (add, keep)
      self.add = { file in
        try add(file)
        for packed in CompressedFiles.files(of: file) { try add(packed) }
      }
      self.keep = { paths in keep(paths + paths.flatMap(CompressedFiles.paths)) }
    }
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
    /// The commits that the page of changes shows.
    var history: String?
    /// The faces there are, where an earlier process found them.
    fileprivate var faces: BuildRecord.Faces?

    init() {}

    init(_ made: Made) {
      for part in made.parts {
        systems[part.system.id] = Rendered(system: part.system, detail: part.detail)
      }
      sharedPaths = made.hasTemplateFindings ? nil : made.sharedPaths
      history = made.hasTemplateFindings ? nil : made.history
    }

    fileprivate init(_ record: BuildRecord) {
      for (system, detail) in record.systems {
        systems[system.id] = Rendered(system: system, detail: detail)
      }
      sharedPaths = record.site.paths
      history = record.site.history
      faces = record.faces
    }
  }

  /// What a render gave.
  struct Made: Sendable {
    var parts: [Rendered] = []
    var sharedPaths: [String] = []
    /// The copies of files that documents link to.
    var linkedPaths: [String] = []
    /// The paths of all files of the site.
    var paths: [String] {
      parts.flatMap(\.system.paths) + sharedPaths + linkedPaths
        + (history == nil ? [] : SiteRenderer.changesPaths)
    }
    /// How many pages the site has.
    fileprivate var pages: Int {
      let lists =
        parts.lazy.map(\.system.paths) + [sharedPaths, history == nil ? [] : SiteRenderer.changesPaths]
      return lists.reduce(0) { $0 + $1.count { $0.hasSuffix(".html") } }
    }
    /// The commits that the page of changes shows; nil where there is no such page.
    var history: String?
    fileprivate(set) var hasTemplateFindings = false
    /// Whether nothing was made at all: the record of what was known still holds.
    fileprivate(set) var isAllKnown = false
  }

  /// Renders the site file by file, in no order.
  ///
  /// A system whose sources are the same is neither read nor rendered again, and the files of the whole site are made
  /// again only when something that they show of a system changed.
  func render(reusing known: Known = Known(), into sink: Sink) async throws -> Made {
    let rules = try settings.rulesWhenAsked()
    let map = siteMap
    let materials = memory.materials(settings, version: materialsVersion, faces: known.faces)
    let progress = ProgressLine(console, total: content.entries.count)
    defer { progress.finish() }
    let commits = GitHistory(of: settings)
    var options = siteOptions
    options.hasChanges = commits != nil
    let renderer: @Sendable () -> SiteRenderer = { [options] in
      SiteRenderer(
        templates: teamTemplates ?? BuiltIn.templates, options: options, map: map, materials: materials.all)
    }

    var made = Made()
    try await OrderedTasks.run(
      try await entries(since: known), jobs: settings.jobCount,
      work: { entry, version in
        if let before = known.systems[entry.system.id], before.system.version == version,
          sink.keep(before.system.paths)
        {
          return before
        }
        // Looked at again: what is read now may be newer than what was listed.
        let version = try entry.version().text
        let system = try entry.read()
        let check = SystemCheck(system, files: entry.folder.files, rules: rules())
        let findings = settings.severities.applied(to: SystemCheck.findings(of: [check]), in: entry.folder)
        let pages =
          settings.jobCount > 1
          ? await renderer().filesSideBySide(for: system, findings: findings)
          : renderer().files(for: system, findings: findings)
        for file in pages.files { try sink.add(file) }
        return Rendered(
          system: BuildRecord.System(
            id: system.id, version: version, paths: pages.files.map(\.path), counts: FindingCounts(findings),
            tokens: system.tokens.count, crosses: check.crosses, linked: LinkedFile.all(of: system, map: map)),
          detail: try BuildRecord.Detail(summary: pages.summary, check: check, in: sink.details), isNew: true,
          templateFindings: pages.findings)
      },
      take: { part in
        made.parts.append(part)
        progress.step(part.system.id, isNew: part.isNew)
      })
    progress.finish()

    made.isAllKnown = made.parts.count == known.systems.count && !made.parts.contains(where: \.isNew)
    var findings = made.parts.flatMap(\.templateFindings)
    // Every page of the whole site names the page of changes, or does not.
    let isNamedAsBefore = (known.history == nil) == (commits == nil)
    if let paths = known.sharedPaths, isNamedAsBefore, !changesShared(made.parts, since: known),
      sink.keep(paths)
    {
      made.sharedPaths = paths
    } else {
      made.isAllKnown = false
      var paths: [String] = []
      var shared = SharedFiles(renderer()) { file in
        paths.append(file.path)
        try sink.add(file)
      }
      for part in made.parts.sorted(by: { $0.system.id < $1.system.id }) {
        try shared.add(try part.detail.summary)
      }
      findings += try shared.finish(rules: rules())
      made.sharedPaths = paths
    }
    if let commits {
      made.history = commits.key
      if known.history != commits.key || !sink.keep(SiteRenderer.changesPaths) {
        made.isAllKnown = false
        let page = renderer().changes(try await commits.history(settings))
        for file in page.files { try sink.add(file) }
        findings += page.findings
      }
    }
    made.hasTemplateFindings = !findings.isEmpty
    try report(findings)
    let linked = made.parts.flatMap(\.system.linked).compactMap { file in file.copy.map { ($0, file.path) } }
    let copies = Dictionary(linked, uniquingKeysWith: min)
    made.linkedPaths = copies.keys.sorted()
    for (copy, path) in copies {
      try sink.add(OutputFile(path: copy, contents: LinkedContents.safe(try bytes(of: path), of: path)))
    }
    return made
  }

  /// Whether the pages of the whole site would show anything new.
  private func changesShared(_ parts: [Rendered], since known: Known) -> Bool {
    guard parts.count == known.systems.count else { return true }
    for part in parts where part.isNew {
      guard let before = known.systems[part.system.id], before.detail.isShown(as: part.detail) else {
        return true
      }
    }
    return false
  }

  /// A fingerprint of all that every page depends on beside its own system: the program, which files there are, the
  /// settings, the team's templates, fonts and drawings, and which fonts the machine has.
  func surroundings() throws -> String {
    var parts = [Version.current, Version.fingerprint]
    parts += content.folders.first?.folder.files.paths.sorted() ?? []
    parts.append(ContentHash(try settings.whatPagesShow()).text)
    if let path = settings.symbolCatalog { parts.append(ContentHash(try Disk.read(path)).text) }
    parts += try TeamTemplates.folder(of: settings).map(Disk.fingerprints) ?? []
    parts.append(materialsVersion)
    return ContentHash(Array(parts.joined(separator: "\n").utf8)).text
  }

  private static func materialsVersion(_ settings: Settings, _ memory: BuildMemory) throws -> String {
    var parts: [String] = []
    for folder in [
      settings.symbols ?? settings.content + "/symbols", settings.fonts ?? settings.content + "/fonts",
    ] {
      parts.append("")
      parts += try Disk.fingerprints(below: folder)
    }
    parts.append(memory.machine(settings))
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

  /// The systems with their versions: first those that changed, the largest first, so that no core waits for a large
  /// one at the end.
  private func entries(since known: Known) async throws -> [(ContentPaths.Entry, version: String)] {
    var versions: [ContentPaths.Entry.Version] = []
    try await OrderedTasks.run(
      content.entries, jobs: settings.jobCount, work: { try $0.version() }, take: { versions.append($0) })
    let all = zip(content.entries, versions).map { entry, version in
      let isNew = known.systems[entry.system.id]?.system.version != version.text
      return (isNew: isNew, size: version.size, entry: entry, version: version.text)
    }
    return all.sorted { one, two in
      if one.isNew != two.isNew { return one.isNew }
      return one.size == two.size ? one.entry.system.id < two.entry.system.id : one.size > two.size
    }.map { ($0.entry, $0.version) }
  }
}

extension Tokens {
  /// All of them, each statement for itself.
  fileprivate var count: Int {
    colors.count + gradients.count + typography.count + symbols.count + spacing.count + radii.count
      + shadows.count + motion.count
  }
}
